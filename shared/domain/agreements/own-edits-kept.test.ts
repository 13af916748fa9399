import fc from "fast-check";
import { expect, test } from "vitest";
import { ownEdits, putIn } from "#shared/domain/agreements/own-edits";

/** What an owner may begin a paragraph with: nothing, what looks like a number of the clause, and figures. */
const beginnings = [
  "",
  "next",
  "same",
  "10.30 AM ",
  "2.5 Per Cent ",
  "9.75 Litres ",
  "2.5 per cent ",
  "(30) ",
];

type Own =
  | { kind: "add" | "change"; at: number; beginning: string }
  | { kind: "drop" | "move"; at: number; beginning: string };
const own: fc.Arbitrary<Own> = fc.record({
  kind: fc.constantFrom("add", "change", "drop", "move"),
  at: fc.nat(30),
  beginning: fc.constantFrom(...beginnings),
});
/** Clauses, each with the words of its paragraphs. */
const clauses = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 });
const facts = fc.record({
  changed: fc.uniqueArray(fc.nat(30), { maxLength: 4 }),
  dropped: fc.nat(30),
  tea: fc.boolean(),
});

/** Texts of a draft, with numbers that follow one another; of every paragraph the word before the full stop is its own. */
function write(
  sizes: readonly number[],
  { changed, dropped, tea }: { changed: readonly number[]; dropped: number; tea: boolean },
) {
  let count = 0;
  const written = sizes.map((size, clause) =>
    Array.from({ length: size }, () => {
      const number = (count += 1);
      const words = changed.includes(number) ? "The new sum is for" : "It is agreed about";
      return number === dropped ? null : `${words} clause${clause}word${number}.`;
    }).filter((paragraph) => paragraph !== null),
  );
  return [...(tea ? [["Tea is served."]] : []), ...written].flatMap((paragraphs, index) => [
    `${index + 1}. CLAUSE ${paragraphs[0] ?? "EMPTY"}`.toUpperCase(),
    ...paragraphs.map((paragraph, part) => `${index + 1}.${part + 1} ${paragraph}`),
  ]);
}

/** The text as its owner leaves it, and the paragraphs that are the owner's own. */
function change(drafted: readonly string[], changes: readonly Own[]) {
  const text = [...drafted];
  const mine: string[] = [];
  changes.forEach(({ kind, at, beginning }, index) => {
    const place = 1 + (at % (text.length - 1 || 1));
    const line = text[place] ?? "";
    if (mine.includes(line)) return;
    const [, clause = "1", part = "0"] = /^(\d+)\.(\d*)/.exec(line) ?? [];
    const number =
      beginning === "next"
        ? `${clause}.${Number(part || 0) + 1} `
        : beginning === "same"
          ? `${clause}.${part || 1} `
          : beginning;
    const paragraph = `${number}Own words ${index} of mine${index}.`;
    if (kind === "drop") text.splice(place, 1);
    if (kind === "move") text.splice(at % text.length, 0, ...text.splice(place, 1));
    if (kind === "add") text.splice(place + 1, 0, paragraph);
    if (kind === "change") text[place] = paragraph;
    if (kind === "add" || kind === "change") mine.push(paragraph);
  });
  return { text, mine: mine.filter((paragraph) => text.includes(paragraph)) };
}

const joined = (lines: readonly string[]) => lines.join("\n\n");
const wordOf = (paragraph: string) => /\w+(?=\.$)/.exec(paragraph)![0];
const times = (text: string, word: string) => text.split(`${word}.`).length - 1;
const isFigure = (paragraph: string) => /^(?:10\.30 AM|2\.5 |9\.75|\(30\))/.test(paragraph);

test("whatever is put in, in any order: nothing of the owner's is lost or stands twice, and nothing goes that was not meant", () => {
  fc.assert(
    fc.property(
      clauses,
      facts,
      facts,
      fc.array(own, { maxLength: 8 }),
      fc.array(fc.nat(30), { maxLength: 20 }),
      (sizes, factsOne, factsTwo, changes, presses) => {
        const drafted = write(sizes, { changed: [], dropped: 0, tea: false });
        const { text, mine } = change(drafted, changes);
        // Changed twice before anything is put in: the offer is the same, the text another.
        for (const changed of [factsOne, factsTwo]) {
          let current = joined(write(sizes, changed));
          const offer = () => ownEdits(joined(drafted), joined(text), current);
          for (const press of presses) {
            const missing = offer().filter(({ state }) => state === "fits");
            const edit = missing[press % missing.length];
            if (!edit) break;
            const next = putIn(current, edit);
            expect(next).not.toBeNull();
            const gone = edit.before === null ? [] : [wordOf(edit.before)];
            for (const line of current.split("\n").filter((one) => /\w\.$/.test(one)))
              if (!gone.includes(wordOf(line)))
                expect(next).toContain(line.replace(/^\d+[A-Z]?\.\d+ (?=It|The|Tea)/, ""));
            if (edit.after !== null) expect(times(next!, wordOf(edit.after))).toBe(1);
            current = next!;
          }
          for (const paragraph of mine) {
            const stands = times(current, wordOf(paragraph));
            expect(stands).toBeLessThanOrEqual(1);
            if (stands === 1 && isFigure(paragraph)) expect(current.split("\n")).toContain(paragraph);
            const isOffered = offer().some(({ after, state }) => after === paragraph && state !== "in");
            expect(stands === 1 || isOffered).toBe(true);
          }
        }
      },
    ),
    { numRuns: 100 },
  );
});
