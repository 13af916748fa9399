import { NUMBER, readNumber } from "#server/contract-rules/reading/periods";

const fractions: Readonly<Record<string, number>> = {
  half: 50,
  moiety: 50,
  third: 100 / 3,
  quarter: 25,
  fourth: 25,
  fifth: 20,
  sixth: 100 / 6,
  eighth: 12.5,
  tenth: 10,
};
const figures = /(\d{1,3}(?:\.\d{1,2})?)(?: ?\([a-z][a-z -]{1,40}\))? ?(?:%|per ?cent)/g;
const words = new RegExp(`\\b(${NUMBER})(?: ?\\(\\d{1,3}\\))? ?per ?cent`, "g");
const parts = new RegExp(
  `\\b(?:(one|two|three|an?)[ -])?(${Object.keys(fractions).join("|")})s?\\b(?![ -](?:year|month|day|option|album|period|anniversary|part(?:y|ies)|schedule))`,
  "g",
);
/** "Half a year" and "half-yearly" are no share. */
const ofTime = /^[ -](?:a |each |of the |of each )?(?:year|month|calendar)/;

/** Every share that a text in lower case names, in per cent: "20 %", "eight per cent", "one fifth", "half". None twice. */
export function readShares(plain: string): number[] {
  const inFigures = [...plain.matchAll(figures)].map(([, share]) => Number(share));
  const inWords = [...plain.matchAll(words)].map(([, share = ""]) => readNumber(share));
  const inParts = [...plain.matchAll(parts)].flatMap(({ 0: found, 1: many, 2: part = "", index }) => {
    if (ofTime.test(plain.slice(index + found.length))) return [];
    // "The third party" has no third, and "first half" is no half of a sum.
    if (many === undefined && (part !== "half" || !/^ of\b| the\b/.test(plain.slice(index + found.length))))
      return [];
    const count = many === "two" ? 2 : many === "three" ? 3 : 1;
    return [count * (fractions[part] ?? 0)];
  });
  return [...new Set([...inFigures, ...inWords, ...inParts])].filter((share) => share <= 100);
}
