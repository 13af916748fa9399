import type { Collaborator } from "#shared/contract/documents";

export type SigningProgress = { signed: number; total: number };

export function progressOf(signers: readonly Pick<Collaborator, "signed">[]): SigningProgress {
  return { signed: signers.filter((signer) => signer.signed).length, total: signers.length };
}

/** "2 of 3 have signed" */
export function progressSentence({ signed, total }: SigningProgress): string {
  if (signed === 0) return total === 1 ? "Not signed yet" : `None of the ${total} signers has signed yet`;
  if (signed === total) return total === 1 ? "Signed" : `All ${total} have signed`;
  return `${signed} of ${total} have signed`;
}

/** What happens after a signature: who is still waited for, and when the signed PDF comes. */
export function nextSentence({ signed, total }: SigningProgress): string {
  const waiting = total - signed;
  if (waiting === 0)
    return "Everyone has signed. The signed PDF is on its way to every signer and to the owner by e-mail.";
  const who = waiting === 1 ? "The last signer" : `${waiting} more people`;
  return `${who} still ${waiting === 1 ? "has" : "have"} to sign. When all have signed, everyone gets the signed PDF by e-mail. There is nothing more for you to do.`;
}
