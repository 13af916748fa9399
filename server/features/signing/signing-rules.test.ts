import { describe, expect, test } from "vitest";
import { isExpired, LINK_LIFETIME, nameList } from "#server/features/signing/signing-rules";

const invitedAt = new Date("2026-11-21T12:00:00Z");
const signer = { tokenExpiresAt: new Date(invitedAt.getTime() + LINK_LIFETIME) };

describe("a signing link", () => {
  test("works up to the last millisecond of its 90 days", () => {
    expect(isExpired(signer, invitedAt)).toBe(false);
    expect(isExpired(signer, new Date("2027-02-19T11:59:59.999Z"))).toBe(false);
  });

  test("has expired 90 days after it was mailed", () => {
    expect(isExpired(signer, new Date("2027-02-19T12:00:00Z"))).toBe(true);
  });
});

describe("nameList", () => {
  const names = ["Amina", "Brian", "Chao", "Dede", "Efua", "Farai", "Gift"];

  test.each([
    [0, ""],
    [1, "Amina"],
    [2, "Amina and Brian"],
    [3, "Amina, Brian and Chao"],
    [6, "Amina, Brian, Chao, Dede, Efua and Farai"],
    [7, "Amina, Brian, Chao, Dede, Efua and 2 others"],
  ])("of %i", (count, sentence) => {
    expect(nameList(names.slice(0, count))).toBe(sentence);
  });
});
