import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import type { Checkout } from "#client/features/payments/checkout";
import { paymentChanged, paymentQuery } from "#client/features/payments/payment-queries";
import type { ServiceType } from "#shared/domain/services";
import { privacyVersion, termsVersion } from "#shared/wordings/shown-versions";

export type Purchase = {
  /** Made here, so that asking again for the same payment begins no second one. */
  id: string;
  serviceType: ServiceType;
  /** In KES: the price the person has seen. */
  amount: string;
  email: string;
  /** Kept sealed with the payment, for whoever comes back on another device. */
  documentData?: Record<string, string | boolean>;
};

const TIMEOUT_MS = 30_000;

/** Payments of whoever is signed in. */
export const accountCheckout: Checkout<Purchase> = {
  begin: (purchase) =>
    call(
      "POST /api/payments",
      { body: { ...purchase, termsVersion, privacyVersion } },
      { timeoutMs: TIMEOUT_MS },
    ),
  find: (id) => queryClient.query(paymentQuery(id)),
  verify: ({ id, reference }) =>
    call("POST /api/payments/{id}/verify", { params: { id }, body: { reference } }),
  changed: paymentChanged,
  words: {
    cancelled: { title: "Payment Cancelled", description: "You can try again when ready." },
    notPaid: {
      title: "Payment Verification Failed",
      description: "Please contact support if your payment was successful.",
      tone: "danger",
    },
    noWindow: {
      title: "Error",
      description: "Unable to process payment. Please try again.",
      tone: "danger",
    },
  },
  notBegun: {
    title: "Payment Error",
    message: "Failed to initialize payment. Please try again.",
  },
};
