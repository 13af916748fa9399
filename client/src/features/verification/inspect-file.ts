import type { FileCheck, LogProof } from "#shared/contract/verification";
import type { LogKeys } from "#shared/contract/transparency";
import { checkProof, type ProofResult } from "#shared/evidence/check-proof";
import { hashOf } from "#shared/evidence/bytes";
import { checkSeal, type SealCheck, type Trust } from "#shared/evidence/check-seal";
import { readCheckpoint } from "#shared/evidence/checkpoint";
import { hasOwnHash, isLogged } from "#shared/evidence/logged-event";
import { sealedLength } from "#shared/evidence/sealed-length";
import { call } from "#client/lib/call";
import { askAboutFile } from "#client/features/verification/ask-about-file";

/** What a file says of itself, found on this device with the keys that the site tells. */
export type Inspection = {
  seal: SealCheck;
  /** Of a file whose seal ends before it, or behind it. */
  ending: Ending | null;
  /** Where the event that tells of it stands in the log; null where none is told. */
  log: LogFinding | null;
  /** Of a proof bundle. */
  proof: ProofResult | null;
};

type Ending = {
  /** Bytes behind what was sealed; below zero those that are missing. */
  added: number;
  /** What was sealed, where that is whole: what it is, and itself. */
  inside: { bytes: Uint8Array<ArrayBuffer>; answer: FileCheck } | null;
};

/** `holds` is null where this browser cannot check it. */
type LogFinding = { holds: boolean | null; entry: number; size: number; at: string };

/** Everything that can be found without sending it. Throws when the keys cannot be loaded. */
export async function inspectFile(bytes: Uint8Array<ArrayBuffer>, answer: FileCheck): Promise<Inspection> {
  const keys = await call("GET /api/transparency/keys", {});
  const trust = trustOf(keys);
  const now = new Date();
  const seal = await checkSeal(bytes, trust, now);
  const told = answer.known && "log" in answer ? answer.log : null;
  const brought = {
    sealRoot: keys.sealRoots.map(({ sha256 }) => sha256).join(" "),
    logKey: [keys.log.inForce, ...keys.log.retired].join(" "),
    timeRoot: keys.timeStampRoots.map(({ sha256 }) => sha256).join(" "),
  };
  return {
    seal,
    ending: seal.fault === "bytes_added" ? await findEnding(bytes, trust, now) : null,
    log: told && (await checkLog(told, await hashOf(bytes), keys)),
    proof: isProof(bytes) ? await checkProof(bytes, brought, now) : null,
  };
}

/** A ZIP names its files at its end. */
function isProof(bytes: Uint8Array): boolean {
  const names = new TextDecoder("latin1").decode(bytes.subarray(-4096));
  return bytes[0] === 0x50 && bytes[1] === 0x4b && names.includes("audit.json") && names.includes("log.json");
}

async function findEnding(bytes: Uint8Array<ArrayBuffer>, trust: Trust, now: Date): Promise<Ending> {
  const end = sealedLength(bytes) ?? bytes.length;
  const added = bytes.length - end;
  const inside = bytes.slice(0, end);
  if (added <= 0 || (await checkSeal(inside, trust, now)).fault !== null) return { added, inside: null };
  return { added, inside: { bytes: inside, answer: await askAboutFile(await hashOf(inside)) } };
}

/** The event tells of this file, its hash is its own, and it stands in the tree whose root the log's key has signed. */
async function checkLog(
  { documentId, event, place, checkpoint }: LogProof,
  sha256: string,
  { log }: LogKeys,
): Promise<LogFinding> {
  const trees = await Promise.all(
    [log.inForce, ...log.retired].map((key) => readCheckpoint(checkpoint, key)),
  ).catch((error: unknown) => {
    if (error instanceof Error && error.name === "NotSupportedError") return null;
    throw error;
  });
  const tree = trees?.find((one) => one !== null);
  const isOfIt = event.details.sha256 === sha256 && (await hasOwnHash(event, documentId));
  const holds = trees && isOfIt && !!tree && (await isLogged(event, place, tree));
  return { holds, entry: place.index + 1, size: tree?.size ?? 0, at: event.at };
}

function trustOf({ sealRoots, timeStampRoots }: LogKeys): Trust {
  const der = ({ pem }: { pem: string }) =>
    Uint8Array.from(atob(pem.replace(/-----[^-]+-----|\s/g, "")), (letter) => letter.charCodeAt(0));
  return { roots: sealRoots.map(der), timeStampRoots: timeStampRoots.map(der) };
}
