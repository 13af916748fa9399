import { expect, test } from "vitest";
import { quotedAt, review } from "#server/contract-rules/labelled/is-flagged";
import { readByRules } from "#server/contract-rules/read-by-rules";
import { NOTHING_FOUND } from "#shared/domain/reviews/review";

/** A quotation is judged by its words: it shows what it is quoted for. */
const pointsOf = (words: string) => review(words).issues.map(({ point }) => point);

test("an item is quoted with the words that its list hangs on, and they with it", () => {
  const list = (items: string) =>
    readByRules(`RECORDING AGREEMENT

This agreement is between Tamu Sounds Limited (the "Company") and Wanjiru Njeri (the "Artist").

1. End

${items}

2. Copies

The parties agree that this contract may be signed in two copies.`).issues;
  const items = [
    "The Company may at any time:",
    "- change the terms of this agreement",
    "- suspend the term",
  ];
  const found = list(items.join("\n"));
  expect(found.find(({ point }) => point === 35)?.quotation).toBe(items.slice(0, 2).join(" "));
  expect(found.find(({ point }) => point === 47)?.quotation).toBe(items.join(" "));
});

test("a promised credit is not quoted for what happens without it", () => {
  const found = readByRules(`PRODUCER AGREEMENT

This agreement is between Wanjiru Njeri (the "Artist") and Brian Otieno (the "Producer").

1. Credit

The Artist shall credit the Producer on every release.`).issues.find(({ point }) => point === 22);
  expect(found?.quotation).toBe("nothing found on a remedy for a missing credit");
});

test("what is found far apart in one long sentence is not quoted", () => {
  expect(pointsOf("The Label may use pictures of the Artist in any manner.")).toContain(34);
  const parts = "sketches, drafts, notes and lists of the songs in its archive, ".repeat(8);
  expect(
    pointsOf(`The Label may use pictures of the Artist in its archive, ${parts}and in any manner.`),
  ).not.toContain(34);
});

test("a blank that says who, or how long a song is, is none that can be filled in with money or years", () => {
  const blankOf = (words: string) => {
    const quoted = quotedAt(40, words);
    return quoted?.startsWith(NOTHING_FOUND) ? undefined : quoted;
  };
  expect(blankOf("The Company pays 60 % to [Singer Name].")).toBeUndefined();
  expect(blankOf("Track duration: ________")).toBeUndefined();
  expect(blankOf("The Company pays [PERCENTAGE] of the income to Wanjiru.")).toContain("[PERCENTAGE]");
  expect(blankOf("The contract lasts ________ years.")).toContain("________");
});
