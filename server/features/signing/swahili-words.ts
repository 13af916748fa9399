import { fullName } from "#server/features/auth/index";
import type { Told } from "#server/features/signing/ending-words";
import { formatDate, isSamePerson, songOf, type Subject } from "#server/features/signing/invitation-words";
import type { Invitation } from "#server/features/signing/signers-store";
import { isAgreement } from "#shared/domain/agreement-content";
import type { DocumentType } from "#shared/domain/document-status";
import { formatShare } from "#shared/domain/shares";
import type { RightsType } from "#shared/domain/split-sheet";

/* The words of the mails; the glossary stands with those of the pages, in `client/src/lib/words/swahili.ts`. */

const types: Record<DocumentType, string> = {
  split_sheet: "hati ya mgawanyo",
  producer_agreement: "mkataba wa prodyuza",
  featured_artist_agreement: "mkataba wa msanii mwalikwa",
};

const rights: Record<RightsType, string> = {
  publishing: "haki za utunzi (Publishing Rights)",
  master: "haki za rekodi (Master Rights)",
};

export const typeInSwahili = ({ document }: Pick<Subject, "document">) => types[document.type];

/** 'hati ya mgawanyo (split sheet) ya "Nairobi Nights"', 'mkataba wa prodyuza wa "Nairobi Nights"' */
export const whatInSwahili = (subject: Subject) =>
  `${typeInSwahili(subject)} ${isAgreement(subject.document.type) ? "wa" : "(split sheet) ya"} "${songOf(subject)}"`;

/** "Amina", "Amina na Brian", "Amina, Brian na Chao" */
export function namesInSwahili(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  if (names.length > 6) return `${names.slice(0, 5).join(", ")} na wengine ${names.length - 5}`;
  return `${names.slice(0, -1).join(", ")} na ${names.at(-1)}`;
}

export const warningInSwahili = ({ owner, signer }: Invitation) =>
  owner.emailVerifiedAt || signer.email === owner.email
    ? []
    : [
        `${owner.firstName} bado hajathibitisha kwamba anwani ${owner.email} ni yake. Kama hukutarajia ombi hili, muulize kwanza.`,
      ];

export function partInSwahili({ signer, document }: Invitation) {
  const { role } = signer;
  if (isAgreement(document.type))
    return {
      preheader: `Unasaini kama ${role}.`,
      purpose: "mnachokubaliana kuhusu kazi, pesa na haki.",
      reading: "Usome hadi mwisho",
      facts: [{ label: "Unasaini kama", value: role }],
    };
  const shares = signer.rights.map(
    (held) => `${formatShare(held.share)}% ya ${rights[held.rightsType]}, kama ${held.role}`,
  );
  return {
    preheader: `Hisa yako: ${shares.join("; ")}.`,
    purpose: "nani anamiliki hisa gani ya wimbo.",
    reading: "Isome, ukague hisa yako",
    facts: shares.map((share) => ({ label: "Hisa yako", value: share })),
  };
}

/** As `tellEnding` does; `what` is "hati hii" or "toleo hilo". */
export function endingInSwahili(told: Told, decliner: string | undefined, what: string): string {
  const { version, owner, signer } = told;
  const day = version.endedAt ? formatDate(version.endedAt) : "";
  const reason = `“${version.endReason?.replace(/\.$/, "") ?? ""}”.`;
  const isOwner = isSamePerson(signer, owner);
  if (version.endedBecause === "declined")
    return version.endedBy === signer.id
      ? `Ulikataa kusaini ${what} tarehe ${day}: ${reason}`
      : `${decliner ?? "Mtu mmoja"} alikataa kusaini ${what} tarehe ${day}: ${reason}`;
  if (version.endedBecause === "amended")
    return `Tarehe ${day} kila mtu alikubali kwamba ${isOwner ? "unaweza" : `${owner.firstName} anaweza`} kubadilisha ${what}: ${reason}`;
  return `${isOwner ? "Uliondoa" : `${owner.firstName} aliondoa`} ${what} tarehe ${day}: ${reason}`;
}

export const ownerInSwahili = ({ owner }: Pick<Invitation, "owner">) => `${fullName(owner)} (${owner.email})`;
