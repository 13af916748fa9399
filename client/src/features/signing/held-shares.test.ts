import { describe, expect, test } from "vitest";
import { heldShares } from "#client/features/signing/held-shares";

describe("heldShares", () => {
  test("names each right once, publishing first", () => {
    const shares = heldShares([
      { rightsType: "master", role: "Producer", percentage: "25" },
      { rightsType: "publishing", role: "Songwriter", percentage: "33.33" },
    ]);
    expect(shares).toEqual([
      { rightsType: "publishing", percentage: "33.33", roles: "Songwriter" },
      { rightsType: "master", percentage: "25", roles: "Producer" },
    ]);
  });

  test("adds up several rows of one right exactly", () => {
    const shares = heldShares([
      { rightsType: "publishing", role: "Songwriter", percentage: "0.1" },
      { rightsType: "publishing", role: "Beatmaker", percentage: "0.2" },
      { rightsType: "publishing", role: "Songwriter", percentage: "33.33" },
    ]);
    expect(shares).toEqual([
      { rightsType: "publishing", percentage: "33.63", roles: "Songwriter, Beatmaker" },
    ]);
  });
});
