import type { FeaturedForm } from "#shared/domain/featured-artist-agreement";
import { formatShare } from "#shared/domain/shares";
import {
  featuredDeal,
  feeOf,
  isFixed,
  isPaidInFull,
  paysFromReceipts,
  percentageNames,
  percentagesOf,
  waitsForFee,
} from "#server/features/agreements/clauses/featured/featured-deal";
import { KEY_TERMS } from "#shared/domain/agreement-text";
import {
  baseTerm,
  creditTerm,
  figures,
  KEY_TERMS_LEAD,
  releaseTerm,
  syncTerm,
} from "#server/features/agreements/clauses/key-terms";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { paragraphs } from "#server/features/agreements/clauses/prose";
import { clauseNumber } from "#server/features/agreements/clauses/references";

export const featuredKeyTerms: LibraryClause<FeaturedForm> = {
  purpose: "A reader of the first page knows what they would sign.",
  source: "Practice of the trade.",
  dependsOn: [
    "fee",
    "feeTimes",
    "compensation",
    "percentage",
    "ownership",
    "ownersIncome",
    "base",
    "exclusivity",
    "sync",
    "term",
    "release",
    "detail",
  ],
  write: (form) => {
    const deal = featuredDeal(form);
    return {
      heading: KEY_TERMS,
      paragraphs: paragraphs(
        KEY_TERMS_LEAD,
        fee(form),
        income(form),
        master(form),
        syncTerm(deal),
        `Term and territory: ${isFixed(form) ? deal.period : "for ever"}, worldwide (clause ${clauseNumber("Term and territory")})`,
        `The Performance: ${form.exclusivity ? "exclusive" : "non-exclusive"} (clause ${clauseNumber("Exclusivity")})`,
        releaseTerm(form.releaseMonths, isPaidInFull(form)),
        `The song itself: follows the split sheet (clause ${clauseNumber("Publishing")})`,
        creditTerm(form.creditRequirements),
      ),
    };
  },
};

function fee(form: FeaturedForm): string {
  const where = `clause ${clauseNumber("Fee and payment")}`;
  if (feeOf(form) === 0) return `Fee: no fee (${where})`;
  const halves = form.legal?.paymentTerms === "split_payment";
  const times = paysFromReceipts(form)
    ? "out of the first receipts"
    : halves
      ? "half after signing and half on delivery"
      : "after signing";
  const advance = form.compensationType === "percentage" ? ", as an advance" : "";
  return `Fee: ${figures(feeOf(form))}, ${times}${advance} (${where})`;
}

function income(form: FeaturedForm): string {
  const deal = featuredDeal(form);
  const { share, royalty, sync } = percentagesOf(form);
  const base = `of ${deal.receipts}, ${baseTerm(deal)}`;
  const fromSync = sync === null ? "" : `, but ${formatShare(sync)}% of what synchronisation brings`;
  if (percentageNames(form) === "") {
    const owner =
      form.masterOwnership === "shared" ? `half ${base}, as an owner` : sync === null ? "none" : "";
    const where =
      form.masterOwnership === "shared" ? `clause ${clauseNumber("Ownership of the Master")}` : "";
    if (owner === "")
      return `Percentage: ${formatShare(sync!)}% ${base}, from synchronisation only (clause ${clauseNumber("Synchronisation")})`;
    return `Percentage: ${owner}${form.masterOwnership === "shared" ? fromSync : ""}${where && ` (${where})`}`;
  }
  const half =
    form.masterOwnership === "shared"
      ? form.ownerReceives === "share"
        ? ", and half of the rest as an owner"
        : ", and nothing more as an owner"
      : "";
  const both =
    share !== null && royalty !== null
      ? `a royalty of ${formatShare(royalty)}% of what societies pay the owner and ${formatShare(share)}% of the other ${deal.receipts}, ${baseTerm(deal)}`
      : `${formatShare(share ?? royalty!)}% ${base}`;
  return `Percentage: ${both}${fromSync}${half} (clause ${clauseNumber("Share of receipts")})`;
}

function master(form: FeaturedForm): string {
  const when = waitsForFee(form) ? " from payment of the Fee" : "";
  const owners = {
    lead_artist: `the Primary Artist owns 100%${when}`,
    shared: `each owns 50%${when}, and the Primary Artist manages it`,
    label_other: `a label or other owner${form.ownerName === "" ? "" : `, ${form.ownerName}`}, once it has joined this agreement`,
  };
  return `Master: ${owners[form.masterOwnership]} (clause ${clauseNumber("Ownership of the Master")})`;
}
