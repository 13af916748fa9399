import type { Deps } from "#server/deps";
import { findOpenDeletion } from "#server/features/documents/index";
import { describeAfter } from "#server/features/signing/after-replacement";
import { bondsOf } from "#server/features/signing/bound-signers";
import { findNewestNote } from "#server/features/signing/notes/signer-notes-store";
import { openToRead, type SigningAccess } from "#server/features/signing/open-invitation";
import { findReplaced } from "#server/features/signing/replaced-version";
import { codeWayOf, isOfAnother } from "#server/features/signing/rooms/link-code";
import { addressBy } from "#server/features/signing/rooms/room-rules";
import { settledActing } from "#server/features/signing/representatives/acts-as";
import { representativesOf } from "#server/features/signing/representatives/representatives-store";
import { signersOf } from "#server/features/signing/signers-store";
import { viewInvitation } from "#server/features/signing/signing-view";
import type { SigningView } from "#shared/contract/signing";
import { maskAddress } from "#shared/domain/signature-ways";
import type { Language } from "#shared/words/languages";

/** What somebody is asked to sign, whichever way they came. Throws as `openToRead` does. */
export async function readSigning(
  deps: Deps,
  access: SigningAccess,
  language: Language,
): Promise<SigningView> {
  const invitation = await openToRead(deps, access);
  const signers = await signersOf(deps.db, invitation.version.id);
  const replaces = await findReplaced(deps.db, { ...invitation, language });
  const note = await findNewestNote(deps.db, invitation.signer.id);
  const [representative = null] = await representativesOf(deps.db, [invitation.signer.id]);
  const replacedBy = await describeAfter(deps.db, { ...invitation, language });
  const acting = await settledActing(deps.db, invitation);
  const bonds = await bondsOf(deps.db, invitation.version, [invitation.signer]);
  const deletion = await findOpenDeletion(deps.db, invitation.document.id, deps.clock.now());
  const codeWay = await codeWayOf(deps.db, access, invitation, deps.clock.now());
  return {
    ...viewInvitation(invitation, signers, { replaces, replacedBy, note, representative, acting, bonds }),
    deletion,
    code: codeWay && { way: codeWay, sentTo: maskAddress(addressBy(codeWay, invitation.signer)) },
    ofAnother: isOfAnother(access, invitation),
    sessionWay: invitation.sessionWay ?? null,
  };
}
