import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { writeAgreement, type AgreementDraft } from "#shared/domain/agreement-text";
import { featuredMasterOwnerships } from "#shared/domain/featured-artist-agreement";
import { producerCompensations, producerMasterOwnerships } from "#shared/domain/producer-agreement";
import { syncChoices } from "#shared/domain/agreement-choices";
import { editions } from "#shared/wordings/clause-editions";
import { draftFromLibrary } from "#server/features/agreements/draft-from-library";
import { featuredForm, legalDetails, producerForm } from "#server/testing/factories/agreement-form";

/** Forms that between them use every clause in each of its forms. */
const producerForms = producerMasterOwnerships.flatMap((masterOwnership) =>
  producerCompensations.flatMap((compensationType) =>
    syncChoices.map((sync) =>
      producerForm({
        masterOwnership,
        compensationType,
        sync,
        royaltyPercentage: sync === "none" ? null : 12_50,
        producerFee: sync === "joint" ? 0 : 39_000_00,
        ownerReceives: sync === "alone" ? "share" : "percentage",
        percentageBase: sync === "alone" ? "gross" : "net",
        feeParts: sync === "alone" ? "halves" : "at_once",
        mayReject: sync !== "joint",
        exclusivity: sync !== "none",
        artistType: sync === "alone" ? "company" : "group",
        producerType: sync === "none" ? "minor" : "person",
        terminationClause: "As agreed.",
        additionalTerms: sync === "alone" ? "As agreed." : "",
      }),
    ),
  ),
);
const featuredForms = featuredMasterOwnerships.flatMap((masterOwnership) =>
  syncChoices.flatMap((sync) => [
    featuredForm({ masterOwnership, sync, compensationType: "flat_fee", courtesyOf: "Lagos Sound" }),
    featuredForm({
      masterOwnership,
      sync,
      exclusivity: true,
      ownerReceives: "share",
      ownerName: "Sauti Records Ltd",
      legal: legalDetails({ agreementDuration: "fixed", fixedEndDate: "2031-01-02" }),
    }),
    featuredForm({ masterOwnership, sync, legal: legalDetails({ paymentTerms: "percentage_only" }) }),
  ]),
);

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
    ...producerForms.map((form) => writeAgreement(draftFromLibrary("producer_agreement", form))),
    ...featuredForms.map((form) => writeAgreement(draftFromLibrary("featured_artist_agreement", form))),
  ];
  const drafted = createHash("sha256").update(texts.join("\n\n")).digest("hex");
  expect(editions.at(-1)!.sha256).toBe(drafted.slice(0, 16));
});
