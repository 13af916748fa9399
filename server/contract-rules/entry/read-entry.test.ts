import { describe, expect, test } from "vitest";
import { readsAsMusic } from "#server/contract-rules/entry/reads-as-music";
import { readEntry } from "#server/contract-rules/entry/read-entry";
import { nearMisses } from "#server/contract-rules/entry/near-misses";
import { otherTexts } from "#server/contract-rules/entry/other-texts";
import { refusedTexts } from "#server/contract-rules/entry/refused-texts";
import { shortContracts } from "#server/contract-rules/entry/short-contracts";
import { labels } from "#server/contract-rules/labelled/labels";
import { readLabelled } from "#server/contract-rules/labelled/measure-reviewer";

describe("at the counter", () => {
  test.each(labels)("$file is taken: a contract about music, and whole", (label) => {
    const { isContract, subject, gaps } = readEntry(readLabelled(label));
    expect({ isContract, isOurs: subject.isOurs, gaps }).toEqual({
      isContract: true,
      isOurs: true,
      gaps: [],
    });
  });

  test.each([...refusedTexts, ...nearMisses])("no review is sold of: $name", ({ text, about = null }) => {
    const { isContract, subject } = readEntry(text);
    expect(isContract && subject.isOurs).toBe(false);
    if (about) expect({ isContract, other: subject.other }).toEqual({ isContract: true, other: about });
  });

  test.each(shortContracts)("a short paper is taken: $name", ({ text }) => {
    const { language, isContract, subject } = readEntry(text);
    expect({ language, isContract, isOurs: subject.isOurs }).toEqual({
      language: "English",
      isContract: true,
      isOurs: true,
    });
  });

  test.each(otherTexts)("nobody is sold a review of: $name", ({ text }) => {
    const { language, isContract, subject } = readEntry(text);
    expect(language === "English" && isContract && subject.isOurs).toBe(false);
  });

  test.each([
    [
      "the artwork of a band on products",
      `MERCHANDISE LICENCE AGREEMENT between the band Mvua ("Licensor") and Tee House Limited ("Licensee").
1. Licensor grants Licensee a licence to make and sell products with the name and logo of the band: shirts, caps and posters.
2. Licensee shall pay Licensor a royalty of 15 % of the price of each product sold, with a sales report each quarter.
3. Products that are left in the inventory at the end of the term may be sold for ninety days more. Royalties are due on them as well.
4. The artist approves every design in writing. This agreement is governed by the laws of Kenya.`,
    ],
    [
      "a singer who lends her name to products",
      `ENDORSEMENT AGREEMENT between Juisi Limited (the "Company") and Zawadi Okello (the "Talent").
1. The Talent shall endorse the products of the Company, appear at two events and post about the products four times.
2. The Company may use the name and likeness of the Talent on the product and in campaigns during the term of one year.
3. The Company shall pay the Talent KES 400,000 and send the Talent free products. The Talent shall not endorse other products of that sort.
4. Either party may terminate this agreement upon thirty days' written notice.`,
    ],
  ])("%s is taken", (_name, text) => {
    const { isContract, subject } = readEntry(text);
    expect({ isContract, isOurs: subject.isOurs }).toEqual({ isContract: true, isOurs: true });
  });

  test.each([
    ["booking-festival-kisumu", "booking"],
    ["beat-lease", "beat_licence"],
    ["sync-letter-machakos", "sync"],
    ["distribution-click-through", "distribution"],
    ["publishing-exclusive-accra", "songwriter"],
    ["recording-360-abuja", "recording"],
    ["label-licence-london", "licence"],
  ])("tells the kind of %s", (file, kind) => {
    expect(readEntry(readLabelled({ file })).kind).toBe(kind);
  });
});

test("a contract of any length is about what it begins with, whatever is annexed to it", () => {
  const { text } = shortContracts.find(({ name }) => name === "recording")!;
  const annex = "The premises are let by the landlord to the tenant. ".repeat(2000);
  expect(readsAsMusic(`${text}${" ".repeat(8000)}${annex}`)).toBe(readsAsMusic(text));
});

describe("fifty thousand characters are looked at in a moment", () => {
  const LENGTH = 50_000;
  /** Far above what it takes, far below what backtracking costs. */
  const MOST_MILLISECONDS = 4000;
  test.each([
    "you ",
    '"',
    '"a',
    "[",
    "[a",
    "[a]",
    "a/",
    "photo ",
    "model ",
    "venue ",
    "contracts and ",
    "artist musician ",
    "you upload grant submit ",
    "sound effects samples ",
    "royalty-free royalty ",
    "a\n",
    '"a"\n',
  ])("of %j", (piece) => {
    const start = performance.now();
    readEntry(`AGREEMENT between you and the Artist\n${piece.repeat(LENGTH / piece.length)}`);
    expect(performance.now() - start).toBeLessThan(MOST_MILLISECONDS);
  });
});

describe("an excerpt is told from a whole contract", () => {
  const clauses = (numbers: readonly number[]) =>
    numbers.map((number) => `${number}. The Artist shall deliver the album to the Label.`).join("\n");

  test.each([
    [clauses([4, 5, 6]), ["it begins with clause 4"]],
    [clauses([1, 2, 3]), []],
    ["17 November 2026\n\n" + clauses([1, 2]), []],
    ["and the Label shall pay the Artist.\n" + clauses([1, 2]), ["it begins in the middle of a sentence"]],
    [clauses([1, 2]) + "\n3. The Label shall pay the", ["it breaks off in the middle of a sentence"]],
    [clauses([1, 2]) + "\nSigned\nAmina Wanjiru", []],
  ])("%#", (text, gaps) => {
    expect(readEntry(text).gaps).toEqual(gaps);
  });
});
