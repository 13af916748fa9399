import { randomInt } from "node:crypto";
import type { Secrets } from "#server/adapters/secrets";

/** Crockford's base32: no I, L, O or U, so that nobody reads one character as another. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODES = 10;
const HALF = 5;

const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** Ten codes of 50 random bits, as they are shown: `7K3QD-M0XPA`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => `${half()}-${half()}`);
}

/** All that is kept of a code. `code` as it was shown or typed; letters that look like digits count as those. */
export function hashRecoveryCode(secrets: Secrets, userId: string, code: string): string {
  return secrets.digest(whatIsHashed(userId, code)).toString("base64url");
}

/** The same, and what was kept of it under keys from before: nobody can make those anew without the code. */
export function recoveryCodeHashes(secrets: Secrets, userId: string, code: string): string[] {
  return secrets.digests(whatIsHashed(userId, code)).map((hash) => hash.toString("base64url"));
}

function whatIsHashed(userId: string, code: string): string {
  const read = code.replaceAll("-", "").toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
  return `recovery code ${userId} ${read}`;
}
