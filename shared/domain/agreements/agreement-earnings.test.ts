import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  divideByAgreement,
  featuredDivision,
  producerDivision,
} from "#shared/domain/agreements/agreement-earnings";
import type { FeaturedForm, FeaturedLegalDetails } from "#shared/domain/agreements/featured-artist-agreement";
import type { ProducerForm } from "#shared/domain/agreements/producer-agreement";

const producer = (given: Partial<ProducerForm>) =>
  producerDivision({
    producerName: "Brian",
    artistName: "Amina",
    producerFee: 100_00,
    compensationType: "hybrid",
    royaltyPercentage: 10_00,
    masterOwnership: "artist",
    ownerReceives: "percentage",
    ...given,
  } as ProducerForm);

const featured = (given: Partial<FeaturedForm>, legal: Partial<FeaturedLegalDetails> | null = null) =>
  featuredDivision({
    featuredArtist: "Zuri",
    primaryArtist: "Amina",
    featuredArtistFee: 100_00,
    compensationType: "combination",
    featuredArtistPercentage: 20_00,
    masterOwnership: "lead_artist",
    ownerReceives: "percentage",
    ...given,
    legal,
  } as FeaturedForm);

const of = (amount: number, division: ReturnType<typeof producer>) => {
  const { payee, payer } = divideByAgreement(amount, division!);
  return [payee, payer];
};

test("a fee beside a royalty is not taken off it; the rest is the artist’s", () =>
  expect(of(1_000_00, producer({}))).toEqual([100_00, 900_00]));

test("by royalties alone the fee is an advance: it comes off the royalty, and no further", () => {
  const alone = producer({ compensationType: "royalties_only" });
  expect(of(3_000_00, alone)).toEqual([200_00, 2_800_00]);
  expect(of(500_00, alone)).toEqual([0, 500_00]);
});

test("equal owners share the rest where the form says so", () => {
  const both = { masterOwnership: "shared", ownerReceives: "share" } as const;
  expect(of(1_000_00, producer(both))).toEqual([550_00, 450_00]);
  expect(of(1_000_00, producer({ ...both, ownerReceives: "percentage" }))).toEqual([100_00, 900_00]);
  expect(of(1_000_00, producer({ ...both, royaltyPercentage: null }))).toEqual([500_00, 500_00]);
  expect(of(1_000_00, producer({ ...both, compensationType: "upfront_only" }))).toEqual([500_00, 500_00]);
});

test("a royalty that is open, and a producer’s own recording, are not reckoned", () => {
  expect(producer({ royaltyPercentage: null })).toBeNull();
  expect(producer({ compensationType: "upfront_only", masterOwnership: "producer" })).toBeNull();
  expect(of(100_00, producer({ compensationType: "upfront_only" }))).toEqual([0, 100_00]);
});

test("a featured artist’s fee: beside the share, ahead of it, or out of the first receipts", () => {
  expect(of(1_000_00, featured({}))).toEqual([200_00, 800_00]);
  expect(of(1_000_00, featured({ compensationType: "percentage" }))).toEqual([100_00, 900_00]);
  const terms = { paymentTerms: "percentage_only" } as const;
  // 100 first, a fifth of the other 900.
  expect(of(1_000_00, featured({}, terms))).toEqual([280_00, 720_00]);
  // 100 first, which counts towards a fifth of all.
  expect(of(1_000_00, featured({ compensationType: "percentage" }, terms))).toEqual([200_00, 800_00]);
  expect(of(1_000_00, featured({ compensationType: "flat_fee", masterOwnership: "shared" }))).toEqual([
    500_00, 500_00,
  ]);
});

test("whatever comes in, nothing is lost and nobody pays in", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 13 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 10 ** 8 }),
      fc.integer({ min: 0, max: 10 ** 8 }),
      fc.boolean(),
      fc.boolean(),
      (amount, percentage, advance, fromFirst, isOfAll, restInHalves) => {
        // What was paid out of the first receipts counts towards a percentage of all.
        const paid = isOfAll ? { advance: Math.max(advance, fromFirst), fromFirst } : { advance, fromFirst };
        const division = { payee: "P", payer: "A", percentage, ...paid, isOfAll, restInHalves };
        const { payee, payer } = divideByAgreement(amount, division);
        expect(payee + payer).toBe(amount);
        expect(Math.min(payee, payer)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
