import { and, desc, eq, isNull, ne, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { planSelect } from "#server/db/plan";
import { endedLinks, representatives, signatures, signers } from "#server/db/tables/signing";
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
    .where(
      sql`${representatives.tokenHash} = ${sql.placeholder("tokenHash")} or ${representatives.id} =
        (select representative_id from ${endedLinks} where token_hash = ${sql.placeholder("tokenHash")})`,
    )
    .prepare("representative_of_link"),
);

/** Also one who is not any more, or has a newer link. */
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
  asked: readonly SignerWithSignature[],
): Promise<Representative[]> {
  const byId = new Map(asked.map(({ id, signature }) => [id, signature]));
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

/**
 * Whom the same person named for an earlier version, reached where they are now, and nobody has taken or given back: it is for them to
 * name again.
 */
export async function findNamedBefore(
  db: Queryable,
  {
    id,
    documentId,
    name,
    email,
    phone,
  }: Pick<SignerWithSignature, "id" | "documentId" | "name" | "email" | "phone">,
): Promise<Representative | null> {
  const isSame = and(
    eq(signers.documentId, documentId),
    ne(signers.id, id),
    eq(signers.name, name),
    eq(signers.email, email),
    eq(signers.phone, phone),
  );
  const [found] = await db
    .select({ representative: representatives })
    .from(representatives)
    .innerJoin(signers, eq(signers.id, representatives.signerId))
    .where(and(isSame, isNull(representatives.endedAt)))
    .orderBy(desc(representatives.namedAt))
    .limit(1);
  return found?.representative ?? null;
}

/** How often somebody has named one. */
export function countNamings(db: Queryable, signerId: string): Promise<number> {
  return db.$count(representatives, eq(representatives.signerId, signerId));
}

/** Under the lock: whether they are named, and reached by the link that they came with. */
export async function isStillNamed(
  trx: Trx,
  { id, tokenHash }: Pick<Representative, "id" | "tokenHash">,
): Promise<boolean> {
  const isThem = and(
    eq(representatives.id, id),
    eq(representatives.tokenHash, tokenHash),
    isNull(representatives.endedAt),
  );
  return (await trx.$count(representatives, isThem)) === 1;
}

/** Gives whoever the signer has named another link, and the one of before opens nothing. Null where nobody is named. */
export async function renewNamedLink(
  trx: Trx,
  signerId: string,
  tokenHash: string,
): Promise<Representative | null> {
  await trx.execute(sql`
    insert into ${endedLinks} (token_hash, signer_id, representative_id)
    select token_hash, signer_id, id from ${representatives} where signer_id = ${signerId} and ended_at is null
    on conflict do nothing`);
  const [renewed] = await trx
    .update(representatives)
    .set({ tokenHash })
    .where(and(eq(representatives.signerId, signerId), isNull(representatives.endedAt)))
    .returning();
  return renewed ?? null;
}

/** Whom the signer had named until now, if anybody; whoever has signed goes on having been named. The version is held. */
export async function endRepresentative(
  trx: Trx,
  signerId: string,
  endedAt: Date,
): Promise<Representative | null> {
  const [ended] = await trx
    .update(representatives)
    .set({ endedAt })
    .where(
      and(
        eq(representatives.signerId, signerId),
        isNull(representatives.endedAt),
        sql`not exists (select from ${signatures} where ${signatures.signerId} = ${signerId})`,
      ),
    )
    .returning();
  return ended ?? null;
}
