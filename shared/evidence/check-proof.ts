import { demand, fromBase64, toHex, type Bytes } from "#shared/evidence/bytes";
import type { SealCheck } from "#shared/evidence/check-seal";
import { isConsistent } from "#shared/evidence/merkle-proof";
import { hasOwnHash, isLogged, type TrailEvent } from "#shared/evidence/logged-event";
import { bare, openBundle, type Brought, type Bundle } from "#shared/evidence/open-bundle";

/*
 * Checks a proof bundle with what is in it and what the reader brings, and nothing else. It shares no code with what makes bundles, seals
 * or keeps the log.
 */

/** `holds` is null where it could not be checked, or is for the reader to judge. */
export type Finding = { what: string; holds: boolean | null; values: Record<string, string | number> };

/** Who signed, as the text that was signed calls them, and what the record says of it. */
type ProvenSignature = { name: string; said: Record<string, string | null> };

export type ProofResult = { title: string; findings: Finding[]; signatures: ProvenSignature[] };

/** Whether something holds, and what is told of it; nothing where there is nothing to tell. */
type Said = [holds: boolean | null, values?: Finding["values"]] | null;

/** Throws nothing: what cannot be read does not hold. */
export async function checkProof(zip: Bytes, brought: Brought, now: Date): Promise<ProofResult> {
  const isAble = "toSorted" in Array.prototype && typeof crypto.subtle === "object";
  const bundle = isAble && (await openBundle(zip, brought, now).catch(() => null));
  const failed = { what: isAble ? "archive" : "browser", holds: false, values: {} };
  if (!bundle) return { title: "", findings: [failed], signatures: [] };
  const finding = async ([what, check]: [string, Check]): Promise<Finding[]> => {
    const said = await (async () => check(bundle))().catch((): Said => [false]);
    return said ? [{ what, holds: said[0], values: said[1] ?? {} }] : [];
  };
  const findings = (await Promise.all(Object.entries(checks).map(finding))).flat();
  return { title: bundle.text.title ?? "", findings, signatures: bundle.records.filter(({ act }) => act) };
}

type Check = (bundle: Bundle) => Said | Promise<Said>;

/** All that is checked, in the order in which it is told. */
const checks: Record<string, Check> = {
  trail: async ({ documentId, events }) => {
    const count = events.length;
    return [await isChain(documentId, events), { count, missing: (events.at(-1)?.position ?? 0) - count }];
  },
  text: ({ sent }) => [!!sent, { version: sent?.details.version ?? "?" }],
  file: ({ sent, issued }) => [!!issued && issued.details.version === sent?.details.version],
  seal: (bundle) => sayOfSeal(bundle.seal, bundle),
  certificate: (bundle) => {
    const said = bundle.certificate ? sayOfSeal(bundle.certificate, bundle) : ([null] as Said);
    const isOther = bundle.certificate && !bundle.isCertified && said?.[0] !== false;
    return isOther ? [false, { fault: "fault.other" }] : said;
  },
  outOfTime: ({ papers, now }) => {
    const late = papers.filter(({ seal }) => seal.fault === "out_of_time");
    const [first] = late.flatMap(({ seal }) => ("until" in seal ? [seal] : []));
    if (!first) return null;
    const [from, until, today] = [dayOf(first.from), dayOf(first.until), dayOf(now)];
    return [null, { files: late.map(({ file }) => file).join(", "), from, until, today }];
  },
  // Certificates from before their issue was an event are told of by none.
  certified: ({ certificate, certified, sent, events, log: { entries }, signed }) => {
    const { version = "?" } = sent?.details ?? {};
    const isOfIt = ({ event, details }: TrailEvent) =>
      event === "certificate_issued" && details.version === version;
    if (!certified && !events.some(isOfIt)) return certificate && [null, { version }];
    const isIn = entries.some(({ position }) => position === certified?.position);
    return [signed && isIn && isOfIt(certified!), { version }];
  },
  root: ({ papers, sealRoot }) => {
    const used = papers.flatMap(({ seal }) => ("token" in seal ? [seal.rootSha256] : []));
    const given = bare(sealRoot);
    const holds = given === "" ? null : used.every((sha256) => given.includes(sha256));
    return used.length > 0 ? [holds, { sha256: [...new Set(used)].join(", ") }] : null;
  },
  signatures: ({ acts, records, text: { signers, leaving = [] } }) => {
    const asked = [...signers, ...leaving];
    const told = acts.flatMap(({ details }) => details.recordSha256 ?? []);
    const people = asked.flatMap(({ key }) => key ?? []);
    const [kept, keys] = [records.map(({ sha256 }) => sha256), records.map(({ key }) => key)];
    // Signatures from before there were records have none, and those who were asked had no keys.
    const isOld = told.length < acts.length;
    const isWhole = isSame(told, kept) && records.every((one) => one.isWhole);
    const holds = isWhole && (isOld || isSame(people, keys)) && acts.length === asked.length;
    return [holds && isOld ? null : holds, { count: records.length, all: acts.length }];
  },
  private: ({ records }) => {
    const [count, opened] = [records.length, records.filter(({ isOpen }) => isOpen).length];
    const holds = opened < count ? null : records.every(({ isWhole }) => isWhole);
    return count > 0 ? [holds, { opened, count }] : null;
  },
  checkpoint: ({ signed, keys }) => {
    if (!signed) return [null];
    const { size, origin } = signed[0]?.tree ?? { size: 0, origin: "?" };
    const isOrdered = signed.every(({ tree }, at) => tree && (at === 0 || tree.size < size));
    const isUsed = keys.every((key) => signed.some(({ by }) => by.includes(key)));
    return [size > 0 && isOrdered && isUsed, { count: signed.length, size, origin }];
  },
  oneLog: async ({ signed, log: { checkpoints } }) => {
    const [newest, ...older] = (signed ?? []).map(({ tree }) => tree!);
    const proofs = checkpoints.slice(1).map(({ consistency }) => consistency?.map(fromBase64));
    if (older.length === 0 || proofs.includes(undefined)) return older.length === 0 ? null : [null];
    const held = await Promise.all(older.map((tree, at) => isConsistent(tree, newest!, proofs[at]!)));
    return [held.every(Boolean), { count: older.length }];
  },
  key: ({ signed, given }) => {
    const by = signed?.[0]?.by ?? [];
    const holds = given.length === 0 ? null : by.some((key) => given.includes(key));
    return signed && [holds, { key: by.join(", ") }];
  },
  otherKey: ({ signed, counts }) => {
    const others = new Set((signed ?? []).flatMap((one) => (counts(one) ? [] : one.by)));
    return others.size > 0 ? [null, { key: [...others].join(", ") }] : null;
  },
  mailed: ({ signed, checkpoint = "" }) => {
    const [, size = "", root = ""] = checkpoint.trim().split(/\s*\n/);
    const same = signed?.find(({ tree }) => tree && String(tree.size) === size)?.tree;
    const sizes = (signed ?? []).map(({ tree }) => tree?.size ?? "?").join(", ");
    return [same ? toHex(same.root) === toHex(fromBase64(root)) : null, { sizes }];
  },
  log: async ({ events, issued, log: { entries, checkpoints }, signed }) => {
    if (!signed) return null;
    const eventAt = (place: number) => events.find(({ position }) => position === place)!;
    const waiting = events.filter(({ position }) => !entries.some((entry) => entry.position === position));
    const place = entries.find(({ position }) => position === issued?.position);
    demand(issued && place && entries.length + waiting.length === events.length);
    demand(waiting.every(({ position }) => position > issued.position));
    const [newest, ...older] = signed.map(({ tree }) => tree!);
    const proofs = entries.map((entry) => isLogged(eventAt(entry.position), entry, newest!));
    const placeIn = (at: number) => ({ ...place, hashes: checkpoints[at]!.hashes });
    const others = older.map((tree, at) => isLogged(issued, placeIn(at + 1), tree));
    const isIn = (await Promise.all([...proofs, ...others])).every(Boolean);
    const holds = isIn && checkpoints[0]!.hashes.length === 0;
    return [holds && waiting.length > 0 ? null : holds, { count: entries.length, waiting: waiting.length }];
  },
  stamp: ({ stamps }) => {
    if (!stamps || stamps.isContradicted) return [false];
    // Whether an authority is to be trusted is for the reader to judge.
    const { at, rootSha256: root = "", isTrusted } = stamps.first ?? {};
    return at ? [isTrusted || null, { at: at.toISOString(), root }] : null;
  },
  strangeStamp: ({ stamps }) => (stamps && stamps.strange > 0 ? [null, { count: stamps.strange }] : null),
  noStamp: ({ stamps }) => (stamps && !stamps.first ? [null] : null),
};

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const isSame = (some: unknown[], others: unknown[]) =>
  some.map(String).toSorted().join() === others.map(String).toSorted().join();

/** Not sealed is plain where the log tells that nothing was: where neither it nor a seal speaks for a file, nothing that the reader brings does. */
function sayOfSeal({ fault }: SealCheck, { issued, signed }: Bundle): Said {
  // That is told by itself.
  if (fault === "out_of_time") return null;
  const isPlain = fault === "not_sealed" && signed && issued && !issued.details.sealCertificate;
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
