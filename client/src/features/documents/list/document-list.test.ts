import { describe, expect, it } from "vitest";
import { countLine, noMatchLine, rangeLine } from "#client/features/documents/list/document-list";
import { noFilters } from "#client/features/documents/list/document-list-filters";
import type { DashboardRow } from "#shared/contract/dashboard";

describe("why nothing matches", () => {
  it.each([
    [{ search: " ndoto " }, "No document has “ndoto” in its title, type, artist or people."],
    [{ part: "waits" }, "No document has the place you chose."],
    [{ label: "some" }, "No document has the label you chose."],
    [{ status: "pending" }, "No document has the status you chose."],
    [{ status: "pending", type: "split_sheet" }, "No document has the status and type you chose."],
    [
      { search: "a", type: "split_sheet" },
      "No document with the type you chose has “a” in its title, type, artist or people.",
    ],
  ] as const)("%o", (used, line) => {
    expect(noMatchLine({ ...noFilters, ...used })).toBe(line);
  });
});

describe("paging", () => {
  it.each([
    [{ page: 2, total: 25 }, 12, "Showing 13-24 of 25 documents"],
    [{ page: 3, total: 25 }, 1, "Showing 25 of 25 documents"],
    [{ page: 1, total: 1 }, 1, "Showing 1 of 1 document"],
    [{ page: 101, total: 10_000 }, 12, "Showing 1,201-1,212 of 10,000 documents"],
  ])("says what shows of %o", ({ page, total }, shown, line) => {
    const items = Array.from({ length: shown }, () => ({}) as DashboardRow);
    expect(rangeLine({ page, pageSize: 12, items, total })).toBe(line);
  });

  it("counts what matches of all", () => {
    expect(countLine(3, 40)).toBe("3 of 40 documents");
    expect(countLine(0, 1)).toBe("0 of 1 document");
  });
});
