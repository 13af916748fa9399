import type { Queryable } from "#server/db/client";
import type { Deps } from "#server/deps";
import { viewEntry } from "#server/features/verification/entry-view";
import { findDeletion, findEntry } from "#server/features/verification/entries-store";
import { hiddenUntil } from "#server/features/documents/index";
import { AppError } from "#server/http/app-error";
import type { ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";

type Found = ResponseBody<Contract["GET /api/verify/documents/{id}"]>;

/** What anybody may know of one document. Throws `document_not_found`, also of one that was never sent. */
export async function readEntry({ db }: Deps, id: string): Promise<Found> {
  const entry = await findEntry(db, id);
  if (entry) {
    const createdAt = entry.createdAt.toISOString();
    return { found: "document", document: viewEntry({ ...entry, createdAt }) };
  }

  const deletion = await findDeletion(db, id);
  if (!deletion) return readHidden(db, id);
  const { deletedAt, confirmations } = deletion;
  return { found: "deletion", deletedAt: deletedAt.toISOString(), confirmations };
}

async function readHidden(db: Queryable, id: string): Promise<Found> {
  const until = await hiddenUntil(db, id);
  if (!until) throw new AppError("document_not_found");
  return { found: "hidden", until: until.toISOString() };
}
