import { setTimeout as delay } from "node:timers/promises";
import type { TestApp } from "#server/testing/app";

/** Holds a document's record, as somebody who is changing it does, until `act` is over. It is given what resolves once so many wait for the record. */
export async function holdDocument(
  { deps: { pool } }: TestApp,
  id: string,
  act: (untilWaiting: (count: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const holder = await pool.connect();
  const waiting = async () => {
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows[0]!.count;
  };
  try {
    await holder.query("begin");
    await holder.query("select from documents where id = $1 for update", [id]);
    await act(async (count) => {
      while ((await waiting()) < count) await delay(10);
    });
  } finally {
    await holder.query("rollback");
    holder.release();
  }
}
