import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AgreementForms, AgreementType } from "#shared/domain/agreements/agreement-content";
import { factsOf, foreignFacts, missingFacts } from "#shared/domain/agreements/agreement-facts";
import { readAgreement, writeAgreement, type AgreementDraft } from "#shared/domain/agreements/agreement-text";
import {
  agreementDurations,
  deliveryMethods,
  featuredCompensations,
  featuredMasterOwnerships,
  paymentTerms,
  type FeaturedForm,
  type FeaturedLegalDetails,
} from "#shared/domain/agreements/featured-artist-agreement";
import { toCents } from "#shared/domain/money";
import {
  producerCompensations,
  producerMasterOwnerships,
  type ProducerForm,
} from "#shared/domain/agreements/producer-agreement";
import { FULL_TERM } from "#server/features/agreements/clauses/deal";
import { draftFromLibrary } from "#server/features/agreements/draft-from-library";
import { featuredForm, legalDetails, producerForm } from "#server/testing/factories/agreement-form";
import { anyFeaturedForm, anyProducerForm, blemish } from "#server/testing/factories/any-agreement-form";

/** A changed clause is worth `FORMS=1000`: half a minute. */
const RUNS = { numRuns: Number(process.env.FORMS ?? 250) };

/** A sentence that gives a right away. */
const grant = /\b(?:grants|assigns|consents to|may show|may use extracts)\b/;
const period = new RegExp(`${FULL_TERM}|Full Term|until \\d{1,2} [A-Z][a-z]+ \\d{4}`);

function check<Type extends AgreementType>(type: Type, form: AgreementForms[Type]) {
  const draft = draftFromLibrary(type, form);
  const text = writeAgreement(draft);
  expect(missingFacts(type, form, text)).toEqual([]);
  expect(foreignFacts(type, form, text)).toEqual([]);
  checkWording(draft, ownWordsOf(type, form));
  checkNumbers(draft, text);
  checkReferences(draft);
}

/** Every clause that is named by number is the one whose heading stands behind it, or is there at all. */
function checkReferences({ clauses, annexes = [] }: AgreementDraft) {
  const texts = [...clauses, ...annexes].flatMap(({ paragraphs }) => paragraphs);
  for (const [, number, heading] of texts.join("\n").matchAll(/\bclause (\d+) \(([A-Z][^()]*)\)/g))
    expect(clauses[Number(number) - 1]?.heading).toBe(heading);
  expect(texts.join("")).not.toMatch(/[\uE000\uE001]/);
}

/** What the parties wrote at length is theirs, and may say anything. */
function ownWordsOf<Type extends AgreementType>(type: Type, form: AgreementForms[Type]): string[] {
  return factsOf(type, form)
    .filter(({ isOwnWords }) => isOwnWords)
    .map(({ accepted }) => `:\n${accepted[0]}`);
}

function checkWording(
  { opening, recitals, clauses, annexes = [] }: AgreementDraft,
  ownWords: readonly string[],
) {
  const inParts = [...clauses, ...annexes].flatMap(({ paragraphs }) => paragraphs);
  for (const paragraph of [...opening, ...recitals, ...inParts]) {
    const ours = ownWords.reduce(
      (text, words) => (text.endsWith(words) ? text.slice(0, -words.length) : text),
      paragraph,
    );
    expect(ours).not.toMatch(blemish);
    if (grant.test(ours)) expect(ours).toMatch(period);
  }
}

function checkNumbers(draft: AgreementDraft, text: string) {
  const read = readAgreement(text)!;
  expect(read.opening).toEqual(draft.opening);
  expect(read.recitals).toEqual(draft.recitals);
  const parts = [...draft.clauses, ...draft.annexes!];
  expect(read.clauses.map(({ number, heading }) => `${number} ${heading}`)).toEqual([
    ...draft.clauses.map(({ heading }, index) => `${index + 1} ${heading.toUpperCase()}`),
    ...draft.annexes!.map(({ heading }, index) => `ANNEX ${"ABC"[index]!} ${heading.toUpperCase()}`),
  ]);
  expect(new Set(parts.map(({ heading }) => heading)).size).toBe(parts.length);
  for (const [index, { paragraphs }] of read.clauses.entries()) {
    const texts = paragraphs.map(({ number, level, text: words }) =>
      level === 1 ? `${number} ${words}` : words,
    );
    expect(texts.map(inOneLine)).toEqual(parts[index]!.paragraphs.map(inOneLine));
  }
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

type Choices<Fields> = { [Field in keyof Fields]?: readonly Fields[Field][] };

/** Each combination of what each field may be. */
function combinations<Fields>(choices: Choices<Fields>): Partial<Fields>[] {
  return Object.entries<readonly unknown[] | undefined>(choices).reduce<Partial<Fields>[]>(
    (forms, [field, values]) =>
      forms.flatMap((form) => values!.map((value) => ({ ...form, [field]: value }))),
    [{}],
  );
}

describe("a producer agreement", () => {
  test("says every fact of any form and nothing else", () => {
    fc.assert(
      fc.property(anyProducerForm, (form) => check("producer_agreement", form)),
      RUNS,
    );
  });

  test("does so in each combination of what can be chosen", () => {
    const all = combinations<ProducerForm>({
      compensationType: producerCompensations,
      masterOwnership: producerMasterOwnerships,
      exclusivity: [true, false],
      syncRights: [true, false],
      producerFee: [0, 99_999_999_00],
      royaltyPercentage: [null, 12_50],
    });
    for (const chosen of all) check("producer_agreement", producerForm(chosen));
  });
});

describe("a featured artist agreement", () => {
  test("says every fact of any form and nothing else", () => {
    fc.assert(
      fc.property(anyFeaturedForm, (form) => check("featured_artist_agreement", form)),
      RUNS,
    );
  });

  test("does so in each combination of what can be chosen in the short form", () => {
    const all = combinations<FeaturedForm>({
      compensationType: featuredCompensations,
      masterOwnership: featuredMasterOwnerships,
      exclusivity: [true, false],
      featuredArtistFee: [null, 39_000_00],
      deliveryMethod: deliveryMethods,
    });
    for (const chosen of all) {
      check("featured_artist_agreement", featuredForm({ ...chosen, otherDeliveryMethod: "On a USB stick" }));
    }
  });

  test("and in the detailed form", () => {
    const all = combinations<FeaturedForm>({
      compensationType: featuredCompensations,
      masterOwnership: featuredMasterOwnerships,
      featuredArtistFee: [null, 39_000_01],
    });
    const details = combinations<FeaturedLegalDetails>({
      paymentTerms,
      royaltyBased: [true, false],
      agreementDuration: agreementDurations,
      syncLicensingRights: [true, false],
      syncRoyaltyPercentage: [null, 30_00],
    });
    for (const chosen of all) {
      for (const detail of details) {
        const legal = legalDetails({
          ...detail,
          fixedEndDate: detail.agreementDuration === "fixed" ? "2031-01-02" : "",
        });
        check("featured_artist_agreement", featuredForm({ ...chosen, legal }));
      }
    }
  });
});

function clauseOf<Type extends AgreementType>(
  type: Type,
  form: AgreementForms[Type],
  wanted: string,
): string {
  const clause = draftFromLibrary(type, form).clauses.find(({ heading }) => heading === wanted);
  return clause!.paragraphs.join("\n");
}

describe("a fee that is paid out of receipts", () => {
  const from = (given: Partial<FeaturedForm>, details: Partial<FeaturedLegalDetails> = {}) => {
    const legal = legalDetails({ paymentTerms: "percentage_only", royaltyBased: false, ...details });
    return featuredForm({ featuredArtistFee: 25_000_00, masterOwnership: "lead_artist", legal, ...given });
  };
  const feeOf = (form: FeaturedForm) => clauseOf("featured_artist_agreement", form, "Fee and payment");

  test("leaves the rest to be divided where it is paid beside a percentage", () => {
    const text = feeOf(from({ compensationType: "combination" }));
    expect(text).toContain("What is divided is what is left of them.");
    expect(text).toContain("in addition to the Share, reckoned on what it leaves.");
  });

  test("counts towards a percentage that is all there is", () => {
    const text = feeOf(from({ compensationType: "percentage" }));
    expect(text).not.toContain("what is left");
    expect(text).toContain("counts towards the Share");
  });

  test("alone has nothing divided", () => {
    const form = from(
      { compensationType: "flat_fee" },
      { syncLicensingRights: true, syncRoyaltyPercentage: null },
    );
    expect(feeOf(form)).not.toContain("what is left");
    const synchronisation = clauseOf("featured_artist_agreement", form, "Synchronisation");
    expect(synchronisation).toContain("is part of Net Receipts.");
  });
});

test("a percentage of 0 without a fee is no consideration, so there is one", () => {
  const nothing = {
    featuredArtistFee: null,
    featuredArtistPercentage: 0,
    compensationType: "percentage",
  } as const;
  const royalties = { producerFee: 0, compensationType: "royalties_only" } as const;
  const stated = "full and sufficient consideration";
  expect(clauseOf("featured_artist_agreement", featuredForm(nothing), "Fee and payment")).toContain(stated);
  const fee = (royaltyPercentage: number | null) =>
    clauseOf("producer_agreement", producerForm({ ...royalties, royaltyPercentage }), "Fee");
  expect(fee(0)).toContain(stated);
  expect(fee(10_00)).not.toContain(stated);
  expect(fee(null)).not.toContain(stated);
});

describe("a sum that is paid in two parts", () => {
  test.each([39_000_00, 1, 39_000_01, 99_999_999_00])("%i cents add up", (featuredArtistFee) => {
    const form = featuredForm({ featuredArtistFee, legal: legalDetails({ paymentTerms: "split_payment" }) });
    const fee = draftFromLibrary("featured_artist_agreement", form).clauses.find(
      ({ heading }) => heading === "Fee and payment",
    )!;
    const [whole, first, second] = fee.paragraphs
      .flatMap((paragraph) => [...paragraph.matchAll(/KES ([\d,.]*\d)/g)])
      .map(([, amount]) => toCents(amount!));
    expect(whole).toBe(featuredArtistFee);
    expect(first! + second!).toBe(whole);
    expect(first! - second!).toBeLessThanOrEqual(1);
  });
});
