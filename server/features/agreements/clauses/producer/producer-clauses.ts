import type { Clause } from "#shared/domain/agreements/agreement-text";
import { paysRoyalties, type ProducerForm } from "#shared/domain/agreements/producer-agreement";
import { formatShare, withHalfOfTheRest } from "#shared/domain/shares";
import { accounting } from "#server/features/agreements/clauses/accounting";
import {
  deliveryList,
  letterOfDirection,
  transfers,
  type PaidShare,
} from "#server/features/agreements/clauses/annexes";
import { FULL_TERM } from "#server/features/agreements/clauses/deal";
import { generalClauses } from "#server/features/agreements/clauses/general-clauses";
import { ofDeal, type LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { producerDeal } from "#server/features/agreements/clauses/producer/producer-deal";
import {
  producerCredit,
  producerDelivery,
  producerRevisions,
} from "#server/features/agreements/clauses/producer/producer-delivery";
import { producerKeyTerms } from "#server/features/agreements/clauses/producer/producer-key-terms";
import {
  producerExclusivity,
  producerMaster,
  producerRelease,
} from "#server/features/agreements/clauses/producer/producer-master";
import { producerFee } from "#server/features/agreements/clauses/producer/producer-money";
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
  producerKeyTerms,
  producerDefinitions,
  services,
  producerTerm,
  producerFee,
  royalty,
  ofDeal(accounting, producerDeal),
  producerMaster,
  producerRelease,
  producerExclusivity,
  producerPublishing,
  producerSynchronisation,
  producerDelivery,
  producerRevisions,
  producerCredit,
  ...generalClauses.map((each) => ofDeal(each, producerDeal)),
];

/** What stands behind the clauses. */
export function producerAnnexes(form: ProducerForm): Clause[] {
  const deal = producerDeal(form);
  const share = sharePaidDirectly(form);
  return [
    deliveryList(deal, { isPaidInHalves: form.feeParts === "halves", mayReject: form.mayReject }),
    transfers(
      deal,
      `The Artist consents to the recording of the Artist’s performance and to its use as this agreement allows, throughout the world, ${FULL_TERM}.`,
    ),
    ...(form.letterOfDirection && share !== null
      ? [
          letterOfDirection(deal, {
            title: form.trackTitle,
            ...share,
            isAfterAdvance: form.compensationType === "royalties_only" && deal.hasFee,
            isJoined: false,
            isSyncApart: false,
          }),
        ]
      : []),
  ];
}

/** The producer's part as somebody else can pay it; null where it is not one percentage. */
function sharePaidDirectly(form: ProducerForm): PaidShare | null {
  const isShared = form.masterOwnership === "shared";
  const isOwnersHalf = !paysRoyalties(form.compensationType) || form.royaltyPercentage === null;
  if (isOwnersHalf) return isShared ? { share: "half", isWithHalf: true } : null;
  return isShared && form.ownerReceives === "share"
    ? { share: withHalfOfTheRest(form.royaltyPercentage!), isWithHalf: true }
    : { share: `${formatShare(form.royaltyPercentage!)}%`, isWithHalf: false };
}
