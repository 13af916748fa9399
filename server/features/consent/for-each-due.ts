import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import type { Due } from "#server/features/consent/consent-store";
import { lockDocumentRecord } from "#server/features/documents/index";

/**
 * Does one thing after the other, each in its own transaction that holds the document's record. One that fails does not stop the rest:
 * it is due again at the next run.
 */
export async function forEachDue(
  { db, log }: Pick<Deps, "db" | "log">,
  due: Due[],
  act: (trx: Trx, one: Due) => Promise<void>,
): Promise<void> {
  for (const one of due) {
    const { id, documentId, ownerId } = one;
    try {
      await db.transaction(async (trx) => {
        if (await lockDocumentRecord(trx, documentId, ownerId)) await act(trx, one);
      });
    } catch (error) {
      log.error({ err: error, documentId, id }, "what is due on a document could not be done");
    }
  }
}
