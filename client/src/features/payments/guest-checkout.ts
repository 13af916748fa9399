import { queryOptions } from "@tanstack/react-query";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import type { Checkout } from "#client/features/payments/checkout";
import type { VerifierInfo } from "#shared/contract/verification";
import { privacyVersion, termsVersion } from "#shared/wordings/shown-versions";

/** What a verification is begun with. Nobody has to be signed in. */
export type VerificationOrder = {
  /** Made here. Whoever knows it can follow the payment. */
  id: string;
  /** In KES: the price the person has seen. */
  amount: string;
  documentId: string;
  verifierInfo: VerifierInfo;
};

const TIMEOUT_MS = 30_000;

/** The payment for a verification, with what it is for and what came of it. */
export function guestPaymentQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/verify/payments", id],
    queryFn: ({ signal }) => call("GET /api/verify/payments/{id}", { params: { id } }, { signal }),
    staleTime: 0,
  });
}

const failed = {
  title: "Payment Failed",
  description: "Unable to process payment. Please try again.",
  tone: "danger",
} as const;

/** Payments for verifications, by whoever made their ids. */
export const guestCheckout: Checkout<VerificationOrder> = {
  begin: (order) =>
    call(
      "POST /api/verify/payments",
      { body: { ...order, termsVersion, privacyVersion } },
      { timeoutMs: TIMEOUT_MS },
    ),
  find: (id) => queryClient.query(guestPaymentQuery(id)),
  verify: ({ id, reference }) =>
    call("POST /api/verify/payments/{id}/verify", { params: { id }, body: { reference } }),
  changed: (id) => queryClient.invalidateQueries({ queryKey: guestPaymentQuery(id).queryKey, exact: true }),
  words: {
    cancelled: { title: "Payment Cancelled", description: "Payment was cancelled. You can try again." },
    notPaid: failed,
    noWindow: failed,
  },
  notBegun: { title: failed.title, message: failed.description },
};
