import { isOfMinor, type Deal } from "#server/features/agreements/clauses/deal";
import { clauseNumber } from "#server/features/agreements/clauses/references";
import { prose } from "#server/features/agreements/clauses/prose";

/** What owners in halves receive where nobody has a percentage before it. */
export function halves({ receipts }: Pick<Deal, "receipts">): string {
  const what =
    receipts === "Net Receipts"
      ? "Net Receipts belong"
      : "The money received for the Master, after distributors’ charges and tax deducted at source, belongs";
  return `${what} to the parties in the same shares: each must pay the other 50% of what it receives.`;
}

/** Who is not answered waits as long as the one who manages has for a release. */
export function afterMonths(months: number | null): string {
  return months === null
    ? ""
    : `, once the months of clause ${clauseNumber("Release and return of rights")} have ended`;
}

/** A co-owner may sell, after an offer to the other: no consent is needed beside it. */
export function firstOffer(deal: Pick<Deal, "releasing" | "contributing">): string {
  return prose(
    "A party that wishes to sell its share in the Master must first offer it to the other in writing on the same terms. If it",
    "is not accepted within thirty days, the party may for ninety days sell on those terms to someone who takes on in writing the",
    "seller’s duties; no other consent is needed. A share is charged only with the other’s written consent.",
    isOfMinor(deal) &&
      "While its owner is under eighteen it is neither sold nor charged without leave of a court.",
  );
}
