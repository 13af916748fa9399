import type { Clause } from "#shared/domain/agreement-text";
import type { Deal } from "#server/features/agreements/clauses/deal";
import { ownWords, paragraphs, prose } from "#server/features/agreements/clauses/prose";

export function termination(deal: Deal): Clause {
  const { releasing, contributing, work, hasFee, terminationClause } = deal;
  return {
    heading: "Termination",
    paragraphs: paragraphs(
      prose(
        "Either party may end this agreement by written notice if the other commits a serious breach and does not put it right",
        "within thirty days after a written notice that describes it.",
      ),
      prose(
        "If this agreement ends before delivery, each party keeps the rights in what it made,",
        `${releasing.the} makes no use of undelivered work`,
        hasFee
          ? `and ${contributing.the} repays the part of the Fee for which no work was done.`
          : "and neither party owes the other any payment.",
      ),
      prose(
        `Ending this agreement does not affect rights in ${work} as delivered${hasFee ? " and paid for" : ""}, sums already due,`,
        "royalties and shares that arise later, credit, warranties, the indemnity, or the settlement of disputes.",
      ),
      terminationClause !== "" &&
        ownWords(
          "The parties have agreed the following about termination in their own words. It prevails over the rest of this clause:",
          terminationClause,
        ),
    ),
  };
}
