import type { ProducerForm } from "#shared/domain/producer-agreement";
import { generalClauses } from "#server/features/agreements/clauses/general-clauses";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { producerDeal } from "#server/features/agreements/clauses/producer/producer-deal";
import {
  producerCredit,
  producerDelivery,
  producerRevisions,
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
  producerDefinitions,
  services,
  producerTerm,
  producerFee,
  royalty,
  producerAccounting,
  producerMaster,
  producerExclusivity,
  producerPublishing,
  producerSynchronisation,
  producerDelivery,
  producerRevisions,
  producerCredit,
  ...generalClauses.map((write) => (form: ProducerForm) => write(producerDeal(form))),
];
