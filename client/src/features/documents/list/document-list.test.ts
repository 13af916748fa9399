import { describe, expect, it } from "vitest";
import type { DocumentSummary } from "#shared/contract/documents";
import {
  countLine,
  filterDocuments,
  indexDocuments,
  noMatchLine,
  pageOf,
  rangeLine,
  sortDocuments,
} from "#client/features/documents/list/document-list";
import { noFilters } from "#client/features/documents/list/document-list-filters";

function summary(title: string, more: Partial<DocumentSummary> = {}): DocumentSummary {
  return {
    id: crypto.randomUUID(),
    type: "split_sheet",
    title,
    status: "draft",
    createdAt: "2026-11-20T10:00:00.000Z",
    access: "owner",
    signerCount: 0,
    signedCount: 0,
    inForce: null,
    returned: null,
    toSign: false,
    consent: null,
    ...more,
  };
}

function found(documents: DocumentSummary[], filters: Partial<typeof noFilters>): string[] {
  return filterDocuments(indexDocuments(documents), { ...noFilters, ...filters }).map(
    ({ document }) => document.title,
  );
}

function sorted(documents: DocumentSummary[], sort: typeof noFilters.sort): string[] {
  return sortDocuments(indexDocuments(documents), sort).map(({ document }) => document.title);
}

describe("searching documents", () => {
  const documents = [
    summary("Nairobi Nights"),
    summary("Ọláyínká’s Song", { status: "pending" }),
    summary("Ɛdɔ", { type: "producer_agreement" }),
    summary("ተዎድሮስ", { status: "fully_signed" }),
    summary("Conceição (Remix)"),
  ];

  it.each([
    ["nairobi", ["Nairobi Nights"]],
    ["NIGHTS nairobi", ["Nairobi Nights"]],
    ["olayinka's", ["Ọláyínká’s Song"]],
    ["OLÁYINKÁ", ["Ọláyínká’s Song"]],
    ["edo", ["Ɛdɔ"]],
    ["ተዎድ", ["ተዎድሮስ"]],
    ["conceicao", ["Conceição (Remix)"]],
    ["(", ["Conceição (Remix)"]],
    ["producer agr", ["Ɛdɔ"]],
    ["nairobi agreement", []],
  ])("finds by %s", (search, titles) => {
    expect(found(documents, { search })).toEqual(titles);
  });

  it("shows everything when the search is only white space", () => {
    expect(found(documents, { search: "  \t" })).toHaveLength(documents.length);
  });

  it("narrows by status and type together", () => {
    expect(found(documents, { status: "pending" })).toEqual(["Ọláyínká’s Song"]);
    expect(found(documents, { type: "producer_agreement" })).toEqual(["Ɛdɔ"]);
    expect(found(documents, { status: "pending", type: "producer_agreement" })).toEqual([]);
  });
});

describe("sorting documents", () => {
  const documents = [
    summary("b", { createdAt: "2026-01-02T00:00:00.000Z", type: "split_sheet" }),
    summary("Á", { createdAt: "2026-01-01T00:00:00.000Z", type: "producer_agreement" }),
    summary("a", { createdAt: "2026-01-03T00:00:00.000Z", type: "split_sheet" }),
  ];

  it("sorts by date both ways", () => {
    expect(sorted(documents, "newest")).toEqual(["a", "b", "Á"]);
    expect(sorted(documents, "oldest")).toEqual(["Á", "b", "a"]);
  });

  it("sorts titles as people read them: accents and case last, numbers as numbers", () => {
    expect(sorted(documents, "title")).toEqual(["a", "Á", "b"]);
    const takes = ["Take 10", "take 2", "Take 1"].map((title) => summary(title));
    expect(sorted(takes, "title")).toEqual(["Take 1", "take 2", "Take 10"]);
  });

  it("sorts by type label, newest first within a type", () => {
    expect(sorted(documents, "type")).toEqual(["Á", "a", "b"]);
  });

  it.each(["newest", "oldest", "title", "type"] as const)("keeps the order of equals (%s)", (sort) => {
    const equals = Array.from({ length: 50 }, (_, index) => summary("Same", { signerCount: index }));
    const counts = sortDocuments(indexDocuments(equals), sort).map(({ document }) => document.signerCount);
    expect(counts).toEqual(equals.map((_, index) => index));
  });
});

describe("why nothing matches", () => {
  it.each([
    [{ search: " ndoto " }, "No document has “ndoto” in its title or type."],
    [{ status: "pending" }, "No document has the status you chose."],
    [{ status: "pending", type: "split_sheet" }, "No document has the status and type you chose."],
    [
      { search: "a", type: "split_sheet" },
      "No document with the type you chose has “a” in its title or type.",
    ],
  ] as const)("%o", (used, line) => {
    expect(noMatchLine({ ...noFilters, ...used })).toBe(line);
  });
});

describe("paging", () => {
  const items = Array.from({ length: 25 }, (_, index) => index);

  it("cuts pages of 12", () => {
    expect(pageOf(items, 1)).toMatchObject({ page: 1, pages: 3, first: 1, last: 12 });
    expect(pageOf(items, 2).shown).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
    expect(pageOf(items, 3)).toMatchObject({ shown: [24], first: 25, last: 25 });
  });

  it("takes a page beyond the end for the last one", () => {
    expect(pageOf(items, 99).page).toBe(3);
    expect(pageOf([], 4)).toEqual({ shown: [], page: 1, pages: 1, first: 0, last: 0 });
  });

  it("says what shows", () => {
    expect(rangeLine(pageOf(items, 2), 25)).toBe("Showing 13-24 of 25 documents");
    expect(rangeLine(pageOf(items, 3), 25)).toBe("Showing 25 of 25 documents");
    expect(countLine(3, 40)).toBe("3 of 40 documents");
    expect(countLine(0, 1)).toBe("0 of 1 document");
  });
});
