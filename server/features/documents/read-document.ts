import type { Deps } from "#server/deps";
import { findDocument, type DocumentRecord, type Reader } from "#server/features/documents/documents-store";
import type { UserRow } from "#server/features/auth/index";
import { AppError } from "#server/http/app-error";

export function readerOf(user: UserRow): Reader {
  return { userId: user.id, confirmedEmail: user.emailVerifiedAt ? user.email : null };
}

/** The user's own document. Throws `document_not_found` also for one that they were only asked to sign. */
export async function readOwned(deps: Pick<Deps, "db">, user: UserRow, id: string): Promise<DocumentRecord> {
  const document = await readDocument(deps, user, id);
  if (document.access !== "owner") throw new AppError("document_not_found");
  return document;
}

/** Throws `document_not_found` also for a document of somebody else: its existence is nobody's business. */
export async function readDocument(
  { db }: Pick<Deps, "db">,
  user: UserRow,
  id: string,
): Promise<DocumentRecord> {
  const document = await findDocument(db, id, readerOf(user));
  if (!document) throw new AppError("document_not_found");
  return document;
}
