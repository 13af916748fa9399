import { demand, fromBase64, toHex, type Bytes } from "#shared/evidence/bytes";
import type { SealCheck } from "#shared/evidence/check-seal";
import { isConsistent } from "#shared/evidence/merkle-proof";
import { hasOwnHash, isLogged, type TrailEvent } from "#shared/evidence/logged-event";
import {
  bare,
  openBundle,
  type Brought,
  type Bundle,
  type Entry,
  type Logged,
} from "#shared/evidence/open-bundle";

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
    if (!certificate) return [null];
    const said = sayOfSeal(certificate, signed ? issued : undefined);
    return said?.[0] !== false && !isCertified ? [false, { fault: "fault.other" }] : said;
  },
  outOfTime: ({ seal, certificate, now }) => {
    const lateOf = (one: typeof certificate) => (one && one.fault === "out_of_time" ? one : null);
    const late = lateOf(seal) ?? lateOf(certificate);
    if (!late) return null;
    const files = [lateOf(seal) && "document.pdf", lateOf(certificate) && "certificate.pdf"];
    const [from = "", until = "", today = ""] = [late.from, late.until, now].map(dayOf);
    return [null, { files: files.filter(Boolean).join(", "), from, until, today }];
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
    const used = [seal, certificate].flatMap((one) => (one && "token" in one ? [one.rootSha256] : []));
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

/** The event that issued a file names the certificate that sealed it, where anything was sealed. */
function sayOfSeal({ fault }: SealCheck, issued: TrailEvent | undefined): Said {
  // That is told by itself.
  if (fault === "out_of_time") return null;
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
