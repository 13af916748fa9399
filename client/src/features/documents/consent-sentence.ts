import type { DocumentSummary } from "#shared/contract/documents";
import { formatDate } from "#client/lib/format";
import { namePeople } from "#client/lib/name-people";

type Consent = NonNullable<DocumentSummary["consent"]>;

const asked = { deletion: "Deletion", amendment: "Unlocking" };
const what = { deletion: "deletion", amendment: "unlocking" };

/** Where the last question to everybody who signed stands, in a line of the list: "Deletion: 1 of 2 agreed". */
export function consentSentence(consent: Consent): string {
  const { purpose, status, confirmedCount, totalConfirmations, rejectedBy, at } = consent;
  switch (status) {
    case "pending":
      return `${asked[purpose]}: ${confirmedCount} of ${totalConfirmations} agreed`;
    case "approved":
      return `Will be deleted on ${formatDate(consent.scheduledDeletionDate ?? at)}`;
    case "rejected":
      return `${namePeople([rejectedBy ?? "A signer"])} refused the ${what[purpose]} on ${formatDate(at)}`;
    case "expired":
      return `${asked[purpose]}: not everybody had answered by ${formatDate(at)}`;
  }
}
