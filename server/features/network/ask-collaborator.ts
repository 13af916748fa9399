import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { countMails, type UserRecord } from "#server/features/auth/index";
import { requestMail } from "#server/features/network/network-mail";
import { findRequest, findStanding, insertRequest } from "#server/features/network/requests-store";
import { viewRequest } from "#server/features/network/request-view";
import { publishLiveEvent, notify } from "#server/features/notices/index";
import { AppError } from "#server/http/app-error";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import type { CollaborationRequest } from "#shared/contract/network";

type Asked = ParsedInput<Contract["POST /api/collaboration-requests"]>["body"];

/** Whoever was declined may ask the same person again after this. */
const PATIENCE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Asks somebody to work together. Repeating it with the same id answers the same request. Throws `collaborator_not_found`,
 * `request_to_self`, `request_open`, `request_id_taken`, `email_unconfirmed`, and `request_refused` in one sentence for whoever was blocked or declined.
 */
export function askCollaborator(deps: Deps, user: UserRecord, asked: Asked): Promise<CollaborationRequest> {
  const { id = randomUUID(), receiverId, message } = asked;
  return deps.db.transaction(async (trx) => {
    const createdAt = deps.clock.now();
    const standing = await standingOf(trx, user, receiverId, createdAt);
    // After the standing: where that says a request is open, and it is this one sent twice at once, it is there by now.
    const earlier = await findOwn(trx, user, id, receiverId);
    if (earlier) return earlier;
    assertMayAsk(user, receiverId, standing);

    const request = { id, senderId: user.id, receiverId, message, createdAt };
    if (!(await insertRequest(trx, request))) return repeatOrThrow(trx, user, request);
    await publishLiveEvent(trx, [user.id, receiverId], { type: "request", requestId: id }, createdAt);
    await notify(trx, { kind: "request", ownerId: receiverId, requestId: id, at: createdAt });
    const to = [{ email: standing.email }];
    const [leavesAt] = await countMails(trx, user, { about: id, to, now: createdAt });
    const afterMs = leavesAt!.getTime() - createdAt.getTime();
    await deps.jobs.enqueue(trx, requestMail, { requestId: id }, { key: id, afterMs });
    return (await findOwn(trx, user, id, receiverId))!;
  });
}

async function findOwn(trx: Trx, { id: userId }: UserRecord, id: string, receiverId: string) {
  const record = await findRequest(trx, userId, id);
  const isSame = record?.request.senderId === userId && record.request.receiverId === receiverId;
  return isSame ? viewRequest(record, userId) : null;
}

function standingOf(trx: Trx, { id }: UserRecord, receiverId: string, now: Date) {
  return findStanding(trx, id, receiverId, new Date(now.getTime() - PATIENCE_MS));
}

type Standing = Awaited<ReturnType<typeof standingOf>>;

function assertMayAsk(
  user: UserRecord,
  receiverId: string,
  standing: Standing,
): asserts standing is NonNullable<Standing> {
  if (receiverId === user.id) throw new AppError("request_to_self");
  if (!standing) throw new AppError("collaborator_not_found");
  if (standing.isBlocked) throw new AppError("request_refused");
  if (standing.isOpen) throw new AppError("request_open");
  if (standing.wasDeclined) throw new AppError("request_refused");
  if (!standing.isPublished) throw new AppError("collaborator_not_found");
}

type Request = { id: string; receiverId: string; createdAt: Date };

/** The same request sent twice at once, or another one that came first. */
async function repeatOrThrow(trx: Trx, user: UserRecord, { id, receiverId, createdAt }: Request) {
  const same = await findOwn(trx, user, id, receiverId);
  if (same) return same;
  assertMayAsk(user, receiverId, await standingOf(trx, user, receiverId, createdAt));
  throw new AppError("request_id_taken");
}
