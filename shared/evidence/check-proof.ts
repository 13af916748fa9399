import { bytesOf, demand, fromBase64, hashOf, type Bytes } from "#shared/evidence/bytes";
import { checkSeal, checkTimeStamp, type SealCheck } from "#shared/evidence/check-seal";
import { readCheckpoint } from "#shared/evidence/checkpoint";
import { canonical, hasOwnHash, isLogged, type Place, type TrailEvent } from "#shared/evidence/logged-event";
import { readZip } from "#shared/evidence/read-zip";

/*
 * Checks a proof bundle with what is in it and what the reader brings, and nothing else. It shares no code with what makes bundles, seals
 * or keeps the log.
 */

/** What the reader knows from elsewhere: from the certificate, a mail or the site; several are apart by a space. Empty where they bring nothing. */
export type Brought = { sealRoot: string; logKey: string };

/** `holds` is null where it could not be checked, or is for the reader to judge. */
export type Finding = { what: string; holds: boolean | null; values: Record<string, string | number> };

/** Who signed, as the text that was signed calls them, and what the record says of it. */
type ProvenSignature = { name: string; said: Record<string, string | null> };

export type ProofResult = { title: string; findings: Finding[]; signatures: ProvenSignature[] };

type Kept = { mark: string | null; privatePart: string | null; record: string };
type Logged = { hashes: string[]; note: string; timeStamp: string | null };
type Frozen = {
  people?: { key: string; name: string }[];
  signers: object[];
  leaving?: object[];
  title?: string;
};
type Trail = { format: string; documentId: string; events: TrailEvent[] };
type Signatures = { format: string; signatures: Kept[] };
type Entry = Place & { position: number };
type Log = { format: string; checkpoints: Logged[]; entries: Entry[] };
type Bundle = Awaited<ReturnType<typeof openBundle>>;

/** Whether something holds, and what is told of it; nothing where there is nothing to tell. */
type Said = [holds: boolean | null, values?: Finding["values"]] | null;

/** Throws nothing: what cannot be read does not hold. */
export async function checkProof(zip: Bytes, brought: Brought, now: Date): Promise<ProofResult> {
  const bundle = await openBundle(zip, brought, now).catch(() => null);
  if (!bundle)
    return { title: "", findings: [{ what: "archive", holds: false, values: {} }], signatures: [] };
  const findings: Finding[] = [];
  for (const [what, check] of Object.entries(checks)) {
    const said = await (async () => check(bundle))().catch((): Said => [false]);
    if (said) findings.push({ what, holds: said[0], values: said[1] ?? {} });
  }
  return { title: bundle.text.title ?? "", findings, signatures: bundle.records.filter(({ act }) => act) };
}

/** What a bundle has. Another file in it would pass for checked. */
const ours =
  /^((README|log-key)\.txt|verify\.html|(document|certificate)\.pdf|(document|signatures|audit|log)\.json)$/;
const isOurs = (name: string) => ours.test(name) || /^certificates\/(seal|time)-root[-\d]*\.der$/.test(name);

/** What is in a bundle, and what several checks go by. Throws where it is damaged, or written in another form than ours. */
async function openBundle(zip: Bytes, brought: Brought, now: Date) {
  const files = readZip(zip);
  demand([...files.keys()].every(isOurs));
  const file = (name: string) => files.get(name) ?? new Uint8Array();
  const trail = readJson(file("audit.json"), "sahihi-trail/1") as Trail;
  const log = readJson(file("log.json"), "sahihi-log/1") as Log;
  const { signatures } = readJson(file("signatures.json"), "sahihi-signatures/1") as Signatures;
  const text = readJson(file("document.json")) as Frozen;
  const [textHash, pdfHash] = [await hashOf(file("document.json")), await hashOf(file("document.pdf"))];
  const tells = (what: string, sha256: string) => (one: TrailEvent) =>
    one.event === what && one.details.sha256 === sha256;
  const issued = trail.events.find(tells("pdf_issued", pdfHash));
  // Only what stands before the issue has to stand in the log.
  const before = issued ? trail.events.slice(0, trail.events.indexOf(issued)) : trail.events;
  const sent = before.find(tells("document_sent", textHash));
  const acts = before.filter(tells("document_signed", textHash));
  const records = await Promise.all(signatures.map((one) => readRecord(one, acts, text)));
  const roots = (kind: string) =>
    [...files].flatMap(([name, der]) => (name.startsWith(`certificates/${kind}`) ? [der] : []));
  const trust = { roots: roots("seal"), timeStampRoots: roots("time") };
  const seal = await checkSeal(file("document.pdf"), trust, now);
  const certificate = files.has("certificate.pdf") && (await checkSeal(file("certificate.pdf"), trust, now));
  const isCertified = new TextDecoder("latin1").decode(file("certificate.pdf")).includes(trail.documentId);
  const keys = new TextDecoder().decode(file("log-key.txt")).split("\n");
  const reading = Promise.all(log.checkpoints.map(({ note }) => readNote(note, keys)));
  // Some browsers know no Ed25519: then there are no trees.
  const signed = await reading.catch((error: unknown) => (isUnsupported(error) ? null : []));
  const told = { text, sent, issued, acts, records, log, keys, signed };
  return { ...trail, ...brought, ...told, trust, seal, certificate, isCertified };
}

/** The tree of a checkpoint, and which of the keys have signed it. */
async function readNote(note: string, keys: string[]) {
  const trees = await Promise.all(keys.map((key) => readCheckpoint(note, key)));
  return { tree: trees.find((tree) => tree !== null), by: keys.filter((_, at) => trees[at]) };
}

const isUnsupported = (error: unknown) => error instanceof Error && error.name === "NotSupportedError";

/** Throws unless it is JSON in the one form that we write: sorted keys, no space, nothing twice. */
function readJson(bytes: Bytes, format?: string): unknown {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  const value = JSON.parse(text) as { format?: string };
  demand(canonical(value) === text && (!format || value.format === format));
  return value;
}

/** What a record of a signature says, whether the trail has it, and whether its mark and what is private of it are as it says. */
async function readRecord({ record, privatePart, mark }: Kept, acts: TrailEvent[], { people }: Frozen) {
  const sha256 = await hashOf(bytesOf(record));
  const act = acts.find(({ details }) => details.recordSha256 === sha256);
  const { key, ...said } = JSON.parse(record) as Record<string, string | null>;
  const markHash = mark === null ? null : await hashOf(bytesOf(mark));
  const privateHash = privatePart === null ? said.privateSha256 : await hashOf(bytesOf(privatePart));
  const isMatched = said.markSha256 === markHash && said.privateSha256 === privateHash;
  const isWhole = isMatched && said.versionSha256 === act?.details.sha256;
  const name = people?.find((person) => person.key === key)?.name ?? "?";
  return { name, said, sha256, isWhole, act, isOpen: privatePart !== null };
}

/** All that is checked, in the order in which it is told. */
const checks: Record<string, (bundle: Bundle) => Said | Promise<Said>> = {
  trail: async ({ documentId, events }) => {
    const count = events.length;
    return [await isChain(documentId, events), { count, missing: (events.at(-1)?.position ?? 0) - count }];
  },
  text: ({ sent }) => [!!sent, { version: sent?.details.version ?? "?" }],
  file: ({ sent, issued }) => [!!issued && issued.details.version === sent?.details.version],
  seal: ({ seal, issued }) => sayOfSeal(seal, issued),
  certificate: ({ certificate, isCertified, issued }) => {
    const said: Said = certificate ? sayOfSeal(certificate, issued) : [null];
    return said?.[0] && !isCertified ? [false, { fault: "fault.other" }] : said;
  },
  root: ({ seal, certificate, sealRoot }) => {
    const used = [seal, certificate].flatMap((one) => (one && one.fault === null ? [one.rootSha256] : []));
    const given = sealRoot.replace(/[\s:]/g, "").toLowerCase();
    const holds = given === "" ? null : used.every((sha256) => given.includes(sha256));
    return used.length > 0 ? [holds, { sha256: [...new Set(used)].join(", ") }] : null;
  },
  signatures: ({ acts, records, text: { signers, leaving = [] } }) => {
    const told = acts.flatMap(({ details }) => details.recordSha256 ?? []);
    const isAll = told.every((one) => records.some(({ sha256 }) => sha256 === one));
    const isEverybody = acts.length === signers.length + leaving.length;
    const holds =
      isAll && isEverybody && told.length === records.length && records.every(({ isWhole }) => isWhole);
    // Signatures from before there were records have none.
    return [holds && told.length < acts.length ? null : holds, { count: records.length, all: acts.length }];
  },
  private: ({ records }) => {
    const [count, opened] = [records.length, records.filter(({ isOpen }) => isOpen).length];
    return count === 0
      ? null
      : [opened < count ? null : records.every(({ isWhole }) => isWhole), { opened, count }];
  },
  checkpoint: ({ signed, keys }) => {
    if (!signed) return [null];
    const [newest, ...older] = signed.map(({ tree }) => tree);
    const isOrdered = older.every((tree) => tree && tree.size < newest!.size);
    const isUsed = keys.every((key) => signed.some(({ by }) => by.includes(key)));
    const { size, origin } = newest ?? { size: 0, origin: "?" };
    return [size > 0 && isOrdered && isUsed, { count: signed.length, size, origin }];
  },
  key: ({ signed, keys, logKey }) => {
    const by = signed?.[0]?.by ?? keys;
    const given = logKey.split(/\s+/).filter(Boolean);
    return [given.length === 0 ? null : by.some((key) => given.includes(key)), { key: by.join(", ") }];
  },
  log: async ({ events, issued, log: { entries, checkpoints }, signed }) => {
    if (!signed) return null;
    const trees = signed.map(({ tree }) => tree!);
    const waiting = events.filter(({ position }) => !entries.some((entry) => entry.position === position));
    const place = entries.find(({ position }) => position === issued?.position);
    demand(issued && place && entries.length + waiting.length === events.length);
    demand(waiting.every(({ position }) => position > issued.position));
    const eventOf = (entry: Entry) => events.find(({ position }) => position === entry.position)!;
    const proofs = entries.map((entry) => isLogged(eventOf(entry), entry, trees[0]!));
    const isIn = ({ hashes }: Logged, at: number) =>
      at === 0 ? hashes.length === 0 : isLogged(issued, { ...place, hashes }, trees[at]!);
    const holds = (await Promise.all([...proofs, ...checkpoints.map(isIn)])).every(Boolean);
    return [holds && waiting.length > 0 ? null : holds, { count: entries.length, waiting: waiting.length }];
  },
  stamp: async ({ seal, log, trust: { timeStampRoots: roots } }) => {
    const stamped = log.checkpoints.filter(({ timeStamp }) => timeStamp !== null);
    const check = ({ note, timeStamp }: Logged) =>
      checkTimeStamp(fromBase64(timeStamp!), bytesOf(note), roots);
    const times = await Promise.all(stamped.map(check));
    if (seal.fault === null && seal.stampedAt) times.push(seal.stampedAt);
    const [first] = times.toSorted((one, other) => Number(one) - Number(other));
    if (first === undefined) return null;
    // Whether an authority is to be trusted is for the reader to judge.
    return first ? [null, { at: first.toISOString(), roots: (await hashesOf(roots)).join(", ") }] : [false];
  },
};

const hashesOf = (all: readonly Bytes[]) => Promise.all(all.map((one) => hashOf(one)));

/** The event that issued a file names the certificate that sealed it, where anything was sealed. */
function sayOfSeal({ fault }: SealCheck, issued: TrailEvent | undefined): Said {
  const isPlain = fault === "not_sealed" && issued && !issued.details.sealCertificate;
  return isPlain ? [null] : [fault === null, { fault: `fault.${fault}` }];
}

/** Each event's hash is its own, and each follows from the one before it, where that is in the bundle. */
async function isChain(documentId: string, events: TrailEvent[]): Promise<boolean> {
  const follow = events.every(({ position, previousHash }, at) => {
    const before = events[at - 1] ?? { position: 0, hash: "0".repeat(64) };
    return position > before.position + (previousHash === before.hash ? 0 : 1);
  });
  const own = await Promise.all(events.map((event) => hasOwnHash(event, documentId)));
  return follow && events.length > 0 && own.every(Boolean);
}
