import { featuredSync, type FeaturedForm } from "#shared/domain/agreements/featured-artist-agreement";
import type { Hundredths } from "#shared/domain/shares";
import { writtenDate } from "#shared/domain/written-date";
import { FULL_TERM, side, type Deal } from "#server/features/agreements/clauses/deal";
import { partyDetails } from "#shared/domain/agreements/agreement-choices";
import { isSameName } from "#shared/domain/acting";

export function featuredDeal(form: FeaturedForm): Deal {
  const primary = side(
    "Primary Artist",
    partyDetails<"primaryArtist">(form, "primaryArtist", form.primaryArtist),
    form.primaryArtistEmail,
  );
  const featured = side(
    "Featured Artist",
    partyDetails<"featuredArtist">(form, "featuredArtist", form.featuredArtist),
    form.featuredArtistEmail,
  );
  return {
    releasing: primary,
    contributing: featured,
    work: "the Song",
    contribution: "the Performance",
    period: periodOf(form),
    isFixed: isFixed(form),
    passes: fromWhen(form),
    waivedBy: waivedBy(form),
    hasFee: feeOf(form) > 0,
    isAdvance: feeOf(form) > 0 && form.compensationType === "percentage",
    divides: accountsForReceipts(form),
    dividesOnly: !sharesReceipts(form) && !paysFromReceipts(form) ? "from synchronisation" : "",
    hasPercentage: sharesReceipts(form) || percentagesOf(form).sync !== null,
    dividesEqually:
      form.masterOwnership === "shared" && (percentageNames(form) === "" || form.ownerReceives === "share"),
    receipts: form.percentageBase === "net" ? "Net Receipts" : "Gross Receipts",
    sync: featuredSync(form),
    seat: form.seat,
    owner: form.masterOwnership === "shared" ? null : primary,
    workClause: "The Performance",
    acceptanceClause: form.legal ? "Revisions and acceptance" : "Acceptance",
    terminationClause: form.legal?.terminationClause ?? "",
    additionalTerms: form.additionalTerms,
  };
}

/** How long every grant lasts; the short form does not ask, and means in perpetuity. */
function periodOf({ legal }: FeaturedForm): string {
  return legal?.agreementDuration === "fixed" ? `until ${writtenDate(legal.fixedEndDate)}` : FULL_TERM;
}

/** Whose exclusivity a paper has to waive: nobody's where the guest's own company is the party. */
export function waivedBy(form: FeaturedForm): string {
  const { courtesyOf, featuredArtist, featuredArtistLegalName, featuredArtistType } = form;
  const isOwn =
    [featuredArtist, featuredArtistLegalName].some((name) => isSameName(name, courtesyOf)) ||
    (featuredArtistType === "company" && isSameName(bare(featuredArtistLegalName), bare(courtesyOf)));
  return isOwn ? "" : courtesyOf;
}

/** A company is the same one however its kind is written. */
export const bare = (name: string) => name.replace(/[\s,]+(?:ltd|limited)\b\.?\s*$/i, "");

export function isFixed({ legal }: FeaturedForm): boolean {
  return legal?.agreementDuration === "fixed";
}

export function feeOf({ featuredArtistFee }: FeaturedForm): number {
  return featuredArtistFee ?? 0;
}

/** What the featured artist has of Net Receipts, as a share, a royalty or both; null where there is none. */
export function percentagesOf({ compensationType, featuredArtistPercentage, sync, legal }: FeaturedForm): {
  share: Hundredths | null;
  royalty: Hundredths | null;
  sync: Hundredths | null;
} {
  const share = compensationType === "flat_fee" ? null : featuredArtistPercentage;
  const royalty = legal?.royaltyBased ? legal.featuredArtistRoyaltyPercentage : null;
  return {
    share,
    // The same of what societies pay and of all the rest is one percentage of everything.
    royalty: royalty === share ? null : royalty,
    sync: legal && featuredSync({ sync, legal }) !== "none" ? legal.syncRoyaltyPercentage : null,
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

/** What a percentage is reckoned on where the fee comes out of the same receipts first, and is no advance on it. */
export function leftByFee(form: FeaturedForm): string {
  return paysFromReceipts(form) && form.compensationType !== "percentage"
    ? " that are left once the Fee has been paid out of them"
    : "";
}

/** When the rights pass: nobody gives them away before the fee is paid, unless it is paid out of what they earn. */
export function fromWhen(form: FeaturedForm): string {
  return waitsForFee(form)
    ? "as from payment of the Fee in full"
    : "as from the recording of the Performance";
}

export function waitsForFee(form: FeaturedForm): boolean {
  return feeOf(form) > 0 && !paysFromReceipts(form);
}

/** A flat fee is all there is. */
export function isPaidInFull(form: FeaturedForm): boolean {
  return waitsForFee(form) && !accountsForReceipts(form);
}
