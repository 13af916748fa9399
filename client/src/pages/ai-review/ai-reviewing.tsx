import { useState } from "react";
import { paths, pathTo } from "#shared/paths";
import { useQuery } from "@tanstack/react-query";
import { Redirect, useLocation } from "wouter";
import { paymentChanged, servicesQuery } from "#client/features/payments/index";
import {
  changeContract,
  putContractDown,
  renewReviewPayment,
  textOf,
  useContractInHand,
  countCharacters,
  pagesOf,
  continueReviewPlace,
  acceptReview,
  type Commission,
  ReviewingPanel,
  useReview,
} from "#client/features/reviews/index";

type AiReviewingProps = {
  paymentId: string;
  /** Somebody has its review made already. */ isUnderWay: boolean;
};

/** Has the contract in hand reviewed. After a reload there is none: then its review is under way, or it is asked for again. */
export function AiReviewing({ paymentId, isUnderWay }: AiReviewingProps) {
  const contract = useContractInHand();
  const [commission] = useState<Commission>(() => {
    const text = textOf(contract);
    return {
      paymentId,
      text: text.trim() === "" ? null : text,
      isFromFile: contract.file !== null,
      pages: pagesOf(contract),
      reader: contract.reader,
    };
  });
  if (commission.text === null && !isUnderWay)
    return <Redirect to={continueReviewPlace(paymentId)} replace />;
  return <Reviewing commission={commission} />;
}

function Reviewing({ commission }: { commission: Commission }) {
  const { paymentId, text, isFromFile } = commission;
  const [, navigate] = useLocation();
  const { data: services } = useQuery(servicesQuery);
  const state = useReview(commission, (outcome) => {
    void paymentChanged(paymentId);
    if (outcome.is === "used") {
      renewReviewPayment();
      changeContract({ setback: { is: "used", paymentId } });
      return navigate(paths.aiReview, { replace: true });
    }
    if (outcome.is === "failed") {
      changeContract({ setback: { is: "failed", message: outcome.message } });
      return navigate(continueReviewPlace(paymentId), { replace: true });
    }
    if (outcome.answer) acceptReview(outcome.answer);
    putContractDown();
    navigate(pathTo.review(outcome.id), { replace: true });
  });
  return (
    <ReviewingPanel
      state={state}
      reviewedBy={services?.reviewing === "ai" ? "ai" : "rules"}
      characters={text === null ? null : countCharacters(text, isFromFile).characters}
    />
  );
}
