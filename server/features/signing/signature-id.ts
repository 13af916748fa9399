import { randomInt } from "node:crypto";

/** Crockford's base32: no I, L, O or U, so that an id can be read out and typed. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** `SIG-` and 12 random characters (60 bits). */
export function newSignatureId(): string {
  return `SIG-${Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")}`;
}
