import { expect, test } from "vitest";
import { cell, csvLine } from "#server/adapters/csv";

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1"])(
  "%j cannot run as a formula",
  (text) => {
    expect(cell(text).replace(/^"/, "")).toMatch(/^'/);
  },
);

test("quotes as RFC 4180 has it, and leaves numbers and plain words alone", () => {
  expect(csvLine(['Say "no", twice', "two\nlines", " edge", "plain", -5, true, null])).toBe(
    '"Say ""no"", twice","two\nlines"," edge",plain,-5,true,\r\n',
  );
});
