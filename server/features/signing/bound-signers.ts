import type { Queryable } from "#server/db/client";
import {
  findVersion,
  peopleBoundBy,
  type FormerSigner,
  type VersionRecord,
} from "#server/features/documents/index";
import { actedBy } from "#server/features/signing/signature-record";
import { signersOf, type SignerRecord } from "#server/features/signing/signers-store";
import type { Acting } from "#shared/domain/acting";
import { sharesWay } from "#shared/domain/leaving-rules";

/** What somebody is bound by: the version, and who signed it in their place, if somebody did. */
export type Bond = { version: number; held: FormerSigner; signedBy: Acting | null };

/**
 * Who of the signers of a version is bound by the one that it is to replace, by their id. The way by which they signed that is the only
 * one by which they can agree to the change: whoever draws it up does not choose another. See docs/decisions/135.
 */
export async function bondsOf(
  db: Queryable,
  { replaces, documentId }: Pick<VersionRecord, "replaces" | "documentId">,
  signers: readonly Pick<SignerRecord, "id" | "name" | "email" | "phone">[],
): Promise<Map<string, Bond>> {
  const before = replaces === null ? null : await findVersion(db, documentId, replaces);
  if (!before) return new Map();
  const former = await peopleBoundBy(db, before.id);
  const signed = new Map((await signersOf(db, before.id)).map(({ id, signature }) => [id, signature]));
  return new Map(
    signers.flatMap((signer): [string, Bond][] => {
      const there = former.filter(({ signedAt }) => sharesWay(signedAt, signer));
      const held = there.find(({ name }) => name === signer.name) ?? there[0];
      const signature = held && signed.get(held.id);
      if (!held) return [];
      return [[signer.id, { version: before.number, held, signedBy: signature ? actedBy(signature) : null }]];
    }),
  );
}
