import type { Deal } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { ownWords, paragraphs, prose } from "#server/features/agreements/clauses/prose";
import { clause, clauseNumber } from "#server/features/agreements/clauses/references";

export const termination: LibraryClause<Deal> = {
  purpose: "How the agreement ends, and what goes on after it has.",
  source:
    "Practice of the trade. Only permissions end with a term; ownership, money, proof and protection go on.",
  dependsOn: [
    "fee",
    "term",
    "compensation",
    "percentage",
    "ownership",
    "base",
    "feeTimes",
    "sync",
    "ownersIncome",
    "letter",
    "detail",
  ],
  write: (deal) => ({ heading: "Termination", paragraphs: write(deal) }),
};

function write({ releasing, contributing, contribution, hasFee, isFixed, passes, ...deal }: Deal): string[] {
  return paragraphs(
    prose(
      "A party may end this agreement by notice if the other has not remedied a serious breach within thirty days after a notice",
      "describing it.",
    ),
    prose(
      "If this agreement ends before delivery, each party keeps the rights in what it made, rights that have passed go back, and",
      `${releasing.the} uses no undelivered work.`,
      hasFee
        ? `${contributing.The} repays the Fee: all of it after a breach by ${contributing.the}, nothing after one by ${releasing.the}, otherwise what exceeds the work done.`
        : `After a breach by ${releasing.the}, ${releasing.the} pays what the work done is worth, although no fee is payable; otherwise neither party owes the other payment for the work.`,
    ),
    hasFee &&
      prose(
        `Instead, while an overdue part of the Fee is unpaid thirty days after a written reminder, ${contributing.the} may end this agreement by`,
        deal.owner === contributing
          ? `notice. Then no licence of the Master begins, what ${releasing.the} assigned goes back,`
          : `notice. Then no right in the Master passes,${isPaidLater(passes) ? " those that have passed go back," : ""}`,
        `${releasing.the} may not use ${contribution}, nor ${contributing.the} what the other performed. Half of the Fee is due in all, before delivery no more than was paid or, if more, the work done is worth: what was paid counts, and what exceeds half is repaid. After delivery, paying the whole Fee within thirty days of the notice gives the rights; until then nobody else gets them.`,
      ),
    prose(
      `Otherwise the end of this agreement${isFixed ? " or of its term" : ""} ends only the duties still to perform under clauses`,
      `${clauseNumber(deal.workClause)}, ${clauseNumber("Delivery")} and ${clauseNumber(deal.acceptanceClause)}${isFixed ? `, and the permissions that ${clause("Term and territory")} names` : ""}.`,
      "In every case all other rights and duties go on, also for later sums.",
    ),
    deal.terminationClause !== "" &&
      ownWords(
        "The parties have agreed the following about termination in their own words. It prevails over the rest of this clause:",
        deal.terminationClause,
      ),
  );
}

/** A fee out of the first receipts is owed for rights that have passed with the recording. */
const isPaidLater = (passes: string) => !passes.includes("payment of the Fee");
