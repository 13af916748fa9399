import { halfOfTheRest, withHalfOfTheRest, type Hundredths } from "#shared/domain/shares";
import type { Deal } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { latePayment } from "#server/features/agreements/clauses/payment";
import { paragraphs, prose } from "#server/features/agreements/clauses/prose";

/** "“Net Receipts” means …": what every percentage of an agreement is reckoned on. */
export function receiptsDefined({ receipts }: Deal): string {
  return prose(
    `“${receipts}” means all sums that a party, or anyone for it or under its control, receives for the sale, download, streaming,`,
    "licensing and any other use of the Master in any country, and what a collecting society pays for the rights of its owner.",
    receipts === "Net Receipts"
      ? "Only value added tax, the charges of distributors and collecting agents that no party controls, taxes deducted at source, and costs that the parties have approved in writing come off."
      : "No charge, cost or tax but value added tax comes off; what a distributor keeps counts as received.",
    "Ringback tunes such as Skiza are included, whoever of them is paid; what is paid to performers or to writers as such, what the parties",
    "pay each other, and income from live shows, merchandise and sponsorship are not",
  );
}

export const accounting: LibraryClause<Deal> = {
  purpose: "Whoever is owed a percentage sees what it is reckoned from, is paid in time, and can check it.",
  source: "Practice of the trade: half-yearly statements, audit, direct payment by letter of direction.",
  dependsOn: [
    "fee",
    "compensation",
    "percentage",
    "ownership",
    "ownersIncome",
    "base",
    "sync",
    "feeTimes",
    "letter",
  ],
  write: (deal) => (deal.divides ? { heading: "Accounting and audit", paragraphs: write(deal) } : null),
};

function write({ releasing, contributing, hasFee, owner, receipts, dividesOnly }: Deal): string[] {
  const divided = prose(receipts, dividesOnly);
  return paragraphs(
    prose(
      `${releasing.The} must keep complete records of ${divided} and send ${contributing.the} a statement for the six`,
      `months to 30 June and 31 December,${dividesOnly === "" ? " from the first receipt on," : ""} within forty-five days after each${dividesOnly === "" ? "" : " in which there were any"}. It shows them by source and period,`,
      // Co-owners divide what deductions have left, whatever a percentage is reckoned on.
      (receipts === "Net Receipts" || !owner) && "every deduction,",
      "and the sum due, which is paid with it. Less than one thousand Kenya shillings may be carried forward once.",
    ),
    prose(
      `A party that itself receives ${divided} accounts for them to the other in the same`,
      "way. What it keeps is taken off its share.",
    ),
    prose(
      `Where somebody can pay shares directly, ${releasing.the} must set that up when asked. What is paid so counts as paid.`,
    ),
    prose(
      "Nothing due under another agreement or for another recording may be set off against it. Accounts are in Kenya shillings, at the",
      "Central Bank of Kenya’s mean rate of the day of receipt.",
    ),
    prose(
      `${contributing.The} may have the records examined once a year, on fourteen days’ notice, by an accountant`,
      "bound to confidentiality, for statements of the last three years. A shortfall is paid within fourteen days.",
      `${contributing.The} bears the cost, unless more than one tenth of the sum due was unpaid: then ${releasing.the} does.`,
    ),
    !hasFee && latePayment(),
  );
}

/** What comes from whoever releases it in the place of the party. */
export function licensed({ releasing, work, receipts }: Deal, owner = ""): string {
  // Before charges, what a distributor keeps has been received.
  const isBeforeCharges = receipts === "Gross Receipts";
  return prose(
    owner === ""
      ? `If a label or another licensee${isBeforeCharges ? ", but not a distributor," : ""}`
      : `If a licensee other than ${owner}${isBeforeCharges ? " or a distributor" : ""}`,
    `releases ${work}, what it pays ${releasing.the}${owner === "" ? "" : ` or ${owner}`} for it counts as ${receipts}, with an equal part of an`,
    "advance for several recordings; what it keeps does not.",
  );
}

/** What owners divide is what there is: a percentage before charges leaves them the money that came in. */
export function restOfReceipts({ receipts }: Pick<Deal, "receipts">): string {
  return receipts === "Net Receipts"
    ? `The rest of ${receipts}`
    : `What then remains of the money that distributors’ charges and tax deducted at source have left`;
}

/** ", in all 60% to the Producer and 40% to the Artist": a percentage with half of the rest, where both are of the same money. */
export function inAll(percentage: Hundredths, { receipts, contributing, releasing }: Deal): string {
  if (receipts === "Gross Receipts") return "";
  return `, in all ${withHalfOfTheRest(percentage)} to ${contributing.the} and ${halfOfTheRest(percentage)} to ${releasing.the}`;
}
