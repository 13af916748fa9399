import type { ProducerForm } from "#shared/domain/producer-agreement";
import { generalClauses } from "#server/features/agreements/clauses/general-clauses";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { nameAndMoralRights } from "#server/features/agreements/clauses/name-and-moral-rights";
import { producerDeal } from "#server/features/agreements/clauses/producer/producer-deal";
import {
  producerCredit,
  producerDelivery,
  producerRevisions,
  producerWarranties,
} from "#server/features/agreements/clauses/producer/producer-delivery";
import {
  producerExclusivity,
  producerMaster,
} from "#server/features/agreements/clauses/producer/producer-master";
import { producerAccounting, producerFee } from "#server/features/agreements/clauses/producer/producer-money";
import { royalty } from "#server/features/agreements/clauses/producer/producer-royalty";
import {
  producerPublishing,
  producerSynchronisation,
} from "#server/features/agreements/clauses/producer/producer-publishing";
import {
  producerDefinitions,
  producerTerm,
  services,
} from "#server/features/agreements/clauses/producer/producer-work";

/** The clauses of a producer agreement, in their order. */
export const producerClauses: readonly LibraryClause<ProducerForm>[] = [
  { write: producerDefinitions, carries: [] },
  { write: services, carries: ["projectTitle", "trackTitle"] },
  { write: producerTerm, carries: ["effectiveDate"] },
  { write: producerFee, carries: ["producerFee"] },
  { write: royalty, carries: ["royaltyPercentage"] },
  { write: producerAccounting, carries: [] },
  { write: producerMaster, carries: ["masterOwnership"] },
  { write: producerExclusivity, carries: ["exclusivity"] },
  { write: producerPublishing, carries: [] },
  { write: producerSynchronisation, carries: [] },
  { write: producerDelivery, carries: ["deliveryMethod", "deliveryTimeline"] },
  { write: producerRevisions, carries: ["revisions"] },
  { write: producerCredit, carries: ["credits"] },
  { write: (form) => nameAndMoralRights(producerDeal(form)), carries: [] },
  { write: producerWarranties, carries: [] },
  ...generalClauses(producerDeal, ["artistName", "artistEmail", "producerName", "producerEmail"]),
];
