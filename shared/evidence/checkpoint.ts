import { bytesOf, copyOf, fromBase64, toHex, type Bytes } from "#shared/evidence/bytes";

/** The root of a log's tree at a size, as its key has signed it. */
export type Checkpoint = { origin: string; size: number; root: Bytes };

/**
 * What a checkpoint says (C2SP tlog-checkpoint, signed-note), if the key that the reader brings (`name+id+key`) has signed it; null
 * otherwise. Signatures of other keys say nothing. Throws where it is damaged, and `NotSupportedError` where the platform has no Ed25519.
 */
export async function readCheckpoint(note: string, verifierKey: string): Promise<Checkpoint | null> {
  // The first byte of a key says that it is one of Ed25519.
  const [, name, id, encoded] = /^([^\s+]+)\+([\da-f]{8})\+(A[\w+/]{43})$/.exec(verifierKey) ?? [];
  const [, text = "", lines = ""] = /^(.+\n\d+\n.+\n)\n([^]+)\n$/.exec(note) ?? [];
  const ours = lines.split("\n").filter((line) => line.startsWith(`— ${name} `));
  const signatures = ours.map((line) => fromBase64(line.slice(`— ${name} `.length)));
  const signature = signatures.find((one) => toHex(one.subarray(0, 4)) === id)?.subarray(4);
  const [origin = "", size, root = ""] = text.split("\n");
  if (!signature || !encoded || origin !== name) return null;
  const key = copyOf(fromBase64(encoded).subarray(1));
  const publicKey = await crypto.subtle.importKey("raw", key, "Ed25519", false, ["verify"]);
  const isSigned = await crypto.subtle.verify("Ed25519", publicKey, copyOf(signature), bytesOf(text));
  return isSigned ? { origin, size: Number(size), root: fromBase64(root) } : null;
}
