import type { SplitSheetInput, SplitSheetView } from "#shared/contract/documents";
import { formatShare, toHundredths, type Hundredths } from "#shared/domain/shares";

/** A row as somebody types it. The share stays text: "33.30" is not turned into "33.3" under the fingers. */
export type PersonRow = { name: string; email: string; role: string; percentage: string };

/** The lists by the names they travel under, so that the server's issues find their fields. */
export type ListName = "publishingRightsCollaborators" | "masterRightsCollaborators";

export const listTitles: Record<ListName, string> = {
  publishingRightsCollaborators: "Publishing rights",
  masterRightsCollaborators: "Master rights",
};

/** The split sheet form. Rows of master rights are kept while `hasMaster` is off: switching it back on brings them back. */
export type SplitSheetForm = {
  songTitle: string;
  artistName: string;
  releaseDate: string;
  duration: string;
  genre: string;
  isrc: string;
  label: string;
  publisher: string;
  notes: string;
  hasMaster: boolean;
  publishingRightsCollaborators: PersonRow[];
  masterRightsCollaborators: PersonRow[];
};

export function personRow(row: Partial<PersonRow> = {}): PersonRow {
  return { name: "", email: "", role: "", percentage: "", ...row };
}

export const emptySplitSheetForm: SplitSheetForm = {
  songTitle: "",
  artistName: "",
  releaseDate: "",
  duration: "",
  genre: "",
  isrc: "",
  label: "",
  publisher: "",
  notes: "",
  hasMaster: false,
  publishingRightsCollaborators: [
    personRow({ role: "Songwriter", percentage: "50" }),
    personRow({ role: "Beatmaker", percentage: "50" }),
  ],
  masterRightsCollaborators: [],
};

/** What a typed share means; nothing, or something that is no number, holds no share. */
export function shareOf(percentage: string): Hundredths {
  const percent = percentOf(percentage);
  return Number.isFinite(percent) ? toHundredths(percent) : 0;
}

/** People on the continent type a decimal comma as often as a point. */
function percentOf(percentage: string): number {
  return Number(percentage.trim().replace(",", "."));
}

export function formFromSheet(sheet: SplitSheetView): SplitSheetForm {
  const rows = (holders: SplitSheetView[ListName]) =>
    holders.map(({ percentage, ...row }) => ({ ...row, percentage: formatShare(toHundredths(percentage)) }));
  return {
    ...sheet,
    hasMaster: sheet.masterRightsCollaborators.length > 0,
    publishingRightsCollaborators: rows(sheet.publishingRightsCollaborators),
    masterRightsCollaborators: rows(sheet.masterRightsCollaborators),
  };
}

export function sheetFromForm({ hasMaster, ...form }: SplitSheetForm): SplitSheetInput {
  const holders = (rows: PersonRow[]) =>
    rows.map(({ percentage, ...row }) => ({ ...row, percentage: percentOf(percentage) }));
  return {
    ...form,
    publishingRightsCollaborators: holders(form.publishingRightsCollaborators),
    masterRightsCollaborators: hasMaster ? holders(form.masterRightsCollaborators) : [],
  };
}
