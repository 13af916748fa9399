import { useState } from "react";
import { formatPrice, formatShillings } from "#client/features/admin/admin-format";
import { useAdminAction } from "#client/features/admin/use-admin-action";
import { call } from "#client/lib/call";
import { FormDialog } from "#client/ui/form-dialog";
import type { AdminPayment } from "#shared/contract/admin-tables";

/** Pays a payment back through the provider; the reason is for the books. */
export function PaymentRefund({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const refund = useAdminAction({
    run: (given: string) =>
      call("POST /api/admin/payments/{id}/refund", {
        params: { id: payment.id },
        body: { reason: given },
      }),
    lists: ["payments"],
    done: "Refund requested",
    failed: { title: "Refund Failed", fallback: "The refund could not be asked for.", inDialog: true },
    onDone: onClose,
  });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title="Refund payment"
      description={
        <>
          {amountOf(payment)} goes back to <bdi>{payment.userName || payment.email}</bdi> the way it was paid.{" "}
          {consequenceOf(payment)}
        </>
      }
      text={{
        value: reason,
        onChange: setReason,
        help: "For the books; the payer does not read it.",
        missing: { message: "Please say why the payment is refunded." },
      }}
      action="Refund"
      busyLabel="Asking the provider…"
      variant="danger"
      busy={refund.isPending}
      error={refund.errorMessage}
      onSubmit={({ text }) => refund.mutate(text)}
    />
  );
}

function amountOf({ amount, currency }: AdminPayment): string {
  return currency === "KES" ? formatShillings(amount) : `${currency} ${formatPrice(amount)}`;
}

function consequenceOf({ status, usedAt }: AdminPayment): string {
  if (status === "unmatched") return "Nobody began it here, and nothing was made for it.";
  return usedAt
    ? "What was paid for was used, and stays."
    : "What was paid for was not used yet, and cannot be used any more.";
}
