import { randomInt } from "node:crypto";

/** Crockford's base32: no I, L, O or U, so that an id can be read out and typed. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** `SIG-` and 12 random characters (60 bits). */
export function newSignatureId(): string {
  return newReadableId("SIG");
}

/** The prefix, a hyphen and 12 random characters (60 bits): for what is printed and read out. */
export function newReadableId(prefix: string): string {
  return `${prefix}-${Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")}`;
}
