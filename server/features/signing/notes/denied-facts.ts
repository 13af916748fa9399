import type { Queryable } from "#server/db/client";
import { notesOf } from "#server/features/signing/notes/signer-notes-store";
import { momentInNairobiAndUtc } from "#shared/dates";

/**
 * Whose link somebody opened who said that they are somebody else, and has not taken that back: a sentence each, the same on every paper.
 * Not why: that is between them and the owner.
 */
export async function deniedFacts(
  db: Queryable,
  versionId: string,
  signers: readonly { id: string; name: string }[],
): Promise<string[]> {
  const names = new Map(signers.map(({ id, name }) => [id, name]));
  return (await notesOf(db, versionId))
    .filter(({ kind, answeredAt }) => kind === "not_me" && answeredAt === null)
    .map(
      ({ signerId, at }) =>
        `On ${momentInNairobiAndUtc(at)} whoever opened the link of ${names.get(signerId) ?? "a signer"} said that they are somebody else.`,
    );
}
