import type { SubmitEvent } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "wouter";
import {
  PayBar,
  servicesQuery,
  useAwaitedPayment,
  useBeginPayment,
  useObstacle,
  usePrice,
  useUnusedPayment,
} from "#client/features/payments/index";
import {
  changeContract,
  renewReviewPayment,
  textOf,
  useContractInHand,
  ContractInput,
  lackOf,
  PrivacyNotice,
  reviewPaymentPlace,
  ReaderFields,
  ReviewsList,
  useExtraction,
  useTextCheck,
  useUnloadWarning,
  WhatYouGet,
} from "#client/features/reviews/index";
import { AiReviewFrame } from "#client/pages/ai-review/ai-review-frame";
import { AiReviewNotices } from "#client/pages/ai-review/ai-review-notices";
import { ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { toast } from "#client/ui/toast";
import type { User } from "#shared/contract/auth";
import { paths } from "#shared/paths";

/** The contract, a look at its text, and paying for its review. Whoever has paid already goes straight to the review. */
export function AiReviewUploadStep({ user }: { user: User }) {
  const contract = useContractInHand();
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const price = usePrice("ai_review");
  const paid = useUnusedPayment("ai_review", search.get("payment") ?? contract.paymentId);
  const awaited = useAwaitedPayment("ai_review");
  const payments = useBeginPayment("ai_review", renewReviewPayment);
  const obstacle = useObstacle("ai_review");
  const extraction = useExtraction();
  const { data: services } = useQuery(servicesQuery);
  const text = textOf(contract);
  const check = useTextCheck(text, contract.file !== null);
  const isReading = extraction.extraction.phase === "sending" || extraction.extraction.phase === "reading";
  useUnloadWarning(contract.pasted.trim() !== "");

  async function goOn() {
    if (text.trim() === "") return toast({ ...missingContent, tone: "danger" });
    if (!paid && price.label === "N/A") return toast({ ...pricingError, tone: "danger" });
    if (!(await check.check())) return;
    const id = paid?.id ?? contract.paymentId;
    if (!paid && !(await payments.begin({ id, amount: String(price.kes), email: user.email }))) return;
    changeContract({ paymentId: id, setback: null });
    navigate(reviewPaymentPlace(id));
  }

  // With nothing chosen the button says what is missing.
  const lack = contract.way === "upload" && text === "" ? null : lackOf(text, contract.file !== null);
  const isReviewable = !isReading && lack === null;
  return (
    <AiReviewFrame step="upload">
      <p className="max-w-2xl text-muted sm:-mt-3">
        Know what a contract asks of you before you sign it.
        {services?.reviewing !== "unavailable" && " Give us the one you were sent."}
      </p>
      {services?.reviewing === "unavailable" && <NotAvailable isPaid={paid !== undefined} />}
      <AiReviewNotices paid={paid} awaited={awaited} setback={contract.setback} />
      {services?.reviewing !== "unavailable" && (
        <form
          noValidate
          aria-label="Contract to review"
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            void goOn();
          }}
          className="grid gap-8"
        >
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-12">
            <div className="grid content-start gap-4">
              <ContractInput extraction={extraction} obstacle={check.obstacle} />
              {check.gap !== null && (
                <Notice tone="warning" title="Is this one whole contract?">
                  {check.gap} Change the text, or go on with what there is.
                </Notice>
              )}
            </div>
            <aside aria-label="About the review" className="grid content-start gap-6 lg:pt-17">
              <WhatYouGet reviewedBy={services?.reviewing === "ai" ? "ai" : "rules"} />
              {services?.reviewing === "ai" && (
                <div className="border-t pt-6">
                  <ReaderFields />
                </div>
              )}
              <div className="border-t pt-6">
                <PrivacyNotice reviewedBy={services?.reviewing === "ai" ? "ai" : "rules"} />
              </div>
            </aside>
          </div>
          {paid ? (
            <PayBar
              action="Review my contract"
              note={lack ?? "Paid. Nothing more is charged."}
              isPaid
              isBusy={check.isChecking}
              busyLabel="Checking the text..."
              isDisabled={!isReviewable}
            />
          ) : (
            <PayBar
              beforehand={services?.reviewing === "rules" ? READ_BY_RULES : undefined}
              action={/\d/.test(price.label) ? `Pay ${price.label} and review` : "Pay and review"}
              note={lack ?? "Paid once, by card, M-Pesa, bank transfer or USSD"}
              notice={obstacle ?? payments.refusal?.message}
              isBusy={check.isChecking || payments.isBeginning}
              busyLabel={check.isChecking ? "Checking the text..." : undefined}
              isDisabled={!isReviewable || obstacle !== null}
            />
          )}
        </form>
      )}
      <ReviewsList />
    </AiReviewFrame>
  );
}

/** Nobody is sold what rules alone can give. */
function NotAvailable({ isPaid }: { isPaid: boolean }) {
  return (
    <Notice tone="info" title="AI Contract Review is not available right now">
      <p>
        {isPaid && "Your payment is kept until it is. "}
        The free check looks for clauses that harm, and for what is missing.
      </p>
      <ButtonLink href={paths.contractCheck} className="mt-3 mb-1">
        Check a contract
      </ButtonLink>
    </Notice>
  );
}

const READ_BY_RULES =
  "No AI is set up here: rules read the contract, as a trial. They are not sure enough to give a score or praise.";

const missingContent = {
  title: "Missing content",
  description: "Please upload a file or paste your contract content first.",
};
const pricingError = {
  title: "Pricing Error",
  description: "The price of a review could not be found. Please try again later.",
};
