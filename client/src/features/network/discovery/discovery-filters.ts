import type { DiscoveryFilters } from "#shared/contract/network";
import { availabilities, budgets, collaboratorRoles, countries } from "#shared/domain/collaborator-lists";
import { genres } from "#shared/domain/music-lists";

/** What narrows the list of people down, and which page of it is shown. */
export type Filters = Pick<
  DiscoveryFilters,
  "role" | "genre" | "country" | "budget" | "availability" | "name"
> & {
  page: number;
};

export const choices = {
  role: collaboratorRoles,
  genre: genres,
  country: countries,
  budget: budgets,
  availability: availabilities,
} as const;
export type ChoiceName = keyof typeof choices;
const choiceNames = Object.keys(choices) as ChoiceName[];

export const LONGEST_NAME = 80;

/** Reads the filters from a page address; what makes no sense there is as if it were not given. */
export function readFilters(query: string): Filters {
  const given = new URLSearchParams(query);
  const page = Number(given.get("page"));
  const name = given.get("name")?.slice(0, LONGEST_NAME) ?? "";
  const chosen = choiceNames.flatMap((key) => {
    const choice = choices[key].find((value) => value === given.get(key));
    return choice === undefined ? [] : [[key, choice] as const];
  });
  return {
    ...Object.fromEntries(chosen),
    ...(name.trim() !== "" && { name }),
    page: Number.isInteger(page) && page > 0 && page <= 5000 ? page : 1,
  };
}

/** The query of a page address (with its `?`), naming only what was chosen. */
export function writeFilters({ page, ...filters }: Filters): string {
  const query = new URLSearchParams();
  for (const key of [...choiceNames, "name"] as const) if (filters[key]) query.set(key, filters[key]);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Any change besides turning the page starts again at page 1; an empty text takes a filter away. */
export function changeFilters(
  filters: Filters,
  change: Partial<Record<keyof DiscoveryFilters, string>>,
): Filters {
  const { page: _, ...rest } = filters;
  return readFilters(writeFilters({ ...rest, ...change, page: 1 } as Filters));
}

/** How many of the choices are made; the name is not one of them. */
export function countChosen(filters: Filters): number {
  return choiceNames.filter((key) => filters[key] !== undefined).length;
}

export function isFiltered(filters: Filters): boolean {
  return filters.name !== undefined || countChosen(filters) > 0;
}
