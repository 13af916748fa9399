import type { Deps } from "#server/deps";
import type { Trx } from "#server/db/client";
import { contactsAdded, rememberPeople } from "#server/features/contacts/index";
import type { UserRecord } from "#server/features/auth/index";
import { acceptedMail } from "#server/features/network/network-mail";
import { readRequest } from "#server/features/network/read-request";
import { isClosed, viewRequest } from "#server/features/network/request-view";
import { updateStatus, type RequestRecord } from "#server/features/network/requests-store";
import { markRequestRead, publishLiveEvent, notify } from "#server/features/notices/index";
import { AppError } from "#server/http/app-error";
import type { CollaborationRequest } from "#shared/contract/network";

/**
 * Accepts or declines; only the receiver may. The same answer again changes nothing. Throws `request_not_found`, `forbidden`,
 * `request_answered`, and `conversation_closed` when it is too late to accept.
 */
export function answerRequest(
  { db, clock, jobs }: Pick<Deps, "db" | "clock" | "jobs">,
  user: UserRecord,
  id: string,
  status: "accepted" | "declined",
): Promise<CollaborationRequest> {
  return db.transaction(async (trx) => {
    const record = await readRequest(trx, user.id, id);
    const { senderId, receiverId } = record.request;
    if (receiverId !== user.id) throw new AppError("forbidden");
    if (status === "accepted" && record.request.status === "pending" && isClosed(record, user.id))
      throw new AppError("conversation_closed");

    const respondedAt = clock.now();
    const changed = await updateStatus(trx, id, { status, respondedAt });
    const now = await readRequest(trx, user.id, id);
    if (now.request.status !== status) throw new AppError("request_answered");
    if (changed) {
      await publishLiveEvent(trx, [senderId, receiverId], { type: "request", requestId: id }, respondedAt);
      await markRequestRead(trx, { ownerId: user.id, requestId: id, kind: "request" }, respondedAt);
      if (status === "accepted") await welcome({ jobs }, trx, now, respondedAt);
    }
    return viewRequest(now, user.id);
  });
}

async function welcome(deps: Pick<Deps, "jobs">, trx: Trx, record: RequestRecord, at: Date): Promise<void> {
  const { id: requestId, senderId: ownerId } = record.request;
  const { jobs } = deps;
  await rememberEachOther(deps, trx, record, at);
  for (const { id } of [record.sender, record.receiver])
    await jobs.enqueue(trx, contactsAdded, { ownerId: id });
  await notify(trx, { kind: "accepted", ownerId, requestId, at });
  await jobs.enqueue(trx, acceptedMail, { requestId }, { key: requestId });
}

/** Each is among the other's contacts from now on; their address is theirs to give. */
async function rememberEachOther(
  deps: Pick<Deps, "jobs">,
  trx: Trx,
  { sender, receiver }: RequestRecord,
  at: Date,
): Promise<void> {
  const pairs = [
    [sender, receiver],
    [receiver, sender],
  ] as const;
  for (const [owner, { id, firstName, lastName }] of pairs.toSorted(([a], [b]) => (a.id < b.id ? -1 : 1))) {
    const person = { name: `${firstName} ${lastName}`.trim(), email: "", role: "", accountId: id };
    await rememberPeople(deps, trx, owner.id, [person], at);
  }
}
