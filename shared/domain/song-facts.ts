import { songFacts, type SplitSheet } from "#shared/domain/split-sheet";

export type SongFact = (typeof songFacts)[number];

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** What shows for a fact: its text, with a date as dd/mm/yyyy, or the words for a missing one ("TBD", "Independent"). */
export function factText(sheet: Pick<SplitSheet, SongFact["key"]>, fact: SongFact): string {
  const text = sheet[fact.key].trim();
  return text === "" ? fact.missing : text.replace(ISO_DAY, "$3/$2/$1");
}

/** The facts under the title: all but the song and the artist, which are the title. */
export const factsBelowTitle: readonly SongFact[] = songFacts.filter(
  (fact) => fact.key !== "songTitle" && fact.key !== "artistName",
);
