import type { Deal } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { ownWords, prose } from "#server/features/agreements/clauses/prose";

export const specialTerms: LibraryClause<Deal> = {
  purpose:
    "What the parties added in their own words makes the law between them, but not against what they filled in and paid for.",
  source: "docs/decisions/009.",
  dependsOn: [],
  write: ({ additionalTerms }) =>
    additionalTerms === ""
      ? null
      : {
          heading: "Special terms",
          paragraphs: [
            ownWords(
              "The parties have agreed the following special terms in their own words:",
              additionalTerms,
            ),
            prose(
              "The special terms prevail over the other clauses where they differ, with one limit: who the parties are, the fee but for its currency, every",
              "percentage of receipts, the shares in the Master and the governing law stay as they are printed elsewhere in this agreement.",
              "These change only by a written amendment that both parties have signed.",
            ),
            prose(
              "Where they have a sum paid in another currency, it is reckoned, unless they say otherwise, at the Central Bank of Kenya’s mean rate",
              "of the day of payment. Whoever pays bears its own bank’s charges.",
            ),
          ],
        },
};
