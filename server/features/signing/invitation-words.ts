import { fullName } from "#server/features/auth/index";
import { readFrozen } from "#server/features/documents/index";
import type { Invitation } from "#server/features/signing/signers-store";
import { isAgreement } from "#shared/domain/agreement-content";
import { documentTypeLabels, shortTitle } from "#shared/domain/document-status";
import { formatShare } from "#shared/domain/shares";
import { rightsLabels } from "#shared/domain/split-sheet";

/** A version of a document, as mails speak of it. */
export type Subject = {
  document: Pick<Invitation["document"], "type">;
  version: Pick<Invitation["version"], "canonical">;
};

type Person = Pick<Invitation["signer"], "name" | "email">;
type Owner = Pick<Invitation["owner"], "firstName" | "lastName" | "email">;

export const typeOf = ({ document }: Pick<Subject, "document">) =>
  documentTypeLabels[document.type].toLowerCase();

/** As the version says, whatever the draft says by now. */
export const songOf = ({ document, version }: Subject) =>
  shortTitle({ type: document.type, title: readFrozen(version).title });

/** 'split sheet of "Nairobi Nights"', 'producer agreement for "Nairobi Nights"' */
export const whatOf = (subject: Subject) =>
  `${typeOf(subject)} ${isAgreement(subject.document.type) ? "for" : "of"} "${songOf(subject)}"`;

/** 21/11/2026, where the product is at home. */
export const formatDate = (date: Date) => date.toLocaleDateString("en-GB", { timeZone: "Africa/Nairobi" });

/** People share a mailbox: with the owner's address alone a signer is not the owner yet. */
export const isSamePerson = (signer: Person, owner: Owner) =>
  signer.email === owner.email && foldName(signer.name) === foldName(fullName(owner));

/** Anybody can sign up with somebody else's address and ask for signatures: who is asked is told while that is possible. */
export const warningOf = ({ owner, signer }: Invitation) =>
  owner.emailVerifiedAt || signer.email === owner.email
    ? []
    : [
        `${owner.firstName} has not confirmed that ${owner.email} is theirs. If you do not expect this, ask them first.`,
      ];

/** A name as it is compared: however it is spaced and capitalised. */
const foldName = (name: string) => name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

/** "50% Publishing Rights (Songwriter)" for everything the signer holds. */
const sharesOf = ({ signer }: Invitation) =>
  signer.rights.map(
    ({ rightsType, role, share }) => `${formatShare(share)}% ${rightsLabels[rightsType]} (${role})`,
  );

/** What the mail says of the signer's part: their shares of a song, or what they are in an agreement. */
export function partOf(invitation: Invitation) {
  const { role } = invitation.signer;
  if (isAgreement(invitation.document.type))
    return {
      preheader: `You sign it as ${role}.`,
      purpose: "what you agree on about the work, the money and the rights.",
      reading: "Read it to its end",
      facts: [{ label: "You sign as", value: role }],
    };
  const shares = sharesOf(invitation);
  return {
    preheader: `Your share: ${shares.join(", ")}.`,
    purpose: "who owns which share of the song.",
    reading: "Read it, check your share",
    facts: shares.map((share) => ({ label: "Your share", value: share })),
  };
}
