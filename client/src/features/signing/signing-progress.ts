import { namePeople } from "#client/lib/name-people";
import { say } from "#client/lib/words/say";
import type { Collaborator } from "#shared/contract/documents";

type Signer = Pick<Collaborator, "name" | "signed">;

/** "2 of 3 have signed" */
export function progressSentence(signers: readonly Signer[]): string {
  const total = signers.length;
  const signed = signers.filter((signer) => signer.signed).length;
  if (signed === 0)
    return total === 1 ? say("Not signed yet") : say("None of the {total} signers has signed yet", { total });
  if (signed < total) return say("{signed} of {total} have signed", { signed, total });
  if (total === 1) return say("Signed");
  return total === 2 ? say("Both have signed") : say("All {total} have signed", { total });
}

/** Up to this many people are named; more are counted. */
const MOST_NAMED = 3;

/** What happens after a signature: who is still waited for, and when the signed PDF comes. */
export function nextSentence(signers: readonly Signer[]): string {
  const waiting = signers.filter((signer) => !signer.signed);
  if (waiting.length === 0)
    return say("Everyone has signed. The signed PDF was mailed to every signer and the owner.");
  const who =
    waiting.length <= MOST_NAMED
      ? namePeople(waiting.map(({ name }) => name))
      : say("{count} more people", { count: waiting.length });
  const still =
    waiting.length === 1
      ? say("{who} still has to sign.", { who })
      : say("{who} still have to sign.", { who });
  return `${still} ${say("When all have signed, everyone gets the signed PDF by email. There is nothing more for you to do.")}`;
}
