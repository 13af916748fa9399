import { hash, verify } from "@node-rs/argon2";

/** Argon2id with the library's defaults (OWASP's first recommendation: 19 MiB, two passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let decoy: Promise<string> | undefined;

/** Takes the same time when there is no account (`passwordHash` null), so that timing does not tell who has one. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("nobody has this account");
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && matches;
}
