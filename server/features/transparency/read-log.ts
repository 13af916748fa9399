import type { Deps } from "#server/deps";
import { fingerprintOf, certificatesIn } from "#server/adapters/seal/seal";
import { logSigners, verifierKeyOf } from "#server/features/transparency/checkpoint-note";
import { proveConsistency, proveInclusion, writeProof } from "#server/features/transparency/prove-entries";
import { originOf } from "#server/features/transparency/sequence-entries";
import {
  findCheckpoint,
  findTimeStamp,
  listKeys,
  readHead,
  type Checkpoint,
} from "#server/features/transparency/transparency-store";
import { AppError } from "#server/http/app-error";
import type { ConsistencyProof, LogCheckpoint, LogKeys } from "#shared/contract/transparency";

/** The newest checkpoint, or that of a size. Throws `checkpoint_not_found`. */
export async function readCheckpointOf({ db }: Deps, size?: number): Promise<LogCheckpoint> {
  const checkpoint = await requireCheckpoint(db, size);
  const stamp = await findTimeStamp(db, checkpoint.size);
  return {
    size: checkpoint.size,
    note: checkpoint.note,
    at: checkpoint.at.toISOString(),
    timeStamp: stamp?.token.toString("base64") ?? null,
  };
}

/** That an entry stands in the tree of the newest checkpoint, or of an older one. Throws `entry_not_found`, `checkpoint_not_found`. */
export async function readInclusion({ db }: Deps, index: number, size?: number): Promise<{ proof: string }> {
  const checkpoint = await requireCheckpoint(db, size);
  if (index >= checkpoint.size) throw new AppError("entry_not_found");
  const hashes = await proveInclusion(db, index, checkpoint.size);
  return { proof: writeProof(index, hashes, checkpoint) };
}

/** That a later checkpoint's tree begins with that of an earlier one. Throws `checkpoint_not_found`. */
export async function readConsistency({ db }: Deps, from: number, to?: number): Promise<ConsistencyProof> {
  const [older, newer] = await Promise.all([requireCheckpoint(db, from), requireCheckpoint(db, to)]);
  if (older.size > newer.size) throw new AppError("checkpoint_not_found");
  const hashes = await proveConsistency(db, older.size, newer.size);
  return { hashes: hashes.map((hash) => hash.toString("base64")), from: older.note, to: newer.note };
}

/** The key by which checkpoints are checked, as verifiers are told it. */
export async function logKeyOf({ db, env }: Pick<Deps, "db" | "env">): Promise<string> {
  const head = await readHead(db);
  const [signer] = logSigners([env.LOG_KEY]);
  return verifierKeyOf(env.LOG_ORIGIN ?? head?.origin ?? originOf(env), signer!);
}

/** What whoever checks us must bring: by which keys, in force and from before, checkpoints and seals are checked. */
export async function readLogKeys({ db, env, seal }: Deps): Promise<LogKeys> {
  const inForce = await logKeyOf({ db, env });
  const used = await listKeys(db);
  const roots = [...(seal ? [await seal.root()] : []), ...certificatesIn(env.SEAL_ROOTS_OLD ?? "")];
  return {
    origin: inForce.slice(0, inForce.indexOf("+")),
    log: {
      inForce,
      retired: used.map(({ verifierKey }) => verifierKey).filter((key) => key !== inForce),
    },
    sealRoots: roots.map((root) => ({ sha256: fingerprintOf(root), pem: root.toString() })),
    timeStampRoots: certificatesIn(env.SEAL_TSA_ROOTS ?? "").map((root) => ({
      sha256: fingerprintOf(root),
      pem: root.toString(),
    })),
  };
}

async function requireCheckpoint(db: Deps["db"], size?: number): Promise<Checkpoint> {
  const checkpoint = await findCheckpoint(db, size);
  if (!checkpoint) throw new AppError("checkpoint_not_found");
  return checkpoint;
}
