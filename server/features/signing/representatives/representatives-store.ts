import { and, eq, isNull, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { planSelect } from "#server/db/plan";
import { representatives } from "#server/db/tables/signing";
import { signedByNaming } from "#server/features/signing/signature-record";
import type { SignerWithSignature } from "#server/features/signing/signers-store";
import type { Language } from "#shared/words/languages";

export type Representative = typeof representatives.$inferSelect;

/** False where one is named already. */
export async function insertRepresentativeOnce(trx: Trx, representative: Representative): Promise<boolean> {
  const inserted = await trx
    .insert(representatives)
    .values(representative)
    .onConflictDoNothing()
    .returning({ id: representatives.id });
  return inserted.length === 1;
}

const representativeOfLink = planSelect((db) =>
  db
    .select()
    .from(representatives)
    .where(eq(representatives.tokenHash, sql.placeholder("tokenHash")))
    .prepare("representative_of_link"),
);

/** Also one who is not any more. */
export async function findRepresentativeOfLink(
  db: Queryable,
  tokenHash: string,
): Promise<Representative | null> {
  const [found] = await representativeOfLink(db, { tokenHash });
  return found ?? null;
}

export async function findRepresentative(db: Queryable, id: string): Promise<Representative | null> {
  const [found] = await db.select().from(representatives).where(eq(representatives.id, id));
  return found ?? null;
}

const namedBy = planSelect((db) =>
  db
    .select()
    .from(representatives)
    .where(
      and(
        sql`${representatives.signerId} = any(${sql.placeholder("signerIds")})`,
        isNull(representatives.endedAt),
      ),
    )
    .prepare("named_by"),
);

/** Whom these signers have named, and have not taken back. */
export function representativesOf(db: Queryable, signerIds: readonly string[]): Promise<Representative[]> {
  return namedBy(db, { signerIds });
}

/** Whoever was named by signers of a version and has signed in their place. */
export async function whoSignedForOthers(
  db: Queryable,
  signers: readonly SignerWithSignature[],
): Promise<Representative[]> {
  const byId = new Map(signers.map(({ id, signature }) => [id, signature]));
  const named = await representativesOf(db, [...byId.keys()]);
  return named.filter(({ signerId, recordSha256 }) => {
    const signature = byId.get(signerId);
    return signature && signedByNaming(signature, recordSha256);
  });
}

/** In which language whoever was named reads, and is written to. */
export async function setLanguageOfNamed(db: Queryable, id: string, language: Language): Promise<void> {
  await db.update(representatives).set({ language }).where(eq(representatives.id, id));
}

/** How often somebody has named one. */
export function countNamings(db: Queryable, signerId: string): Promise<number> {
  return db.$count(representatives, eq(representatives.signerId, signerId));
}

export async function isStillNamed(trx: Trx, id: string): Promise<boolean> {
  const found = await trx
    .select({ id: representatives.id })
    .from(representatives)
    .where(and(eq(representatives.id, id), isNull(representatives.endedAt)));
  return found.length === 1;
}

/** Whom the signer had named until now, if anybody. */
export async function endRepresentative(
  trx: Trx,
  signerId: string,
  endedAt: Date,
): Promise<Representative | null> {
  const [ended] = await trx
    .update(representatives)
    .set({ endedAt })
    .where(and(eq(representatives.signerId, signerId), isNull(representatives.endedAt)))
    .returning();
  return ended ?? null;
}
