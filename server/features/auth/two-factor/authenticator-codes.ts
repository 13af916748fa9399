import { Secret, TOTP } from "otpauth";
import { brand } from "#shared/brand";

/** What every authenticator app knows: SHA-1, six digits, 30 seconds (RFC 6238). */
const form = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** A phone's clock may be a step away from ours, and typing takes its time. */
const STEPS_AROUND = 1;

/** 160 random bits as base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the QR code says: the app shows the code under our name and the account's address. */
export function otpauthUrl(secret: string, email: string): string {
  return new TOTP({ ...form, issuer: brand.name, label: email, secret }).toString();
}

/** The 30-second step whose code this is, now or one step away; null when it is none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...form, secret });
  const delta = totp.validate({ token: code, timestamp, window: STEPS_AROUND });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
