import { demand, fromBase64, toHex, type Bytes } from "#shared/evidence/bytes";
import type { SealCheck, Stamp } from "#shared/evidence/check-seal";
import { hasOwnHash, isLogged, type TrailEvent } from "#shared/evidence/logged-event";
import { openBundle, type Brought, type Bundle, type Entry, type Logged } from "#shared/evidence/open-bundle";

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
  const findings: Finding[] = [];
  for (const [what, check] of Object.entries(checks)) {
    const said = await (async () => check(bundle))().catch((): Said => [false]);
    if (said) findings.push({ what, holds: said[0], values: said[1] ?? {} });
  }
  return { title: bundle.text.title ?? "", findings, signatures: bundle.records.filter(({ act }) => act) };
}

/** A hash as it stands here, however it is printed elsewhere. */
const bare = (sha256: string) => sha256.replace(/[\s:]/g, "").toLowerCase();

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
  // Certificates from before their issue was an event are told of by none.
  certified: ({ certificate, certified, sent, events, log: { entries }, signed }) => {
    const { version = "?" } = sent?.details ?? {};
    const issues = events.filter(
      ({ event, details }) => event === "certificate_issued" && details.version === version,
    );
    const isIn = entries.some(({ position }) => position === certified?.position);
    const holds = issues.includes(certified!) && isIn;
    if (!certificate && issues.length === 0) return null;
    return [!signed || (issues.length === 0 && !certified) ? null : holds, { version }];
  },
  root: ({ seal, certificate, sealRoot }) => {
    const used = [seal, certificate].flatMap((one) => (one && one.fault === null ? [one.rootSha256] : []));
    const given = bare(sealRoot);
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
    const holds = opened < count ? null : records.every(({ isWhole }) => isWhole);
    return count > 0 ? [holds, { opened, count }] : null;
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
    const given = bare(timeRoot);
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
