import { asc, eq, inArray } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { users } from "#server/db/tables/auth";
import { documents, documentVersions } from "#server/db/tables/documents";
import { bundleLinks, reminderLinks, signers } from "#server/db/tables/signing";
import type { LinkWay } from "#shared/domain/signature-ways";

type BundleLink = {
  tokenHash: string;
  way: LinkWay;
  createdAt: Date;
  /** Each with the hash of the link that the bundle has for it. */
  songs: readonly { signerId: string; tokenHash: string }[];
};

export async function insertBundleLink(
  trx: Trx,
  { tokenHash, way, createdAt, songs }: BundleLink,
): Promise<void> {
  await trx.insert(reminderLinks).values(songs.map((song) => ({ ...song, way, createdAt })));
  await trx.insert(bundleLinks).values(songs.map(({ signerId }) => ({ tokenHash, signerId })));
}

/** Those of the signers whose link is that one still: until `trx` is over, nobody gives them another address. */
export async function holdLinks(
  trx: Trx,
  links: readonly { signerId: string; tokenHash: string }[],
): Promise<string[]> {
  const held = await trx
    .select({ id: signers.id, tokenHash: signers.tokenHash })
    .from(signers)
    .where(
      inArray(
        signers.id,
        links.map(({ signerId }) => signerId),
      ),
    )
    .orderBy(asc(signers.id))
    .for("no key update");
  const hashes = new Map(links.map(({ signerId, tokenHash }) => [signerId, tokenHash]));
  return held.filter(({ id, tokenHash }) => hashes.get(id) === tokenHash).map(({ id }) => id);
}

/** What a bundle's link opens, in the order in which the songs were sent and made; also what is hidden: its own link says so. */
export function findBundled(db: Queryable, tokenHash: string) {
  return db
    .select({
      signer: { id: signers.id, name: signers.name, tokenExpiresAt: signers.tokenExpiresAt },
      document: { type: documents.type },
      version: { documentId: documentVersions.documentId, canonical: documentVersions.canonical },
      owner: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(bundleLinks)
    .innerJoin(signers, eq(signers.id, bundleLinks.signerId))
    .innerJoin(documents, eq(documents.id, signers.documentId))
    .innerJoin(documentVersions, eq(documentVersions.id, signers.versionId))
    .innerJoin(users, eq(users.id, documents.ownerId))
    .where(eq(bundleLinks.tokenHash, tokenHash))
    .orderBy(asc(documentVersions.sentAt), asc(documents.createdAt), asc(signers.id));
}

/** Which of these links open something still: those of others were replaced. */
export async function findStanding(db: Queryable, tokenHashes: readonly string[]): Promise<Set<string>> {
  const found = await db
    .select({ tokenHash: reminderLinks.tokenHash })
    .from(reminderLinks)
    .where(inArray(reminderLinks.tokenHash, [...tokenHashes]));
  return new Set(found.map(({ tokenHash }) => tokenHash));
}

/** Whether somebody on the version was sent it with other songs by one link. */
export async function isBundled(trx: Trx, versionId: string): Promise<boolean> {
  const [found] = await trx
    .select({ signerId: bundleLinks.signerId })
    .from(bundleLinks)
    .innerJoin(signers, eq(signers.id, bundleLinks.signerId))
    .where(eq(signers.versionId, versionId))
    .limit(1);
  return found !== undefined;
}
