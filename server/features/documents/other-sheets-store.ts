import { sql } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import { documentVersions } from "#server/db/tables/documents";
import { searchEntries, searchPostings } from "#server/db/tables/search";
import {
  readFrozen,
  UnreadableDocument,
  type FrozenDocument,
} from "#server/features/documents/stored-content";
import { identityOf } from "#shared/domain/songs/identity";
import { foldName, recognise } from "#shared/domain/songs/match";
import { wordsIn } from "#shared/words/speak";

/** So many of one title are looked at, the newest. */
const AT_MOST = 50;
/** So many are named on a paper. */
const MOST_NAMED = 3;

/**
 * What papers say of other split sheets that are in force for the same song, whoever they are of, a sentence each: they are read from what
 * anybody finds in the search. Only those that everybody on them has signed: anybody can send one.
 */
export async function describeOtherSheets(db: Queryable, frozen: FrozenDocument): Promise<string[]> {
  if (frozen.type !== "split_sheet") return [];
  const own = identityOf({ id: frozen.documentId, says: frozen, record: null }, frozen.title);
  const others = (await findSheetsCalled(db, frozen)).flatMap((other) => {
    if (recognise(own, identityOf({ id: other.documentId, says: other, record: null }, other.title)) === null)
      return [];
    const names = namesInCommon(frozen, other);
    const who = names === "" ? "by the same artist" : `with ${names} on it as well`;
    return [
      `Another split sheet of “${frozen.content.songTitle}” is in force, ${who}, signed by everybody on it: document ${other.documentId}. This paper says nothing about that one.`,
    ];
  });
  const more = others.length - MOST_NAMED;
  return more > 0
    ? [
        ...others.slice(0, MOST_NAMED),
        `There ${more === 1 ? "is one more" : `are ${more} more`} of the kind.`,
      ]
    : others;
}

type Sheet = Extract<FrozenDocument, { type: "split_sheet" }>;

/** As the one sheet writes them. */
function namesInCommon(one: Sheet, other: Sheet): string {
  const theirs = new Set(other.signers.map(({ name }) => foldName(name)));
  return wordsIn("en").list(one.signers.map(({ name }) => name).filter((name) => theirs.has(foldName(name))));
}

async function findSheetsCalled(db: Queryable, { documentId, content }: Sheet) {
  const { rows } = await db.execute<{ documentId: string; canonical: string }>(sql`
    select v.document_id as "documentId", v.canonical from ${searchPostings} p
    join ${searchEntries} e on e.number = p.entry and e.type = 'split_sheet'
    join ${documents} d on d.id = e.document_id
    join ${documentVersions} v on v.document_id = d.id and v.signed_at is not null and v.ended_at is null
    where p.term = 't=' || left(array_to_string(search_split(${content.songTitle}), ' '), 200) and d.id <> ${documentId}
    order by p.entry desc limit ${AT_MOST}`);
  return rows.flatMap((row) => {
    try {
      const other = readFrozen(row);
      return other.type === "split_sheet" ? [other] : [];
    } catch (error) {
      // Its own page says that it cannot be read.
      if (error instanceof UnreadableDocument) return [];
      throw error;
    }
  });
}
