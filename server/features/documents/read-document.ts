import type { Deps } from "#server/deps";
import { findDocument, type DocumentDetails } from "#server/features/documents/documents-store";
import { hiddenFromOwner } from "#server/features/documents/hidden-document";
import { readerOf } from "#server/features/documents/reader";
import type { UserRecord } from "#server/features/auth/index";
import { AppError } from "#server/http/app-error";

/** The user's own document. Throws `document_not_found` also for one that they were only asked to sign. */
export async function readOwned(
  deps: Pick<Deps, "db">,
  user: UserRecord,
  id: string,
): Promise<DocumentDetails> {
  const document = await readDocument(deps, user, id);
  if (document.access !== "owner") throw new AppError("document_not_found");
  return document;
}

/**
 * Throws `document_not_found` also for a document of somebody else: its existence is nobody's business. Its owner is told of one that an
 * administrator has hidden.
 */
export async function readDocument(
  { db }: Pick<Deps, "db">,
  user: UserRecord,
  id: string,
): Promise<DocumentDetails> {
  const document = await findDocument(db, id, readerOf(user));
  if (!document) throw (await hiddenFromOwner(db, id, user.id)) ?? new AppError("document_not_found");
  return document;
}
