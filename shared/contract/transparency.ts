import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { Timestamp } from "#shared/contract/fields/fields";

/** What counts entries is far below what a number can tell apart. */
const count = (least: number) => z.coerce.number().int().min(least).max(Number.MAX_SAFE_INTEGER);

export const LogCheckpoint = z.object({
  size: z.int(),
  /** A signed note: C2SP signed-note with the text of tlog-checkpoint. */
  note: z.string(),
  at: Timestamp,
  /** A time-stamp authority's token over the note (RFC 3161, DER in base64), where this one has any. */
  timeStamp: z.string().nullable(),
});
export type LogCheckpoint = z.output<typeof LogCheckpoint>;

export const ConsistencyProof = z.object({
  /** RFC 6962, 2.1.2, in base64. */
  hashes: z.array(z.string()),
  /** The notes of the two checkpoints. */
  from: z.string(),
  to: z.string(),
});
export type ConsistencyProof = z.output<typeof ConsistencyProof>;

const Root = z.object({ sha256: z.string(), pem: z.string() });

export const LogKeys = z.object({
  /** What the log is called in its checkpoints. */
  origin: z.string(),
  /** As C2SP signed-note writes verifier keys. Retired ones verify the checkpoints of their time. */
  log: z.object({ inForce: z.string(), retired: z.array(z.string()) }),
  /** What vouches for seals, and for time stamps. */
  sealRoots: z.array(Root),
  timeStampRoots: z.array(Root),
});
export type LogKeys = z.output<typeof LogKeys>;

export const transparencyEndpoints = defineEndpoints({
  "GET /api/transparency/checkpoint": {
    summary: "The newest signed checkpoint of the transparency log (C2SP tlog-checkpoint)",
    access: "public",
    limit: "check_file",
    response: { file: "text/plain" },
    errors: ["checkpoint_not_found"],
  },
  "GET /api/transparency/checkpoints/{size}": {
    summary: "The checkpoint of one size, with its time stamp where it has one",
    access: "public",
    limit: "check_file",
    params: z.object({ size: count(1).catch(0) }),
    response: LogCheckpoint,
    errors: ["checkpoint_not_found"],
  },
  "GET /api/transparency/inclusion": {
    summary:
      "That an entry stands in the log (C2SP tlog-proof), of the newest checkpoint or of that of the size. Its hash is for whoever has the document",
    access: "public",
    limit: "check_file",
    query: z.object({ index: count(0), size: count(1).optional() }),
    response: z.object({ proof: z.string() }),
    errors: ["entry_not_found", "checkpoint_not_found"],
  },
  "GET /api/transparency/consistency": {
    summary: "That the log of a later checkpoint begins with all of an earlier one's",
    access: "public",
    limit: "check_file",
    query: z.object({ from: count(1), to: count(1).optional() }),
    response: ConsistencyProof,
    errors: ["checkpoint_not_found"],
  },
  "GET /api/transparency/keys": {
    summary:
      "What checkpoints and seals are checked by: the log's keys, and the roots of seals and time stamps",
    access: "public",
    limit: "check_file",
    response: LogKeys,
  },
});
