import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from "node:crypto";

/*
 * Signed notes (C2SP signed-note) with Ed25519. A note may be signed by several keys: who verifies it takes the lines of those they know.
 */

const ED25519 = Buffer.from([1]);

export type LogSigner = { key: KeyObject; publicKey: Buffer };

/** Of keys as PEM, the one in force first. */
export function logSigners(pems: readonly string[]): LogSigner[] {
  return pems.map((pem) => {
    const key = createPrivateKey(pem);
    const { x } = createPublicKey(key).export({ format: "jwk" });
    return { key, publicKey: Buffer.from(x!, "base64url") };
  });
}

function keyIdOf(name: string, publicKey: Buffer): Buffer {
  return createHash("sha256").update(`${name}\n`).update(ED25519).update(publicKey).digest().subarray(0, 4);
}

/** As verifiers are told it: `name+id+key`. */
export function verifierKeyOf(name: string, { publicKey }: LogSigner): string {
  const key = Buffer.concat([ED25519, publicKey]).toString("base64");
  return `${name}+${keyIdOf(name, publicKey).toString("hex")}+${key}`;
}

/** The text, which ends with a line break, with a signature of each key. */
export function signNote(text: string, name: string, signers: readonly LogSigner[]): string {
  const lines = signers.map(({ key, publicKey }) => {
    const signature = sign(null, Buffer.from(text), key);
    return `— ${name} ${Buffer.concat([keyIdOf(name, publicKey), signature]).toString("base64")}\n`;
  });
  return `${text}\n${lines.join("")}`;
}

/** A checkpoint (C2SP tlog-checkpoint): what the tree of this size is. */
export function checkpointText(origin: string, size: number, root: Buffer): string {
  return `${origin}\n${size}\n${root.toString("base64")}\n`;
}

/** Whether a note has a line of this key, `name+id+key`. */
export function isSignedBy(note: string, verifierKey: string): boolean {
  const [name, id] = verifierKey.split("+");
  const lines = note.split("\n").filter((line) => line.startsWith(`— ${name} `));
  return lines.some((line) => Buffer.from(line.split(" ")[2] ?? "", "base64").toString("hex", 0, 4) === id);
}
