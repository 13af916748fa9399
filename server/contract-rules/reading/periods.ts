const small =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const numberWords = new Map<string, number>([
  ...small.map((word, index) => [word, index + 1] as const),
  ...tens.flatMap((word, index) => [
    [word, (index + 2) * 10] as const,
    ...small.slice(0, 9).map((unit, place) => [`${word} ${unit}`, (index + 2) * 10 + place + 1] as const),
  ]),
]);

/** A number in words or figures, as a piece of a pattern. */
export const NUMBER = `(?:\\d{1,3}|(?:${tens.join("|")})(?:[ -](?:${small.slice(0, 9).join("|")}))?|${small.toReversed().join("|")})`;

export function readNumber(written: string): number {
  return numberWords.get(written.replace("-", " ")) ?? Number.parseInt(written, 10);
}

/** "the last year" and "within a year" are one. */
const recent = /\b(?:the (?:last|past|previous|preceding)|(?:up to|within|for) an?) (year|month)\b/g;
const period = new RegExp(
  `\\b(${NUMBER})(?: ?\\((?:(\\d{1,3})|[^)]{1,20})\\))?[ -](?:(?:calendar|contract|consecutive|successive|full) )?(year|month|week|day)s?\\b`,
  "g",
);
const months: Record<string, number> = { year: 12, month: 1, week: 12 / 52, day: 12 / 365 };

export type Period = { months: number; index: number };

/** "twenty-four (24) months", "one hundred and twenty (120) months", "two years", "a 3-year term": each in months, from a text in lower case. */
export function readPeriods(plain: string): Period[] {
  const counted = [...plain.matchAll(period)].map(({ 1: count = "", 2: figure, 3: unit = "", index }) => ({
    months: readNumber(figure ?? count) * (months[unit] ?? 1),
    index,
  }));
  const single = [...plain.matchAll(recent)].map(({ 1: unit = "", index }) => ({
    months: months[unit] ?? 1,
    index,
  }));
  return [...counted, ...single];
}
