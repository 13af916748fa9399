import type { Deps } from "#server/deps";
import type { Reader } from "#server/features/documents/index";
import { keysOfDocument, readPapers, type ReadPaper } from "#server/features/songs/read-papers";
import { findByKeys, makeDueKeys } from "#server/features/songs/song-keys-store";
import { identityOf } from "#shared/domain/songs/identity";
import { songOf, type Identity, type Link, type Recognised } from "#shared/domain/songs/match";
import { keysLike } from "#shared/domain/songs/song-keys";

type Gathered = {
  papers: ReadonlyMap<string, ReadPaper>;
  /** By id, with what each was recognised by: the nearest first. */
  song: ReadonlyMap<string, Recognised | "by_hand">;
};

/** Stands where a document has no id yet. */
export const NEW = "";

/**
 * The papers of the song that a document is of, as far as the reader may read them. Only what may be of the song is read, however many
 * documents there are. `written` is what somebody is writing in the document's place.
 */
export async function gatherSong(
  { db }: Pick<Deps, "db">,
  reader: Reader,
  { id, written = null }: { id: string; written?: Identity | null },
  links: readonly Link[],
): Promise<Gathered> {
  await makeDueKeys(db, reader, keysOfDocument);
  const papers = new Map<string, ReadPaper>();
  const asked = new Set([id]);
  let next = id === NEW ? [] : [id];
  for (;;) {
    for (const one of await readPapers(db, reader, next)) papers.set(one.paper.id, one);
    const stored = [...papers.values()]
      .filter(({ paper }) => written === null || paper.id !== id)
      .map(({ paper, title }) => identityOf(paper, title));
    const identities = written ? [written, ...stored] : stored;
    const song = songOf(id, identities, links);
    const keys = identities.filter((one) => song.has(one.id)).flatMap(keysLike);
    const found = await findByKeys(db, reader, [...new Set(keys)]);
    next = [...new Set([...found, ...linkedTo(song, links)])].filter((one) => !asked.has(one));
    if (next.length === 0) return { papers, song };
    for (const one of next) asked.add(one);
  }
}

/** What was put together with one of the papers by hand. */
function linkedTo(song: Gathered["song"], links: readonly Link[]): string[] {
  return links
    .filter(({ one, other, belongs }) => belongs && (song.has(one) || song.has(other)))
    .flatMap(({ one, other }) => [one, other]);
}
