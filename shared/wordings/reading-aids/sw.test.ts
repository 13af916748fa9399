import { expect, test } from "vitest";
import { readInLanguage, versions } from "#shared/wordings/reading-aids/sw";
import { songDetails } from "#shared/domain/song-facts";
import { versions as sheetTerms } from "#shared/wordings/sheet-terms";

test("every clause that a sheet was ever sent with can be read in Swahili, in its own words", () => {
  expect(versions.map(({ version }) => version)).toEqual(sheetTerms.map(({ version }) => version));
  const read = sheetTerms.flatMap(({ clauses }) => clauses.map((clause) => readInLanguage(clause)));
  expect(read.every((text) => text !== undefined && text.length > 40)).toBe(true);
  expect(new Set(read).size).toBe(new Set(sheetTerms.flatMap(({ clauses }) => clauses)).size);
});

test("so can what a fact is called and what shows where it is missing, and nothing that somebody typed", () => {
  for (const { key, label, missing } of songDetails) {
    if (key !== "isrc") expect(readInLanguage(label)).toBeDefined();
    expect(readInLanguage(missing)).toBeDefined();
  }
  expect(readInLanguage("Nairobi Nights")).toBeUndefined();
});

test("a figure that stands in a clause stands in what is read", () => {
  const figures = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
  for (const { clauses } of sheetTerms)
    for (const clause of clauses) expect(figures(readInLanguage(clause)!)).toEqual(figures(clause));
});
