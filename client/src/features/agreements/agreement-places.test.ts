import { expect, test } from "vitest";
import { agreementTypeAt, paymentIdAt, paymentPlace } from "#client/features/agreements/agreement-places";

const id = "0b7f6e1c-1c2d-4e5f-8a9b-0c1d2e3f4a5b";

test("an address says which agreement and which payment it is about", () => {
  expect(agreementTypeAt("/agreements")).toBeNull();
  expect(agreementTypeAt("/producer-agreement")).toBe("producer_agreement");
  expect(agreementTypeAt("/featured-artist-agreement/anything")).toBe("featured_artist_agreement");
  expect(paymentIdAt(paymentPlace("producer_agreement", id))).toBe(id);
  expect(paymentIdAt("/producer-agreement/payment/1")).toBeNull();
});
