import { expect, test } from "vitest";
import { paymentIdAt } from "#client/features/payments/payment-id-at";

const id = "0b7f6e1c-1c2d-4e5f-8a9b-0c1d2e3f4a5b";

test("an address says which payment it is about", () => {
  expect(paymentIdAt(`/producer-agreement/payment/${id}`)).toBe(id);
  expect(paymentIdAt(`/ai-review/payment/${id}/`)).toBe(id);
  expect(paymentIdAt("/producer-agreement/payment/1")).toBeNull();
  expect(paymentIdAt("/ai-review")).toBeNull();
});
