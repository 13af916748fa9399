import type { Queryable } from "#server/db/client";
import { findRequest, type RequestRecord } from "#server/features/network/requests-store";
import { AppError } from "#server/http/app-error";

/** One of the user's own requests. Throws `request_not_found`. */
export async function readRequest(db: Queryable, userId: string, id: string): Promise<RequestRecord> {
  const record = await findRequest(db, userId, id);
  if (!record) throw new AppError("request_not_found");
  return record;
}

/** One that was accepted, so that there is a conversation. Throws `request_not_found` and `request_not_active`. */
export async function readConversation(db: Queryable, userId: string, id: string): Promise<RequestRecord> {
  const record = await readRequest(db, userId, id);
  if (record.request.status !== "accepted") throw new AppError("request_not_active");
  return record;
}
