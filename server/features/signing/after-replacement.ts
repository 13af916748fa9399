import type { Queryable } from "#server/db/client";
import { findInForce } from "#server/features/documents/index";
import { sameSigner, wasReplaced } from "#server/features/signing/mails/ending-words";
import { sharesInWords } from "#server/features/signing/mails/invitation-words";
import { readsForAnother } from "#server/features/signing/representatives/acts-as";
import { signersOf, type Invitation, type SignerRecord } from "#server/features/signing/signers-store";
import type { SigningView } from "#shared/contract/signing/view";
import { wordsIn, type Words } from "#shared/words/speak";

/**
 * To somebody who signed a version that a later one has replaced, in the language of `invitation`: which is in force instead, and what
 * became of what they held. Null where theirs is in force, or nothing came of it.
 */
export async function describeAfter(
  db: Queryable,
  invitation: Invitation,
): Promise<SigningView["replacedBy"]> {
  const { document, version, signer, language } = invitation;
  const inForce = wasReplaced(version) && version.endedAt ? await findInForce(db, document.id) : null;
  if (!inForce?.signedAt || !version.endedAt) return null;
  const words = wordsIn(language);
  const { say, day } = words;
  const isAnother = await readsForAnother(db, invitation);
  const facts = {
    number: String(version.number),
    inForce: String(inForce.number),
    name: signer.name,
    isAnother,
  };
  const self = sameSigner(await signersOf(db, version.id), await signersOf(db, inForce.id), signer);
  return {
    sentences: [
      say("superseded.on", { ...facts, day: day(version.endedAt), since: day(inForce.signedAt) }),
      // Who signed it as leaving held nothing by it.
      ...(signer.leaving ? [] : [describeHeld(signer, self?.leaving ? undefined : self, facts, words)]),
      say("superseded.kept"),
    ],
  };
}

type Held = Pick<SignerRecord, "role" | "rights">;

function describeHeld(
  before: Held,
  now: Held | undefined,
  facts: { number: string; inForce: string; name: string; isAnother: boolean },
  words: Words,
): string {
  const { say } = words;
  const held = sharesInWords(before.rights, words);
  if (held === "")
    return now
      ? say("superseded.alsoOn", { ...facts, role: now.role })
      : say("superseded.notOn", { ...facts, role: before.role });
  if (!now) return say("superseded.ended", { ...facts, held });
  const holds = sharesInWords(now.rights, words);
  return held === holds
    ? say("superseded.goesOn", { ...facts, held })
    : say("superseded.changed", { ...facts, held, now: holds });
}
