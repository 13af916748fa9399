import { and, desc, eq, isNull, lte, sql } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { documentVersions } from "#server/db/tables/documents";
import { representatives, signers } from "#server/db/tables/signing";
import { languageKnown } from "#server/features/documents/documents-store";
import type { Language } from "#shared/words/languages";

/** `email` is empty where they are reached by phone alone. */
export type Invited = { name: string; email: string; phone: string; language: Language };

/** Whoever was ever asked to sign a document, and whoever was named and still could: for telling them that it is gone. */
export async function invitedPeople(db: Queryable, documentId: string, now: Date): Promise<Invited[]> {
  const { name, email, phone } = signers;
  const each = [name, email, phone];
  const asked = await db
    .selectDistinctOn(each, { name, email, phone, language: sql<Language>`coalesce(${languageKnown}, 'en')` })
    .from(signers)
    // Joined, as drizzle names the table of a column only where there are several.
    .innerJoin(documentVersions, eq(documentVersions.id, signers.versionId))
    .where(
      and(eq(signers.documentId, documentId), lte(signers.invitedAt, now), eq(signers.awaitsTurn, false)),
    )
    // In the language of the newest version that they were asked to sign.
    .orderBy(...each, desc(signers.invitedAt));
  return [...asked, ...(await whoCouldSign(db, documentId))];
}

function whoCouldSign(db: Queryable, documentId: string): Promise<Invited[]> {
  const { name, email, phone, language } = representatives;
  return db
    .select({ name, email, phone, language })
    .from(representatives)
    .innerJoin(signers, eq(signers.id, representatives.signerId))
    .innerJoin(documentVersions, eq(documentVersions.id, signers.versionId))
    .where(
      and(
        eq(signers.documentId, documentId),
        isNull(representatives.endedAt),
        isNull(documentVersions.endedAt),
        isNull(documentVersions.signedAt),
      ),
    )
    .orderBy(representatives.namedAt);
}
