import { splitPayment, type FeaturedForm } from "#shared/domain/agreements/featured-artist-agreement";
import { formatSum } from "#shared/domain/money";
import { formatShare, type Hundredths } from "#shared/domain/shares";
import { inAll, licensed, restOfReceipts } from "#server/features/agreements/clauses/accounting";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { consideration, latePayment, ON_SIGNATURE } from "#server/features/agreements/clauses/payment";
import { paragraphs, prose } from "#server/features/agreements/clauses/prose";
import { clause } from "#server/features/agreements/clauses/references";
import {
  featuredDeal,
  feeOf,
  leftByFee,
  percentageNames,
  percentagesOf,
  sharesReceipts,
  waivedBy,
} from "#server/features/agreements/clauses/featured/featured-deal";

export const featuredFee: LibraryClause<FeaturedForm> = {
  purpose: "What is paid for the performance, when, and how it stands to a percentage.",
  source: "docs/decisions/009: a fee without a date is due seven days after both have signed.",
  dependsOn: ["fee", "feeTimes", "compensation", "percentage", "ownership", "ownersIncome", "sync", "base"],
  write: (form) => ({
    heading: "Fee and payment",
    paragraphs: feeOf(form) > 0 ? feeParagraphs(form) : noFee(form),
  }),
};

function feeParagraphs(form: FeaturedForm): string[] {
  return paragraphs(
    `The Primary Artist must pay the Featured Artist a fee of ${formatSum(feeOf(form))} (the “Fee”) for the Performance and for the rights in it.`,
    ...feeTimes(form),
    feeAndPercentages(form),
    latePayment(),
  );
}

function feeTimes(form: FeaturedForm): string[] {
  const [first, second] = splitPayment(feeOf(form));
  switch (form.legal?.paymentTerms) {
    case "split_payment":
      return [
        "The Fee is paid in two parts:",
        `(a) 50%, which is ${formatSum(first)}, ${onSignature(form)}; and`,
        prose(
          `(b) 50%, which is ${formatSum(second)}, within seven days after delivery of the Performance.`,
          first !== second && "The odd cent is in the first part.",
        ),
      ];
    case "percentage_only":
      return [
        prose(
          `No part of the Fee is due in advance. The Primary Artist must pay it out of the first ${featuredDeal(form).receipts}, before any other use`,
          "of them, with each statement until it has been paid in full.",
          sharesReceipts(form) &&
            form.compensationType !== "percentage" &&
            "What is divided is what is left of them.",
        ),
      ];
    case "upfront":
    case undefined:
      return [`The Fee is paid in full upfront, ${onSignature(form)}.`];
  }
}

/** Nobody pays for a performance that may not be given yet. */
const onSignature = (form: FeaturedForm) =>
  waivedBy(form) === ""
    ? ON_SIGNATURE
    : `${ON_SIGNATURE} and the waiver of ${clause("The Performance")} is there`;

function feeAndPercentages(form: FeaturedForm): string {
  const names = percentageNames(form);
  const { sync } = percentagesOf(form);
  if (names === "") {
    return form.masterOwnership === "shared"
      ? "The Fee is paid in addition to the Featured Artist’s share as an owner of the Master."
      : `The Fee pays for the Performance and the rights in it in full${sync === null ? "." : `, apart from what ${clause("Synchronisation")} states.`}`;
  }
  return form.compensationType === "percentage"
    ? "The Featured Artist is paid by percentage: the Fee counts towards the Share as it falls due, and is not repaid if the Share stays below it."
    : leftByFee(form) !== ""
      ? `The Fee is paid in addition to ${names}, reckoned on what it leaves.`
      : `The Fee is paid in addition to ${names}, and is not deducted from what ${clause("Share of receipts")} states.`;
}

function noFee(form: FeaturedForm): string[] {
  const names = percentageNames(form);
  if (names !== "") {
    return [
      prose(
        `No fee is payable. The Featured Artist is paid for the Performance, and for the rights in it, by ${names}.`,
        isWorthNothing(form) && consideration(featuredDeal(form)),
      ),
    ];
  }
  return [
    prose(
      "No fee is payable for the Performance or for the rights in it.",
      form.masterOwnership === "shared" && "The Featured Artist has a share as an owner of the Master.",
      consideration(featuredDeal(form)),
    ),
  ];
}

/** A percentage of 0 pays for nothing. */
function isWorthNothing(form: FeaturedForm): boolean {
  const { share, royalty } = percentagesOf(form);
  return !share && !royalty;
}

export const shareAndRoyalty: LibraryClause<FeaturedForm> = {
  purpose: "Who receives what part of what the recording earns, whoever collects it.",
  source: "docs/decisions/009: share and royalty are each reckoned on receipts of their own.",
  dependsOn: ["compensation", "percentage", "ownership", "ownersIncome", "base", "sync", "fee", "feeTimes"],
  write: (form) => {
    const { share, royalty } = percentagesOf(form);
    if (share === null && royalty === null) return null;
    return {
      heading: "Share of receipts",
      paragraphs: paragraphs(
        share !== null && royalty !== null && separateReceipts(form, share, royalty),
        share !== null && royalty === null && percentageOfReceipts(form, "a share", share, "Share"),
        share === null && royalty !== null && percentageOfReceipts(form, "a royalty", royalty, "Royalty"),
        division(form),
        form.masterOwnership !== "label_other" && licensed(featuredDeal(form)),
      ),
    };
  },
};

function division(form: FeaturedForm): string {
  const { receipts } = featuredDeal(form);
  const { sync } = percentagesOf(form);
  if (form.masterOwnership === "shared" && form.ownerReceives === "share") {
    return prose(
      `${sync === null ? "That" : `What is stated here and in ${clause("Synchronisation")}`} is paid first. ${restOfReceipts(featuredDeal(form))} belongs to the`,
      `parties, as owners of the Master, in equal shares: the Primary Artist must pay half of it to the Featured Artist as well${total(form)}.`,
    );
  }
  return prose(
    `What this clause${sync === null ? " states" : ` and ${clause("Synchronisation")} state`} is the whole of the Featured Artist’s part in`,
    `${receipts}, whoever owns the Master. The rest belongs to the Primary Artist${form.masterOwnership === "label_other" ? " and the Owner, as they agree" : ""}.`,
  );
}

/** What one percentage and half of the rest come to; nothing where share and royalty are of receipts of their own. */
function total(form: FeaturedForm): string {
  const { share, royalty, sync } = percentagesOf(form);
  const percentage = share ?? royalty;
  if (percentage === null || (share !== null && royalty !== null)) return "";
  const inEach = inAll(percentage, featuredDeal(form));
  return inEach === "" || sync === null ? inEach : `, from everything but synchronisation${inEach.slice(1)}`;
}

function percentageOfReceipts(
  form: FeaturedForm,
  what: string,
  percentage: Hundredths,
  name: string,
): string {
  return prose(
    `The Primary Artist must pay the Featured Artist ${what} of ${formatShare(percentage)}% of ${featuredDeal(form).receipts}${leftByFee(form)} (the`,
    `“${name}”)${leftByFee(form) === "" ? ", from the first sum to the last" : ""}.`,
  );
}

/** Share and royalty are each reckoned on receipts of their own, so that nothing is counted twice. */
function separateReceipts(form: FeaturedForm, share: Hundredths, royalty: Hundredths): string {
  const { receipts } = featuredDeal(form);
  return prose(
    `The Primary Artist must pay the Featured Artist${leftByFee(form) === "" ? ", from the first sum to the last," : ""} a royalty of`,
    `${formatShare(royalty)}% of the ${receipts} that collecting societies pay for the rights of the Master’s owner (the “Royalty”), and a`,
    `share of ${formatShare(share)}% of all other ${receipts} (the “Share”). No receipt is counted twice.`,
    leftByFee(form) !== "" && "Both are reckoned on what is left once the Fee has been paid.",
  );
}
