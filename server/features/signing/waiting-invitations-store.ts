import { and, eq, inArray, isNull, lte, or } from "#server/orm";
import type { Db, Trx } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import { documentVersions } from "#server/db/tables/documents";
import { signers, waitingInvitations } from "#server/db/tables/signing";
import { foldName } from "#server/features/auth/index";

type WaitingInvitation = { signerId: string; sealedToken: string };

export async function insertWaitingInvitations(trx: Trx, records: WaitingInvitation[]): Promise<void> {
  if (records.length > 0) await trx.insert(waitingInvitations).values(records);
}

/**
 * What the mail of this signer carries: their own invitation, and those of the same owner to the same person that are due as well. Nothing
 * where another mail has taken it along. Repeated, it is the same and whatever has become due.
 */
export function takeDueInvitations(db: Db, signerId: string, now: Date): Promise<WaitingInvitation[]> {
  return db.transaction(async (trx) => {
    const [own] = await selectWaiting(trx).where(eq(waitingInvitations.signerId, signerId));
    if (!own || (own.mailedWith ?? signerId) !== signerId) return [];
    const due = new Date(Math.max(own.invitedAt.getTime(), now.getTime()));
    const toAddress = and(
      eq(documents.ownerId, own.ownerId),
      eq(signers.email, own.email),
      lte(signers.invitedAt, due),
      isNull(waitingInvitations.mailedWith),
    );
    // In one order: two mails that are due at once do not wait for each other.
    const found = await selectWaiting(trx)
      .where(toAddress)
      .orderBy(waitingInvitations.signerId)
      .for("update", { of: waitingInvitations });
    const toPerson = found.filter(({ name }) => foldName(name) === foldName(own.name));
    const ids = toPerson.map((one) => one.signerId);
    if (ids.includes(signerId))
      await trx
        .update(waitingInvitations)
        .set({ mailedWith: signerId })
        .where(inArray(waitingInvitations.signerId, ids));
    return trx
      .select({ signerId: waitingInvitations.signerId, sealedToken: waitingInvitations.sealedToken })
      .from(waitingInvitations)
      .innerJoin(signers, eq(signers.id, waitingInvitations.signerId))
      .innerJoin(documentVersions, eq(documentVersions.id, signers.versionId))
      .innerJoin(documents, eq(documents.id, signers.documentId))
      .where(eq(waitingInvitations.mailedWith, signerId))
      .orderBy(documentVersions.sentAt, documents.createdAt, signers.id);
  });
}

function selectWaiting(trx: Trx) {
  return trx
    .select({
      signerId: waitingInvitations.signerId,
      mailedWith: waitingInvitations.mailedWith,
      ownerId: documents.ownerId,
      email: signers.email,
      name: signers.name,
      invitedAt: signers.invitedAt,
    })
    .from(waitingInvitations)
    .innerJoin(signers, eq(signers.id, waitingInvitations.signerId))
    .innerJoin(documents, eq(documents.id, signers.documentId));
}

/** They were mailed, or never will be. */
export async function deleteMailedInvitations(db: Db, signerId: string): Promise<void> {
  const { mailedWith } = waitingInvitations;
  const own = and(eq(waitingInvitations.signerId, signerId), isNull(mailedWith));
  await db.delete(waitingInvitations).where(or(eq(mailedWith, signerId), own));
}
