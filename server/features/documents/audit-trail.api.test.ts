import { sql } from "#server/orm";
import { describe, expect, test } from "vitest";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { splitSheetBody } from "#server/testing/factories/split-sheet";

const app = await appForFile();
const { caller: owner } = await app.signedIn();

describe("the audit trail", () => {
  test.each([
    "update audit_events set actor = 'system'",
    "delete from audit_events",
    "truncate audit_events",
    "truncate audit_events restart identity cascade",
  ])("refuses %s", async (statement) => {
    await createSheet(owner);
    await expect(app.deps.pool.query(statement)).rejects.toThrow("audit_events is append-only");
  });

  test("takes a document's events one by one, however many come at once", async () => {
    const { id } = await createSheet(owner);
    const titles = Array.from({ length: 20 }, (_, index) => `Version ${index}`);
    await Promise.all(
      titles.map((songTitle) =>
        owner
          .patch(`/api/documents/${id}`)
          .send({ content: splitSheetBody({ songTitle }).content })
          .expect(200),
      ),
    );
    const events = await eventsOf(app.deps.db, id);
    expect(events).toHaveLength(21);
    expect(isUnbroken(events)).toBe(true);
  });

  test("shows when somebody with the database's keys changed it", async () => {
    const { id } = await createSheet(owner);
    await app.deps.db.transaction(async (trx) => {
      await trx.execute(sql`alter table audit_events disable trigger user`);
      await trx.execute(
        sql`update audit_events set actor = 'system' where document_id = ${id} and position = 1`,
      );
      await trx.execute(sql`alter table audit_events enable trigger user`);
    });
    expect(isUnbroken(await eventsOf(app.deps.db, id))).toBe(false);
  });
});
