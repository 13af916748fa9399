import type { Queryable } from "#server/db/client";
import type { DocumentDetails } from "#server/features/documents/index";
import { signersOf } from "#server/features/signing/signers-store";
import { newestTexts } from "#server/features/signing/texts/texts-store";
import { viewPeople, viewSigners } from "#server/features/signing/signing-view";
import type { Collaborator } from "#shared/contract/documents";

/** The signers of the version that was sent; before that, the people of the sheet. */
export async function listCollaborators(db: Queryable, document: DocumentDetails): Promise<Collaborator[]> {
  if (!document.version) return viewPeople(document);
  const signers = await signersOf(db, document.version.id);
  const texts = document.access === "owner" ? await newestTexts(db, document.version.id) : [];
  return viewSigners(signers, document.access, texts);
}
