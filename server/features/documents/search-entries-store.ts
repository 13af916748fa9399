import type { Trx } from "#server/db/client";
import { searchEntries } from "#server/db/tables/search";
import type { FrozenDocument } from "#server/features/documents/stored-content";
import { shortTitle } from "#shared/domain/document-status";

/** Makes what was just sent the document's entry in the search that is open to everybody. */
export async function writeSearchEntry(trx: Trx, frozen: FrozenDocument, createdAt: Date): Promise<void> {
  const { documentId, type, title, signers } = frozen;
  const people = signers.map(({ name, role }) => ({ name, role }));
  const artist = frozen.type === "split_sheet" ? [frozen.content.artistName] : [];
  const names = [...artist, ...people.map(({ name }) => name)];
  const entry = { type, title, people, song: shortTitle({ type, title }), names };
  await trx
    .insert(searchEntries)
    .values({ documentId, createdAt, ...entry })
    .onConflictDoUpdate({ target: searchEntries.documentId, set: entry });
}
