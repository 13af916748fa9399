import type { Trx } from "#server/db/client";
import { searchEntries } from "#server/db/tables/search";
import type { FrozenDocument } from "#server/features/documents/stored-content";
import { shortTitle } from "#shared/domain/document-status";
import { isMinor } from "#shared/domain/parties";

/**
 * Makes what was just sent, or has come into force, the document's entry in the search that is open to everybody. A child is named there
 * once everybody has signed: nobody's consent is known before (docs/decisions/156).
 */
export async function writeSearchEntry(
  trx: Trx,
  frozen: FrozenDocument,
  { createdAt, isInForce }: { createdAt: Date; isInForce: boolean },
): Promise<void> {
  const { documentId, type, title, signers } = frozen;
  const people = signers
    .filter((party) => isInForce || !isMinor(frozen, party))
    .map(({ name, role }) => ({ name, role }));
  const artist = frozen.type === "split_sheet" ? [frozen.content.artistName] : [];
  const names = [...artist, ...people.map(({ name }) => name)];
  const entry = { type, title, people, song: shortTitle({ type, title }), names };
  await trx
    .insert(searchEntries)
    .values({ documentId, createdAt, ...entry })
    .onConflictDoUpdate({ target: searchEntries.documentId, set: entry });
}

/** Whether somebody waits for everybody's signature to be found. */
export const namesMinor = (frozen: FrozenDocument) => frozen.signers.some((party) => isMinor(frozen, party));
