export type Bytes = Uint8Array;

/** Throws where something is not what it should be, with the fault that people are told. */
export function demand(holds: unknown, fault = "damaged"): asserts holds {
  if (!holds) throw new Error(fault);
}

export const bytesOf = (text: string) => new TextEncoder().encode(text);
const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
export const toHex = (bytes: Bytes) => bytes.reduce((hex, byte) => hex + digits[byte]!, "");
export const fromHex = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Throws where it is not written in the one way that is possible. */
export function fromBase64(text: string): Bytes {
  const decoded = atob(text);
  demand(btoa(decoded) === text);
  return Uint8Array.from(decoded, (letter) => letter.charCodeAt(0));
}

/** What WebCrypto asks for: memory of its own. */
export const copyOf = (bytes: Bytes) => new Uint8Array(bytes);

export const hash = async (bytes: Bytes, name = "SHA-256"): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest(name, copyOf(bytes)));

/** In hex. */
export const hashOf = async (bytes: Bytes, name?: string) => toHex(await hash(bytes, name));
