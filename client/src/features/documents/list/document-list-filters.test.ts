import { describe, expect, it } from "vitest";
import {
  changeFilters,
  isFiltered,
  noFilters,
  readFilters,
  writeFilters,
} from "#client/features/documents/list/document-list-filters";

describe("filters in the address", () => {
  it("come back as they were written", () => {
    const filters = {
      search: "Ọlá & co",
      part: "waits",
      status: "partially_signed",
      type: "split_sheet",
      label: "9c1f0f5e-7a51-4d55-8f0f-111111111111",
      sort: "title",
      page: 3,
    } as const;
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });

  it("leave the address clean when nothing is chosen", () => {
    expect(writeFilters(noFilters)).toBe("");
    expect(readFilters("")).toEqual(noFilters);
  });

  it("ignore what nobody can have chosen", () => {
    expect(readFilters("?status=signed&type=novel&sort=random&page=-2")).toEqual(noFilters);
    expect(readFilters("?page=1e999").page).toBe(1);
  });

  it("start at page 1 after any change but turning the page", () => {
    const onPage3 = { ...noFilters, page: 3 };
    expect(changeFilters(onPage3, { search: "a" }).page).toBe(1);
    expect(changeFilters(onPage3, { sort: "title" }).page).toBe(1);
    expect(changeFilters(onPage3, { page: 2 }).page).toBe(2);
  });

  it("count as filtering only when they can hide a document", () => {
    expect(isFiltered({ ...noFilters, sort: "title", page: 2, search: "  " })).toBe(false);
    expect(isFiltered({ ...noFilters, type: "split_sheet" })).toBe(true);
  });
});
