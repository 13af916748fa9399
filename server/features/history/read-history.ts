import type { Queryable } from "#server/db/client";
import type { Deps } from "#server/deps";
import { fullName, type UserRecord } from "#server/features/auth/index";
import {
  describeOtherSheets,
  isReadBy,
  isUnbroken,
  ownerAlone,
  readerOf,
  readFrozen,
  UnreadableDocument,
  type AuditEvent,
  type Reader,
  type VersionRecord,
} from "#server/features/documents/index";
import { concernsSigner, placeEvents, withoutConfided } from "#server/features/history/place-events";
import { describeEvent, type Known } from "#server/features/history/describe-event";
import {
  findAnyDocument,
  findHistoryDocument,
  readTraces,
  type ConsentRequestRecord,
  type HistoryDocument,
} from "#server/features/history/history-store";
import {
  actedBy,
  bondsOf,
  deniedFacts,
  type Bond,
  type SignerWithSignature,
} from "#server/features/signing/index";
import { AppError } from "#server/http/app-error";
import { brand } from "#shared/brand";
import type { HistoryEvent } from "#shared/contract/history";
import { actingLabel } from "#shared/domain/acting";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import { partyOf } from "#shared/domain/parties";

/** A version as it was sent, with those who were asked to sign it. */
export type SentVersion = VersionRecord & {
  title: string;
  sentBy: string;
  /** By role, who a party of an agreement is in law, where its text says more than the name it signs under. */
  inLaw: ReadonlyMap<string, string>;
  signers: SignerWithSignature[];
  /** What its signers were bound by before. */
  bonds: ReadonlyMap<string, Bond>;
  /** Whose link somebody opened who said that they are somebody else, a sentence each. */
  denials: string[];
  /** Of the version in force: which other sheets are in force for the song, a sentence each. */
  others: string[];
  /** When whoever was named first opened their page, by the hash of the record that named them. */
  openedByNamed: ReadonlyMap<string, Date>;
  endedByName: string;
};

/** An event of the trail, and how a person is told of it. */
export type DescribedEvent = { event: AuditEvent } & Pick<HistoryEvent, "sentence" | "details">;

/** What one reader may know of what happened to a document. */
export type History = {
  document: HistoryDocument;
  /** Who reads it, signed in; null of whoever reads by a link, and of what everybody may read. */
  reader: Reader | null;
  /** Which signer reads by a link. */
  readerId?: string;
  /** It is read by whoever that signer had named, and who has signed in their place. */
  byNamed?: boolean;
  /** Read on a claim: whole, with what only each signer may read of their own signature. */
  isClaim?: true;
  /** The document's title, or what it was called when the reader was asked to sign it last. */
  title: string;
  ownerName: string;
  versions: SentVersion[];
  events: DescribedEvent[];
  /** What everybody was asked about it. */
  consents: readonly ConsentRequestRecord[];
  /** Speaks of every event there is, also of those that the reader is not shown. */
  chain: { intact: boolean; events: number; lastHash: string };
};

/**
 * All of it for the owner; for a signer the versions they were asked to sign, and what happened to those. Throws
 * `document_not_found`.
 */
export async function readHistory(
  { db, log }: Pick<Deps, "db" | "log">,
  user: UserRecord,
  documentId: string,
): Promise<History> {
  const reader = readerOf(user);
  const document = await findHistoryDocument(db, documentId, reader);
  if (!document) throw new AppError("document_not_found");
  return gather({ db, log }, document, reader, (signer) => isReadBy(signer, reader));
}

/** What everybody on a version may know of it, and nothing that only one of them may. Null where the document is gone. */
export async function readHistoryOfVersion(
  { db, log }: Pick<Deps, "db" | "log">,
  { documentId, number, ownerId }: { documentId: string; number: number; ownerId: string },
): Promise<History | null> {
  const document = await findHistoryDocument(db, documentId, ownerAlone(ownerId));
  const shared = document && { ...document, access: "signer" as const, askedToSign: [number] };
  return shared && gather({ db, log }, shared, null, () => true, { isForEverybody: true });
}

/** All of it, also of a document that is hidden, for an administrator who has a claim. Throws `document_not_found`. */
export async function readHistoryOnClaim(
  { db, log }: Pick<Deps, "db" | "log">,
  documentId: string,
): Promise<History> {
  const document = await findAnyDocument(db, documentId);
  if (!document) throw new AppError("document_not_found");
  return { ...(await gather({ db, log }, document, null, () => true)), isClaim: true };
}

/** What one signer of a version, or whoever has signed in their place, may know of it. Null where the document is gone. */
export async function readHistoryOfSigner(
  { db, log }: Pick<Deps, "db" | "log">,
  { document: { id, ownerId }, version, signer, representative }: Opened,
): Promise<History | null> {
  const document = await findHistoryDocument(db, id, ownerAlone(ownerId));
  const askedToSign = [version.number];
  const signers = document && { ...document, access: "signer" as const, askedToSign };
  const history = signers && (await gather({ db, log }, signers, null, (one) => one.id === signer.id));
  return history && { ...history, readerId: signer.id, byNamed: representative !== undefined };
}

/** What a link has opened. */
type Opened = {
  document: { id: string; ownerId: string };
  version: { number: number };
  signer: { id: string };
  representative?: object;
};

async function gather(
  { db, log }: Pick<Deps, "db" | "log">,
  document: HistoryDocument,
  reader: Reader | null,
  isReader: (signer: SignerWithSignature) => boolean,
  { isForEverybody = false } = {},
): Promise<History> {
  const documentId = document.id;
  const traces = await readTraces(db, documentId);
  const known: Known = {
    users: new Map([document.owner, ...traces.users].map((person) => [person.id, fullName(person)])),
    signers: new Map(traces.signers.map(({ id, name }) => [id, name])),
    acting: new Map(traces.signers.flatMap(actorsOf)),
    versions: new Map(traces.versions.map((version) => [version.number, version])),
    reasons: isForEverybody ? withoutConfided(traces.reasons, traces.events) : traces.reasons,
    consents: new Map(traces.consents.map((request) => [request.id, request])),
  };
  const openedByNamed = new Map(traces.events.flatMap(namedOpening));
  const isOwner = document.access === "owner";
  const shown = traces.versions.filter(({ number }) => isOwner || document.askedToSign.includes(number));
  const versions = await Promise.all(
    shown.map(async (version) => {
      const signed = withSigners(version, traces.signers, known);
      const bonds = await bondsOf(db, version, signed.signers);
      const denials = await deniedFacts(db, version.id, signed.signers);
      const others = await othersBeside(db, version);
      return { ...signed, ...nameVersion(log, version), bonds, denials, others, openedByNamed };
    }),
  );
  const signerIds = new Set(traces.signers.filter(isReader).map(({ id }) => id));
  const scope = { versions: document.askedToSign, signerIds };
  const numbers = new Map(traces.versions.map(({ id, number }) => [id, number]));
  const asked = new Map(traces.consents.map(({ id, versionId }) => [id, numbers.get(versionId) ?? 0]));
  const events = placeEvents(traces.events, asked).filter((event) => isOwner || concernsSigner(event, scope));
  const lastHash = traces.events.at(-1)?.hash ?? "";
  return {
    document,
    reader,
    title: isOwner ? document.title : (versions.at(-1)?.title ?? ""),
    ownerName: fullName(document.owner),
    versions,
    events: events.map((event) => ({ event, ...describeEvent(event, known) })),
    consents: traces.consents,
    chain: { intact: isUnbroken(traces.events), events: traces.events.length, lastHash },
  };
}

const namedOpening = ({ event, details, at }: AuditEvent): [string, Date][] =>
  event === "representative_opened" ? [[String(details.naming), at]] : [];

/** By the signer, who signed in their place. */
function actorsOf({ id, signature }: SignerWithSignature): [string, string][] {
  const acting = signature && actedBy(signature);
  return acting ? [[id, actingLabel(acting)]] : [];
}

/** A version that cannot be read takes no other one down. */
function nameVersion(
  log: Deps["log"],
  version: VersionRecord,
): Pick<SentVersion, "title" | "sentBy" | "inLaw"> {
  try {
    const frozen = readFrozen(version);
    const inLaw = new Map(frozen.signers.map((party) => [party.role, nameInLaw(frozen, party)]));
    return { title: frozen.title, sentBy: frozen.sentBy.name, inLaw };
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    log.error({ err: error }, "a version is listed without its name");
    return { title: "This version cannot be read", sentBy: "its owner", inLaw: new Map() };
  }
}

/** "Tamasha Records Limited, registered under number PVT-8LQ3XK"; empty where nothing is said beside the name. */
function nameInLaw(document: TypedContent, { name, role }: { name: string; role: string }): string {
  const { legalName = "", registration = "" } = partyOf(document, { name, role }) ?? {};
  const number = registration === "" ? "" : `registered under number ${registration}`;
  return [legalName === name ? "" : legalName, number].filter(Boolean).join(", ");
}

/** Of what binds: of a version that cannot be read nothing is known. */
async function othersBeside(db: Queryable, version: VersionRecord): Promise<string[]> {
  if (!version.signedAt || version.endedAt) return [];
  try {
    return await describeOtherSheets(db, readFrozen(version));
  } catch (error) {
    if (error instanceof UnreadableDocument) return [];
    throw error;
  }
}

function withSigners(version: VersionRecord, signers: readonly SignerWithSignature[], known: Known) {
  const { endedBy } = version;
  return {
    ...version,
    signers: signers.filter(({ versionId }) => versionId === version.id),
    endedByName:
      endedBy === null ? brand.name : (known.signers.get(endedBy) ?? known.users.get(endedBy) ?? ""),
  };
}
