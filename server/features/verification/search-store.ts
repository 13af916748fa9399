import { sql } from "#server/orm";
import type { Db } from "#server/db/client";
import { plan } from "#server/db/plan";
import { searchEntries, searchPostings, searchWords } from "#server/db/tables/search";
import type { Probe } from "#server/features/verification/search-rules";
import { EntryPeople } from "#shared/contract/verification";

/** Words of a question that are looked at in each field. */
const MOST_WORDS = 8;
/** Words that look alike and are weighed for one that was typed. */
const MOST_ALIKE = 200;
/** Entries whose fit is weighed where each has all that was asked for, and where that has to be seen. */
const FEW_WEIGHED = 20;
const MANY_WEIGHED = 48;
/** Postings read where terms have to meet in an entry. */
const MOST_POSTINGS = 4000;

/** A word of the question, folded, with the words documents have that may be it, separated by spaces. */
export type WordsNear = { field: "t" | "a"; word: string; near: string };

const nearWords = plan<WordsNear>(
  "search_words_near",
  sql`
  with asked as (
    select field, word, place
    from (values ('t', ${sql.placeholder("title")}), ('a', ${sql.placeholder("artist")})) as question(field, written)
    cross join unnest(search_split(written)) with ordinality as split(word, place)
    where place <= ${sql.raw(String(MOST_WORDS))})
  select field, word, near
  from asked join (
    select word, array_to_string(array(
        select known.word from ${searchWords} known where search_near(known.word) && search_near(once.word)
          and abs(length(known.word) - length(once.word)) <= 2
        limit ${sql.raw(String(MOST_ALIKE))}
      ), ' ') as near
    from (select distinct word from asked) once) known using (word)
  order by field, place`,
);

export function wordsNear(db: Db, question: { title: string; artist: string }): Promise<WordsNear[]> {
  return nearWords(db, question);
}

const alike = plan<{ word: string; likeness: number }>(
  "search_words_alike",
  sql`
  select word, similarity(word, ${sql.placeholder("word")}) as likeness from ${searchWords}
  where word % ${sql.placeholder("word")} order by likeness desc, word limit 4`,
);

/** Words with the same trigrams, for one that is more than a slip away from all. */
export function wordsAlike(db: Db, word: string): Promise<{ word: string; likeness: number }[]> {
  return alike(db, { word });
}

/** Its terms are lines of one text, and its time is the ISO text of the response: both are read faster so. */
export type FoundEntry = Pick<
  typeof searchEntries.$inferSelect,
  "documentId" | "title" | "type" | "people"
> & { createdAt: string; terms: string };

const entriesWith = plan<Omit<FoundEntry, "people"> & { people: unknown }>(
  "search_entries_with",
  sql`
  with hits as (
    select newest.entry, sum(probe.weight) as weight
    from unnest(${sql.placeholder("terms")}::text[], ${sql.placeholder("weights")}::real[]) as probe(term, weight)
    cross join lateral (
      select entry from ${searchPostings} where term = probe.term order by entry desc limit ${sql.placeholder("each")}
    ) newest
    group by newest.entry
    having count(distinct left(probe.term, 1)) = ${sql.placeholder("fields")}
    order by weight desc, newest.entry desc limit ${sql.placeholder("most")})
  select document_id as "documentId", title, type, people, array_to_string(terms, E'\\n') as terms,
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
  from hits join ${searchEntries} on number = hits.entry`,
);

/**
 * The entries most of the terms speak for, of each field one at least. Of each term only the newest entries are looked at:
 * as many as are weighed where one term is enough, more where terms have to meet in an entry.
 */
export async function findEntries(
  db: Db,
  probes: readonly Probe[],
  isOneEnough: boolean,
): Promise<FoundEntry[]> {
  if (probes.length === 0) return [];
  const found = await entriesWith(db, {
    terms: probes.map(({ term }) => term),
    weights: probes.map(({ weight }) => weight),
    fields: new Set(probes.map(({ term }) => term[0])).size,
    each: isOneEnough ? FEW_WEIGHED : Math.ceil(MOST_POSTINGS / probes.length),
    most: isOneEnough ? FEW_WEIGHED : MANY_WEIGHED,
  });
  return found.map((entry) => ({ ...entry, people: EntryPeople.parse(entry.people) }));
}
