import { expect, test } from "vitest";
import { parseKeptText, readKeptText } from "#client/features/agreements/edits/kept-text";

test("what was kept is read again", () => {
  const kept = { revision: 3, text: "1. FEE", aside: null };
  expect(readKeptText(kept)).toEqual(kept);
  expect(parseKeptText(JSON.stringify({ ...kept, aside: "2. FEE" }))).toEqual({ ...kept, aside: "2. FEE" });
});

test("what is no text is none", () => {
  for (const stored of [null, "text", 3, {}, { revision: "3", text: "" }, { revision: 3, text: null }])
    expect(readKeptText(stored)).toBeNull();
  expect(parseKeptText(null)).toBeNull();
  expect(parseKeptText("{")).toBeNull();
});
