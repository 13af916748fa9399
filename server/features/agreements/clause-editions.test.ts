import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { writeAgreement, type AgreementDraft } from "#shared/domain/agreements/agreement-text";
import { editions } from "#shared/wordings/clause-editions";
import { draftFromLibrary } from "#server/features/agreements/draft-from-library";
import { featuredForm, producerForm } from "#server/testing/factories/agreement-form";
import { editionForms } from "#server/testing/factories/edition-forms";

/** How many words the first edition took for the same forms, annexes apart. */
test.each([
  ["artist", 2617],
  ["shared", 2724],
  ["producer", 2707],
] as const)(
  "a producer agreement (%s) is at most three tenths longer than %i words",
  (masterOwnership, first) => {
    const draft = draftFromLibrary("producer_agreement", producerForm({ masterOwnership }));
    expect(wordsOf(draft)).toBeLessThanOrEqual(first * 1.3);
  },
);

test.each([
  ["lead_artist", 2666],
  ["shared", 2777],
  ["label_other", 2733],
] as const)(
  "a featured artist agreement (%s) is at most three tenths longer than %i words",
  (masterOwnership, first) => {
    const draft = draftFromLibrary("featured_artist_agreement", featuredForm({ masterOwnership }));
    expect(wordsOf(draft)).toBeLessThanOrEqual(first * 1.3);
  },
);

const wordsOf = (draft: AgreementDraft) => writeAgreement({ ...draft, annexes: [] }).split(/\s+/).length;

test("an edition drafts what it has drafted since its release: a changed clause is a new edition", () => {
  const texts = [
    ...editionForms.producer_agreement.map((form) =>
      writeAgreement(draftFromLibrary("producer_agreement", form)),
    ),
    ...editionForms.featured_artist_agreement.map((form) =>
      writeAgreement(draftFromLibrary("featured_artist_agreement", form)),
    ),
  ];
  const drafted = createHash("sha256").update(texts.join("\n\n")).digest("hex");
  expect(editions.at(-1)!.sha256).toBe(drafted.slice(0, 16));
});
