import fc from "fast-check";
import { expect, test } from "vitest";
import { labels } from "#server/contract-rules/labelled/labels";
import { readLabelled } from "#server/contract-rules/labelled/measure-reviewer";
import { readByRules } from "#server/contract-rules/read-by-rules";
import { weighFindings } from "#server/contract-rules/weigh-findings";

const review = (text: string) => {
  const reading = readByRules(text);
  return weighFindings(reading, reading);
};

const SIZE = 100_000;
/** Far above what it takes (a tenth of it), far below what backtracking costs. */
const MOST_MILLISECONDS = 8000;

/** Half of it is a contract, so that everything is looked for. */
const half = readLabelled({ file: "recording-fair" })
  .repeat(10)
  .slice(0, SIZE / 2);
const opening =
  'This agreement is between Tamu Ltd (the "Company") and the Artist (the "Artist"). The parties shall sign it by law. ';

const pieces = {
  "one letter": "a",
  "one capital": "A",
  "letters of two alphabets": "aÀ",
  "names and nothing else": "Aa Bb ",
  "one endless word of blanks": "_",
  brackets: "(",
  "opened quotations": '("',
  "numbered nothing": "1.1.1.1.1 ",
  "no end of a sentence":
    "the artist shall not assign and the company may assign any of the rights of it to any and all ",
  "the verb again and again": "assign assign transfer the Artist assigns ",
  denials: "not nor never no neither without nothing ",
  "options and numbers": "one two three options options forty-four further additional successive ",
  "until and after": "until delivered until released years after the term until the later of ",
  "either party": "either party may the Company may the Artist may terminate or ",
  "short lines": "the\n",
  "hyphenated lines": "exclu-\n",
  "broken abbreviations": "Ltd. Co. e.g. i.e. No. ",
  semicolons: "; ",
  spaces: "\u00A0 \t",
  "words with semicolons": "it is; ",
  "one defined sum": "Net Receipts means it. ",
  "many headings": "1. Term\n",
  "list after list": "It may:\n(a) be sold;\n",
  "marks of ours": "\uE000\uE001",
};

test.each(Object.entries(pieces))("%s, a hundred thousand characters of it", (_name, piece) => {
  const text = `${half}\n${piece.repeat(SIZE / piece.length)}`.slice(0, SIZE);
  const start = performance.now();
  const { score } = review(text);
  expect(performance.now() - start).toBeLessThan(MOST_MILLISECONDS);
  expect(score).toBeGreaterThanOrEqual(0);
});

test("any text has a review, and the same one twice", () => {
  const parts = labels.flatMap(({ file }) => readLabelled({ file }).split(/(?<=\s)/)).slice(0, 4000);
  const shuffled = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string()), { maxLength: 400 });
  fc.assert(
    fc.property(shuffled, (words) => {
      const text = opening + words.join("");
      expect(review(text)).toEqual(review(text));
    }),
    { numRuns: 60 },
  );
});
