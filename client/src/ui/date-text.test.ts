import { expect, test } from "vitest";
import { dateOf, shownDate, withSlashes } from "#client/ui/date-text";

test.each([
  ["20/11/2026", "2026-11-20"],
  ["5/9/2026", "2026-09-05"],
  ["5.9.2026", "2026-09-05"],
  [" 05-09-2026 ", "2026-09-05"],
  ["2026-11-20", "2026-11-20"],
  ["29/02/2028", "2028-02-29"],
  ["29/02/2026", "29/02/2026"],
  ["11/20/2026", "11/20/2026"],
  ["2026-02-30", "2026-02-30"],
  ["Summer 2027", "Summer 2027"],
  ["", ""],
])("%j is %j", (typed, value) => {
  expect(dateOf(typed)).toBe(value);
});

test("is shown with the day first, and what is no date as it is", () => {
  expect(["2026-11-20", "Summer 2027", "31/02/2026", ""].map(shownDate)).toEqual([
    "20/11/2026",
    "Summer 2027",
    "31/02/2026",
    "",
  ]);
});

/** What stands in the field after each key. */
function typing(keys: string): string {
  return [...keys].reduce((shown, key) => withSlashes(shown + key, shown), "");
}

test("slashes come by themselves, once", () => {
  expect(typing("20112026")).toBe("20/11/2026");
  expect(typing("5/9/2026")).toBe("5/9/2026");
  expect(typing("5/112026")).toBe("5/11/2026");
  expect(typing("Summer 2027")).toBe("Summer 2027");
  expect(withSlashes("20112026", "")).toBe("20/11/2026");
  expect(withSlashes("20/1", "20/11")).toBe("20/1");
  expect(withSlashes("20", "20/")).toBe("20");
});
