import type { Deps } from "#server/deps";
import { findInForce, findOpenDeletion } from "#server/features/documents/index";
import { describeAfter } from "#server/features/signing/after-replacement";
import { bondsOf } from "#server/features/signing/bound-signers";
import { sameSigner } from "#server/features/signing/mails/ending-words";
import { findNewestNote } from "#server/features/signing/notes/signer-notes-store";
import { openToRead, type SigningAccess } from "#server/features/signing/open-invitation";
import { findReplaced } from "#server/features/signing/replaced-version";
import { codeWayOf, isOfAnother } from "#server/features/signing/rooms/link-code";
import { addressBy } from "#server/features/signing/rooms/room-rules";
import { readsForAnother, settledActing } from "#server/features/signing/representatives/acts-as";
import {
  findNamedBefore,
  representativesOf,
} from "#server/features/signing/representatives/representatives-store";
import { signersOf, type Invitation, type SignerWithSignature } from "#server/features/signing/signers-store";
import { isNamedAmiss } from "#server/features/signing/texts/texts-store";
import { viewInvitation } from "#server/features/signing/signing-view";
import { describeDeletion, describeForce } from "#server/features/signing/what-binds";
import type { SigningView } from "#shared/contract/signing/view";
import { maskAddress } from "#shared/domain/signature-ways";
import type { Language } from "#shared/words/languages";
import { wordsIn } from "#shared/words/speak";

/** What somebody is asked to sign, whichever way they came. Throws as `openToRead` does. */
export async function readSigning(
  deps: Deps,
  access: SigningAccess,
  language: Language,
): Promise<SigningView> {
  const invitation = await openToRead(deps, access);
  const signers = await signersOf(deps.db, invitation.version.id);
  const replaces = await findReplaced(deps.db, { ...invitation, language });
  // It is between the signer and the owner.
  const note = invitation.representative ? null : await findNewestNote(deps.db, invitation.signer.id);
  const [representative = null] = await representativesOf(deps.db, [invitation.signer.id]);
  const replacedBy = await describeAfter(deps.db, { ...invitation, language });
  const acting = await settledActing(deps.db, invitation);
  const bonds = await bondsOf(deps.db, invitation.version, [invitation.signer]);
  const inForce = await describeForce(deps.db, { ...invitation, language });
  const deletion = await readDeletion(deps, invitation, signers, language);
  const codeWay = await codeWayOf(deps.db, access, invitation, deps.clock.now());
  return {
    ...viewInvitation(invitation, signers, {
      replaces,
      replacedBy,
      note,
      representative,
      isAmiss: representative?.email === "" && (await isNamedAmiss(deps.db, representative.id)),
      // Of a first version there is none.
      namedBefore:
        invitation.version.number === 1 || invitation.signature || representative || acting
          ? null
          : await findNamedBefore(deps.db, invitation.signer),
      acting,
      bonds,
    }),
    inForce,
    deletion,
    code: codeWay && { way: codeWay, sentTo: maskAddress(addressBy(codeWay, invitation.signer)) },
    ofAnother: isOfAnother(access, invitation),
    sessionWay: invitation.sessionWay ?? null,
  };
}

/** What is asked of everybody on the version in force, told by what the reader holds by that one. */
async function readDeletion(
  { db, clock }: Pick<Deps, "db" | "clock">,
  invitation: Invitation,
  signers: readonly SignerWithSignature[],
  language: Language,
): Promise<SigningView["deletion"]> {
  const { document, version, signer } = invitation;
  const deletion = await findOpenDeletion(db, document.id, clock.now());
  const inForce = deletion && (await findInForce(db, document.id));
  if (!inForce) return null;
  const isIt = inForce.id === version.id;
  const self = isIt ? signer : sameSigner(signers, await signersOf(db, inForce.id), signer);
  // Who signs for them holds nothing themselves.
  const bound = self?.leaving || (await readsForAnother(db, invitation)) ? null : (self ?? null);
  return { ...deletion, sentences: await describeDeletion(db, inForce, bound, wordsIn(language)) };
}
