import type { CreatePaymentResponse, Payment } from "#shared/contract/payments";
import type { ErrorNotice } from "#client/lib/tell-error";
import type { Toast } from "#client/ui/toast";

/** Where somebody's payments are asked about, and what they are told of how one ended. */
export type PaymentSource = {
  find(id: string): Promise<Payment>;
  /** Has our server ask the provider. */
  verify(payment: Payment): Promise<{ status: "completed" | "pending" }>;
  /** What is known of the payment has changed. */
  changed(id: string): Promise<void>;
  words: Record<"cancelled" | "notPaid" | "noWindow", Toast>;
};

/** The same, where payments begin. `notBegun` is told when trying again may help. */
export type Checkout<Order> = PaymentSource & {
  begin(order: Order): Promise<CreatePaymentResponse>;
  notBegun: ErrorNotice;
};
