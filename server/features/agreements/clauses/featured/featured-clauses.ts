import type { FeaturedForm } from "#shared/domain/featured-artist-agreement";
import { featuredDeal } from "#server/features/agreements/clauses/featured/featured-deal";
import {
  featuredCredit,
  featuredDelivery,
  featuredRevisions,
  featuredWarranties,
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
import { nameAndMoralRights } from "#server/features/agreements/clauses/name-and-moral-rights";

const identityFacts = ["Phone", "Address", "IdNumber"].flatMap((what) => [
  `primaryArtist${what}`,
  `featuredArtist${what}`,
]);

/** The clauses of a featured artist agreement, in their order. */
export const featuredClauses: readonly LibraryClause<FeaturedForm>[] = [
  { write: featuredDefinitions, carries: [] },
  { write: identity, carries: identityFacts },
  { write: performance, carries: ["projectTitle", "songTitle", "recordingDate"] },
  { write: featuredTerm, carries: ["effectiveDate", "agreementDuration", "fixedEndDate"] },
  {
    write: featuredFee,
    carries: ["featuredArtistFee", "paymentTerms", "paymentTerms.first", "paymentTerms.second"],
  },
  { write: shareAndRoyalty, carries: ["featuredArtistPercentage", "featuredArtistRoyaltyPercentage"] },
  { write: featuredAccounting, carries: [] },
  { write: featuredMaster, carries: ["masterOwnership"] },
  { write: featuredExclusivity, carries: ["exclusivity"] },
  { write: performanceAndPromotion, carries: ["performanceRights", "promotionalRights"] },
  { write: featuredSynchronisation, carries: ["syncRoyaltyPercentage"] },
  { write: featuredPublishing, carries: ["publishingSplit", "proAffiliation"] },
  { write: featuredDelivery, carries: ["deliverables", "deliveryMethod", "deliveryTimeline"] },
  { write: featuredRevisions, carries: ["revisions"] },
  { write: featuredCredit, carries: ["creditRequirements"] },
  { write: (form) => nameAndMoralRights(featuredDeal(form)), carries: [] },
  { write: featuredWarranties, carries: [] },
  ...generalClauses(featuredDeal, [
    "primaryArtist",
    "primaryArtistEmail",
    "featuredArtist",
    "featuredArtistEmail",
  ]),
];
