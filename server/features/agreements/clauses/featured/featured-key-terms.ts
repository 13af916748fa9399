import type { FeaturedForm } from "#shared/domain/agreements/featured-artist-agreement";
import { formatShare } from "#shared/domain/shares";
import {
  featuredDeal,
  feeOf,
  isFixed,
  isPaidInFull,
  leftByFee,
  paysFromReceipts,
  percentagesOf,
  waitsForFee,
  waivedBy,
} from "#server/features/agreements/clauses/featured/featured-deal";
import { KEY_TERMS } from "#shared/domain/agreements/agreement-text";
import { inAll } from "#server/features/agreements/clauses/accounting";
import {
  baseTerm,
  besidePercentage,
  feeAndTax,
  KEY_TERMS_LEAD,
  otherTerms,
} from "#server/features/agreements/clauses/key-terms";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
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
      paragraphs: [
        KEY_TERMS_LEAD,
        fee(form),
        income(form),
        master(form),
        ...otherTerms(deal, {
          term: isFixed(form)
            ? `${deal.period}; then the recording is taken down, whoever owns it${deal.sync === "none" ? "" : "; film licences given before go on"}`
            : "as long as copyright lasts",
          contribution: `The Performance: ${form.exclusivity ? "exclusive, and no other recording of the song for up to two years after its release" : "for this song only; other work is free"}`,
          isRemixOfferedFirst: false,
          releaseMonths: form.releaseMonths,
          isPaidInFull: isPaidInFull(form),
          credit: form.creditRequirements,
        }),
      ],
    };
  },
};

function fee(form: FeaturedForm): string {
  const where = `clause ${clauseNumber("Fee and payment")}`;
  if (feeOf(form) === 0) return `Fee: no fee (${where})`;
  const halves = form.legal?.paymentTerms === "split_payment";
  const signed = waivedBy(form) === "" ? "after signing" : "after signing and the waiver";
  const times = paysFromReceipts(form)
    ? "out of the first receipts"
    : halves
      ? `half ${signed}, half after delivery`
      : signed;
  const advance = form.compensationType === "percentage" ? ", as an advance" : "";
  return `Fee: ${feeAndTax(feeOf(form), `${times}${advance}`, featuredDeal(form))} (${where})`;
}

function income(form: FeaturedForm): string {
  const deal = featuredDeal(form);
  const { share, royalty, sync } = percentagesOf(form);
  const left = leftByFee(form) === "" ? "" : ", once the Fee is paid out of them";
  const base = `of ${deal.receipts}, ${baseTerm(deal)}${left}`;
  const fromSync = sync === null ? "" : `, but ${formatShare(sync)}% of what synchronisation brings`;
  const beside = (total: string) => `${fromSync}${besidePercentage(form, total)}`;
  if (share !== null && royalty !== null) {
    const ofSocieties = `a royalty of ${formatShare(royalty)}% of what societies pay the owner`;
    const ofTheRest = `${formatShare(share)}% of the other ${deal.receipts}, ${baseTerm(deal)}${left === "" ? "" : ", both once the Fee is paid out of them"}`;
    return percentage(`${ofSocieties} and ${ofTheRest}${beside("")}`, "Share of receipts");
  }
  const only = share ?? royalty;
  if (only !== null) {
    const total = sync === null ? inAll(only, deal) : "";
    return percentage(
      `${formatShare(only)}% ${base}${sync === only ? besidePercentage(form, total) : beside(total)}`,
      "Share of receipts",
    );
  }
  if (form.masterOwnership === "shared")
    return percentage(
      `half of what comes in after charges, ${left === "" ? "" : "once the Fee is paid out of it, "}as an owner${fromSync}`,
      "Ownership of the Master",
    );
  if (sync !== null)
    return percentage(`${formatShare(sync)}% ${base}, from synchronisation only`, "Synchronisation");
  return "Percentage: none";
}

function percentage(says: string, heading: string): string {
  return `Percentage: ${says} (clause ${clauseNumber(heading)})`;
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
