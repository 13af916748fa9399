import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";

export type Secrets = {
  /** 256 random bits, base64url: what a link carries. */
  newToken(): string;
  /** A token for one thing that only whoever has the other token can know. */
  tokenWithin(token: string, id: string): string;
  /** SHA-256 in hex: what the database keeps of a token. Tokens are random, so no salt or stretching is needed. */
  hashToken(token: string): string;
  /** Encrypts text that has to wait somewhere, such as a link token in a mail job. */
  seal(text: string): string;
  /** Throws when the text was sealed with another secret or changed since. */
  unseal(sealed: string): string;
  /** Encrypts what is kept for good, such as a government id: with a key of its own, so that a new session secret loses none of it. */
  sealData(text: string): string;
  /** Throws as `unseal` does. */
  unsealData(sealed: string): string;
  /** The same text sealed with the key in force; null where that is how it is sealed already. Throws as `unseal` does. */
  resealData(sealed: string): string | null;
  /** HMAC-SHA256: by it a text is known again that is not kept, and without the key nobody can try what it was. */
  digest(text: string): Buffer;
  /** The same, and what it was with keys from before. */
  digests(text: string): Buffer[];
};

/** Keys from before, which still open what they sealed. */
export type OldKeys = { sessionSecret?: string | undefined; encryptionKey?: string | undefined };

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Without an encryption key what is kept for good is sealed under the session secret too, as another key; what was sealed so before there was one opens still. */
export function createSecrets(sessionSecret: string, encryptionKey?: string, old: OldKeys = {}): Secrets {
  const sessionSecrets = present([sessionSecret, old.sessionSecret]);
  const encryptionKeys = present([encryptionKey, old.encryptionKey, ...sessionSecrets]);
  const keys = sessionSecrets.map((secret) => deriveKey(secret, "sahihi seal v1"));
  const dataKeys = encryptionKeys.map((secret) => deriveKey(secret, "sahihi data v1"));
  const digestKeys = encryptionKeys.map((secret) => deriveKey(secret, "sahihi digest v1"));
  const digestWith = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest();

  return {
    newToken: () => randomBytes(32).toString("base64url"),
    tokenWithin: (token, id) => createHmac("sha256", token).update(id).digest("base64url"),
    hashToken: (token) => createHash("sha256").update(token).digest("hex"),
    seal: (text) => seal(keys[0]!, text),
    unseal: (sealed) => unsealWithAny(keys, sealed),
    sealData: (text) => seal(dataKeys[0]!, text),
    unsealData: (sealed) => unsealWithAny(dataKeys, sealed),
    resealData: (sealed) =>
      opens(dataKeys[0]!, sealed) ? null : seal(dataKeys[0]!, unsealWithAny(dataKeys, sealed)),
    digest: (text) => digestWith(digestKeys[0]!, text),
    digests: (text) => digestKeys.map((key) => digestWith(key, text)),
  };
}

function present(secrets: readonly (string | undefined)[]): string[] {
  return [...new Set(secrets.filter((secret) => secret !== undefined))];
}

function unsealWithAny(keys: readonly Buffer[], sealed: string): string {
  const key = keys.find((one) => opens(one, sealed)) ?? keys[0]!;
  return unseal(key, sealed);
}

function opens(key: Buffer, sealed: string): boolean {
  try {
    unseal(key, sealed);
    return true;
  } catch {
    return false;
  }
}

function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}

function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

function unseal(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const tagStart = NONCE_BYTES;
  const textStart = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, tagStart), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(tagStart, textStart));
  return Buffer.concat([decipher.update(bytes.subarray(textStart)), decipher.final()]).toString("utf8");
}
