import { describe, expect, test } from "vitest";
import { nextSentence, progressSentence } from "#client/features/signing/signing-progress";

const names = ["Amina", "Brian", "محمد", "Zawadi", "João"];

function signers(signed: number, total: number) {
  return names.slice(0, total).map((name, index) => ({ name, signed: index < signed }));
}

function readable(sentence: string) {
  return sentence.replace(/[\u2068\u2069]/g, "");
}

describe("progressSentence", () => {
  test.each([
    [0, 1, "Not signed yet"],
    [1, 1, "Signed"],
    [2, 2, "Both have signed"],
    [0, 3, "None of the 3 signers has signed yet"],
    [1, 3, "1 of 3 has signed"],
    [2, 3, "2 of 3 have signed"],
    [3, 3, "All 3 have signed"],
  ])("%i of %i", (signed, total, sentence) => {
    expect(progressSentence(signers(signed, total))).toBe(sentence);
  });
});

describe("nextSentence", () => {
  test("names the last one", () => {
    expect(readable(nextSentence(signers(1, 2)))).toMatch(/^Brian still has to sign\./);
  });

  test("names up to three", () => {
    expect(readable(nextSentence(signers(1, 4)))).toMatch(/^Brian, محمد and Zawadi still have to sign\./);
  });

  test("counts more than three", () => {
    expect(nextSentence(signers(1, 5))).toMatch(/^4 more people still have to sign\./);
  });

  test("keeps right-to-left names from reordering the sentence", () => {
    expect(nextSentence(signers(2, 3))).toMatch(/^\u2068محمد\u2069 still has to sign\./);
  });

  test("tells where the PDF went when nobody is missing", () => {
    expect(nextSentence(signers(3, 3))).toMatch(
      /^Everyone has signed\. The signed PDF, or a link to it by SMS, is on its way/,
    );
  });
});
