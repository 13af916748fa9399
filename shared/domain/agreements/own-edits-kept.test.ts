import fc from "fast-check";
import { expect, test } from "vitest";
import { ownEdits, putIn, type OwnEdit } from "#shared/domain/agreements/own-edits";

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
  "1. ",
  "2. ",
];
/** Sentences that may be written at several places; null is one that is written once. */
const sentences = ["equal1", "equal2", null, null];

type Own =
  | { kind: "add" | "change"; at: number; beginning: string; sentence: string | null }
  | { kind: "drop" | "move"; at: number; beginning: string; sentence: string | null };
const own: fc.Arbitrary<Own> = fc.record({
  kind: fc.constantFrom("add", "change", "drop", "move"),
  at: fc.nat(30),
  beginning: fc.constantFrom(...beginnings),
  sentence: fc.constantFrom(...sentences),
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

/** The text as its owner leaves it. */
function change(drafted: readonly string[], changes: readonly Own[]) {
  const text = [...drafted];
  const mine: string[] = [];
  changes.forEach(({ kind, at, beginning, sentence }, index) => {
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
    const paragraph = `${number}Own words ${sentence ?? `of mine${index}`}.`;
    if (kind === "drop") text.splice(place, 1);
    if (kind === "move") text.splice(at % text.length, 0, ...text.splice(place, 1));
    if (kind === "add") text.splice(place + 1, 0, paragraph);
    if (kind === "change") text[place] = paragraph;
    if (kind === "add" || kind === "change") mine.push(paragraph);
  });
  return text;
}

const joined = (lines: readonly string[]) => lines.join("\n\n");
const wordOf = (paragraph: string) => /\w+(?=\.$)/.exec(paragraph)?.[0] ?? paragraph;
/** How often each sentence stands, by its last word. */
function countWords(paragraphs: readonly (string | null)[]) {
  const counts = new Map<string, number>();
  for (const one of paragraphs) if (one) counts.set(wordOf(one), (counts.get(wordOf(one)) ?? 0) + 1);
  return (paragraph: string) => counts.get(wordOf(paragraph)) ?? 0;
}
const isOwn = (paragraph: string) => paragraph.includes("Own words");
const isFigure = (paragraph: string) => /^(?:10\.30 AM|2\.5 [Pp]er|9\.75)/.test(paragraph);

test("whatever is put in, in any order: every own sentence stands or is offered as often as it was written, and nothing goes that was not meant", () => {
  fc.assert(
    fc.property(
      clauses,
      facts,
      facts,
      fc.array(own, { maxLength: 8 }),
      fc.array(fc.nat(30), { maxLength: 20 }),
      fc.boolean(),
      (sizes, factsOne, factsTwo, changes, presses, isAllAtOnce) => {
        const drafted = write(sizes, { changed: [], dropped: 0, tea: false });
        const edited = change(drafted, changes);
        const written = countWords(edited);
        // Changed twice before anything is put in: the offer is the same, the text another.
        for (const changed of [factsOne, factsTwo]) {
          const anew = write(sizes, changed);
          let current = joined(anew);
          const offer = () =>
            ownEdits(joined(drafted), joined(edited), joined(anew), current)!.filter(
              ({ state }) => state !== "in",
            );
          const accepted: OwnEdit[] = [];
          for (const press of presses) {
            const fitting = offer().filter(({ state }) => state === "fits");
            const pressed = isAllAtOnce ? fitting : fitting.slice(press % fitting.length).slice(0, 1);
            current = putIn(current, pressed);
            accepted.push(...pressed);
          }
          const lines = current.split("\n").filter((line) => line !== "");
          const [stands, offered] = [countWords(lines), countWords(offer().map(({ after }) => after))];
          for (const paragraph of edited.filter(isOwn))
            expect([paragraph, stands(paragraph) + offered(paragraph)]).toEqual([
              paragraph,
              written(paragraph),
            ]);
          for (const { after } of accepted)
            if (after !== null && isFigure(after)) expect(lines).toContain(after);
          const [given, gone] = [countWords(anew), countWords(accepted.map(({ before }) => before))];
          for (const paragraph of anew)
            expect([paragraph, stands(paragraph)]).toEqual([paragraph, given(paragraph) - gone(paragraph)]);
        }
      },
    ),
    { numRuns: 100 },
  );
});
