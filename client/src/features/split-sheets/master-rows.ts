import { equalPercentages } from "#client/features/split-sheets/balance-shares";
import { shareOf, type PersonRow } from "#client/features/split-sheets/split-sheet-form";
import { recordingRoles } from "#shared/domain/music-lists";
import { formatShare, totalOf } from "#shared/domain/shares";
import { personKey } from "#shared/domain/split-sheet";

/** The people of the song as owners of its recording, with equal shares: most recordings belong to those who made the song. */
export function masterRowsFrom(publishing: readonly PersonRow[], artistName: string): PersonRow[] {
  const people = [...new Map(publishing.map((row, index) => [keyOf(row, index), row])).values()];
  const percentages = equalPercentages(people.length);
  return people.map((row, index) => ({
    ...row,
    role: recordingRoleOf(row, artistName),
    percentage: percentages[index] ?? "",
  }));
}

/** Whoever stands on the sheet twice, with two roles, is one owner; rows without a name are nobody yet. */
const keyOf = (row: PersonRow, index: number) => (row.name.trim() === "" ? index : personKey(row));

function recordingRoleOf({ name, role }: PersonRow, artistName: string): string {
  const isArtist = name.trim() !== "" && fold(artistName).includes(fold(name));
  if (isArtist) return "Artist";
  if (role === "Beatmaker") return "Producer";
  return recordingRoles.find((known) => known === role) ?? "Owner";
}

const fold = (text: string) => text.trim().toLowerCase();

/** What each of the rows holds of the song, all roles together; null where none of them has a share of it. */
export function sharesOfSong(rows: readonly PersonRow[], publishing: readonly PersonRow[]): string[] | null {
  const percentages = rows.map((row) => {
    const total = totalOf(
      publishing.filter((other) => isSamePerson(row, other)).map((other) => shareOf(other.percentage)),
    );
    return total === 0 ? "" : formatShare(total);
  });
  return percentages.every((percentage) => percentage === "") ? null : percentages;
}

const isSamePerson = (one: PersonRow, other: PersonRow) =>
  one.name.trim() !== "" && personKey(one) === personKey(other);
