import { packZip, type ZipEntry } from "#server/adapters/zip";
import { certificatesIn } from "#server/adapters/seal/seal";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import {
  canonicalJson,
  findCertificate,
  findIssuedPdf,
  findLogSize,
  isReadBy,
  noteIssuedFile,
  type AuditEvent,
} from "#server/features/documents/index";
import { isCertificateTold } from "#server/features/history/certificates-store";
import { proofReadme } from "#server/features/history/proof/proof-readme";
import { verifierPage } from "#server/features/history/proof/verifier-page";
import {
  readHistory,
  readHistoryOfSigner,
  type History,
  type SentVersion,
} from "#server/features/history/read-history";
import {
  isActOf,
  openOwnToRead,
  pdfFilename,
  type SignerWithSignature,
} from "#server/features/signing/index";
import {
  findCheckpoint,
  findStampedBehind,
  findTimeStamp,
  listPlaces,
  proveConsistency,
  proveInclusions,
  isSignedBy,
  readLogKeys,
} from "#server/features/transparency/index";
import type { LogKeys } from "#shared/contract/transparency";
import { AppError } from "#server/http/app-error";
import type { File } from "#server/http/bind";

/** A version as one reader may know it; whose private records they may read. */
type Proven = { history: History; version: SentVersion; isOwn: (signer: SignerWithSignature) => boolean };

/**
 * Everything that proves who has signed a version and when, as its owner or a signer may know it. Throws `document_not_found`,
 * `version_not_found`, `not_sealed_yet`, `not_logged_yet`.
 */
export async function proveToUser(
  deps: Deps,
  user: UserRecord,
  documentId: string,
  number?: number,
): Promise<File> {
  const history = await readHistory(deps, user, documentId);
  const { versions, reader } = history;
  const named = number !== undefined && versions.find((version) => version.number === number);
  if (number !== undefined && !named) throw new AppError("version_not_found");
  const signed = versions.filter(({ signedAt }) => signedAt !== null);
  const version = named || (signed.find(({ endedAt }) => endedAt === null) ?? signed.at(-1));
  if (!version) throw new AppError("not_sealed_yet");
  return proveVersion(deps, { history, version, isOwn: (signer) => isReadBy(signer, reader) });
}

/** The same for the holder of a signing link. Throws as `openOwnToRead`, `not_sealed_yet`, `not_logged_yet`. */
export async function proveToSigner(deps: Deps, token: string): Promise<File> {
  const opened = await openOwnToRead(deps, { token });
  const { version: asked, signer } = opened;
  const history = await readHistoryOfSigner(deps, opened);
  const version = history?.versions.find(({ number }) => number === asked.number);
  if (!history || !version) throw new AppError("link_invalid");
  return proveVersion(deps, { history, version, isOwn: ({ id }) => id === signer.id });
}

async function proveVersion(deps: Deps, proven: Proven): Promise<File> {
  const { db, clock } = deps;
  const { history, version } = proven;
  const pdf = version.signedAt ? await findIssuedPdf(deps, version.id) : null;
  if (!pdf) throw new AppError("not_sealed_yet");
  const log = await proveEvents(deps, proven);
  const certificate = await findToldCertificate(deps, proven);
  const at = clock.now();
  const bytes = await packZip(bundle(deps, proven, { pdf, certificate }, log), at);
  const people = version.signers.length;
  const facts = { documentId: history.document.id, version: version.number, signed: people, people };
  await noteIssuedFile(db, { kind: "proof", ...facts, issuedAt: at, bytes });
  const filename = pdfFilename(`${version.title} – proof of version ${version.number}`);
  return { filename: filename.replace(/pdf$/, "zip"), bytes };
}

/**
 * The version's certificate, with an event of the history that tells of it, or from before there were such events. Throws `not_logged_yet`
 * where it was issued after the history was read.
 */
async function findToldCertificate(deps: Deps, { history, version }: Proven): Promise<Buffer | null> {
  const certificate = await findCertificate(deps, version.id);
  const isTold = history.events.some(({ event }) => isIssue(event, version, "certificate_issued"));
  if (certificate && !isTold && (await isCertificateTold(deps.db, history.document.id, version.number)))
    throw new AppError("not_logged_yet");
  return certificate;
}

type Papers = { pdf: Buffer; certificate: Buffer | null };

/** Nothing is compressed: what checks it needs to know no more of archives than where a file begins. */
async function* bundle(
  deps: Deps,
  proven: Proven,
  { pdf, certificate }: Papers,
  log: ProvenLog,
): AsyncGenerator<ZipEntry> {
  const { history, version } = proven;
  const file = (path: string, content: string | Buffer) => ({ path, content: Buffer.from(content) });
  const keys = await readLogKeys(deps);
  yield file("README.txt", proofReadme(keys));
  yield file("verify.html", await verifierPage());
  yield file("document.pdf", pdf);
  yield file("document.json", version.canonical);
  if (certificate) yield file("certificate.pdf", certificate);
  yield file("signatures.json", canonicalJson(viewSignatures(proven)));
  yield file("audit.json", canonicalJson(viewEvents(history)));
  yield file("log.json", canonicalJson(log));
  yield file("log-key.txt", keysOf(log, keys).join("\n"));
  const der = (pem: string) => certificatesIn(pem)[0]!.raw;
  for (const [index, { pem }] of keys.sealRoots.entries())
    yield file(`certificates/seal-root-${index + 1}.der`, der(pem));
  for (const [index, { pem }] of keys.timeStampRoots.entries())
    yield file(`certificates/time-root-${index + 1}.der`, der(pem));
}

/** Each record in the bytes that were hashed; the private part is for its signer alone. */
function viewSignatures({ version: { signers }, isOwn, history: { byNamed = false } }: Proven) {
  const kept = signers.flatMap((signer) => {
    const { signature } = signer;
    if (!signature?.record) return [];
    const { record, privatePart, mark } = signature;
    return [
      { record, privatePart: isOwn(signer) && isActOf(signature, { byNamed }) ? privatePart : null, mark },
    ];
  });
  return { format: "sahihi-signatures/1", signatures: kept };
}

/** What stands under the hashes, and nothing else: whatever is changed in it is found. */
function viewEvents({ document, events }: History) {
  const said = events.map(({ event: { position, event, actor, at, details, previousHash, hash } }) => ({
    position,
    event,
    actor,
    at: at.toISOString(),
    details,
    previousHash,
    hash,
  }));
  return { format: "sahihi-trail/1", documentId: document.id, events: said };
}

/**
 * Where the reader's events stand in the newest tree, and where the sealed PDF's does in that of the checkpoint that was mailed and in
 * the first with a time stamp. Throws `not_logged_yet`.
 */
async function proveEvents({ db }: Deps, { history, version }: Proven) {
  const events = history.events.map(({ event }) => event);
  const issues = ["pdf_issued", "certificate_issued"].flatMap((what) =>
    events.filter((event) => isIssue(event, version, what)),
  );
  const newest = await findCheckpoint(db);
  const places = await listPlaces(
    db,
    events.map(({ id }) => id),
  );
  const inTree = places.filter(({ index }) => index < (newest?.size ?? 0));
  const [place, ...others] = issues.map(({ id }) => inTree.find(({ eventId }) => eventId === id));
  if (!newest || !place || others.includes(undefined)) throw new AppError("not_logged_yet");

  const positions = new Map(events.map(({ id, position }) => [id, position]));
  const hashes = await proveInclusions(
    db,
    inTree.map(({ index }) => index),
    newest.size,
  );
  const entries = inTree.map(({ eventId, index, salt }, at) => ({
    position: positions.get(eventId)!,
    index,
    salt: salt.toString("base64"),
    hashes: hashes[at]!.map(toBase64),
  }));
  const known = [await findLogSize(db, version.id), await findStampedBehind(db, place.index)];
  const sizes = new Set(known.filter((size) => size !== null && size !== newest.size));
  const older = [...sizes].map(async (size) => {
    const [path] = await proveInclusions(db, [place.index], size!);
    const consistency = await proveConsistency(db, size!, newest.size);
    const checkpoint = await viewCheckpoint(db, (await findCheckpoint(db, size!))!, path!);
    return { ...checkpoint, consistency: consistency.map(toBase64) };
  });
  const checkpoints = await Promise.all([viewCheckpoint(db, newest, []), ...older]);
  return { format: "sahihi-log/1", checkpoints, entries };
}

const isIssue = ({ event, details }: AuditEvent, { number }: SentVersion, what: string) =>
  event === what && details.version === number;

type ProvenLog = Awaited<ReturnType<typeof proveEvents>>;

/** Those that have signed a checkpoint that is told of. */
function keysOf({ checkpoints }: ProvenLog, { log: { inForce, retired } }: LogKeys): string[] {
  return [inForce, ...retired].filter((key) => checkpoints.some(({ note }) => isSignedBy(note, key)));
}

const toBase64 = (bytes: Buffer) => bytes.toString("base64");

type Checkpoint = NonNullable<Awaited<ReturnType<typeof findCheckpoint>>>;

async function viewCheckpoint(db: Deps["db"], { size, note }: Checkpoint, hashes: readonly Buffer[]) {
  const stamp = await findTimeStamp(db, size);
  return { note, timeStamp: stamp ? toBase64(stamp.token) : null, hashes: hashes.map(toBase64) };
}
