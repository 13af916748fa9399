import { describe, expect, test } from "vitest";
import { readTable, writeTable } from "#client/features/admin/tables/table-address";
import { AdminUsersQuery } from "#shared/contract/admin-tables";

const first = readTable(AdminUsersQuery, "");

describe("the address of a table", () => {
  test("names nothing but the tab while one sees it as it is at first", () => {
    expect(writeTable(AdminUsersQuery, "?tab=users", first)).toBe("/admin?tab=users");
  });

  test("brings back the state it was written from", () => {
    const state = { ...first, page: 3, role: "admin" as const, search: "Ọlá & sons", sort: "email" as const };
    const address = writeTable(AdminUsersQuery, "?tab=users&page=9", state);
    expect(readTable(AdminUsersQuery, address.slice("/admin".length))).toEqual(state);
  });

  test("shows the first page of everything where it makes no sense", () => {
    expect(readTable(AdminUsersQuery, "?page=-1&role=king&sort=password&order=up&pageSize=7")).toEqual(first);
  });
});
