import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql, type SQL } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { planInsert, planSelect } from "#server/db/plan";
import { documents } from "#server/db/shown-documents";
import { users } from "#server/db/tables/auth";
import { documentVersions } from "#server/db/tables/documents";
import {
  bundleLinks,
  endedLinks,
  reminderLinks,
  type representatives,
  signatures,
  signers,
  waitingInvitations,
} from "#server/db/tables/signing";
import { findUser, type UserRecord } from "#server/features/auth/index";
import { isReadBy, isReader, languageKnown, readerOf, type Reader } from "#server/features/documents/index";
import { phoneCountsUntil } from "#shared/domain/phone";
import type { RoomWay } from "#shared/domain/rooms";
import type { LinkWay, SessionWay, SignatureDevice } from "#shared/domain/signature-ways";
import type { Language } from "#shared/words/languages";

export type SignerRecord = typeof signers.$inferSelect;
export type StoredSignature = typeof signatures.$inferSelect;

/** A signer with the signature, once there is one. */
export type SignerWithSignature = SignerRecord & { signature: StoredSignature | null };

/** What a link opens: the signer, the version they sign, and where the document stands. */
export type Invitation = {
  signer: SignerRecord;
  signature: StoredSignature | null;
  version: typeof documentVersions.$inferSelect;
  document: Pick<
    typeof documents.$inferSelect,
    | "id"
    | "type"
    | "title"
    | "status"
    | "lockedFrom"
    | "createdAt"
    | "signerCount"
    | "signedCount"
    | "ownerId"
    | "versionNumber"
  >;
  /** What the link that was opened left through. */
  linkWay: LinkWay;
  /** By what of their account somebody signed in came. */
  sessionWay?: SessionWay;
  /** How whom a code has let into a room came there. */
  inside?: { way: RoomWay; device: SignatureDevice; roomId: string; isRoomOpen: boolean };
  /** What the code was sent through that came with the link. */
  codeWay?: RoomWay;
  /** Whoever was named to sign in the signer's place, where it is they who came. */
  representative?: typeof representatives.$inferSelect;
  owner: Pick<
    typeof users.$inferSelect,
    "firstName" | "lastName" | "email" | "emailVerifiedAt" | "phone" | "language"
  >;
  /** Whether somebody else on the version has the signer's address: a mail says then for whom it is. */
  sharesAddress: boolean;
  /** What mails to the signer are written in. */
  language: Language;
};

export const hasNotSigned = sql`not exists (select 1 from ${signatures} where ${signatures.signerId} = ${signers.id})`;

/** What everybody has signed is that to its signers, whatever is drafted or proposed beside it. */
function asOfVersion(invitation: Invitation): Invitation {
  const { version, document } = invitation;
  if (!version.signedAt) return invitation;
  const { signerCount: signedCount } = document;
  return { ...invitation, document: { ...document, status: "fully_signed", lockedFrom: null, signedCount } };
}

function selectInvitations(db: Queryable, linkWay: SQL<Invitation["linkWay"]> = sql`'mail_link'`) {
  return db
    .select({
      signer: signers,
      signature: signatures,
      version: documentVersions,
      document: {
        id: documents.id,
        type: documents.type,
        title: documents.title,
        status: documents.status,
        lockedFrom: documents.lockedFrom,
        createdAt: documents.createdAt,
        signerCount: documents.signerCount,
        signedCount: documents.signedCount,
        ownerId: documents.ownerId,
        versionNumber: documents.versionNumber,
      },
      owner: {
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        emailVerifiedAt: users.emailVerifiedAt,
        phone: users.phone,
        language: users.language,
      },
      sharesAddress: sql<boolean>`exists (select 1 from ${signers} other where other.version_id = ${signers.versionId}
        and other.id <> ${signers.id} and other.email <> '' and other.email = ${signers.email})`,
      language: sql<Language>`coalesce(${languageKnown}, ${users.language}, 'en')`,
      linkWay: sql<Invitation["linkWay"]>`${linkWay}`,
    })
    .from(signers)
    .innerJoin(documents, eq(documents.id, signers.documentId))
    .innerJoin(documentVersions, eq(documentVersions.id, signers.versionId))
    .innerJoin(users, eq(users.id, documents.ownerId))
    .leftJoin(signatures, eq(signatures.signerId, signers.id));
}

const invitationOfLink = planSelect((db) =>
  selectInvitations(db)
    .where(eq(signers.tokenHash, sql.placeholder("tokenHash")))
    .prepare("find_invitation"),
);

/**
 * What the newest link of a signer opens, or one that a reminder or a message to a phone carried; else null. Those of a version that has ended, and expired
 * ones, are found too: the caller says so.
 */
export async function findInvitation(db: Queryable, tokenHash: string): Promise<Invitation | null> {
  const [invitation] = await invitationOfLink(db, { tokenHash });
  return invitation ? asOfVersion(invitation) : findInvitationOfOtherLink(db, tokenHash);
}

async function findInvitationOfOtherLink(db: Queryable, tokenHash: string): Promise<Invitation | null> {
  const [invitation] = await selectInvitations(db, sql`${reminderLinks.way}`)
    .innerJoin(reminderLinks, eq(reminderLinks.signerId, signers.id))
    .where(eq(reminderLinks.tokenHash, tokenHash));
  return invitation ? asOfVersion(invitation) : null;
}

/** What somebody signed in is, or was, asked to sign of a document: the newest version first, in the order of the document. */
export async function findInvitationsOfUser(
  db: Queryable,
  documentId: string,
  userId: string,
): Promise<Invitation[]> {
  const user = await findUser(db, userId);
  if (!user) return [];
  const reader = readerOf(user);
  const found = await selectInvitations(db)
    .where(and(eq(signers.documentId, documentId), isReader("signers", reader)))
    .orderBy(desc(documentVersions.number), asc(signers.position));
  return found.map((invitation) => ({
    ...asOfVersion(invitation),
    sessionWay: sessionWayTo(invitation.signer, reader),
  }));
}

const sessionWayTo = ({ email }: Pick<SignerRecord, "email">, { confirmedEmail }: Reader): SessionWay =>
  email !== "" && email === confirmedEmail ? "session" : "session_phone";

/** By what of their account, as it stands now, the user may sign for the signer; null where they may not. A number counts for so long. */
export async function findSessionWay(
  db: Queryable,
  { signerId, userId, now }: { signerId: string; userId: string; now: Date },
): Promise<SessionWay | null> {
  const user = await findUser(db, userId);
  const signer = user && (await findInvitationOfSigner(db, signerId))?.signer;
  if (!user || !signer || !isReadBy(signer, readerOf(user))) return null;
  const way = sessionWayTo(signer, readerOf(user));
  return way === "session_phone" && hasLapsed(user, now) ? null : way;
}

/** Whether a number was confirmed too long ago to sign by it. */
export const hasLapsed = ({ phoneConfirmedAt }: Pick<UserRecord, "phoneConfirmedAt">, now: Date): boolean =>
  phoneConfirmedAt === null || phoneCountsUntil(phoneConfirmedAt) <= now;

export async function findInvitationOfSigner(db: Queryable, signerId: string): Promise<Invitation | null> {
  const [invitation] = await selectInvitations(db).where(eq(signers.id, signerId));
  return invitation ? asOfVersion(invitation) : null;
}

export async function insertSigners(trx: Trx, records: (typeof signers.$inferInsert)[]): Promise<void> {
  await trx.insert(signers).values(records);
}

const signersOfVersion = planSelect((db) =>
  db
    .select({ signer: signers, signature: signatures })
    .from(signers)
    .leftJoin(signatures, eq(signatures.signerId, signers.id))
    .where(eq(signers.versionId, sql.placeholder("versionId")))
    .orderBy(asc(signers.position))
    .prepare("signers_of"),
);

/** The signers of one version in the order of the sheet. */
export async function signersOf(db: Queryable, versionId: string): Promise<SignerWithSignature[]> {
  const records = await signersOfVersion(db, { versionId });
  return records.map(({ signer, signature }) => ({ ...signer, signature }));
}

const addSignature = planInsert<object>(
  "insert_signature",
  signatures,
  sql`on conflict (signer_id) do nothing returning signer_id`,
);

/** Stores the signature, or leaves the one there is; false then. */
export async function insertSignatureOnce(trx: Trx, signature: StoredSignature): Promise<boolean> {
  const inserted = await addSignature(trx, signature);
  return inserted.length === 1;
}

/** The newest signatures with a mark that were given where somebody signed in is reached. */
export function findMarkedSignatures(db: Queryable, reader: Reader) {
  return db
    .select({ name: signers.name, mark: signatures.mark, record: signatures.record })
    .from(signatures)
    .innerJoin(signers, eq(signers.id, signatures.signerId))
    .innerJoin(documents, eq(documents.id, signers.documentId))
    .where(and(isReader("signers", reader), isNotNull(signatures.mark)))
    .orderBy(desc(signatures.signedAt))
    .limit(20);
}

/** All that is kept of the signatures on any version of a document. */
export async function keptSignatures(db: Queryable, documentId: string) {
  const { signatureId, record, recordSha256, privatePart, ipAddress, userAgent } = signatures;
  return db
    .select({
      signatureId,
      name: signers.name,
      version: documentVersions.number,
      record,
      recordSha256,
      privatePart,
      ipAddress,
      userAgent,
    })
    .from(signatures)
    .innerJoin(signers, eq(signers.id, signatures.signerId))
    .innerJoin(documentVersions, eq(documentVersions.id, signers.versionId))
    .where(eq(signers.documentId, documentId))
    .orderBy(asc(documentVersions.number), asc(signers.position));
}

/** The first who has not been asked yet, in the order of the document. */
export async function findNextInTurn(trx: Trx, versionId: string): Promise<SignerRecord | null> {
  const [next] = await trx
    .select()
    .from(signers)
    .where(and(eq(signers.versionId, versionId), eq(signers.awaitsTurn, true)))
    .orderBy(asc(signers.position))
    .limit(1);
  return next ?? null;
}

/** Whoever waited is asked from now on; false where that has happened meanwhile. */
export async function beginTurn(
  trx: Trx,
  signerId: string,
  link: Pick<SignerRecord, "tokenHash" | "tokenExpiresAt" | "invitedAt">,
): Promise<boolean> {
  const begun = await trx
    .update(signers)
    .set({ ...link, awaitsTurn: false })
    .where(and(eq(signers.id, signerId), eq(signers.awaitsTurn, true)))
    .returning({ id: signers.id });
  return begun.length === 1;
}

type Replacement = Pick<SignerRecord, "email" | "phone" | "tokenHash" | "tokenExpiresAt" | "invitedAt"> & {
  correction: SignerRecord["corrections"][number];
};

/** Gives a signer who has not signed another address and another link: all that was known of the old one is gone. Null where they have signed. */
export async function replaceAddress(
  trx: Trx,
  { id, corrections }: Pick<SignerRecord, "id" | "corrections">,
  { correction, ...reached }: Replacement,
): Promise<SignerRecord | null> {
  const [replaced] = await trx
    .update(signers)
    .set({
      ...reached,
      corrections: [...corrections, correction],
      language: null,
      noticeVersion: null,
      openedAt: null,
      remindersSent: 0,
      remindedAt: null,
      remindersOffAt: null,
      expiryToldAt: null,
    })
    .where(and(eq(signers.id, id), hasNotSigned))
    .returning();
  if (!replaced) return null;
  await trx.delete(reminderLinks).where(eq(reminderLinks.signerId, id));
  // Who has an older link is somebody else: it does not bring the new one.
  await trx.delete(endedLinks).where(eq(endedLinks.signerId, id));
  await trx.delete(bundleLinks).where(eq(bundleLinks.signerId, id));
  await trx.delete(waitingInvitations).where(eq(waitingInvitations.signerId, id));
  return replaced;
}

/** Whether a link leads to the signer still: the address it was sent to may have been corrected meanwhile. */
export async function opensSigner(trx: Trx, signerId: string, tokenHash: string): Promise<boolean> {
  const found = await trx.execute(sql`
    select 1 from ${signers} where ${signers.id} = ${signerId} and ${signers.tokenHash} = ${tokenHash}
    union all select 1 from ${reminderLinks} where ${reminderLinks.tokenHash} = ${tokenHash} and ${reminderLinks.signerId} = ${signerId}`);
  return found.rows.length > 0;
}

/** The links of a signer are about to be replaced; a link that is there already stays. */
async function keepEndedLinks(trx: Trx, signerId: string): Promise<void> {
  await trx.execute(sql`
    insert into ${endedLinks} (token_hash, signer_id)
    select token_hash, id from signers where id = ${signerId}
    union all select token_hash, signer_id from reminder_links where signer_id = ${signerId}
    on conflict do nothing`);
}

/** Whose link a newer one has replaced. */
export async function findSignerOfEndedLink(db: Queryable, tokenHash: string): Promise<string | null> {
  const [found] = await db
    .select({ signerId: endedLinks.signerId })
    .from(endedLinks)
    .where(eq(endedLinks.tokenHash, tokenHash));
  return found?.signerId ?? null;
}

/** The document that a link of any kind leads to, hidden or not. */
export async function findDocumentOfLink(db: Queryable, tokenHash: string): Promise<string | null> {
  const found = await db.execute<{ id: string }>(sql`
    select document_id as id from ${signers} where ${signers.id} in (
      select id from signers where token_hash = ${tokenHash}
      union all select signer_id from reminder_links where token_hash = ${tokenHash}
      union all select signer_id from ended_links where token_hash = ${tokenHash}
      union all select signer_id from representatives where token_hash = ${tokenHash})`);
  return found.rows[0]?.id ?? null;
}

type NewLink = { tokenHash: string; expiresAt: Date; at: Date; notAfter: Date; isInvited?: boolean };

/**
 * Replaces the link of a signer who has not signed and was last mailed at or before `notAfter`, and those of the reminders; false
 * otherwise. Reminders begin anew. Not `isInvited`: also of one who has signed, and what is told of when they were asked stays.
 */
export async function renewLink(
  trx: Trx,
  signerId: string,
  { isInvited = true, ...link }: NewLink,
): Promise<boolean> {
  await keepEndedLinks(trx, signerId);
  const renewed = await trx
    .update(signers)
    .set({
      tokenHash: link.tokenHash,
      tokenExpiresAt: link.expiresAt,
      expiryToldAt: null,
      ...(isInvited && { invitedAt: link.at, remindersSent: 0, remindedAt: null }),
    })
    .where(
      and(
        eq(signers.id, signerId),
        lte(signers.invitedAt, link.notAfter),
        isInvited ? hasNotSigned : undefined,
      ),
    )
    .returning({ id: signers.id });
  if (renewed.length === 0) return false;
  await trx.delete(reminderLinks).where(eq(reminderLinks.signerId, signerId));
  return true;
}

/** The languages in which people read earlier versions of a document: the newest first. */
export function knownLanguages(trx: Trx, documentId: string) {
  const { name, email, phone, language, invitedAt } = signers;
  return trx
    .select({ name, email, phone, language })
    .from(signers)
    .where(and(eq(signers.documentId, documentId), isNotNull(language)))
    .orderBy(desc(invitedAt));
}

export async function setLanguage(db: Queryable, signerId: string, language: Language): Promise<void> {
  await db.update(signers).set({ language }).where(eq(signers.id, signerId));
}

/** Notes which privacy notice the invitation led to that has left. */
export async function noteNotice(
  db: Queryable,
  signerIds: readonly string[],
  noticeVersion: string,
): Promise<void> {
  await db.update(signers).set({ noticeVersion }).where(inArray(signers.id, signerIds));
}

/** Notes that a person had the document before them; false when that was noted before. */
export async function markOpened(trx: Trx, signerId: string, at: Date): Promise<boolean> {
  const opened = await trx
    .update(signers)
    .set({ openedAt: at })
    .where(and(eq(signers.id, signerId), isNull(signers.openedAt)))
    .returning({ id: signers.id });
  return opened.length === 1;
}
