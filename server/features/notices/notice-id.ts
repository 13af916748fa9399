import { randomBytes } from "node:crypto";

let last = 0;
let order = 0;

/**
 * A UUIDv7 (RFC 9562, section 5.7): milliseconds since 1970 first, so that ids sort by when they were made, then the order within one
 * millisecond of this process, then chance.
 */
export function newNoticeId(at: Date): string {
  const ms = at.getTime();
  order = ms === last ? (order + 1) % 0x1000 : 0;
  last = ms;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(ms, 0, 6);
  bytes.writeUInt16BE(0x7000 | order, 6);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Smaller than every id that is made at this moment or later. */
export const firstIdOf = (at: Date): string =>
  at
    .getTime()
    .toString(16)
    .padStart(12, "0")
    .replace(/^(.{8})/, "$1-") + "-7000-8000-000000000000";
