import { describe, expect, test } from "vitest";
import { factsSentence } from "#client/features/agreements/text/check-facts";
import { isWhole } from "#shared/domain/agreements/agreement-facts";

const fact = { key: "fee", label: "Fee", accepted: ["KES 39,000"] };
const foreign = { kind: "sum" as const, text: "KES 45,000" };

describe("factsSentence", () => {
  test("counts what is missing and what is new, one or many", () => {
    expect(factsSentence({ missing: [fact], foreign: [] })).toBe(
      "1 fact of the form is missing from the text.",
    );
    expect(factsSentence({ missing: [fact, fact], foreign: [foreign] })).toBe(
      "2 facts of the form are missing from the text, and 1 amount, address or party stands only in the text.",
    );
    expect(factsSentence({ missing: [], foreign: [foreign, foreign] })).toBe(
      "2 amounts, addresses or parties stand only in the text.",
    );
  });

  test("says nothing when all is well", () => {
    expect(factsSentence({ missing: [], foreign: [] })).toBe("");
    expect(isWhole({ missing: [], foreign: [] })).toBe(true);
    expect(isWhole({ missing: [], foreign: [foreign] })).toBe(false);
  });
});
