import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatKes, formatSum, numberInWords, sumInWords, toCents, toShillings } from "#shared/domain/money";

const LARGEST = 99_999_999_99;
const cents = fc.integer({ min: 0, max: LARGEST });

describe("toCents", () => {
  test.each([
    ["39,000", 39_000_00],
    ["39 000.50", 39_000_50],
    [" 7.5 ", 7_50],
    [0, 0],
    [99_999_999, 99_999_999_00],
    [0.29, 29],
  ])("reads %j", (shillings, expected) => {
    expect(toCents(shillings)).toBe(expected);
  });

  test.each(["", "abc", "-5", "1.234", "1,00", "1e5", "٣٩"])("refuses %j", (text) => {
    expect(toCents(text)).toBeNaN();
  });

  test("reads every amount as it is shown", () => {
    fc.assert(fc.property(cents, (sum) => toCents(formatKes(sum).replace(" KES", "")) === sum));
    fc.assert(fc.property(cents, (sum) => toCents(toShillings(sum)) === sum));
  });
});

describe("a sum in words", () => {
  test.each([
    [0, "Kenya Shillings Zero Only"],
    [1, "Kenya Shillings Zero and One Cent Only"],
    [100, "Kenya Shillings One Only"],
    [105_00, "Kenya Shillings One Hundred and Five Only"],
    [39_000_00, "Kenya Shillings Thirty-Nine Thousand Only"],
    [39_000_50, "Kenya Shillings Thirty-Nine Thousand and Fifty Cents Only"],
    [12_345_67, "Kenya Shillings Twelve Thousand Three Hundred and Forty-Five and Sixty-Seven Cents Only"],
    [1_000_020_00, "Kenya Shillings One Million and Twenty Only"],
    [
      99_999_999_99,
      "Kenya Shillings Ninety-Nine Million Nine Hundred and Ninety-Nine Thousand Nine Hundred and Ninety-Nine and Ninety-Nine Cents Only",
    ],
  ])("%i cents", (sum, words) => {
    expect(sumInWords(sum)).toBe(words);
  });

  test("says the amount, as somebody else reads it", () => {
    fc.assert(
      fc.property(cents, (sum) => hear(sumInWords(sum)) === sum),
      { numRuns: 1000 },
    );
  });

  test("of every number below two thousand is said differently", () => {
    expect(new Set(Array.from({ length: 2000 }, (_, number) => numberInWords(number))).size).toBe(2000);
  });

  test("stands behind the figures", () => {
    expect(formatSum(39_000_00)).toBe("KES 39,000 (Kenya Shillings Thirty-Nine Thousand Only)");
    expect(formatSum(99_50)).toBe("KES 99.50 (Kenya Shillings Ninety-Nine and Fifty Cents Only)");
  });
});

/** A second reading, the other way round: each word in turn adds or multiplies. In cents. */
function hear(words: string): number {
  const said = words.toLowerCase().split(/[\s-]+/);
  const [shillings, odd] = said.some((word) => word.startsWith("cent"))
    ? [said.slice(0, said.lastIndexOf("and")), said.slice(said.lastIndexOf("and"))]
    : [said, []];
  return count(shillings) * 100 + count(odd);
}

function count(words: readonly string[]): number {
  const small =
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
  const tens = "twenty thirty forty fifty sixty seventy eighty ninety";
  const values = new Map([
    ...small.split(" ").map((word, index) => [word, index + 1] as const),
    ...tens.split(" ").map((word, index) => [word, 10 * (index + 2)] as const),
  ]);
  let total = 0;
  let group = 0;
  for (const word of words) {
    if (word === "hundred") group *= 100;
    else if (word === "thousand" || word === "million") {
      total += group * (word === "thousand" ? 1000 : 1_000_000);
      group = 0;
    } else group += values.get(word) ?? 0;
  }
  return total + group;
}
