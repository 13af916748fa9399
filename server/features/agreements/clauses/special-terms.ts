import type { Clause } from "#shared/domain/agreement-text";
import type { Deal } from "#server/features/agreements/clauses/deal";
import { ownWords, prose } from "#server/features/agreements/clauses/prose";

/** What the parties added in their own words. It can make the law between them, but not change what they filled in and paid for. */
export function specialTerms({ additionalTerms }: Deal): Clause | null {
  if (additionalTerms === "") return null;
  return {
    heading: "Special terms",
    paragraphs: [
      ownWords("The parties have agreed the following special terms in their own words:", additionalTerms),
      prose(
        "The special terms prevail over the other clauses where they differ, with one limit: the fee, the percentages and the",
        "parties are those that the other clauses state. They change only by a written amendment that both parties have signed.",
      ),
    ],
  };
}
