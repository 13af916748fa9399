import { describe, expect, it } from "vitest";
import {
  changeFilters,
  countChosen,
  isFiltered,
  readFilters,
  writeFilters,
} from "#client/features/network/discovery/discovery-filters";

describe("the filters of discovery in the address", () => {
  const filters = {
    role: "mixing_engineer",
    genre: "R&B",
    country: "South Africa",
    budget: "1000+",
    availability: "busy",
    name: "Ọlá & co",
    page: 3,
  } as const;

  it("come back as they were written", () => {
    expect(readFilters(writeFilters(filters))).toEqual(filters);
    expect(countChosen(filters)).toBe(5);
  });

  it("leave the address clean when nothing is chosen", () => {
    expect(writeFilters(readFilters(""))).toBe("");
    expect(isFiltered(readFilters("?page=2"))).toBe(false);
  });

  it("ignore what nobody can have chosen", () => {
    expect(readFilters("?role=wizard&genre=pop&budget=5&page=-1&name=%20")).toEqual({ page: 1 });
    expect(readFilters(`?name=${"x".repeat(90)}`).name).toHaveLength(80);
  });

  it("start at the first page again, and take a choice away by choosing nothing", () => {
    expect(changeFilters(filters, { genre: "Pop" })).toEqual({ ...filters, genre: "Pop", page: 1 });
    const { role: _, ...without } = filters;
    expect(changeFilters(filters, { role: "" })).toEqual({ ...without, page: 1 });
  });
});
