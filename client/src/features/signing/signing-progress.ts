import { namePeople } from "#client/lib/name-people";
import type { Collaborator } from "#shared/contract/documents";

type Signer = Pick<Collaborator, "name" | "signed">;

const wordsForAll: Partial<Record<number, string>> = { 1: "Signed", 2: "Both have signed" };

/** "2 of 3 have signed" */
export function progressSentence(signers: readonly Signer[]): string {
  const total = signers.length;
  const signed = signers.filter((signer) => signer.signed).length;
  if (signed === 0) return total === 1 ? "Not signed yet" : `None of the ${total} signers has signed yet`;
  if (signed === total) return wordsForAll[total] ?? `All ${total} have signed`;
  return `${signed} of ${total} have signed`;
}

/** Up to this many people are named; more are counted. */
const MOST_NAMED = 3;

/** What happens after a signature: who is still waited for, and when the signed PDF comes. */
export function nextSentence(signers: readonly Signer[]): string {
  const waiting = signers.filter((signer) => !signer.signed);
  if (waiting.length === 0)
    return "Everyone has signed. The signed PDF was mailed to every signer and the owner.";
  const who =
    waiting.length <= MOST_NAMED
      ? namePeople(waiting.map(({ name }) => name))
      : `${waiting.length} more people`;
  const verb = waiting.length === 1 ? "has" : "have";
  return `${who} still ${verb} to sign. When all have signed, everyone gets the signed PDF by email. There is nothing more for you to do.`;
}
