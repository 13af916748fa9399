import { and, eq, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { collaborationFiles, collaborationMessages } from "#server/db/tables/network";

export type ChatFile = typeof collaborationFiles.$inferSelect;

/** False where the sender has no room for it. Those of one sender come one after the other, so that none of two slips in. */
export async function insertFile(trx: Trx, file: ChatFile, mostBytes: number): Promise<boolean> {
  await trx.execute(sql`select pg_advisory_xact_lock(${LOCKS}::int, hashtext(${file.senderId}))`);
  const [sent] = await trx
    .select({ bytes: sql<string>`coalesce(sum(${collaborationFiles.size}), 0)` })
    .from(collaborationFiles)
    .where(eq(collaborationFiles.senderId, file.senderId));
  if (Number(sent?.bytes ?? 0) + file.size > mostBytes) return false;
  await trx.insert(collaborationFiles).values(file);
  return true;
}

/** Any number: that of files among the advisory locks of this database. */
const LOCKS = 20_261_125;

/** Null where it is none of this conversation, or was taken back. */
export async function findFile(
  db: Queryable,
  { requestId, id }: { requestId: string; id: string },
): Promise<ChatFile | null> {
  const [found] = await db
    .select({ file: collaborationFiles })
    .from(collaborationFiles)
    .innerJoin(collaborationMessages, eq(collaborationMessages.id, collaborationFiles.messageId))
    .where(and(eq(collaborationMessages.requestId, requestId), eq(collaborationFiles.messageId, id)));
  return found?.file ?? null;
}

/** False where it is none of this conversation that the sender has sent. */
export async function removeFile(
  db: Queryable,
  { requestId, id, senderId }: { requestId: string; id: string; senderId: string },
): Promise<boolean> {
  const removed = await db
    .delete(collaborationFiles)
    .where(
      and(
        eq(collaborationFiles.messageId, id),
        eq(collaborationFiles.senderId, senderId),
        sql`exists (select from ${collaborationMessages} m where m.id = ${id} and m.request_id = ${requestId})`,
      ),
    );
  return removed.rowCount === 1;
}
