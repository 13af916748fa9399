import { sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { societies as changedSocieties } from "#server/db/tables/registration";
import { societies as installed, type Society } from "#shared/domain/registration/societies";

export type KeptSociety = Society & { isListed: boolean; changedAt: Date | null };

/** The list as it is installed, with what administrators have changed in it and added to it, by name. */
export async function findSocieties(db: Queryable): Promise<KeptSociety[]> {
  const changed = await db.select().from(changedSocieties);
  const byCode = new Map<string, KeptSociety>(
    installed.map((society) => [society.code, { ...society, isListed: true, changedAt: null }]),
  );
  for (const society of changed) byCode.set(society.code, society);
  return [...byCode.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Those to choose from. */
export async function listedSocieties(db: Queryable): Promise<Society[]> {
  const societies = await findSocieties(db);
  return societies
    .filter(({ isListed }) => isListed)
    .map(({ code, name, country, status }) => ({ code, name, country, status }));
}

/** One after the other: two administrators who change the same at once would each tell a difference from before both. */
export async function holdSocieties(trx: Trx): Promise<void> {
  await trx.execute(sql`lock table ${changedSocieties} in share row exclusive mode`);
}

export async function storeSociety(trx: Trx, society: KeptSociety & { changedAt: Date }): Promise<void> {
  await trx
    .insert(changedSocieties)
    .values(society)
    .onConflictDoUpdate({ target: changedSocieties.code, set: society });
}
