import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { contactsAdded, leaveEachOther } from "#server/features/contacts/index";
import type { UserRecord } from "#server/features/auth/index";
import {
  deleteBlock,
  findBlocks,
  findRequestsBetween,
  insertBlock,
} from "#server/features/network/blocks-store";
import { publishLiveEvent } from "#server/features/notices/index";
import { findKnown } from "#server/features/network/people-store";
import { viewPerson } from "#server/features/network/person-view";
import { AppError } from "#server/http/app-error";
import type { Person } from "#shared/contract/network";

export async function listBlocks({ db }: Pick<Deps, "db">, user: UserRecord): Promise<Person[]> {
  return (await findBlocks(db, user.id)).map(viewPerson);
}

/** Neither finds, asks or writes to the other any more. Repeating it changes nothing. Throws `collaborator_not_found`. */
export async function blockPerson(deps: Deps, user: UserRecord, blockedId: string): Promise<Person[]> {
  await deps.db.transaction(async (trx) => {
    if (!(await findKnown(trx, user.id, blockedId))) throw new AppError("collaborator_not_found");
    const createdAt = deps.clock.now();
    const isNew = await insertBlock(trx, { blockerId: user.id, blockedId, createdAt });
    if (!isNew) return;
    await leaveEachOther(trx, user.id, blockedId);
    await notifyBoth(trx, user.id, blockedId, createdAt);
  });
  return listBlocks(deps, user);
}

/** Lifts the block. Repeating it changes nothing. Throws `collaborator_not_found`. */
export async function liftBlock(deps: Deps, user: UserRecord, blockedId: string): Promise<Person[]> {
  await deps.db.transaction(async (trx) => {
    const isLifted = await deleteBlock(trx, user.id, blockedId);
    if (isLifted) {
      for (const ownerId of [user.id, blockedId]) await deps.jobs.enqueue(trx, contactsAdded, { ownerId });
      await notifyBoth(trx, user.id, blockedId, deps.clock.now());
    } else if (!(await findKnown(trx, user.id, blockedId))) throw new AppError("collaborator_not_found");
  });
  return listBlocks(deps, user);
}

/** What is between the two has closed, or opened again: whoever looks at it sees so at once. */
async function notifyBoth(trx: Trx, one: string, other: string, at: Date): Promise<void> {
  for (const requestId of await findRequestsBetween(trx, one, other))
    await publishLiveEvent(trx, [one, other], { type: "request", requestId }, at);
}
