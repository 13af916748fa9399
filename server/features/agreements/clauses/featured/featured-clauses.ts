import type { Clause } from "#shared/domain/agreements/agreement-text";
import type { FeaturedForm } from "#shared/domain/agreements/featured-artist-agreement";
import { formatShare, withHalfOfTheRest, type Hundredths } from "#shared/domain/shares";
import { accounting } from "#server/features/agreements/clauses/accounting";
import {
  letterOfDirection,
  ownerJoins,
  transfers,
  type PaidShare,
} from "#server/features/agreements/clauses/annexes";
import {
  featuredDeal,
  paysFromReceipts,
  percentagesOf,
} from "#server/features/agreements/clauses/featured/featured-deal";
import {
  featuredCredit,
  featuredDelivery,
  featuredRevisions,
} from "#server/features/agreements/clauses/featured/featured-delivery";
import { featuredKeyTerms } from "#server/features/agreements/clauses/featured/featured-key-terms";
import {
  featuredExclusivity,
  featuredMaster,
  featuredRelease,
} from "#server/features/agreements/clauses/featured/featured-master";
import { featuredFee, shareAndRoyalty } from "#server/features/agreements/clauses/featured/featured-money";
import {
  featuredPublishing,
  featuredSynchronisation,
  performanceAndPromotion,
} from "#server/features/agreements/clauses/featured/featured-uses";
import {
  featuredDefinitions,
  featuredTerm,
  identity,
  performance,
} from "#server/features/agreements/clauses/featured/featured-work";
import { generalClauses } from "#server/features/agreements/clauses/general-clauses";
import { ofDeal, type LibraryClause } from "#server/features/agreements/clauses/library-clause";

/** The clauses of a featured artist agreement, in their order. */
export const featuredClauses: readonly LibraryClause<FeaturedForm>[] = [
  featuredKeyTerms,
  featuredDefinitions,
  identity,
  performance,
  featuredTerm,
  featuredFee,
  shareAndRoyalty,
  ofDeal(accounting, featuredDeal),
  featuredMaster,
  featuredRelease,
  featuredExclusivity,
  performanceAndPromotion,
  featuredSynchronisation,
  featuredPublishing,
  featuredDelivery,
  featuredRevisions,
  featuredCredit,
  ...generalClauses.map((each) => ofDeal(each, featuredDeal)),
];

/** What stands behind the clauses; an owner who is to join does so in the annex that the clause on the Master names. */
export function featuredAnnexes(form: FeaturedForm): Clause[] {
  const deal = featuredDeal(form);
  const share = sharePaidDirectly(form);
  const hasLetter = form.letterOfDirection && share !== null;
  return [
    ...(form.masterOwnership === "label_other"
      ? [ownerJoins(form.ownerName, form.songTitle, deal, hasLetter)]
      : []),
    transfers(deal),
    ...(hasLetter
      ? [
          letterOfDirection(deal, {
            title: form.songTitle,
            ...share,
            isAfterAdvance: deal.hasFee && (form.compensationType === "percentage" || paysFromReceipts(form)),
            isJoined: form.masterOwnership === "label_other",
            isSyncApart: percentagesOf(form).sync !== null,
          }),
        ]
      : []),
  ];
}

/** The featured artist's part as somebody else can pay it; null where there is none. */
function sharePaidDirectly(form: FeaturedForm): PaidShare | null {
  const { share, royalty } = percentagesOf(form);
  const isShared = form.masterOwnership === "shared";
  const isWithHalf = isShared && form.ownerReceives === "share";
  const paid = (percentage: Hundredths) =>
    isWithHalf ? withHalfOfTheRest(percentage) : `${formatShare(percentage)}%`;
  const percentage = share ?? royalty;
  if (percentage === null) return isShared ? { share: "half", isWithHalf: true } : null;
  return {
    share: paid(percentage),
    ...(share !== null && royalty !== null && { ofSocieties: paid(royalty) }),
    isWithHalf,
  };
}
