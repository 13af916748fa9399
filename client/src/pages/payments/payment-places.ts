import { continuePlace, paymentPlace } from "#client/features/agreements/index";
import { continueReviewPlace, reviewPaymentPlace } from "#client/features/reviews/index";
import type { Payment } from "#shared/contract/payments";
import { agreementTypes } from "#shared/domain/agreements/agreement-content";

/** Where what was paid for is made: the form of the agreement, or the upload of the contract. Null where there is no such screen. */
export function continuePlaceOf({ serviceType, id }: Payment): string | null {
  if (serviceType === "ai_review") return continueReviewPlace(id);
  const type = agreementTypes.find((agreement) => agreement === serviceType);
  return type ? continuePlace(type, id) : null;
}

/** Where a payment is looked up and led to its end. */
export function lookUpPlaceOf({ serviceType, id }: Payment): string | null {
  if (serviceType === "ai_review") return reviewPaymentPlace(id);
  const type = agreementTypes.find((agreement) => agreement === serviceType);
  return type ? paymentPlace(type, id) : null;
}
