import { createHash } from "node:crypto";
import { afterAll, expect, test, vi } from "vitest";
import { FileStoreError } from "#server/adapters/files/file-store";
import { checkAudit } from "#server/features/admin/check-audit";
import { moveFiles } from "#server/features/admin/files/move-files";
import { startTestApp, type Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { paidOrder, verify } from "#server/testing/factories/order-verification";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { startFileStore } from "#server/testing/file-store";

const store = await startFileStore();
afterAll(() => store.close());
const app = await appForFile({ env: store.env });
const { pool, files } = app.deps;
const HOUR = 60 * 60 * 1000;

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const download = async (caller: Caller, path: string) =>
  (await caller.get(path).responseType("blob").expect(200)).body as Buffer;

/** How many of a document's files lie in their rows. */
async function inRows(documentId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (
      select bytes, version_id from issued_pdfs union all select bytes, version_id from completion_certificates) f
     join document_versions v on v.id = f.version_id where v.document_id = $1 and f.bytes is not null`,
    [documentId],
  );
  return rows[0]!.count;
}

/** A signed sheet with all that is kept of it: paths of its files, and what they were before they moved. */
async function signed() {
  const { caller } = await app.signedIn();
  const { id } = await signSheet(app, caller);
  await app.deps.jobs.idle();
  const { verificationId } = await verify(app, id);
  const paths = [
    `/api/documents/${id}/pdf`,
    `/api/documents/${id}/versions/1/certificate`,
    `/api/verify/results/${verificationId}/pdf`,
  ];
  const before = await Promise.all(paths.map((path) => download(caller, path)));
  return { id, caller, paths, before };
}

test("files move into the store, are handed out as before, and are checked there by the audit", async () => {
  const { id, caller, paths, before } = await signed();
  expect(await inRows(id)).toBe(2);
  const { says, hasFailed } = await moveFiles(app.deps);
  expect({ says, hasFailed }).toMatchObject({ hasFailed: false });
  expect(await inRows(id)).toBe(0);
  for (const [at, path] of paths.entries()) {
    expect((await download(caller, path)).equals(before[at]!)).toBe(true);
    expect((await files!.get(hashOf(before[at]!)))?.equals(before[at]!)).toBe(true);
  }
  await download(caller, `/api/documents/${id}/proof`);
  const audit = await checkAudit(app.deps);
  expect(audit).toMatchObject({ hasFailed: false });
  expect(audit.says).toMatch(/files in the file store: [3-9]/);
});

test("what the store has changed or lost is never handed out, and found by the audit", async () => {
  const { id, caller, paths, before } = await signed();
  await moveFiles(app.deps);
  const sha256 = hashOf(before[0]!);
  await store.spoil(sha256, Buffer.from("another file"));
  await caller.get(paths[0]!).expect(500);
  expect(await checkAudit(app.deps)).toMatchObject({ hasFailed: true });
  await files!.delete(sha256);
  await caller.get(paths[0]!).expect(500);
  await files!.put(sha256, before[0]!);
  await caller.get(paths[0]!).expect(200);
  expect(await inRows(id)).toBe(0);
});

test("a document that is deleted takes its files out of the store, and nobody else's", async () => {
  const [gone, stays] = [await signed(), await signed()];
  await moveFiles(app.deps);
  await pool.query("delete from documents where id = $1", [gone.id]);
  app.clock.pass(2 * HOUR);
  await moveFiles(app.deps);
  for (const file of gone.before) expect(await files!.get(hashOf(file))).toBeNull();
  for (const file of stays.before) expect(await files!.get(hashOf(file))).not.toBeNull();
});

test("a store that does not let us in keeps nothing, and the files stay where they are", async () => {
  const { id, caller, paths } = await signed();
  const shut = await startTestApp({
    env: { ...store.env, S3_SECRET_KEY: "another" },
    beside: app,
    jobs: "queued",
  });
  await expect(moveFiles(shut.deps)).rejects.toThrow("the file store answered 403 to PUT");
  expect(await inRows(id)).toBe(2);
  await caller.get(paths[0]!).expect(200);
  await shut.stop();
});

test("a file that is not as it was written is not moved", async () => {
  const { id } = await signed();
  await pool.query(
    "update issued_pdfs set bytes = bytes || 'x' where version_id in (select id from document_versions where document_id = $1)",
    [id],
  );
  expect(await moveFiles(app.deps)).toMatchObject({ hasFailed: true });
  expect(await inRows(id)).toBe(1);
  await pool.query("delete from documents where id = $1", [id]);
});

test("FILES=database brings all of them back, and the store is emptied", async () => {
  const { id, caller, paths, before } = await signed();
  await moveFiles(app.deps);
  const back = await startTestApp({ env: { ...store.env, FILES: "database" }, beside: app, jobs: "queued" });
  expect(await moveFiles(back.deps)).toMatchObject({ hasFailed: false });
  expect(await inRows(id)).toBe(2);
  back.clock.pass(2 * HOUR);
  await moveFiles(back.deps);
  expect(await files!.get(hashOf(before[0]!))).toBeNull();
  expect((await download(caller, paths[0]!)).equals(before[0]!)).toBe(true);
  await back.stop();
});

test("exports of data and registration packs move with them", async () => {
  const { caller, user } = await app.signedIn();
  await caller.post("/api/user/export").expect(200);
  await app.deps.jobs.idle();
  const id = await app.tokenTo(user.email, "/settings/export/");
  const before = await download(caller, `/api/user/exports/${id}`);
  await moveFiles(app.deps);
  const { rows } = await pool.query<{ bytes: Buffer | null }>(
    "select bytes from data_exports where id = $1",
    [id],
  );
  expect(rows[0]!.bytes).toBeNull();
  expect((await download(caller, `/api/user/exports/${id}`)).equals(before)).toBe(true);
  const { body } = await app
    .nobody()
    .post("/api/verify/file")
    .send({ sha256: hashOf(before) })
    .expect(200);
  expect(body).toMatchObject({ known: true, is: "data_export" });
});

test("while the issued PDF cannot be read, nothing is verified; once it is lost or changed, it is altered", async () => {
  const { caller } = await app.signedIn();
  const { id } = await signSheet(app, caller);
  await app.deps.jobs.idle();
  const pdf = await download(caller, `/api/documents/${id}/pdf`);
  await moveFiles(app.deps);
  const { processBody } = await paidOrder(app, id);
  const process = () => app.nobody().post("/api/verify/process").send(processBody);
  const logged = vi.spyOn(app.deps.log, "error").mockImplementation(() => undefined);
  const reading = vi
    .spyOn(files!, "get")
    .mockRejectedValue(new FileStoreError("the file store does not answer"));
  expect((await process().expect(503)).body.code).toBe("files_unavailable");
  const where = { documentId: id, version: 1 };
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining(where),
    expect.stringContaining("cannot be read"),
  );
  reading.mockRestore();

  await files!.delete(hashOf(pdf));
  expect((await process().expect(409)).body.code).toBe("document_altered");
  await store.spoil(hashOf(pdf), Buffer.from("another"));
  expect((await process().expect(409)).body.code).toBe("document_altered");
  expect(logged.mock.calls).toContainEqual([where, expect.stringContaining("not what was sent and signed")]);
  logged.mockRestore();
  await files!.put(hashOf(pdf), pdf);
  expect((await process().expect(200)).body.verificationStatus).toBe("verified");
});
