import { bytesOf, demand, fromBase64, hashOf, toHex, type Bytes } from "#shared/evidence/bytes";
import { checkSeal, checkTimeStamp, type SealCheck, type Stamp } from "#shared/evidence/check-seal";
import { readCheckpoint } from "#shared/evidence/checkpoint";
import { canonical, hasOwnHash, isLogged, type Place, type TrailEvent } from "#shared/evidence/logged-event";
import { readZip } from "#shared/evidence/read-zip";

/*
 * Checks a proof bundle with what is in it and what the reader brings, and nothing else. It shares no code with what makes bundles, seals
 * or keeps the log.
 */

/**
 * What the reader knows from elsewhere: roots and keys from the certificate, a mail or the site, several apart by a space; the checkpoint
 * that was mailed. Empty where they bring nothing.
 */
export type Brought = { sealRoot: string; logKey: string; checkpoint?: string; timeRoot?: string };

/** `holds` is null where it could not be checked, or is for the reader to judge. */
export type Finding = { what: string; holds: boolean | null; values: Record<string, string | number> };

/** Who signed, as the text that was signed calls them, and what the record says of it. */
type ProvenSignature = { name: string; said: Record<string, string | null> };

export type ProofResult = { title: string; findings: Finding[]; signatures: ProvenSignature[] };

type Kept = { mark: string | null; privatePart: string | null; record: string };
type Logged = { hashes: string[]; note: string; timeStamp: string | null };
type Person = { key?: string; name?: string };
type Frozen = { people?: Person[]; signers: Person[]; leaving?: Person[]; title?: string };
type Trail = { format: string; documentId: string; events: TrailEvent[] };
type Signatures = { format: string; signatures: Kept[] };
type Entry = Place & { position: number };
type Log = { format: string; checkpoints: Logged[]; entries: Entry[] };
type Bundle = Awaited<ReturnType<typeof openBundle>>;

/** Whether something holds, and what is told of it; nothing where there is nothing to tell. */
type Said = [holds: boolean | null, values?: Finding["values"]] | null;

/** Throws nothing: what cannot be read does not hold. */
export async function checkProof(zip: Bytes, brought: Brought, now: Date): Promise<ProofResult> {
  const isAble = "toSorted" in Array.prototype && typeof crypto.subtle === "object";
  const bundle = isAble && (await openBundle(zip, brought, now).catch(() => null));
  const failed = { what: isAble ? "archive" : "browser", holds: false, values: {} };
  if (!bundle) return { title: "", findings: [failed], signatures: [] };
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
  const trail = readJson(file("audit.json"), "sahihi-trail/1", "documentId,events") as Trail;
  const log = readJson(file("log.json"), "sahihi-log/1", "checkpoints,entries") as Log;
  const { signatures } = readJson(file("signatures.json"), "sahihi-signatures/1", "signatures") as Signatures;
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
  // On a line of its own stands what we write: a title never has one.
  const says = `, certificate of completion, ${trail.documentId}</pdf:Keywords>`;
  const ofThis = new RegExp(`^ *<pdf:Keywords>[^<]*${says}$`, "m");
  const isCertified = ofThis.test(new TextDecoder("latin1").decode(file("certificate.pdf")));
  const keys = new TextDecoder().decode(file("log-key.txt")).trim().split("\n");
  const given = brought.logKey.split(/\s+/).filter(Boolean);
  const reading = Promise.all(log.checkpoints.map(({ note }) => readNote(note, keys)));
  // Some browsers know no Ed25519: then there are no trees.
  const signed = await reading.catch((error: unknown) => (isUnsupported(error) ? null : []));
  // Whose checkpoints count: the keys that the reader brings, or those of the newest where they bring none.
  const trusted = given.length > 0 ? given : (signed?.[0]?.by ?? []);
  const counts = (at: number) => !signed || !!signed[at]?.by.some((key) => trusted.includes(key));
  const stamps = await readStamps(seal, log, trust.timeStampRoots, counts).catch(() => null);
  const told = { stamps, text, sent, issued, acts, records, log, keys, given, trusted, signed };
  return { ...trail, ...brought, ...told, trust, seal, certificate, isCertified };
}

/** The tree of a checkpoint, and which of the keys have signed it. */
async function readNote(note: string, keys: string[]) {
  const trees = await Promise.all(keys.map((key) => readCheckpoint(note, key)));
  return { tree: trees.find((tree) => tree !== null), by: keys.filter((_, at) => trees[at]) };
}

const isUnsupported = (error: unknown) => error instanceof Error && error.name === "NotSupportedError";

/** Throws unless it is JSON in the one form that we write: sorted keys, no space, nothing twice, and of a format nothing but its parts. */
function readJson(bytes: Bytes, format?: string, parts?: string): unknown {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  const { format: said, ...rest } = JSON.parse(text) as { format?: string };
  const whole = said === undefined ? rest : { format: said, ...rest };
  demand(canonical(whole) === text && (!format || (said === format && Object.keys(rest).join() === parts)));
  return whole;
}

/** What a record of a signature says, whether the trail has it, and whether its mark and what is private of it are as it says. */
async function readRecord({ record, privatePart, mark }: Kept, acts: TrailEvent[], text: Frozen) {
  const sha256 = await hashOf(bytesOf(record));
  const act = acts.find(({ details }) => details.recordSha256 === sha256);
  const { key, ...said } = JSON.parse(record) as Record<string, string | null>;
  const markHash = mark === null ? null : await hashOf(bytesOf(mark));
  const privateHash = privatePart === null ? said.privateSha256 : await hashOf(bytesOf(privatePart));
  const isMatched = said.markSha256 === markHash && said.privateSha256 === privateHash;
  const isWhole = isMatched && said.versionSha256 === act?.details.sha256;
  const people = [...(text.people ?? []), ...(text.leaving ?? [])];
  const name = people.find((person) => person.key === key)?.name ?? "?";
  return { key, name, said, sha256, isWhole, act, isOpen: privatePart !== null };
}

/** All that is checked, in the order in which it is told. */
const checks: Record<string, (bundle: Bundle) => Said | Promise<Said>> = {
  trail: async ({ documentId, events }) => {
    const count = events.length;
    return [await isChain(documentId, events), { count, missing: (events.at(-1)?.position ?? 0) - count }];
  },
  text: ({ sent }) => [!!sent, { version: sent?.details.version ?? "?" }],
  file: ({ sent, issued }) => [!!issued && issued.details.version === sent?.details.version],
  // Where neither a seal nor the log speaks for it, nothing that the reader brings does.
  seal: ({ seal, issued, signed }) => sayOfSeal(seal, signed ? issued : undefined),
  certificate: ({ certificate, isCertified, issued, signed }) => {
    const said: Said = certificate ? sayOfSeal(certificate, signed ? issued : undefined) : [null];
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
    const asked = [...signers, ...leaving];
    const keys = asked.flatMap(({ key }) => key ?? []).toSorted();
    const signedBy = records.map(({ key }) => String(key)).toSorted();
    const isOneEach = keys.join() === signedBy.join();
    // Those who were asked had no keys before there were records.
    const isEverybody = acts.length === asked.length && (isOneEach || told.length < acts.length);
    const isKept = told.length === records.length && records.every(({ isWhole }) => isWhole);
    const holds = isAll && isEverybody && isKept;
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
  key: ({ signed, given }) => {
    const by = signed?.[0]?.by ?? [];
    const holds = given.length === 0 ? null : by.some((key) => given.includes(key));
    return signed && [holds, { key: by.join(", ") }];
  },
  otherKey: ({ signed, trusted }) => {
    const others = (signed ?? []).flatMap(({ by }) => (by.some((key) => trusted.includes(key)) ? [] : by));
    return others.length > 0 ? [null, { key: [...new Set(others)].join(", ") }] : null;
  },
  mailed: ({ signed, checkpoint = "" }) => {
    const [, size = "", root = ""] = checkpoint.trim().split(/\s*\n/);
    const same = signed?.find(({ tree }) => tree && String(tree.size) === size)?.tree;
    const sizes = (signed ?? []).map(({ tree }) => tree?.size ?? "?").join(", ");
    return [same ? toHex(same.root) === toHex(fromBase64(root)) : null, { sizes }];
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
  stamp: ({ stamps, acts, timeRoot = "" }) => {
    if (!stamps) return [false];
    if (stamps.length === 0) return null;
    const given = timeRoot.replace(/[\s:]/g, "").toLowerCase();
    const rank = ({ at, rootSha256 }: Stamp) => Number(at) - (given.includes(rootSha256) ? 1e15 : 0);
    const [first] = stamps.toSorted((one, other) => rank(one) - rank(other));
    // Nobody stamps what is not there yet; clocks differ by some minutes.
    const newest = Math.max(...acts.map(({ at }) => Date.parse(at))) - 600_000;
    if (stamps.some(({ at }) => Number(at) < newest)) return [false];
    // Whether another authority is to be trusted is for the reader to judge.
    const { at, rootSha256: root } = first!;
    return [given.includes(root) || null, { at: at.toISOString(), root }];
  },
  noStamp: ({ stamps }) => (stamps?.length === 0 ? [null] : null),
};

/** The time stamps of the seal and of checkpoints that count. Throws where one is damaged, or from nobody whose root is there. */
async function readStamps(seal: SealCheck, log: Log, roots: Bytes[], counts: (at: number) => boolean) {
  const stamped = log.checkpoints.filter(({ timeStamp }, at) => timeStamp !== null && counts(at));
  const check = ({ note, timeStamp }: Logged) => checkTimeStamp(fromBase64(timeStamp!), bytesOf(note), roots);
  const stamps = await Promise.all(stamped.map(check));
  demand(stamps.every((stamp) => stamp !== null));
  const ofSeal = seal.fault === null ? seal.stamp : null;
  return [...stamps, ...(ofSeal ? [ofSeal] : [])];
}

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
