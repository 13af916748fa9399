import { bytesOf, fromBase64, fromHex, hash, hashOf } from "#shared/evidence/bytes";
import type { Checkpoint } from "#shared/evidence/checkpoint";
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

/** Whether the hash is that of what the event says, in the chain of its document. */
export async function hasOwnHash({ hash: own, previousHash, ...said }: TrailEvent, documentId: string) {
  return own === (await hashOf(bytesOf(previousHash + canonical({ ...said, documentId }))));
}

/** Whether the event stands there in the tree. Throws where that is damaged. */
export async function isLogged(event: TrailEvent, place: Place, tree: Checkpoint): Promise<boolean> {
  const salted = [...bytesOf("sahihi-entry/1\n"), ...fromBase64(place.salt), ...fromHex(event.hash)];
  return isIncluded(await hash(Uint8Array.from(salted)), place.index, place.hashes.map(fromBase64), tree);
}

/** JSON in the one form that is hashed: sorted keys, no space. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join()}}`;
}
