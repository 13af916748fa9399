import { useEffect, useEffectEvent, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Redirect, useLocation } from "wouter";
import {
  PaymentCard,
  PaymentMissing,
  isPaid,
  knownStart,
  paymentQuery,
  useBeginPayment,
  usePayment,
  usePrice,
} from "#client/features/payments/index";
import {
  isBeingReviewed,
  changeContract,
  renewReviewPayment,
  textOf,
  useContractInHand,
  reviewPaymentPlace,
  findReviewOf,
  useUnloadWarning,
} from "#client/features/reviews/index";
import { AiReviewFrame } from "#client/pages/ai-review/ai-review-frame";
import { AiReviewing } from "#client/pages/ai-review/ai-reviewing";
import { Working } from "#client/ui/working";
import type { User } from "#shared/contract/auth";
import { paths, pathTo } from "#shared/paths";

/** From the payment window to the review. Its address is the payment's: a reload goes on where it was. */
export function AiReviewPaymentStep({ id, user }: { id: string; user: User }) {
  const [, navigate] = useLocation();
  const price = usePrice("ai_review");
  const { data: payment } = useQuery({ ...paymentQuery(id), enabled: false });
  const contract = useContractInHand();
  const payments = useBeginPayment("ai_review", renewReviewPayment);
  const toUpload = () => navigate(paths.aiReview, { replace: true });

  /** Begun at the price of then, a payment stays at it, or is refused when that is not the price any more. */
  async function startOf() {
    const amount = payment?.amount ?? String(price.kes);
    const begun = await payments.begin({ id, amount, email: payment?.email ?? user.email }, toUpload);
    return (begun && knownStart(id)) ?? null;
  }

  const state = usePayment(id, startOf, (standing) => {
    if (standing === "declined") renewReviewPayment();
    changeContract({
      setback: standing === "declined" ? { is: "declined", paymentId: id } : { is: "cancelled" },
    });
    toUpload();
  });

  // Only the server knows whether what it was used for is the contract in hand.
  const isOfThis = contract.paymentId === id && textOf(contract).trim() !== "";
  // From then on the server has the text.
  useUnloadWarning(contract.way === "paste" && !isPaid(state));

  async function payAgain() {
    const next = renewReviewPayment();
    const begun = await payments.begin({ id: next, amount: String(price.kes), email: user.email }, toUpload);
    if (begun) navigate(reviewPaymentPlace(next), { replace: true });
  }

  if (state.phase === "missing") return <PaymentMissing />;
  return (
    <AiReviewFrame step={isPaid(state) ? "review" : "payment"} isWide={false}>
      <PaymentCard
        id={id}
        payment={payment}
        state={state}
        price={price.label}
        making="Reviewing"
        isStarting={payments.isBeginning}
        onPayAgain={() => void payAgain()}
        back={{ href: paths.aiReview, label: "Back to the contract" }}
        kept="Your contract stays in this window"
      >
        {state.phase === "used" && !isOfThis ? (
          <ToReview paymentId={id} />
        ) : (
          <AiReviewing paymentId={id} isUnderWay={payment ? isBeingReviewed(payment) : false} />
        )}
      </PaymentCard>
    </AiReviewFrame>
  );
}

/** Leads to the review that a payment was used for. */
function ToReview({ paymentId }: { paymentId: string }) {
  const [place, setPlace] = useState<string>();
  const find = useEffectEvent(() =>
    findReviewOf(paymentId).then(
      (id) => setPlace(id ? pathTo.review(id) : paths.aiReview),
      () => setPlace(paths.aiReview),
    ),
  );
  useEffect(() => void find(), []);
  return place ? <Redirect to={place} replace /> : <Working title="Opening your review">One moment.</Working>;
}
