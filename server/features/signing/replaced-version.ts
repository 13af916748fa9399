import type { Queryable } from "#server/db/client";
import { findVersion, readFrozen } from "#server/features/documents/index";
import { compareInShort } from "#server/features/signing/compare-in-short";
import { describeEnding, sameSigner } from "#server/features/signing/ending-words";
import { signersOf, type Invitation } from "#server/features/signing/signers-store";
import type { SigningView } from "#shared/contract/signing";
import { wordsIn } from "#shared/words/speak";

/** In the language of `invitation`: what a version that is sent anew replaces, and how it differs, for those who were asked to sign the one before; else null. */
export async function findReplaced(
  db: Queryable,
  { document, version, signer, owner, language }: Invitation,
): Promise<SigningView["replaces"]> {
  const before = version.number > 1 ? await findVersion(db, document.id, version.number - 1) : null;
  if (!before) return null;
  const signers = await signersOf(db, before.id);
  const self = sameSigner(signers, signer);
  if (!self) return null;
  const words = wordsIn(language);
  const decliner = signers.find(({ id }) => id === before.endedBy)?.name;
  return {
    version: before.number,
    sentences: [
      describeEnding({ version: before, owner, signer: self }, decliner, "that", words),
      ...compareInShort(
        { says: readFrozen(before), self },
        { says: readFrozen(version), self: signer },
        words,
      ),
    ],
  };
}
