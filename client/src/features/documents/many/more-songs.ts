import type { SheetDocument } from "#shared/contract/documents";
import { MOST_AT_ONCE } from "#shared/domain/dashboard";
import { noSongFacts } from "#shared/domain/song-facts";
import { call } from "#client/lib/call";
import type { DraftKind } from "#client/lib/drafts/draft-storage";

/** The titles of more songs by the same people, one a line; the album, and the id that the draft of each title gets. */
type MoreSongs = { titles: string; album: string; ids: Record<string, string> };

export const moreSongsDraft: DraftKind<MoreSongs> = {
  read: (stored) => {
    const { titles, album, ids } = (stored ?? {}) as Partial<Record<keyof MoreSongs, unknown>>;
    return {
      titles: typeof titles === "string" ? titles : "",
      album: typeof album === "string" ? album : "",
      ids: typeof ids === "object" && ids !== null ? (ids as MoreSongs["ids"]) : {},
    };
  },
  blank: () => ({ titles: "", album: "", ids: {} }),
};

const linesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Each once, in the order they were typed. */
export const titlesIn = (text: string): string[] => [...new Set(linesIn(text))];

/** What becomes of the lines: "3 songs. “Wimbo A” stands there twice and becomes one song." */
export function songsSentence(text: string): string {
  const [lines, titles] = [linesIn(text), titlesIn(text)];
  const twice = titles.filter((title) => lines.filter((line) => line === title).length > 1);
  const told = twice.map(
    (title) => `“\u2068${title}\u2069” stands there more than once and becomes one song.`,
  );
  return [...(titles.length > 1 ? [`${titles.length} songs.`] : []), ...told].join(" ");
}

/** With the sheet they are made from, as many as can be sent at once. */
export const MOST_SONGS = MOST_AT_ONCE - 1;

/**
 * Makes a draft of each song, with the people and shares of the sheet, and labels all with the album's name. What belongs to the one song
 * stays with it. Repeated after a lost answer it makes none twice.
 */
export async function makeSongs(
  { id, content }: Pick<SheetDocument, "id" | "content">,
  songs: readonly { id: string; title: string }[],
  album: string,
): Promise<void> {
  const { artistName, genre, label, publisher, declared: _declared, ...sheet } = content;
  const common = { ...sheet, ...noSongFacts, artistName, genre, label, publisher };
  for (const song of songs) {
    const given = { id: song.id, title: song.title, content: { ...common, songTitle: song.title } };
    await call("POST /api/documents", { body: { ...given, type: "split_sheet", status: "draft" } });
  }
  if (album === "") return;
  const documentIds = [id, ...songs.map((song) => song.id)];
  await call("POST /api/documents/label", { body: { documentIds, name: album, isOn: true } });
}
