import { describe, expect, test } from "vitest";
import { readEntry } from "#server/contract-rules/entry/read-entry";
import { refusedTexts } from "#server/contract-rules/entry/refused-texts";
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

  test.each(refusedTexts)("no review is sold of: $name", ({ text, about = null }) => {
    const { isContract, subject } = readEntry(text);
    expect(isContract && subject.isOurs).toBe(false);
    if (about) expect({ isContract, other: subject.other }).toEqual({ isContract: true, other: about });
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
