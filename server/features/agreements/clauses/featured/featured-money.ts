import type { Clause } from "#shared/domain/agreement-text";
import { splitPayment, type FeaturedForm } from "#shared/domain/featured-artist-agreement";
import { formatSum } from "#shared/domain/money";
import { formatShare, type Hundredths } from "#shared/domain/shares";
import { accounting } from "#server/features/agreements/clauses/accounting";
import { consideration, latePayment, ON_SIGNATURE } from "#server/features/agreements/clauses/payment";
import { paragraphs, prose } from "#server/features/agreements/clauses/prose";
import {
  accountsForReceipts,
  featuredDeal,
  feeOf,
  percentageNames,
  percentagesOf,
  sharesReceipts,
} from "#server/features/agreements/clauses/featured/featured-deal";

export function featuredFee(form: FeaturedForm): Clause {
  return { heading: "Fee and payment", paragraphs: feeOf(form) > 0 ? feeParagraphs(form) : noFee(form) };
}

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
        `(a) 50%, which is ${formatSum(first)}, ${ON_SIGNATURE}; and`,
        prose(
          `(b) 50%, which is ${formatSum(second)}, within seven days after delivery of the Performance.`,
          first !== second && "The odd cent is in the first part.",
        ),
      ];
    case "percentage_only":
      return [
        prose(
          "No part of the Fee is due in advance. The Primary Artist must pay it out of the first Net Receipts, before any other use",
          "of them, with each statement until it has been paid in full.",
          sharesReceipts(form) &&
            form.compensationType !== "percentage" &&
            "What is divided is what is left of them.",
        ),
      ];
    case "upfront":
    case undefined:
      return [`The Fee is paid in full upfront, ${ON_SIGNATURE}.`];
  }
}

function feeAndPercentages(form: FeaturedForm): string {
  const names = percentageNames(form);
  const { sync } = percentagesOf(form);
  if (names === "") {
    return form.masterOwnership === "shared"
      ? "The Fee is paid in addition to the Featured Artist’s share as an owner of the Master."
      : `The Fee pays for the Performance and the rights in it in full${sync === null ? "." : ", apart from what Synchronisation states."}`;
  }
  return form.compensationType === "percentage"
    ? "The Featured Artist is paid by percentage: the Fee counts towards the Share as it falls due, and is not repayable."
    : `The Fee is paid in addition to ${names}, and is not deducted from what is due under Share of receipts.`;
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

export function shareAndRoyalty(form: FeaturedForm): Clause | null {
  const { share, royalty } = percentagesOf(form);
  if (share === null && royalty === null) return null;
  return {
    heading: "Share of receipts",
    paragraphs: paragraphs(
      share !== null && royalty !== null && separateReceipts(share, royalty),
      share !== null && royalty === null && percentageOfReceipts("a share", share, "Share"),
      share === null && royalty !== null && percentageOfReceipts("a royalty", royalty, "Royalty"),
      prose(
        `What this clause${form.legal?.syncLicensingRights ? ", and Synchronisation," : ""} states is the whole of the Featured`,
        "Artist’s part in Net Receipts, whoever owns the Master. The rest belongs to the Primary Artist.",
      ),
      "The duty to pay lasts for as long as the Primary Artist, or anyone on behalf of the Primary Artist, receives Net Receipts.",
    ),
  };
}

function percentageOfReceipts(what: string, percentage: Hundredths, name: string): string {
  return prose(
    `The Primary Artist must pay the Featured Artist ${what} of ${formatShare(percentage)}% of Net Receipts (the “${name}”), from`,
    "the first Net Receipts on.",
  );
}

/** Share and royalty are each reckoned on receipts of their own, so that nothing is counted twice. */
function separateReceipts(share: Hundredths, royalty: Hundredths): string {
  return prose(
    "The Primary Artist must pay the Featured Artist, from the first Net Receipts on, a royalty of",
    `${formatShare(royalty)}% of the Net Receipts that collecting societies pay for the broadcasting, public performance and private`,
    `copying of the Master (the “Royalty”), and a share of ${formatShare(share)}% of all other Net Receipts (the “Share”). No`,
    "receipt is counted twice.",
  );
}

export function featuredAccounting(form: FeaturedForm): Clause | null {
  return accountsForReceipts(form) ? accounting(featuredDeal(form)) : null;
}
