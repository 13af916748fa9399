import type { Letter } from "#server/adapters/mail/layout";
import { fullName } from "#server/features/auth/index";
import { wasDeclinedBy } from "#server/features/signing/ending-words";
import { formatDate, isSamePerson, songOf } from "#server/features/signing/invitation-words";
import type { Invitation, SignerRecord } from "#server/features/signing/signers-store";
import {
  ownerInSwahili,
  partInSwahili,
  typeInSwahili,
  warningInSwahili,
  whatInSwahili,
} from "#server/features/signing/swahili-words";
import type { SigningView } from "#shared/contract/signing";
import { isAgreement } from "#shared/domain/agreement-content";

/** "Hati" and "mkataba" are of two noun classes. */
const sayOf = ({ document }: Pick<Invitation, "document">) =>
  isAgreement(document.type)
    ? { signed: "usainiwe", sent: "uliotumwa" }
    : { signed: "isainiwe", sent: "iliyotumwa" };

export function invitationInSwahili(
  invitation: Invitation,
  replaced: SigningView["replaces"],
  url: string,
): Letter {
  const { signer, owner, version } = invitation;
  const [song, part, what] = [songOf(invitation), partInSwahili(invitation), whatInSwahili(invitation)];
  const isOwner = isSamePerson(signer, owner);
  const asked = replaced ? `toleo jipya la "${song}"` : `"${song}"`;
  return {
    subject: isOwner
      ? `Sahihi yako mwenyewe kwenye "${song}" (${typeInSwahili(invitation)})`
      : `${owner.firstName} anakuomba usaini ${asked} (${typeInSwahili(invitation)})`,
    preheader: `${part.preheader} Huhitaji akaunti.`,
    heading: `Tafadhali saini ${asked}`,
    paragraphs: [
      isOwner
        ? `Ulituma ${what} ili ${sayOf(invitation).signed}, na wewe pia umo. Hiki ni kiungo chako mwenyewe cha kusaini.`
        : `${ownerInSwahili(invitation)} anakuomba usaini ${what}: ${part.purpose}`,
      ...warningInSwahili(invitation),
      ...(replaced ? tellReplaced(replaced) : []),
      ...(version.message && !isOwner ? [`${owner.firstName} anaandika: “${version.message}”`] : []),
      `${part.reading}, kisha usaini kwa simu yako. Huhitaji akaunti. Kiungo hiki ni chako peke yako, kwa hivyo tafadhali usikitume kwa mtu mwingine.`,
    ],
    facts: [
      { label: "Wimbo", value: song },
      { label: "Aliyeomba", value: ownerInSwahili(invitation) },
      ...part.facts,
    ],
    button: { label: "Soma na usaini", url },
    closing: `Usipofanya chochote, hati itabaki bila sahihi yako; kiungo kinafanya kazi hadi ${formatDate(signer.tokenExpiresAt)}.${isOwner ? "" : ` Kama kuna kosa, kataa kwenye ukurasa huo huo na useme sababu, au mwandikie ${owner.email} kabla ya kusaini.`}`,
  };
}

function tellReplaced({ version, sentences: [ending, ...changes] }: NonNullable<SigningView["replaces"]>) {
  return [`Toleo hili jipya linachukua nafasi ya toleo la ${version}. ${ending}`, changes.join("\n")];
}

export function reminderInSwahili(invitation: Invitation, page: string, isLast: boolean): Letter {
  const { signer, owner } = invitation;
  const [song, part, what] = [songOf(invitation), partInSwahili(invitation), whatInSwahili(invitation)];
  const asked = formatDate(signer.invitedAt);
  const isOwner = isSamePerson(signer, owner);
  return {
    subject: isOwner
      ? `Sahihi yako mwenyewe inakosekana kwenye "${song}" (${typeInSwahili(invitation)})`
      : `${owner.firstName} anasubiri sahihi yako kwenye "${song}" (${typeInSwahili(invitation)})`,
    preheader: part.preheader,
    heading: `"${song}" inakusubiri`,
    paragraphs: [
      isOwner
        ? `Tarehe ${asked} ulituma ${what} ili ${sayOf(invitation).signed}, na wewe pia umo.`
        : `Tarehe ${asked}, ${ownerInSwahili(invitation)} alikuomba usaini ${what}: ${part.purpose}`,
      ...warningInSwahili(invitation),
      progressOf(invitation),
      `${part.reading}, kisha usaini kwa simu yako. Huhitaji akaunti. Kama kuna kosa, kataa kwenye ukurasa huo huo na useme sababu.`,
    ],
    facts: part.facts,
    button: { label: "Soma na usaini", url: page },
    closing: `${isLast ? "Hiki ni kikumbusho cha mwisho." : "Tunakukumbusha mara tatu tu."} Kiungo kinafanya kazi hadi ${formatDate(signer.tokenExpiresAt)}.`,
    link: { label: "Usinikumbushe tena kuhusu hati hii", url: `${page}#reminders` },
  };
}

function progressOf({ document: { signerCount, signedCount } }: Invitation): string {
  if (signerCount === 1) return "Ni sahihi yako pekee inayohitajika.";
  if (signedCount === 0) return "Hakuna aliyesaini bado.";
  if (signedCount === signerCount - 1) return "Wengine wote wamesaini: ni sahihi yako pekee inayokosekana.";
  return signedCount === 1
    ? `Mtu 1 kati ya ${signerCount} amesaini.`
    : `Watu ${signedCount} kati ya ${signerCount} wamesaini.`;
}

/** For a signer; their owner's copy is in English. */
export function completionInSwahili(invitation: Invitation, count: number): Letter {
  const [song, what] = [songOf(invitation), whatInSwahili(invitation)];
  const isContract = isAgreement(invitation.document.type);
  return {
    subject: `Kila mtu amesaini "${song}" (${typeInSwahili(invitation)})`,
    preheader: isContract ? "Mkataba uliosainiwa umeambatishwa." : "Hati iliyosainiwa imeambatishwa.",
    heading: `"${song}" imesainiwa na wote`,
    paragraphs: [
      `${count === 1 ? "Sahihi iliyohitajika imepatikana." : `Sahihi zote ${count} zimepatikana.`} Nakala iliyosainiwa ya ${what} imeambatishwa kwenye barua pepe hii: ihifadhi, ni yako.`,
    ],
    closing: `Umepata barua pepe hii kwa sababu ulisaini hati hii iliyotumwa na ${fullName(invitation.owner)}.`,
  };
}

/** For a signer, whatever ended the version. */
export function endedInSwahili(
  invitation: Invitation,
  { signature }: SignerRecord,
  decliner: string | undefined,
): Letter {
  const { owner, version } = invitation;
  const [song, what] = [songOf(invitation), whatInSwahili(invitation)];
  const announced = `"${song}" (${typeInSwahili(invitation)})`;
  const reason = `“${version.endReason ?? ""}”`;
  return {
    ...headlineOf(),
    preheader: reason,
    paragraphs: [
      whatHappened(),
      reason,
      `${signature ? `Sahihi yako (${signature.signatureId}) ni batili na haikufungi kwa lolote. ` : ""}Kiungo kilicho kwenye barua pepe ya awali hakifanyi kazi tena. ${owner.firstName} akituma hati tena, utapata kiungo kipya.`,
    ],
    closing: `Hakuna kilichobaki cha kusaini, na huhitaji kufanya lolote. Ukiwa na swali, mwandikie ${owner.email}.`,
  };

  function headlineOf() {
    if (wasDeclinedBy(invitation))
      return { subject: `Umekataa kusaini ${announced}`, heading: "Umekataa kusaini" };
    if (decliner)
      return {
        subject: `${decliner} amekataa kusaini ${announced}`,
        heading: `${decliner} amekataa kusaini`,
      };
    return {
      subject: `${owner.firstName} ameondoa ${announced}`,
      heading: `${owner.firstName} ameondoa "${song}"`,
    };
  }

  function whatHappened(): string {
    if (wasDeclinedBy(invitation))
      return `Umekataa kusaini ${what} ${sayOf(invitation).sent} na ${ownerInSwahili(invitation)}, na ukatoa sababu hii:`;
    return decliner
      ? `${decliner} amekataa kusaini ${what} na kutoa sababu hii:`
      : `${ownerInSwahili(invitation)} ameondoa ${what} na kutoa sababu hii:`;
  }
}
