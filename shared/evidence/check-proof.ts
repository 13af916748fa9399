import { checkSeal, checkTimeStamp, type SealFault } from "#shared/evidence/check-seal";
import { fromBase64, readCheckpoint } from "#shared/evidence/checkpoint";
import {
  bytesOf,
  canonical,
  hashOf,
  hasOwnHash,
  isLogged,
  type Place,
  type TrailEvent,
} from "#shared/evidence/logged-event";
import { readZip } from "#shared/evidence/read-zip";

/*
 * Checks a proof bundle with what is in it and what the reader brings, and nothing else. It shares no code with what makes bundles, seals
 * or keeps the log.
 */

/** What the reader knows from elsewhere: from the certificate, a mail or the site. Empty where they bring nothing. */
export type Brought = { sealRoot: string; logKey: string };

type ProofCheck =
  | "archive"
  | "trail"
  | "text"
  | "file"
  | "seal"
  | "certificate"
  | "signatures"
  | "private"
  | "log"
  | "checkpoint"
  | "stamp"
  | "root"
  | "key";

/** `holds` is null where it could not be checked, or is for the reader to judge. */
type Finding = { what: ProofCheck; holds: boolean | null; values: Record<string, string> };

/** Who signed, as the text that was signed calls them. */
type ProvenSignature = { name: string; address: string; way: string; at: string; id: string };

export type ProofResult = { title: string; findings: Finding[]; signatures: ProvenSignature[] };

type Trail = { documentId: string; events: TrailEvent[]; format: string };
type Kept = { mark: string | null; privatePart: string | null; record: string };
type Entry = Place & { position: number };
type Logged = { hashes: string[]; note: string; timeStamp: string | null };
type Log = { checkpoints: Logged[]; entries: Entry[]; format: string };

/** Throws nothing for a damaged bundle: what does not hold is said. */
export async function checkProof(zip: Uint8Array, brought: Brought, now: Date): Promise<ProofResult> {
  const files = readZip(zip);
  const file = (name: string) => files?.get(name) ?? new Uint8Array();
  const [trail, log] = [readJson<Trail>(file("audit.json")), readJson<Log>(file("log.json"))];
  const kept = readJson<{ format: string; signatures: Kept[] }>(file("signatures.json"));
  const text = readJson<Frozen>(file("document.json"));
  const formats = [trail?.format, kept?.format, log?.format].join();
  if (!trail || !log || !kept || !text || formats !== "sahihi-trail/1,sahihi-signatures/1,sahihi-log/1")
    return { title: "", findings: [{ what: "archive", holds: false, values: {} }], signatures: [] };

  try {
    return await checkFiles({ files: files!, trail, log, kept: kept.signatures, text }, brought, now);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { title: "", findings: [{ what: "archive", holds: false, values: {} }], signatures: [] };
  }
}

type Frozen = { people?: { key: string; name: string }[]; title?: string };
type Bundle = { files: Map<string, Uint8Array>; trail: Trail; log: Log; kept: Kept[]; text: Frozen };

async function checkFiles(bundle: Bundle, brought: Brought, now: Date): Promise<ProofResult> {
  const { files, trail, kept, text } = bundle;
  const findings: Finding[] = [];
  const find = (what: ProofCheck, holds: boolean | null, values: Record<string, string | number> = {}) =>
    findings.push({
      what,
      holds,
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    });
  find("trail", await isChain(trail), { count: trail.events.length });

  const textHash = await hashOf(files.get("document.json")!);
  const sent = trail.events.find(
    ({ event, details }) => event === "document_sent" && details.sha256 === textHash,
  );
  find("text", sent !== undefined, { version: sent?.details.version ?? "?" });
  const pdf = files.get("document.pdf") ?? new Uint8Array();
  const pdfHash = await hashOf(pdf);
  const issued = trail.events.find(
    ({ event, details }) => event === "pdf_issued" && details.sha256 === pdfHash,
  );
  find("file", issued !== undefined && issued.details.version === sent?.details.version, { sha256: pdfHash });

  await checkSeals(files, issued, brought, now, find);
  const signatures = await checkSignatures(kept, trail.events, textHash, text, find);
  await checkLog(bundle, issued, brought, find);
  return { title: text.title ?? "", findings, signatures };
}

type Find = (what: ProofCheck, holds: boolean | null, values?: Record<string, string | number>) => void;

/** Each event's hash is its own, and each follows from the one before it, where that is in the bundle. */
async function isChain({ documentId, events }: Trail): Promise<boolean> {
  let previous: TrailEvent | undefined;
  for (const event of events) {
    if (!(await hasOwnHash(event, documentId))) return false;
    if (previous && event.position <= previous.position) return false;
    if (
      event.position === (previous?.position ?? 0) + 1 &&
      event.previousHash !== (previous?.hash ?? "0".repeat(64))
    )
      return false;
    previous = event;
  }
  return events.length > 0;
}

async function checkSeals(
  files: Map<string, Uint8Array>,
  issued: TrailEvent | undefined,
  brought: Brought,
  now: Date,
  find: Find,
): Promise<void> {
  const root = files.get("certificates/seal-root.der");
  const timeStampRoots = timeRootsOf(files);
  const trust = { roots: root ? [root] : [], timeStampRoots };
  const isUnsealed = issued !== undefined && issued.details.sealCertificate === undefined;
  const said: [ProofCheck, string][] = [
    ["seal", "document.pdf"],
    ["certificate", "certificate.pdf"],
  ];
  for (const [what, name] of said) {
    const bytes = files.get(name);
    const seal = bytes && (await checkSeal(bytes, trust, now));
    if (!seal || (isUnsealed && seal.fault === "not_sealed")) find(what, null);
    else find(what, seal.fault === null, { fault: seal.fault ?? ("none" satisfies SealFault | "none") });
    if (what === "seal" && seal?.fault === null && seal.stampedAt)
      find("stamp", null, { at: seal.stampedAt.toISOString(), roots: await fingerprintsOf(timeStampRoots) });
  }
  const fingerprint = root ? await hashOf(root) : "";
  const given = brought.sealRoot.replace(/[\s:]/g, "").toLowerCase();
  if (root) find("root", given === "" ? null : given === fingerprint, { sha256: fingerprint });
}

/** Every signature on the text has its record in the bundle, each as the trail says. */
async function checkSignatures(
  kept: Kept[],
  events: TrailEvent[],
  textHash: string,
  text: Frozen,
  find: Find,
): Promise<ProvenSignature[]> {
  const acts = events.filter(
    ({ event, details }) => event === "document_signed" && details.sha256 === textHash,
  );
  const withRecord = acts.filter(({ details }) => details.recordSha256);
  const proven: ProvenSignature[] = [];
  let [isWhole, opened] = [kept.length === withRecord.length, 0];
  for (const { record, privatePart, mark } of kept) {
    const hash = await hashOf(bytesOf(record));
    if (!withRecord.some(({ details }) => details.recordSha256 === hash)) {
      isWhole = false;
      continue;
    }
    // What was hashed is ours: it can be read.
    const said = JSON.parse(record) as Record<string, string | null>;
    const isMark = said.markSha256 === (mark === null ? null : await hashOf(bytesOf(mark)));
    const isPrivate = privatePart === null || said.privateSha256 === (await hashOf(bytesOf(privatePart)));
    if (said.versionSha256 !== textHash || !isMark || !isPrivate) isWhole = false;
    if (privatePart !== null) opened += 1;
    const name = text.people?.find(({ key }) => key === said.key)?.name ?? "?";
    const { maskedAddress: address, way, signedAt: at, signatureId: id } = said;
    proven.push({ name, address: address ?? "", way: way ?? "", at: at ?? "", id: id ?? "" });
  }
  const isOld = isWhole && withRecord.length < acts.length;
  find("signatures", isOld || acts.length === 0 ? null : isWhole, { count: kept.length, all: acts.length });
  if (kept.length > 0)
    find("private", opened === kept.length ? isWhole : null, { opened, count: kept.length });
  return proven;
}

async function checkLog(
  { files, trail, log }: Bundle,
  issued: TrailEvent | undefined,
  brought: Brought,
  find: Find,
): Promise<void> {
  const keyInside = new TextDecoder().decode(files.get("log-key.txt"));
  const given = brought.logKey.trim();
  const trees = await Promise.all(log.checkpoints.map(({ note }) => readCheckpoint(note, keyInside))).catch(
    (error: unknown) => {
      if (error instanceof DOMException) return null;
      throw error;
    },
  );
  // Some browsers know no Ed25519.
  if (!trees) return find("checkpoint", null);
  const [newest] = trees;
  find("checkpoint", newest !== undefined && !trees.includes(null), {
    count: trees.length,
    size: newest?.size ?? 0,
    origin: newest?.origin ?? "",
  });
  find("key", given === "" ? null : given === keyInside, { key: keyInside });

  const placed = new Set<number>();
  let holds = issued !== undefined;
  for (const entry of log.entries) {
    const { position } = entry;
    const event = trail.events.find((one) => one.position === position);
    if (!event || placed.has(position)) holds = false;
    else holds &&= await isLogged(event, entry, newest);
    placed.add(position);
  }
  const place = log.entries.find(({ position }) => position === issued?.position);
  for (const [at, { hashes }] of log.checkpoints.entries())
    if (at > 0) holds &&= !!issued && !!place && (await isLogged(issued, { ...place, hashes }, trees[at]));
  const waiting = trail.events.filter(({ position }) => !placed.has(position));
  find(
    "log",
    holds && place !== undefined && waiting.length > 0
      ? waiting.some(isAct)
        ? false
        : null
      : holds && place !== undefined,
    {
      count: placed.size,
      waiting: waiting.length,
    },
  );

  const roots = timeRootsOf(files);
  for (const { note, timeStamp } of log.checkpoints) {
    const token = timeStamp === null ? null : fromBase64(timeStamp);
    if (timeStamp === null) continue;
    const at = token && (await checkTimeStamp(token, bytesOf(note), roots).catch(() => null));
    find("stamp", at ? null : false, { at: at?.toISOString() ?? "?", roots: await fingerprintsOf(roots) });
  }
}

/** What has to have its place by the time that a bundle is made. */
const isAct = ({ event }: TrailEvent) => event === "document_signed" || event === "pdf_issued";

const timeRootsOf = (files: Map<string, Uint8Array>) =>
  [...files].filter(([name]) => /^certificates\/time-root-\d+\.der$/.test(name)).map(([, der]) => der);

const fingerprintsOf = async (roots: Uint8Array[]) => (await Promise.all(roots.map(hashOf))).join(", ");

/** Null unless it is JSON in the one form that we write: sorted keys, no space, nothing twice. */
function readJson<T>(bytes: Uint8Array): T | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    const value = JSON.parse(text) as unknown;
    return canonical(value) === text ? (value as T) : null;
  } catch {
    return null;
  }
}
