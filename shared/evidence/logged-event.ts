import { sha256, toHex } from "#shared/evidence/certificates";
import { fromBase64, type Checkpoint } from "#shared/evidence/checkpoint";
import { isIncluded } from "#shared/evidence/merkle-proof";

/** An event of a document's trail, as it stands under its hash. */
export type TrailEvent = {
  actor: string;
  at: string;
  details: Record<string, string | number>;
  event: string;
  hash: string;
  position: number;
  previousHash: string;
};

/** Where an event stands in the log, with what ties the entry to it: base64. */
export type Place = { hashes: string[]; index: number; salt: string };

const PREFIX = "sahihi-entry/1\n";

/** Whether the hash is that of what the event says, in the chain of its document. */
export async function hasOwnHash(
  { previousHash, hash, ...said }: TrailEvent,
  documentId: string,
): Promise<boolean> {
  return hash === (await hashOf(bytesOf(previousHash + canonical({ ...said, documentId }))));
}

export async function isLogged(
  { hash }: TrailEvent,
  { salt, index, hashes }: Place,
  tree: Checkpoint | null | undefined,
): Promise<boolean> {
  const [bytes, path] = [fromBase64(salt), hashes.map(fromBase64)];
  if (!bytes || !tree || path.includes(null)) return false;
  const event = Uint8Array.from(hash.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  const entry = await sha256(Uint8Array.from([...bytesOf(PREFIX), ...bytes, ...event]));
  return isIncluded(entry, index, path as Uint8Array[], tree);
}

/** JSON in the one form that is hashed: sorted keys, no space. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join()}}`;
}

export const bytesOf = (text: string) => new TextEncoder().encode(text);
export const hashOf = async (bytes: Uint8Array) => toHex(await sha256(bytes));
