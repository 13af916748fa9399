import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps";
import type { Queryable, Trx } from "#server/db/client";
import { canonicalJson, sha256 } from "#server/features/documents/canonical-json";
import type { DocumentRecord, VersionRecord } from "#server/features/documents/documents-store";
import { insertEdit } from "#server/features/documents/edits-store";
import { rememberOthers } from "#server/features/documents/remember-others";
import { giveKeys } from "#server/features/documents/people-keys";
import { writeSearchEntry } from "#server/features/documents/search-entries-store";
import { readDraft, readFrozen, type WrittenVersion } from "#server/features/documents/stored-content";
import { givenAnotherWay, leaversAmong } from "#shared/domain/leaving-rules";
import {
  earlierPeople,
  findInForce,
  insertVersion,
  markSent,
  newestNumber,
  peopleBoundBy,
  setKeys,
  type FormerSigner,
} from "#server/features/documents/versions-store";
import { AppError } from "#server/http/app-error";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import { partiesOf, type Party } from "#shared/domain/parties";
import { personKey, type RightsHolder } from "#shared/domain/split-sheet";
import type { Operator } from "#shared/operator";
import { sheetTerms } from "#shared/wordings/sheet-terms";

type Sending = {
  wording: TypedContent;
  sentBy: { name: string; email: string; phone: string | null };
  message: string;
  operator: Operator;
  inTurn: boolean;
  linkDays: number;
  reminders: boolean;
  copies: VersionRecord["copies"];
  at: Date;
  /** What the server saw of the request that sends it; null where it was no request. */
  from: { ipAddress: string; userAgent: string } | null;
};

/** Who is asked to sign a version: `key` is what the frozen text calls them. */
export type KeyedParty = Party & {
  key: string;
  /** Is on the version in force and not on this one; role and rights are what they hold by that. */
  leaving: boolean;
};

/**
 * Freezes a locked draft as its next version and makes it pending: one that everybody on it has to sign and, as leaving, everybody else on
 * the version in force, which binds until then. Throws `way_added` where it reaches somebody in another way than they signed that one by.
 */
export async function freezeVersion(
  deps: Pick<Deps, "jobs">,
  trx: Trx,
  document: DocumentRecord,
  sending: Sending,
): Promise<{ version: VersionRecord; signers: KeyedParty[] }> {
  const { wording } = sending;
  // A dropped change leaves the document at its version in force, and later ones keep their numbers.
  const number = (await newestNumber(trx, document.id)) + 1;
  const inForce = await findInForce(trx, document.id);
  const people = partiesOf(wording);
  const former = inForce ? await peopleBoundBy(trx, inForce.id) : [];
  const reachedAnew = givenAnotherWay(former, people);
  if (reachedAnew) throw new AppError("way_added", leaveOut(reachedAnew));
  const signedAs = former.map(({ id: _id, signedAt, ...person }) => ({ ...person, ...signedAt }));
  const leavers = leaversAmong(signedAs, people);
  const asked = (await keyPeople(trx, document, [...people, ...leavers])).map((person, index) => ({
    ...person,
    leaving: index >= people.length,
  }));
  const signers = asked.filter((person) => !person.leaving);
  const leaving = asked.filter((person) => person.leaving).map(({ key, name }) => ({ key, name }));
  const written = {
    format: "sahihi/2",
    documentId: document.id,
    version: number,
    ...keyRows(wording, signers),
    title: document.title,
    sentAt: sending.at.toISOString(),
    sentBy: { name: sending.sentBy.name },
    terms: [...termsFor(wording.type)],
    edition: wording.type === "split_sheet" ? sheetTerms.version : wording.content.edition,
    people: signers.map(({ key, name }) => ({ key, name })),
    signers: signers.map(({ key, role }) => ({ key, role })),
    ...(leaving.length > 0 && { leaving }),
    ...(inForce && { replaces: { version: inForce.number, sha256: inForce.sha256 } }),
  } satisfies WrittenVersion;
  const canonical = canonicalJson(written);
  await storeChangedText(trx, document, wording, sending.at);
  const version = await insertVersion(trx, {
    id: randomUUID(),
    documentId: document.id,
    number,
    canonical,
    sha256: sha256(canonical),
    message: sending.message,
    operator: sending.operator,
    inTurn: sending.inTurn,
    linkDays: sending.linkDays,
    reminders: sending.reminders,
    copies: sending.copies,
    senderEmail: sending.sentBy.email,
    senderPhone: sending.sentBy.phone,
    senderIpAddress: sending.from?.ipAddress ?? null,
    senderUserAgent: sending.from?.userAgent ?? null,
    sentAt: sending.at,
    replaces: inForce?.number ?? null,
  });
  await markSent(trx, document.id, {
    content: wording.content,
    versionNumber: number,
    signerCount: asked.length,
    at: sending.at,
  });
  await rememberOthers(deps, trx, { id: document.ownerId, email: sending.sentBy.email }, people, sending.at);
  // What is in force is what anybody finds.
  if (!inForce)
    await writeSearchEntry(trx, readFrozen(version), { createdAt: document.createdAt, isInForce: false });
  return { version, signers: asked };
}

function leaveOut({ name, signedAt }: FormerSigner): string {
  const [by, other] =
    signedAt.email === ""
      ? ["their phone number", "an e-mail address"]
      : ["their e-mail address", "a phone number"];
  return `${name} signed the version in force by ${by} alone: whoever has ${other} that stands beside it could agree in their place. Please leave it out until the new version is signed.`;
}

/** Whoever was asked to sign before, by the same address, keeps their key. */
async function keyPeople(trx: Trx, document: DocumentRecord, people: Party[]) {
  const earlier = document.versionNumber === 0 ? [] : await earlierPeople(trx, document.id);
  const given = giveKeys(earlier, people);
  const unnamed = earlier.flatMap(({ id, key }, index) =>
    key === null ? { id, key: given.earlier[index]! } : [],
  );
  if (unnamed.length > 0) await setKeys(trx, unnamed);
  return people.map((person, index) => ({ ...person, key: given.people[index]! }));
}

/** The keys that the people of a draft would be sent with, as it stands. */
export async function keysOfDraft(
  db: Queryable,
  documentId: string,
  people: readonly Party[],
): Promise<string[]> {
  return giveKeys(await earlierPeople(db, documentId), people).people;
}

/** A sheet's rows name their person by key; an agreement names its parties in its text. */
function keyRows(wording: TypedContent, people: readonly (Party & { key: string })[]) {
  if (wording.type !== "split_sheet") return wording;
  const keys = new Map(people.map((person) => [personKey(person), person.key]));
  const keyRow = ({ role, share, ...person }: RightsHolder) => ({
    key: keys.get(personKey(person))!,
    role,
    share,
  });
  const { publishing, master, declared = null, ...facts } = wording.content;
  return {
    type: wording.type,
    content: { ...facts, declared, publishing: publishing.map(keyRow), master: master.map(keyRow) },
  };
}

/** An agreement's text that is not the draft's is one more saved text: addresses given at sending stand in it, or a change was dropped. */
export async function storeChangedText(
  trx: Trx,
  document: DocumentRecord,
  wording: TypedContent,
  at: Date,
): Promise<void> {
  const draft = readDraft(document);
  if (draft.type === "split_sheet" || wording.type === "split_sheet") return;
  const text = wording.content.generatedAgreement;
  if (text === draft.content.generatedAgreement) return;
  await insertEdit(trx, { documentId: document.id, text, savedBy: document.ownerId, savedAt: at });
}

/** The clauses that go with a split sheet; those of an agreement stand in its text. */
export function termsFor(type: DocumentRecord["type"]): readonly string[] {
  return type === "split_sheet" ? sheetTerms.clauses : [];
}
