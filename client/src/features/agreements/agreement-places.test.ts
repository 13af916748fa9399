import { expect, test } from "vitest";
import { agreementTypeAt } from "#client/features/agreements/agreement-places";

test("an address says which agreement it is about", () => {
  expect(agreementTypeAt("/agreements")).toBeNull();
  expect(agreementTypeAt("/producer-agreement")).toBe("producer_agreement");
  expect(agreementTypeAt("/featured-artist-agreement/anything")).toBe("featured_artist_agreement");
});
