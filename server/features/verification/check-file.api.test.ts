import { signingCalls } from "#server/testing/signing-calls";
import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { appForFile } from "#server/testing/app-for-file";
import { consentCalls } from "#server/testing/consent-calls";
import { documentCalls } from "#server/testing/document-calls";
import { exportDocuments } from "#server/features/history/index";
import { verify } from "#server/testing/factories/order-verification";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { people } from "#server/testing/factories/split-sheet";
import { FileCheck } from "#shared/contract/verification";
import { LogKeys } from "#shared/contract/transparency";
import { readCheckpoint } from "#shared/evidence/checkpoint";
import { hasOwnHash, isLogged } from "#shared/evidence/logged-event";
import { verdictOf } from "#shared/domain/verification-verdict";

const app = await appForFile();
const { caller: owner } = await app.signedIn();
const amendment = consentCalls(app, "amendment");
const deletion = consentCalls(app, "deletion");

const { readSheet } = documentCalls(() => owner);
const aTime = expect.any(String) as string;

const hashOf = (bytes: unknown) =>
  createHash("sha256")
    .update(bytes as Buffer)
    .digest("hex");

async function check(sha256: string): Promise<FileCheck> {
  const { body } = await app.nobody().post("/api/verify/file").send({ sha256 }).expect(200);
  return FileCheck.parse(body);
}

const download = async (path: string) =>
  (await owner.get(path).responseType("blob").expect(200)).body as Buffer;

test("a signed PDF is known byte for byte, and nothing else is", async () => {
  const { id } = await signSheet(app, owner, { songTitle: "Nairobi Nights" });
  await app.deps.jobs.idle();
  const pdf = await download(`/api/documents/${id}/pdf`);
  const known = {
    known: true,
    is: "signed_document",
    document: { id, title: "Nairobi Nights", type: "split_sheet" },
    version: 1,
    seal: { level: "B-B", certificateSha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    newer: null,
    endedAt: null,
    change: null,
  };
  expect(await check(hashOf(pdf))).toMatchObject(known);
  expect(await check(hashOf(pdf).toUpperCase())).toMatchObject(known);

  const changed = Buffer.from(pdf);
  changed[changed.length - 1]! ^= 1;
  expect(await check(hashOf(changed))).toEqual({ known: false });
  expect(await check(hashOf(randomUUID()))).toEqual({ known: false });
});

test.each([
  ["a signed PDF", "pdf"],
  ["its certificate", "versions/1/certificate"],
])(
  "where %s stands in the log is told so that a stranger can check it with the log's key alone",
  async (_what, path) => {
    const { id } = await signSheet(app, owner);
    await app.deps.jobs.idle();
    const sha256 = hashOf(await download(`/api/documents/${id}/${path}`));
    const answer = await check(sha256);
    if (!("log" in answer) || !answer.log) throw new Error("not in the log");
    const { documentId, event, place, checkpoint } = answer.log;
    expect(event.details.sha256).toBe(sha256);
    expect(await hasOwnHash(event, documentId)).toBe(true);
    const keys = LogKeys.parse((await app.nobody().get("/api/transparency/keys")).body);
    const tree = (await readCheckpoint(checkpoint, keys.log.inForce))!;
    expect(await isLogged(event, place, tree)).toBe(true);
    expect(await hasOwnHash({ ...event, at: new Date(0).toISOString() }, documentId)).toBe(false);
    expect(await isLogged(event, { ...place, index: place.index - 1 }, tree)).toBe(false);
  },
);

test("of a signed PDF it is told that it is in force while a change is drafted and proposed, and that it was replaced", async () => {
  const { id, emails } = await signSheet(app, owner, { songTitle: "Lamu by Night" });
  await app.deps.jobs.idle();
  const sha256 = hashOf(await download(`/api/documents/${id}/pdf`));
  await amendment.request(owner, id).expect(200);
  for (const email of emails) await amendment.answered(await amendment.tokenTo(email), true);
  expect(await check(sha256)).toMatchObject({
    version: 1,
    newer: null,
    endedAt: null,
    change: { state: "drafted", since: aTime, version: null },
  });

  const { revision, content } = await readSheet(id);
  const changed = { revision, content: { ...content, songTitle: "Lamu by Morning" } };
  await owner.patch(`/api/documents/${id}`).send(changed).expect(200);
  app.clock.pass(60_000);
  await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
  expect(await check(sha256)).toMatchObject({
    document: { title: "Lamu by Night" },
    newer: { number: 2, sentAt: aTime, signedAt: null },
    endedAt: null,
    change: { state: "proposed", since: aTime, version: 2 },
  });

  for (const email of emails) await signingCalls(app).signed(await app.linkTo(email, 2));
  expect(await check(sha256)).toMatchObject({
    newer: { number: 2, signedAt: aTime },
    endedAt: aTime,
    change: null,
  });
});

test("that everybody has agreed to a deletion is told of the file, and by a verification, until it is called off", async () => {
  const { id, emails } = await signSheet(app, owner);
  await app.deps.jobs.idle();
  const sha256 = hashOf(await download(`/api/documents/${id}/pdf`));
  await deletion.request(owner, id).expect(201);
  expect(await check(sha256)).toMatchObject({ deletionAt: null });
  for (const email of emails) await deletion.answered(await deletion.tokenTo(email), true);
  expect(await check(sha256)).toMatchObject({ deletionAt: aTime });
  const result = await verify(app, id);
  expect(verdictOf(result, () => "that day").sentences).toContain(
    "Its owner and everybody it binds have agreed to delete it on that day.",
  );
  await deletion.cancel(owner, id).expect(200);
  expect(await check(sha256)).toMatchObject({ deletionAt: null });
  expect((await verify(app, id)).document.deletionAt).toBeNull();
});

test("the certificate of a verification is known, too, and nothing is told of a draft that came after it", async () => {
  const { id } = await sendSheet(app, owner, { songTitle: "Nairobi Nights" });
  const { verificationId } = await verify(app, id);
  const certificate = await download(`/api/verify/results/${verificationId}/pdf`);
  await owner.post(`/api/documents/${id}/recall`).send({ reason: "Another title" }).expect(200);
  const { revision, content } = await readSheet(id);
  const changed = { revision, content: { ...content, songTitle: "A secret so far" } };
  await owner.patch(`/api/documents/${id}`).send(changed).expect(200);
  expect(await check(hashOf(certificate))).toEqual({
    known: true,
    is: "verification",
    verificationId,
    document: { id, title: "Nairobi Nights", type: "split_sheet" },
    issuedAt: aTime,
  });
});

test("a PDF that not everybody had signed is known for what it was when it was handed out", async () => {
  const { id, tokens } = await sendSheet(app, owner, {
    songTitle: "Nairobi Nights",
    publishingRightsCollaborators: people(3),
  });
  const unsigned = hashOf(await download(`/api/documents/${id}/pdf`));
  await app.nobody().post(`/api/sign/${tokens[0]!}`).expect(200);
  const { body } = await app.nobody().get(`/api/sign/${tokens[1]!}/pdf`).responseType("blob").expect(200);
  const partly = hashOf(body);
  const certificate = hashOf(await download(`/api/documents/${id}/audit/pdf`));
  for (const token of tokens.slice(1)) await app.nobody().post(`/api/sign/${token}`).expect(200);

  const known = {
    known: true,
    is: "unfinished_document",
    document: { id, title: "Nairobi Nights", type: "split_sheet" },
    version: 1,
    people: 3,
    log: null,
    endedAt: null,
    newer: null,
    deletionAt: null,
  };
  expect(await check(unsigned)).toEqual({ ...known, signed: 0, issuedAt: aTime });
  expect(await check(partly)).toEqual({ ...known, signed: 1, issuedAt: aTime });
  expect(await check(certificate)).toEqual({
    ...known,
    is: "audit_trail",
    signed: 1,
    issuedAt: aTime,
  });
});

test("of what was handed out of a version that was taken back it is told that, and of a draft no title", async () => {
  const { id } = await sendSheet(app, owner, { songTitle: "Nairobi Nights" });
  const sent = hashOf(await download(`/api/documents/${id}/pdf`));
  await owner.post(`/api/documents/${id}/recall`).send({ reason: "Another title" }).expect(200);
  expect(await check(sent)).toMatchObject({ version: 1, endedAt: aTime });
  const draft = hashOf(await download(`/api/documents/${id}/pdf`));
  expect(await check(draft)).toMatchObject({
    is: "unfinished_document",
    document: { id, title: "" },
    version: null,
    signed: 0,
  });
});

test("files in the export are known, nothing is kept of a deleted document, and of a hidden one nothing is told", async () => {
  const { user, caller } = await app.signedIn();
  const { id } = await sendSheet(app, caller);
  for await (const { path, content } of exportDocuments(app.deps, user)) {
    if (path.endsWith(".pdf")) expect((await check(hashOf(content))).known).toBe(true);
  }
  const { body } = await caller.get(`/api/documents/${id}/pdf`).responseType("blob").expect(200);
  const { caller: admin } = await app.signedIn({ role: "admin" });
  await admin.delete(`/api/admin/documents/${id}`).expect(204);
  expect(await check(hashOf(body))).toEqual({ known: false });
  await admin.post(`/api/admin/documents/${id}/restore`).expect(200);
  expect((await check(hashOf(body))).known).toBe(true);
  await caller.delete(`/api/documents/${id}`).send({ password: PASSWORD }).expect(204);
  expect(await check(hashOf(body))).toEqual({ known: false });
  const { rowCount } = await app.deps.pool.query("select from issued_files where document_id = $1", [id]);
  expect(rowCount).toBe(0);
});
