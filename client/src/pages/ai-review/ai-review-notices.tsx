import { type Setback, reviewPaymentPlace } from "#client/features/reviews/index";
import { ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import type { Payment } from "#shared/contract/payments";
import { dayForReader } from "#shared/dates";
import { formatKes, toCents } from "#shared/domain/money";

type AiReviewNoticesProps = {
  paid: Payment | undefined;
  awaited: Payment | undefined;
  setback: Setback | null;
};

/** What somebody should know of their money before they go on. */
export function AiReviewNotices({ paid, awaited, setback }: AiReviewNoticesProps) {
  return (
    <>
      {setback && <SetbackNotice setback={setback} />}
      {paid && (
        <Notice tone="success" title="You have a paid, unused review">
          {formatKes(toCents(paid.amount))}
          {paid.paidAt && ` paid on ${dayForReader(paid.paidAt)}`}. Give us the contract and have it reviewed;
          you do not pay again.
        </Notice>
      )}
      {!paid && awaited && (
        <Notice tone="info" title="A payment of yours is still on its way">
          <p>Perhaps your phone is waiting for your PIN. Please look before you pay again.</p>
          <ButtonLink href={reviewPaymentPlace(awaited.id)} variant="secondary" className="mt-3 mb-1">
            See how it stands
          </ButtonLink>
        </Notice>
      )}
    </>
  );
}

function SetbackNotice({ setback }: { setback: Setback }) {
  if (setback.is === "failed")
    return (
      <Notice tone="danger" title="Your contract was not reviewed">
        {setback.message}
      </Notice>
    );
  if (setback.is === "used")
    return (
      <Notice tone="danger" title="This payment was already used for another contract">
        <p>
          The contract below was not reviewed and is still here. It needs a payment of its own; nothing more
          was charged.
        </p>
        <ButtonLink href={reviewPaymentPlace(setback.paymentId)} variant="secondary" className="mt-3 mb-1">
          See that review
        </ButtonLink>
      </Notice>
    );
  if (setback.is === "cancelled")
    return (
      <Notice tone="info" title="Not paid yet">
        Nothing was charged. Your contract is still here; you can try again when ready.
      </Notice>
    );
  return (
    <Notice tone="danger" title="The payment did not go through">
      <p>
        The card or the phone was declined, or the time ran out. Your contract is still here. If money has
        left your account all the same, ask again in a few minutes: we find it and you do not pay twice.
      </p>
      <ButtonLink href={reviewPaymentPlace(setback.paymentId)} variant="secondary" className="mt-3 mb-1">
        Ask the provider again
      </ButtonLink>
    </Notice>
  );
}
