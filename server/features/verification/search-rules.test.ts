import { describe, expect, test } from "vitest";
import {
  chooseSpellings,
  fitOf,
  rank,
  slipsBetween,
  strongProbes,
  wordsApart,
  type Asked,
  type Question,
} from "#server/features/verification/search-rules";

const typed = (...words: string[]): Asked[] =>
  words.map((word) => ({ word, spellings: [{ word, weight: 1 }], apart: [] }));
const title = (...words: string[]): Question => ({ t: typed(...words), a: [] });

describe("slips between two words", () => {
  test.each([
    ["nairobi", "nairobi", 0],
    ["nairobi", "nairoby", 1],
    ["nairobi", "narobi", 1],
    ["nairobi", "nairrobi", 1],
    ["nairobi", "naiorbi", 1],
    ["jerusalema", "jerrusalena", 2],
    ["ሰው", "ሰዎ", 1],
    ["", "abc", 3],
  ])("%s and %s: %i", (first, second, slips) => {
    expect(slipsBetween(first, second)).toBe(slips);
    expect(slipsBetween(second, first)).toBe(slips);
  });
});

describe("spellings of a word", () => {
  const chosen = (word: string, ...candidates: string[]) =>
    chooseSpellings(word, candidates, 2).map((spelling) => spelling.word);

  test("begin with the word itself, then the likest", () => {
    expect(chosen("nights", "lights", "nightz", "nights")).toEqual(["nights", "nightz", "lights"]);
  });

  test("are one slip away, in long words two, in two letters none", () => {
    expect(chosen("love", "lave", "lava")).toEqual(["lave"]);
    expect(chosen("jerusalem", "jerusalena", "jeruzalen")).toEqual(["jerusalena", "jeruzalen"]);
    expect(chosen("ye", "yo", "ye", "yes")).toEqual(["ye"]);
  });

  test("are few, however many there are", () => {
    const alike = Array.from({ length: 200 }, (_, index) => `nairob${String.fromCodePoint(0x4e00 + index)}`);
    for (const words of [1, 2, 3, 8])
      expect(chooseSpellings("nairobi", alike, words).length).toBeLessThan(25);
  });
});

describe("what is looked up", () => {
  test("is the whole title and pairs of its words, written as the index writes them", () => {
    expect(strongProbes(title("sura", "yako")).map(({ term }) => term)).toEqual([
      "t=sura yako",
      "t sura yako",
    ]);
    expect(strongProbes(title("yako", "sura")).map(({ term }) => term)).toEqual([
      "t=yako sura",
      "t sura yako",
    ]);
    expect(strongProbes(title("pata", "pata")).map(({ term }) => term)).toEqual([
      "t=pata pata",
      "t pata pata",
    ]);
  });

  test("is each two words that a word may be without the space between them", () => {
    expect(wordsApart("sura").map(({ word }) => word)).toEqual(["ra su"]);
    expect(wordsApart("ጥቁርሰው").map(({ word }) => word)).toEqual(["ርሰው ጥቁ", "ሰው ጥቁር"]);
    for (const word of ["", "a", "ye", "one"]) expect(wordsApart(word)).toEqual([]);
  });

  test("is never much, whatever is asked", () => {
    const spellings = Array.from({ length: 24 }, (_, index) => ({ word: `word${index}`, weight: 0.8 }));
    const asked = (count: number) =>
      Array.from({ length: count }, () => ({
        word: "wort",
        spellings: spellings.slice(0, count > 3 ? 5 : 24),
        apart: [],
      }));
    for (const count of [1, 2, 3, 8])
      expect(strongProbes({ t: asked(count), a: asked(count) }).length).toBeLessThan(800);
  });
});

describe("the fit of an entry", () => {
  const sura = ["t=sura yako", "t sura", "t yako", "t sura yako", "a bien", "a barasa", "a barasa bien"];

  test("is best where title and words are what was typed, and less with each slip, gap and missing word", () => {
    const slipped: Question = {
      t: [...typed("sura"), { word: "yaco", spellings: [{ word: "yako", weight: 0.75 }], apart: [] }],
      a: [],
    };
    const scores = [title("sura", "yako"), title("yako", "sura"), slipped, title("sura", "remix")].map(
      (question) => fitOf(question, sura)!.score,
    );
    expect(scores[0]).toBeCloseTo(1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test("is none where a field that was asked for has nothing of it", () => {
    expect(fitOf({ t: typed("sura"), a: typed("barasa") }, sura)).not.toBeNull();
    expect(fitOf({ t: typed("sura"), a: typed("otieno") }, sura)).toBeNull();
    expect(fitOf({ t: [], a: typed("sura") }, sura)).toBeNull();
  });
});

test("answers are the best first, then the newest, without those that fit much worse", () => {
  const found = [
    { fit: { score: 0.9, isWhole: true }, createdAt: "2026-01-01T00:00:00.000Z" },
    { fit: { score: 0.5, isWhole: false }, createdAt: "2026-04-01T00:00:00.000Z" },
    { fit: { score: 0.8, isWhole: true }, createdAt: "2026-03-01T00:00:00.000Z" },
    { fit: { score: 0.9, isWhole: true }, createdAt: "2026-02-01T00:00:00.000Z" },
  ];
  expect(rank(found, 20).map(({ createdAt }) => createdAt.slice(5, 7))).toEqual(["02", "01", "03"]);
  expect(rank(found, 1)).toHaveLength(1);
  expect(rank([], 20)).toEqual([]);
});
