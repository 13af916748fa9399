import { isSame } from "#shared/evidence/der";

/** The root of a log's tree at a size, as its key has signed it. */
export type Checkpoint = { origin: string; size: number; root: Uint8Array };

const ED25519 = 1;

/**
 * What a checkpoint says (C2SP tlog-checkpoint, signed-note), if the key that the reader brings (`name+id+key`) has signed it; null
 * otherwise. Signatures of other keys say nothing. Throws where the platform has no Ed25519.
 */
export async function readCheckpoint(note: string, verifierKey: string): Promise<Checkpoint | null> {
  const key = readVerifierKey(verifierKey);
  const end = note.lastIndexOf("\n\n");
  if (!key || end < 0 || !note.endsWith("\n")) return null;
  const text = note.slice(0, end + 1);
  const signatures = note
    .slice(end + 2, -1)
    .split("\n")
    .map((line) => readSignature(line, key));
  const signature = signatures.find((one) => one !== null);
  if (!signature || !(await isSigned(key.publicKey, signature, text))) return null;

  const [origin, size, root, ...rest] = text.split("\n");
  const hash = fromBase64(root ?? "");
  if (
    origin !== key.name ||
    !/^(0|[1-9]\d{0,15})$/.test(size ?? "") ||
    hash?.length !== 32 ||
    rest.length < 1
  )
    return null;
  return { origin, size: Number(size), root: hash };
}

type Key = { name: string; id: Uint8Array; publicKey: Uint8Array };

function readVerifierKey(text: string): Key | null {
  const [, name, id, encoded] = /^([^\s+]+)\+([\da-f]{8})\+(.+)$/.exec(text) ?? [];
  const key = fromBase64(encoded ?? "");
  if (!name || !id || key?.length !== 33 || key[0] !== ED25519) return null;
  return {
    name,
    id: Uint8Array.from(id.match(/../g)!, (digits) => parseInt(digits, 16)),
    publicKey: key.subarray(1),
  };
}

function readSignature(line: string, { name, id }: Key): Uint8Array | null {
  const [dash, by, encoded, ...more] = line.split(" ");
  const bytes = fromBase64(encoded ?? "");
  if (dash !== "—" || by !== name || bytes?.length !== 68 || more.length > 0) return null;
  return isSame(bytes.subarray(0, 4), id) ? bytes.subarray(4) : null;
}

async function isSigned(publicKey: Uint8Array, signature: Uint8Array, text: string): Promise<boolean> {
  const key = await crypto.subtle.importKey("raw", new Uint8Array(publicKey), "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", key, new Uint8Array(signature), new TextEncoder().encode(text));
}

/** Null where it is not written in the one way that is possible. */
export function fromBase64(text: string): Uint8Array | null {
  try {
    const decoded = atob(text);
    return btoa(decoded) === text ? Uint8Array.from(decoded, (letter) => letter.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}
