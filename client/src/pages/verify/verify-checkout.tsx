import { useState } from "react";
import { useLocation } from "wouter";
import { guestCheckout, useBeginOrder, useObstacle, usePrice } from "#client/features/payments/index";
import {
  changeOrder,
  takeOrder,
  useBegunOrders,
  useVerifier,
  VerificationDialog,
} from "#client/features/verification/index";
import { useUser } from "#client/lib/use-user";
import type { VerificationEntry } from "#shared/contract/verification";
import { shortTitle } from "#shared/domain/document-status";
import { formatKes, toCents } from "#shared/domain/money";
import { pathTo } from "#shared/paths";

type VerifyCheckoutProps = {
  entry: VerificationEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const GONE = "This document was deleted a moment ago, so it cannot be verified. Nothing was charged.";
const NOT_BEGUN =
  "The payment could not be started: there is no connection, or the payment provider does not answer. Nothing was charged. Please try again.";

/** The dialog, and the beginning of the payment. The id of the payment is kept first: it is found again whatever happens then. */
export function VerifyCheckout({ entry, open, onOpenChange }: VerifyCheckoutProps) {
  const [, navigate] = useLocation();
  const { user } = useUser();
  const { verifier, change } = useVerifier(user);
  const price = usePrice("ownership_verification");
  const obstacle = useObstacle("ownership_verification");
  const documentId = entry.id;
  const who = { email: verifier.email.trim(), name: verifier.name.trim(), company: verifier.company.trim() };
  const earlier = useBegunOrders().find(
    (begun) => begun.documentId === documentId && begun.verificationId !== null,
  );
  const order = () => takeOrder({ documentId, title: shortTitle(entry), ...who }, new Date());
  const payments = useBeginOrder(guestCheckout, "ownership_verification", () =>
    changeOrder(order().paymentId, { isSpoilt: true }),
  );

  const [hasFailed, setHasFailed] = useState(false);

  async function pay() {
    setHasFailed(false);
    const { paymentId } = order();
    const amount = String(price.kes);
    const begun = await payments.begin({ id: paymentId, amount, documentId, verifierInfo: who });
    if (!begun) return setHasFailed(true);
    changeOrder(paymentId, { reference: begun.reference });
    onOpenChange(false);
    navigate(pathTo.paidVerification(paymentId));
  }

  const failure = hasFailed ? NOT_BEGUN : undefined;
  const isGone = payments.refusal?.code === "document_not_found";
  return (
    <VerificationDialog
      entry={entry}
      price={formatKes(toCents(price.kes))}
      open={open}
      onOpenChange={onOpenChange}
      verifier={verifier}
      onChange={change}
      obstacle={obstacle}
      refusal={isGone ? GONE : (payments.refusal?.message ?? failure)}
      isBusy={payments.isBeginning}
      earlier={earlier}
      onPay={() => void pay()}
    />
  );
}
