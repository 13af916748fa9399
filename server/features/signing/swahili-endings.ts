import { wasDeclinedBy } from "#server/features/signing/ending-words";
import { formatDate } from "#server/features/signing/invitation-words";
import type { Invitation, SignerRecord } from "#server/features/signing/signers-store";
import { endingInSwahili } from "#server/features/signing/swahili-words";

/** What became of a version that has ended: who declined it, and when it was sent again, to the same person among others. */
export type Closed = {
  decliner: string | undefined;
  sentAgainAt: Date | null;
  self: SignerRecord | undefined;
};

/** What ended a link: who, when and why; whether one's own signature is void; and whether there is something to do. */
export function closedInSwahili(invitation: Invitation, closed: Closed): string {
  const { version, signature } = invitation;
  const isVoid = signature !== null && version.endedBecause !== "amended";
  return [
    endingInSwahili(invitation, closed.decliner, "hati hii"),
    ...(wasDeclinedBy(invitation)
      ? ["Kila mtu aliye kwenye hati ameshaarifiwa kwa barua pepe, na ameona sababu yako."]
      : []),
    ...(isVoid ? [`Sahihi yako (${signature.signatureId}) ni batili na haikufungi kwa lolote.`] : []),
    whatNow(closed),
  ].join(" ");
}

function whatNow({ sentAgainAt, self }: Closed): string {
  if (!sentAgainAt) return "Ikitumwa tena, utapata kiungo kipya. Huhitaji kufanya lolote.";
  const again = `Ilitumwa tena tarehe ${formatDate(sentAgainAt)}`;
  if (!self) return `${again}, na sahihi yako haihitajiki tena. Huhitaji kufanya lolote.`;
  if (self.signature)
    return `${again}, na ulisaini toleo jipya tarehe ${formatDate(self.signature.signedAt)}. Hakuna kingine unachohitaji kufanya.`;
  return `${again}: barua pepe mpya yenye kiungo chako kipya iko kwenye sanduku lako. Tafadhali saini kwa kiungo hicho.`;
}
