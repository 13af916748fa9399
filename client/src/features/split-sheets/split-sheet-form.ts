import type { SplitSheetInput, SplitSheetView } from "#shared/contract/split-sheet";
import { formatShare, hasTwoDecimals, isWhole, toHundredths, type Hundredths } from "#shared/domain/shares";
import { showPhone } from "#shared/domain/phone";
import { nothingDeclared, type Declared } from "#shared/domain/declared";
import { noSongFacts, type SongFacts } from "#shared/domain/song-facts";

/** A row as somebody types it. The share stays text: "33.30" is not turned into "33.3" under the fingers. */
export type PersonRow = { name: string; email: string; phone: string; role: string; percentage: string };

/** The lists by the names they travel under, so that the server's issues find their fields. */
export type ListName = "publishingRightsCollaborators" | "masterRightsCollaborators";

export const listTitles: Record<ListName, string> = {
  publishingRightsCollaborators: "Publishing rights",
  masterRightsCollaborators: "Master rights",
};

/** The split sheet form. Rows of master rights are kept while `hasMaster` is off: switching it back on brings them back. */
export type SplitSheetForm = SongFacts & {
  declared: Declared;
  hasMaster: boolean;
  publishingRightsCollaborators: PersonRow[];
  masterRightsCollaborators: PersonRow[];
};

export function personRow(row: Partial<PersonRow> = {}): PersonRow {
  return { name: "", email: "", phone: "", role: "", percentage: "", ...row };
}

/** What a row is called where it is spoken of. */
export function nameOfRow(row: PersonRow | undefined, index: number): string {
  return row?.name.trim() || `Person ${index + 1}`;
}

export const emptySplitSheetForm: SplitSheetForm = {
  ...noSongFacts,
  declared: nothingDeclared,
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

/** Whether a typed share can stand on a sheet as it is: shares that cannot may still add up to 100%. */
export function isShare(percentage: string): boolean {
  const percent = percentOf(percentage);
  return percent >= 0.01 && percent <= 100 && hasTwoDecimals(percent);
}

/** Whether every share can stand and together they are the whole. */
export function isComplete(rows: readonly PersonRow[]): boolean {
  const typed = rows.map(({ percentage }) => percentage);
  return typed.every(isShare) && isWhole(typed.map(shareOf));
}

/** People on the continent type a decimal comma as often as a point; Arabic keyboards have digits and a mark of their own. */
function percentOf(percentage: string): number {
  const typed = percentage
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ZERO))
    .replace(/[,٫]/, ".");
  return /^[-\d.]*$/.test(typed) ? Number(typed) : NaN;
}

const ZERO = "٠".charCodeAt(0);

export function formFromSheet(sheet: SplitSheetView): SplitSheetForm {
  const rows = (holders: SplitSheetView[ListName]) =>
    holders.map(({ percentage, phone = "", ...row }) => ({
      ...row,
      phone: showPhone(phone),
      percentage: formatShare(toHundredths(percentage)),
    }));
  return {
    ...sheet,
    declared: sheet.declared ?? nothingDeclared,
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
