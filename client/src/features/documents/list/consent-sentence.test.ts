import { expect, test } from "vitest";
import type { DocumentSummary } from "#shared/contract/documents";
import { consentSentence } from "#client/features/documents/list/consent-sentence";

type Consent = NonNullable<DocumentSummary["consent"]>;

const pending: Consent = {
  purpose: "deletion",
  status: "pending",
  confirmedCount: 1,
  totalConfirmations: 2,
  at: "2026-11-21T09:00:00.000Z",
  rejectedBy: null,
  scheduledDeletionDate: null,
};
const approved = { status: "approved", scheduledDeletionDate: "2026-12-21T09:00:00.000Z" } as const;
const rejected = { status: "rejected", rejectedBy: "João" } as const;

test.each<[Partial<Consent>, string]>([
  [{}, "Deletion: 1 of 2 confirmed"],
  [{ purpose: "amendment" }, "Unlocking: 1 of 2 agreed"],
  [approved, "Will be deleted on 21/12/2026"],
  [rejected, "\u2068João\u2069 rejected the deletion on 21/11/2026"],
  [{ ...rejected, purpose: "amendment" }, "\u2068João\u2069 refused the unlocking on 21/11/2026"],
  [{ status: "expired" }, "Deletion: not everybody had answered by 21/11/2026"],
])("%o is told as “%s”", (given, sentence) => {
  expect(consentSentence({ ...pending, ...given })).toBe(sentence);
});
