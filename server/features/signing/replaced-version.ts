import type { Queryable } from "#server/db/client";
import { findVersion, readFrozen } from "#server/features/documents/index";
import { compareInFull, compareInShort } from "#server/features/signing/compare-in-short";
import { describeEnding, sameSigner } from "#server/features/signing/mails/ending-words";
import { bindsMeanwhile, sharesInWords, wasReached } from "#server/features/signing/mails/invitation-words";
import { readsForAnother } from "#server/features/signing/representatives/acts-as";
import { signersOf, type Invitation, type SignerWithSignature } from "#server/features/signing/signers-store";
import type { SigningView } from "#shared/contract/signing/view";
import { wordsIn, type Words } from "#shared/words/speak";

/**
 * In the language of `invitation`: what a version that is sent anew is to replace, and how it differs: the version in force, else the one
 * that was sent before it. The one in force for everybody, also who is new; the other one for those whom it reached; else null.
 */
export async function findReplaced(db: Queryable, invitation: Invitation): Promise<SigningView["replaces"]> {
  const { document, version, signer, owner, language } = invitation;
  const number = version.replaces ?? version.number - 1;
  const before = number > 0 ? await findVersion(db, document.id, number) : null;
  if (!before) return null;
  const signers = await signersOf(db, before.id);
  const self = sameSigner(await signersOf(db, version.id), signers, signer);
  if (!version.replaces && !(self && wasReached(self, owner))) return null;
  const words = wordsIn(language);
  const isAnother = await readsForAnother(db, invitation);
  const decliner = signers.find(({ id }) => id === before.endedBy)?.name;
  const [old, current] = [readFrozen(before), readFrozen(version)];
  const ending = version.replaces
    ? describeForce(before, words)
    : describeEnding({ version: before, owner, signer: self ?? signer }, decliner, "that", words);
  return {
    version: before.number,
    binds: bindsMeanwhile(invitation, words)[0] ?? null,
    sentences: signer.leaving
      ? [...describeLeaving(signer, { version: before.number, isAnother }, words), ending]
      : [
          ending,
          ...(self
            ? compareInShort(
                { says: old, self: heldBy(self) },
                { says: current, self: signer, isAnother },
                words,
              )
            : []),
        ],
    changes: compareInFull(old, current, words),
  };
}

/** Whoever signed a version as leaving holds nothing by it. */
const heldBy = (signer: SignerWithSignature) => (signer.leaving ? { ...signer, rights: [] } : signer);

/** What somebody who is left out holds, and what becomes of that by signing or not. */
function describeLeaving(
  { name, role, rights }: Invitation["signer"],
  { version, isAnother }: { version: number; isAnother: boolean },
  words: Words,
): string[] {
  const { say } = words;
  const facts = { number: String(version), name, isAnother };
  const shares = sharesInWords(rights, words);
  return [
    shares === "" ? say("leaving.role", { ...facts, role }) : say("leaving.held", { ...facts, shares }),
    say("leaving.signing", facts),
    say("leaving.mayDecline", facts),
  ];
}

/** What binds until the version that replaces it is signed, or did until then. */
function describeForce({ number, signedAt, endedAt }: Invitation["version"], { say, day }: Words): string {
  const facts = { number, day: signedAt ? day(signedAt) : "" };
  return endedAt ? say("ending.wasInForce", facts) : say("ending.inForce", facts);
}
