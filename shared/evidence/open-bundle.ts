import { bytesOf, demand, fromBase64, hashOf, type Bytes } from "#shared/evidence/bytes";
import { checkSeal, checkTimeStamp, type Stamp } from "#shared/evidence/check-seal";
import { readCheckpoint } from "#shared/evidence/checkpoint";
import { canonical, type Place, type TrailEvent } from "#shared/evidence/logged-event";
import { readZip } from "#shared/evidence/read-zip";

/**
 * What the reader knows from elsewhere: roots and keys from the certificate, a mail or the site, several apart by a space; the checkpoint
 * that was mailed. Empty where they bring nothing.
 */
export type Brought = { sealRoot: string; logKey: string; checkpoint?: string; timeRoot?: string };

type Kept = { mark: string | null; privatePart: string | null; record: string };
/** `consistency` shows that the newest tree begins with this one: bundles of before have none. */
type Logged = { consistency?: string[]; hashes: string[]; note: string; timeStamp: string | null };
type Person = { key?: string; name?: string };
type Frozen = { people?: Person[]; signers: Person[]; leaving?: Person[]; title?: string };
type Trail = { format: string; documentId: string; events: TrailEvent[] };
type Signatures = { format: string; signatures: Kept[] };
type Entry = Place & { position: number };
type Log = { format: string; checkpoints: Logged[]; entries: Entry[] };

export type Bundle = Awaited<ReturnType<typeof openBundle>>;

/** What a bundle has. Another file in it would pass for checked. */
const ours =
  /^((README|log-key)\.txt|verify\.html|(document|certificate)\.pdf|(document|signatures|audit|log)\.json)$/;
const isOurs = (name: string) => ours.test(name) || /^certificates\/(seal|time)-root[-\d]*\.der$/.test(name);

/** What each thing in a list has. What stands beside that is under no hash, and might be read as if it were. */
const ofEvent = /^actor,at,details,event,hash,position,previousHash$/;
const ofLog = /^((consistency,)?hashes,note,timeStamp|hashes,index,position,salt)$/;
const ofRecord = /^mark,privatePart,record$/;

/** What is in a bundle, and what several checks go by. Throws where it is damaged, or written in another form than ours. */
export async function openBundle(zip: Bytes, brought: Brought, now: Date) {
  const files = readZip(zip);
  demand([...files.keys()].every(isOurs));
  const file = (name: string) => files.get(name) ?? new Uint8Array();
  const roots = (kind: string) =>
    [...files].flatMap(([name, der]) => (name.startsWith(`certificates/${kind}`) ? [der] : []));
  const trail = readJson(file("audit.json"), "sahihi-trail/1,documentId,events,format", ofEvent) as Trail;
  const log = readJson(file("log.json"), "sahihi-log/1,checkpoints,entries,format", ofLog) as Log;
  const parts = "sahihi-signatures/1,format,signatures";
  const kept = readJson(file("signatures.json"), parts, ofRecord) as Signatures;
  const text = readJson(file("document.json")) as Frozen;
  const numbers = [...trail.events, ...log.entries].map(({ position }) => position);
  demand([...numbers, ...log.entries.map(({ index }) => index)].every(Number.isInteger));

  const tellOf = async (name: string, what: string) => {
    const sha256 = await hashOf(file(name));
    return trail.events.filter(({ event, details }) => event === what && details.sha256 === sha256);
  };
  const [issued] = await tellOf("document.pdf", "pdf_issued");
  const [certified] = await tellOf("certificate.pdf", "certificate_issued");
  // Only what stands before the issue has to stand in the log.
  const isBefore = ({ position }: TrailEvent) => !issued || position < issued.position;
  const sent = (await tellOf("document.json", "document_sent")).find(isBefore);
  const acts = (await tellOf("document.json", "document_signed")).filter(isBefore);
  const records = await Promise.all(kept.signatures.map((one) => readRecord(one, acts, text)));
  // On a line of its own stands what we write: a title never has one.
  const says = `^ *<pdf:Keywords>[^<]*, certificate of completion, ${trail.documentId}</pdf:Keywords>$`;
  const isCertified = new RegExp(says, "m").test(new TextDecoder("latin1").decode(file("certificate.pdf")));

  const keys = new TextDecoder().decode(file("log-key.txt")).trim().split("\n");
  const given = brought.logKey.split(/\s+/).filter(Boolean);
  const reading = Promise.all(log.checkpoints.map((one) => readNote(one, keys)));
  // Some browsers know no Ed25519: then there are no trees.
  const signed = await reading.catch((why: unknown) => (String(why).includes("NotSupported") ? null : []));
  // Whose checkpoints count: the keys that the reader brings, or those of the newest where they bring none.
  const trusted = given.length > 0 ? given : (signed?.[0]?.by ?? []);
  const counts = (one?: Noted) => !signed || !!one?.by.some((key) => trusted.includes(key));

  // Of the authorities whose roots are here, those that the reader trusts decide.
  const isTrusted = (sha256: string) => bare(brought.timeRoot ?? "").includes(sha256);
  const hashed = await Promise.all(roots("time").map((root) => hashOf(root)));
  const timeStampRoots = roots("time").filter((_, at) => isTrusted(hashed[at]!));
  const stamping = log.checkpoints.map(async ({ note, timeStamp }, at) => {
    if (timeStamp === null || !counts(signed?.[at])) return [];
    return [{ at, stamp: await checkTimeStamp(fromBase64(timeStamp), bytesOf(note), roots("time")) }];
  });
  const stamped = await Promise.all(stamping).catch(() => null);
  const logged = (stamped ?? []).flat();
  // What an event tells of was sealed when the log had it: by a stamp that the reader trusts, of a tree that is the newest's beginning.
  const knownBy = (event?: TrailEvent) => {
    const { index = Infinity } = log.entries.find(({ position }) => position === event?.position) ?? {};
    const isIn = (at: number) =>
      index < (signed?.[at]?.tree?.size ?? 0) && (at === 0 || log.checkpoints[at]!.consistency);
    const known = logged.filter(({ at, stamp }) => stamp && isTrusted(stamp.rootSha256) && isIn(at));
    return new Date(Math.min(Number(now), ...known.map(({ stamp }) => Number(stamp!.at))));
  };
  const sealOf = (name: string, event?: TrailEvent) =>
    checkSeal(file(name), { roots: roots("seal"), timeStampRoots }, knownBy(event));
  const seal = await sealOf("document.pdf", issued);
  const certificate = files.has("certificate.pdf") ? await sealOf("certificate.pdf", certified) : null;
  const others = certificate ? [{ file: "certificate.pdf", seal: certificate }] : [];
  const papers = [{ file: "document.pdf", seal }, ...others];
  const sealed = "token" in seal && seal.token;
  const ofSeal = sealed ? [await checkTimeStamp(sealed.token, sealed.of, roots("time"))] : [];
  const stamps = stamped && sortStamps([...logged.map(({ stamp }) => stamp), ...ofSeal], acts, isTrusted);
  const told = { stamps, text, sent, issued, certified, acts, records, log, keys, given, counts, signed };
  return { ...trail, ...brought, ...told, now, seal, certificate, papers, isCertified };
}

type Noted = Awaited<ReturnType<typeof readNote>>;

/** The tree of a checkpoint, and which of the keys have signed it. */
async function readNote({ note }: Logged, keys: string[]) {
  const trees = await Promise.all(keys.map((key) => readCheckpoint(note, key)));
  return { tree: trees.find((tree) => tree !== null), by: keys.filter((_, at) => trees[at]) };
}

/** Throws unless it is JSON in the one form that we write: sorted keys, no space, nothing twice, and of a format nothing but its parts. */
function readJson(bytes: Bytes, parts?: string, ofEach?: RegExp): unknown {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  const read = JSON.parse(text) as { format?: string };
  demand(canonical({ ...read }) === text);
  demand(!parts || [read.format, ...Object.keys(read)].join() === parts);
  const listed = Object.values<unknown>(read).filter(Array.isArray).flat() as object[];
  demand(!ofEach || listed.every((one) => ofEach.test(Object.keys(one).join())));
  return read;
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

/** The time stamp to go by, and how many are none to go by, for the reader to know; whether one that they trust contradicts the trail. */
function sortStamps(
  stamps: (Stamp | null)[],
  acts: TrailEvent[],
  isTrusted: (rootSha256: string) => boolean,
) {
  // Nobody stamps what is not there yet; clocks differ by some minutes.
  const newest = Math.max(...acts.map(({ at }) => Date.parse(at))) - 600_000;
  const told = stamps.flatMap((one) => (one ? [{ ...one, isTrusted: isTrusted(one.rootSha256) }] : []));
  const rank = (one: (typeof told)[number]) => Number(one.at) - (one.isTrusted ? 1e15 : 0);
  const possible = told.filter(({ at }) => Number(at) >= newest);
  const [first] = possible.toSorted((one, other) => rank(one) - rank(other));
  const isContradicted = told.some((one) => one.isTrusted && !possible.includes(one));
  return { first, isContradicted, strange: stamps.length - possible.length };
}

/** A hash as it stands here, however it is printed elsewhere. */
export const bare = (sha256: string) => sha256.replace(/[\s:]/g, "").toLowerCase();
