import { and, eq, inArray, ne, or, sql, type SQL } from "#server/orm";
import type { Db, Queryable } from "#server/db/client";
import { users } from "#server/db/tables/auth";
import { collaborationRequests, discoveryEntries } from "#server/db/tables/network";
import { isPublished, personColumns } from "#server/features/network/people-store";

export type Wanted = {
  facets: string[];
  /** Words of a name, folded; each is a part of it or a word of it misspelt. */
  words: string[];
  offset: number;
  limit: number;
};

/** The words of a name as names are looked through. */
export async function foldName(db: Db, name: string): Promise<string[]> {
  const { rows } = await db.execute<{ words: string[] }>(sql`select search_split(${name}) as words`);
  return rows[0]!.words;
}

/** How many published profiles there are besides those `hidden`, and those of one page. */
export async function findPage(db: Queryable, hidden: string[], wanted: Wanted) {
  const { rows } = await db.execute<{ total: number; ids: string[] }>(pageQuery(hidden, wanted));
  return rows[0]!;
}

/**
 * What fits a name best, then featured producers, then whoever joined last. By a name, all that fit are weighed before the first is
 * known, so they are read once; without one, the page is the first of the list that fit, and only the total reads them all.
 */
export function pageQuery(hidden: string[], { facets, words, offset, limit }: Wanted): SQL {
  const isByName = words.length > 0;
  const found = isByName ? sql`materialized` : sql`not materialized`;
  const fit = isByName ? sql`fit desc,` : sql``;
  return sql`
    with found as ${found} (${foundBy(hidden, { facets, words })})
    select (select count(*)::int from found) as total, array(
      select user_id from found order by ${fit} is_featured desc nulls last, joined_at desc nulls last, user_id
      limit ${limit} offset ${offset}) as ids`;
}

function foundBy(hidden: string[], { facets, words }: Pick<Wanted, "facets" | "words">): SQL {
  const { userId, isFeatured, joinedAt } = discoveryEntries;
  const isWanted = and(
    sql`${userId} <> all(${sql.param(hidden)}::uuid[])`,
    facets.length > 0
      ? sql`${discoveryEntries.facets} @> discovery_keys(${sql.param(facets)}::text[])`
      : undefined,
    ...words.map(isNamed),
  );
  const fit = words.length > 0 ? sql`, ${fitOf(words)} as fit` : sql``;
  return sql`select ${userId}, ${isFeatured}, ${joinedAt}${fit} from ${discoveryEntries} where ${isWanted}`;
}

const { name, slips } = discoveryEntries;

/**
 * A part of the name or a word of it misspelt. One letter or two say something only at the start of a word. The slips are kept from
 * the planner (`select`): it would take each for one more word that people have, and read everything.
 */
function isNamed(word: string): SQL {
  if (word.length < 3) return sql`${name} like ${`% ${word}%`}`;
  return sql`(${name} like ${`%${word}%`} or ${slips} && (select discovery_slips(${word})))`;
}

/** How many of the words the name has as they were typed, those at the start of one of its words twice. */
function fitOf(words: string[]): SQL {
  const fits = words.flatMap((word) => [
    sql`(${name} like ${`%${word}%`})::int`,
    sql`(${name} like ${`% ${word}%`})::int`,
  ]);
  return sql.join(fits, sql` + `);
}

const profileColumns = {
  ...personColumns,
  genres: users.genres,
  country: users.country,
  bio: users.bio,
  sampleWorkUrl: users.sampleWorkUrl,
  budgetPreference: users.budgetPreference,
  availabilityStatus: users.availabilityStatus,
  isFeaturedProducer: users.isFeaturedProducer,
  request: {
    id: collaborationRequests.id,
    status: collaborationRequests.status,
    senderId: collaborationRequests.senderId,
  },
};

export type ProfileRecord = Awaited<ReturnType<typeof findProfiles>>[number];

/** Published profiles among the ids, in no order, each with the open request between the two. */
export function findProfiles(db: Queryable, userId: string, ids: string[]) {
  const { senderId, receiverId, status } = collaborationRequests;
  const between = or(
    and(eq(senderId, userId), eq(receiverId, users.id)),
    and(eq(receiverId, userId), eq(senderId, users.id)),
  );
  return db
    .select(profileColumns)
    .from(users)
    .leftJoin(collaborationRequests, and(ne(status, "declined"), between))
    .where(and(inArray(users.id, ids), isPublished));
}
