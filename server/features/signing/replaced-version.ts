import type { Queryable } from "#server/db/client";
import { findVersion, readFrozen } from "#server/features/documents/index";
import { compareInShort } from "#server/features/signing/compare-in-short";
import { describeEnding, sameSigner } from "#server/features/signing/ending-words";
import { signersOf, type Invitation } from "#server/features/signing/signers-store";
import type { SigningView } from "#shared/contract/signing";
import { wordsIn, type Words } from "#shared/words/speak";

/**
 * In the language of `invitation`: what a version that is sent anew is to replace, and how it differs: the version in force, else the one
 * that was sent before it. For those who were asked to sign that one; else null.
 */
export async function findReplaced(
  db: Queryable,
  { document, version, signer, owner, language }: Invitation,
): Promise<SigningView["replaces"]> {
  const number = version.replaces ?? version.number - 1;
  const before = number > 0 ? await findVersion(db, document.id, number) : null;
  if (!before) return null;
  const signers = await signersOf(db, before.id);
  const self = sameSigner(signers, signer);
  if (!self) return null;
  const words = wordsIn(language);
  const decliner = signers.find(({ id }) => id === before.endedBy)?.name;
  return {
    version: before.number,
    sentences: [
      version.replaces
        ? describeForce(before, words)
        : describeEnding({ version: before, owner, signer: self }, decliner, "that", words),
      ...compareInShort(
        { says: readFrozen(before), self },
        { says: readFrozen(version), self: signer },
        words,
      ),
    ],
  };
}

/** What binds until the version that replaces it is signed, or did until then. */
function describeForce({ number, signedAt, endedAt }: Invitation["version"], { say, day }: Words): string {
  const facts = { number, day: signedAt ? day(signedAt) : "" };
  return endedAt ? say("ending.wasInForce", facts) : say("ending.inForce", facts);
}
