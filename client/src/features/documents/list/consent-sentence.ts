import type { DocumentSummary } from "#shared/contract/documents";
import { dayForReader } from "#shared/dates";
import { namePeople } from "#client/lib/name-people";

type Consent = NonNullable<DocumentSummary["consent"]>;

const words = {
  deletion: { asked: "Deletion", agreed: "confirmed", refused: "rejected the deletion" },
  amendment: { asked: "Unlocking", agreed: "agreed", refused: "refused the unlocking" },
};

/** Where the last question to everybody who signed stands, in a line of the list: "Deletion: 1 of 2 confirmed". */
export function consentSentence(consent: Consent): string {
  const { purpose, status, confirmedCount, totalConfirmations, rejectedBy, at } = consent;
  const { asked, agreed, refused } = words[purpose];
  switch (status) {
    case "pending":
      return `${asked}: ${confirmedCount} of ${totalConfirmations} ${agreed}`;
    case "approved":
      return `Will be deleted on ${dayForReader(consent.scheduledDeletionDate ?? at)}`;
    case "rejected":
      return `${namePeople([rejectedBy ?? "A signer"])} ${refused} on ${dayForReader(at)}`;
    case "expired":
      return `${asked}: not everybody had answered by ${dayForReader(at)}`;
  }
}
