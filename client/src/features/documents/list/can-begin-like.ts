import type { DashboardRow } from "#shared/contract/dashboard";
import type { DocumentSummary } from "#shared/contract/documents";
import { dashboardParts, type DashboardPart } from "#shared/domain/dashboard";

/** A sheet of another song can be begun with the people of this one. */
export function canBeginLike({ type, access }: Pick<DocumentSummary, "type" | "access">): boolean {
  return type === "split_sheet" && access === "owner";
}

/** Of the sheets on the dashboard the one that something happened to last: who works on several songs mostly does so with the same people. */
export function newestSheet(
  parts: Record<DashboardPart, { items: DashboardRow[] }>,
): DashboardRow | undefined {
  return dashboardParts
    .flatMap((part) => parts[part].items.filter(canBeginLike))
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))[0];
}
