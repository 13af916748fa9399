import { namePeople } from "#client/lib/name-people";
import { say } from "#client/lib/say";
import type { Collaborator } from "#shared/contract/documents";

type Signer = Pick<Collaborator, "name" | "signed">;

/** "2 of 3 have signed" */
export function progressSentence(signers: readonly Signer[]): string {
  const total = signers.length;
  const signed = signers.filter((signer) => signer.signed).length;
  if (signed === 0) return total === 1 ? say("signing.notSignedYet") : say("signing.noneSigned", { total });
  if (signed < total) return say("signing.someSigned", { signed, total });
  if (total === 1) return say("signing.signed");
  return total === 2 ? say("signing.bothSigned") : say("signing.allSigned", { total });
}

/** Up to this many people are named; more are counted. */
const MOST_NAMED = 3;

/** What happens after a signature: who is still waited for, and when the signed PDF comes. */
export function nextSentence(signers: readonly Signer[]): string {
  const waiting = signers.filter((signer) => !signer.signed);
  if (waiting.length === 0) return say("signing.allSignedWhatNow");
  const who =
    waiting.length <= MOST_NAMED
      ? namePeople(waiting.map(({ name }) => name))
      : say("signing.morePeople", { count: waiting.length });
  const still = say("signing.stillToSign", { who, count: waiting.length });
  return `${still} ${say("signing.whenAllSigned")}`;
}
