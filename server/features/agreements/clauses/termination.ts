import type { Deal } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { ownWords, paragraphs, prose } from "#server/features/agreements/clauses/prose";
import { clauseNumber } from "#server/features/agreements/clauses/references";

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
  ],
  write: (deal) => ({ heading: "Termination", paragraphs: write(deal) }),
};

function write({
  releasing,
  contributing,
  work,
  contribution,
  hasFee,
  divides,
  isFixed,
  ...deal
}: Deal): string[] {
  return paragraphs(
    prose(
      "A party may end this agreement by written notice if the other has not put a serious breach right within thirty days after a",
      "written notice that describes it.",
    ),
    prose(
      "If this agreement ends before delivery, each party keeps the rights in what it made,",
      `${releasing.the} makes no use of undelivered work`,
      hasFee
        ? `and ${contributing.the} repays the part of the Fee for which no work was done.`
        : "and neither party owes the other any payment.",
    ),
    hasFee &&
      prose(
        `While any part of the Fee is unpaid thirty days after a written reminder, ${contributing.the} may end this agreement by written`,
        `notice. Then no right in the Master passes, ${releasing.the} makes no use of ${contribution}, ${contributing.the} makes none of`,
        `what ${releasing.the} performed, and pay for work done stays due.`,
      ),
    prose(
      `${isFixed ? "Neither the end of the term nor any other end of" : "Ending"} this agreement ${isFixed ? "affects" : "does not affect"} rights in ${work} as delivered${hasFee ? " and paid for" : ""},`,
      `who owns the Master, what needs consent, sums that are due or arise later, or what clauses ${list([
        divides && "Accounting and audit",
        "Release and return of rights",
        "Credit",
        "Name, likeness and moral rights",
        "Samples and warranties",
        "Indemnity and liability",
        "Data protection and confidentiality",
        "Governing law and disputes",
      ])} say${isFixed ? ", as far as they do not name an end of their own" : ""}.`,
    ),
    deal.terminationClause !== "" &&
      ownWords(
        "The parties have agreed the following about termination in their own words. It prevails over the rest of this clause:",
        deal.terminationClause,
      ),
  );
}

function list(headings: readonly (string | false)[]): string {
  const all = headings.filter((heading) => heading !== false).map(clauseNumber);
  return `${all.slice(0, -1).join(", ")} and ${all.at(-1)!}`;
}
