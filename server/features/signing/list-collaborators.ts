import type { Queryable } from "#server/db/client";
import type { DocumentDetails } from "#server/features/documents/index";
import { bondsOf } from "#server/features/signing/bound-signers";
import { notesOf } from "#server/features/signing/notes/signer-notes-store";
import { representativesOf } from "#server/features/signing/representatives/representatives-store";
import { signersOf } from "#server/features/signing/signers-store";
import { newestTexts } from "#server/features/signing/texts/texts-store";
import { viewPeople, viewSigners } from "#server/features/signing/signing-view";
import type { Collaborator } from "#shared/contract/documents";

/** The signers of the version that was sent; before that, the people of the sheet. `ownPhone`: the reader's, which is told them. */
export async function listCollaborators(
  db: Queryable,
  document: DocumentDetails,
  ownPhone: string | null = null,
): Promise<Collaborator[]> {
  if (!document.version) return viewPeople(document);
  const signers = await signersOf(db, document.version.id);
  if (document.access !== "owner") return viewSigners(signers, document.access, { ownPhone });
  const texts = await newestTexts(db, document.version.id);
  const notes = await notesOf(db, document.version.id);
  const representatives = await representativesOf(
    db,
    signers.map(({ id }) => id),
  );
  const bonds = await bondsOf(db, document.version, signers);
  return viewSigners(signers, "owner", { bonds, texts, notes, representatives });
}
