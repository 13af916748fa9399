import type { FeaturedForm } from "#shared/domain/agreements/featured-artist-agreement";
import type { Cents } from "#shared/domain/money";
import { paysRoyalties, type ProducerForm } from "#shared/domain/agreements/producer-agreement";
import { WHOLE, type Hundredths } from "#shared/domain/shares";

/** How an agreement divides what a recording brings in, as its clauses say it. */
export type Division = {
  payee: string;
  payer: string;
  percentage: Hundredths;
  /** A fee that was paid ahead and is deducted from the percentage as it falls due. */
  advance: Cents;
  /** A fee that is paid out of the first receipts. */
  fromFirst: Cents;
  /** Whether the percentage is of all receipts, or of what is left of them after that fee. */
  isOfAll: boolean;
  /** Both own the recording and share what is left in halves; else that is the payer's. */
  restInHalves: boolean;
};

const plain = { advance: 0, fromFirst: 0, isOfAll: true };

/** Null where a producer agreement leaves the percentage open, or the income to what the owner's licences bring. */
export function producerDivision(form: ProducerForm): Division | null {
  const { producerName: payee, artistName: payer, producerFee, masterOwnership, royaltyPercentage } = form;
  const isShared = masterOwnership === "shared";
  const people = { ...plain, payee, payer };
  if (!paysRoyalties(form.compensationType)) {
    if (masterOwnership === "producer") return null;
    return { ...people, percentage: 0, restInHalves: isShared };
  }
  // Equal owners who state nothing have a royalty of half, and nothing besides.
  const percentage = royaltyPercentage ?? (isShared ? WHOLE / 2 : null);
  if (percentage === null) return null;
  const advance = form.compensationType === "royalties_only" ? producerFee : 0;
  const restInHalves = royaltyPercentage !== null && isShared && form.ownerReceives === "share";
  return { ...people, percentage, advance, restInHalves };
}

/** Of a share and a royalty, which are each reckoned on receipts of their own, the share: of all but what collecting societies pay. */
export function featuredDivision(form: FeaturedForm): Division {
  const { featuredArtist: payee, primaryArtist: payer, compensationType, legal } = form;
  const share = compensationType === "flat_fee" ? null : form.featuredArtistPercentage;
  const royalty = legal?.royaltyBased ? legal.featuredArtistRoyaltyPercentage : null;
  const percentage = share ?? royalty;
  const isShared = form.masterOwnership === "shared";
  const fee = form.featuredArtistFee ?? 0;
  return {
    payee,
    payer,
    percentage: percentage ?? 0,
    advance: compensationType === "percentage" ? fee : 0,
    fromFirst: legal?.paymentTerms === "percentage_only" ? fee : 0,
    isOfAll: compensationType === "percentage",
    restInHalves: isShared && (percentage === null || form.ownerReceives === "share"),
  };
}

/** What each gets of an amount, in whole cents: the odd ones stay with the payer. */
export function divideByAgreement(amount: Cents, division: Division) {
  const { percentage, advance, restInHalves, isOfAll } = division;
  const first = Math.min(amount, division.fromFirst);
  const base = isOfAll ? amount : amount - first;
  const due = Number((BigInt(base) * BigInt(percentage)) / BigInt(WHOLE));
  const deducted = Math.min(due, advance);
  const rest = amount - first - (due - deducted);
  const half = restInHalves ? Math.floor(rest / 2) : 0;
  return { first, due, deducted, half, payee: first + due - deducted + half, payer: rest - half };
}
