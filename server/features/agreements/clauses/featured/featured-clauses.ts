import type { FeaturedForm } from "#shared/domain/featured-artist-agreement";
import { featuredDeal } from "#server/features/agreements/clauses/featured/featured-deal";
import {
  featuredCredit,
  featuredDelivery,
  featuredRevisions,
} from "#server/features/agreements/clauses/featured/featured-delivery";
import {
  featuredExclusivity,
  featuredMaster,
} from "#server/features/agreements/clauses/featured/featured-master";
import {
  featuredAccounting,
  featuredFee,
  shareAndRoyalty,
} from "#server/features/agreements/clauses/featured/featured-money";
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
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";

/** The clauses of a featured artist agreement, in their order. */
export const featuredClauses: readonly LibraryClause<FeaturedForm>[] = [
  featuredDefinitions,
  identity,
  performance,
  featuredTerm,
  featuredFee,
  shareAndRoyalty,
  featuredAccounting,
  featuredMaster,
  featuredExclusivity,
  performanceAndPromotion,
  featuredSynchronisation,
  featuredPublishing,
  featuredDelivery,
  featuredRevisions,
  featuredCredit,
  ...generalClauses.map((write) => (form: FeaturedForm) => write(featuredDeal(form))),
];
