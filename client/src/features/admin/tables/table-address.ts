import type { z } from "zod";
import { tabIn } from "#client/features/admin/admin-tabs";
import { paths } from "#shared/paths";

export type TableState = {
  page: number;
  pageSize: number;
  sort: string;
  order: "asc" | "desc";
  search?: string | undefined;
};

/** A contract's schema of a table's query: an address is read by the same rules as a request. */
export type TableSchema<State extends TableState> = z.ZodType<State>;

export function readTable<State extends TableState>(schema: TableSchema<State>, query: string): State {
  return schema.parse(Object.fromEntries(new URLSearchParams(query)));
}

/** The address of a table in this state, naming only what differs from how one first sees it. */
export function writeTable<State extends TableState>(
  schema: TableSchema<State>,
  query: string,
  state: State,
): string {
  const first: Record<string, unknown> = schema.parse({});
  const given = Object.entries(state).filter(
    ([name, value]) => value !== undefined && value !== "" && value !== first[name],
  );
  const params = new URLSearchParams([
    ["tab", tabIn(query)],
    ...given.map(([name, value]) => [name, String(value)]),
  ]);
  return `${paths.admin}?${params.toString()}`;
}

/** Where the same table is had as a file: with its filters, all pages of it. */
export function csvOf(path: string, { page: _, pageSize: __, ...state }: TableState): string {
  const given = Object.entries(state).filter(([, value]) => value !== undefined && value !== "");
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}
