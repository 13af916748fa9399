import type { FeaturedForm } from "#shared/domain/featured-artist-agreement";
import type { Hundredths } from "#shared/domain/shares";
import { writtenDate } from "#shared/domain/written-date";
import { FULL_TERM, side, type Deal } from "#server/features/agreements/clauses/deal";

export function featuredDeal(form: FeaturedForm): Deal {
  return {
    releasing: side("Primary Artist", form.primaryArtist, form.primaryArtistEmail),
    contributing: side("Featured Artist", form.featuredArtist, form.featuredArtistEmail),
    work: "the Song",
    contribution: "the Performance",
    period: periodOf(form),
    hasFee: feeOf(form) > 0,
    terminationClause: form.legal?.terminationClause ?? "",
    additionalTerms: form.additionalTerms,
  };
}

/** How long every grant lasts; the short form does not ask, and means in perpetuity. */
function periodOf({ legal }: FeaturedForm): string {
  return legal?.agreementDuration === "fixed" ? `until ${writtenDate(legal.fixedEndDate)}` : FULL_TERM;
}

export function isFixed({ legal }: FeaturedForm): boolean {
  return legal?.agreementDuration === "fixed";
}

export function feeOf({ featuredArtistFee }: FeaturedForm): number {
  return featuredArtistFee ?? 0;
}

/** What the featured artist has of Net Receipts, as a share, a royalty or both; null where there is none. */
export function percentagesOf({ compensationType, featuredArtistPercentage, legal }: FeaturedForm): {
  share: Hundredths | null;
  royalty: Hundredths | null;
  sync: Hundredths | null;
} {
  return {
    share: compensationType === "flat_fee" ? null : featuredArtistPercentage,
    royalty: legal?.royaltyBased ? legal.featuredArtistRoyaltyPercentage : null,
    sync: legal?.syncLicensingRights ? legal.syncRoyaltyPercentage : null,
  };
}

/** "the Share", "the Royalty", "the Share and the Royalty", or nothing. */
export function percentageNames(form: FeaturedForm): string {
  const { share, royalty } = percentagesOf(form);
  return [share !== null && "the Share", royalty !== null && "the Royalty"].filter(Boolean).join(" and ");
}

/** Whether the featured artist has a part in whatever the Song earns. */
export function sharesReceipts(form: FeaturedForm): boolean {
  return percentageNames(form) !== "" || form.masterOwnership === "shared";
}

/** Whether anything is paid out of what the Song earns: then there are Net Receipts to account for. */
export function accountsForReceipts(form: FeaturedForm): boolean {
  return sharesReceipts(form) || percentagesOf(form).sync !== null || paysFromReceipts(form);
}

/** "Percentage only" beside a fee: it is paid out of what comes in. */
export function paysFromReceipts(form: FeaturedForm): boolean {
  return form.legal?.paymentTerms === "percentage_only" && feeOf(form) > 0;
}

/** When the rights pass: nobody gives them away before the fee is paid, unless it is paid out of what they earn. */
export function onPayment(form: FeaturedForm): string {
  if (feeOf(form) === 0 || paysFromReceipts(form)) {
    return "The assignment takes effect when the Performance has been recorded.";
  }
  return "The assignment takes effect once the Fee has been paid in full; until then the Song may not be released.";
}
