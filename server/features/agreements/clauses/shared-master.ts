import type { Deal } from "#server/features/agreements/clauses/deal";
import { prose } from "#server/features/agreements/clauses/prose";

/** A co-owner may sell, after an offer to the other: no consent is needed beside it. */
export function firstOffer({ releasing, contributing }: Pick<Deal, "releasing" | "contributing">): string {
  return prose(
    "A party that wishes to sell or charge its share in the Master must first offer it to the other in writing on the same terms. If the",
    "offer is not accepted within thirty days, the party may for ninety days sell on those terms to someone who takes on in writing its",
    `duties to ${releasing.the} or ${contributing.the}; no other consent is needed.`,
  );
}
