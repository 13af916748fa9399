/** What a document waits for: its reader, others, or nothing any more. */
export const dashboardParts = ["needs_you", "waits", "done"] as const;
export type DashboardPart = (typeof dashboardParts)[number];

/** Where a document stands for its reader: what was put away waits for nobody. */
export const documentPlaces = [...dashboardParts, "archived"] as const;
export type DocumentPlace = (typeof documentPlaces)[number];

export const documentSorts = ["newest", "oldest", "title", "type"] as const;
export type DocumentSort = (typeof documentSorts)[number];

/** So many documents are acted on at once. */
export const MOST_AT_ONCE = 50;
