import { describe, expect, test } from "vitest";
import { nextSentence, progressOf, progressSentence } from "#client/features/signing/signing-progress";

test("progressOf counts the signatures", () => {
  expect(progressOf([{ signed: true }, { signed: false }, { signed: true }])).toEqual({
    signed: 2,
    total: 3,
  });
});

describe("progressSentence", () => {
  test.each([
    [0, 1, "Not signed yet"],
    [1, 1, "Signed"],
    [0, 3, "None of the 3 signers has signed yet"],
    [1, 3, "1 of 3 have signed"],
    [3, 3, "All 3 have signed"],
  ])("%i of %i", (signed, total, sentence) => {
    expect(progressSentence({ signed, total })).toBe(sentence);
  });
});

describe("nextSentence", () => {
  test("waits for several", () => {
    expect(nextSentence({ signed: 1, total: 3 })).toMatch(/^2 more people still have to sign\./);
  });

  test("waits for the last one", () => {
    expect(nextSentence({ signed: 2, total: 3 })).toMatch(/^The last signer still has to sign\./);
  });

  test("promises the PDF when nobody is missing", () => {
    expect(nextSentence({ signed: 3, total: 3 })).toMatch(
      /^Everyone has signed\. The signed PDF is on its way/,
    );
  });
});
