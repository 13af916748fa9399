import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { createSheet } from "#server/testing/factories/create-sheet";
import { readPdf } from "#server/testing/read-pdf";
import { signingCalls } from "#server/testing/signing-calls";

const app = await appForFile();
const { sign } = signingCalls(app);
const { caller: owner } = await app.signedIn({ firstName: "Amina", lastName: "Wanjiru" });

/** A sheet that both have signed, each with a device of their own. */
async function signedByBoth() {
  const sent = await sendSheet(app, owner);
  await sign(sent.tokens[0]!).set("user-agent", "Opera Mini in Kisumu").expect(200);
  await sign(sent.tokens[1]!).set("user-agent", "Firefox in Mombasa").expect(200);
  await app.deps.jobs.idle();
  return sent;
}

async function draw(caller: Caller, id: string, body: object = {}) {
  const path = `/api/documents/${id}/evidence-certificate`;
  const bytes = (await caller.post(path).send(body).expect(200)).body as Buffer;
  return { bytes, ...flat(await readPdf(bytes)) };
}

const flat = <Paper extends { text: string }>(paper: Paper) => ({
  ...paper,
  text: paper.text.replaceAll(/\s+/g, " "),
  packed: paper.text.replaceAll(/\s/g, ""),
});

async function readerAt(email: string): Promise<Caller> {
  return (await app.signedIn({ email, emailVerifiedAt: app.clock.now() })).caller;
}

test("its owner gets the facts filled in, and statements and signature left open", async () => {
  const { id, version, emails } = await signedByBoth();
  const { text, packed, pages, title } = await draw(owner, id, { version: 1 });
  expect(title).toMatch(/^Certificate under section 106B\(4\), a draft: /);
  for (const page of pages) expect(page).toContain("DRAFT – until signed by hand");

  const { rows } = await app.deps.pool.query<{ sha256: string; size: string }>(
    `select p.sha256, c.log_size::text as size from issued_pdfs p join completion_certificates c using (version_id)
     join document_versions v on v.id = p.version_id where v.document_id = $1`,
    [id],
  );
  for (const told of [id, version.sha256, rows[0]!.sha256, ...emails]) expect(packed).toContain(told);
  expect(text).toContain(`checkpoint of ${rows[0]!.size} entries`);
  expect(text).toContain("each follows from the one before it");
  expect(text).toContain("has the SHA-256 above; it was computed anew. So has the PDF.");
  expect(text).toMatch(/Node\.js \d+\.\d+\.\d+ with OpenSSL .* PostgreSQL \d+/);
  expect(text).toContain("Each signature is an electronic signature");
  expect(text).not.toMatch(/\badvanced\b|\bqualified\b|Kisumu|Mombasa/);
  expect(text.match(/Statement/g)).toHaveLength(4);
  // In substance section 106B(2)(a), and (3) and (4)(b) on computers.
  expect(text).toContain("(a) The computer made this output in a period over which it was regularly used");
  expect(text).toContain("they count as a single computer (section 106B(3))");
  expect(text).toContain("Devices on which the record was printed or copied for the court");
  expect(text).toMatch(/4\. Who states this .* Name Office or position.* Place and date Signature Annex/);
});

test("a signer reads their own device on it and no one else's", async () => {
  const { id, emails } = await signedByBoth();
  const { text, packed } = await draw(await readerAt(emails[0]!), id);
  expect(text).toContain("Browser: Opera Mini in Kisumu");
  expect(text).not.toContain("Mombasa");
  expect(text).toMatch(/Browser: _+/);
  expect(packed).toContain(emails[0]);
  expect(packed).not.toContain(emails[1]);
});

test("whoever signs by a link has it behind the link, of the version that it is for", async () => {
  const { id, emails, tokens } = await signedByBoth();
  const path = `/api/sign/${tokens[0]!}/evidence-certificate`;
  const { body } = await app.nobody().get(path).responseType("blob").expect(200);
  const { text, packed } = flat(await readPdf(body as Buffer));
  expect(packed).toContain(id);
  expect(text).toContain("Browser: Opera Mini in Kisumu");
  expect(text).not.toContain("Mombasa");
  expect(packed).toContain(emails[0]);
  expect(packed).not.toContain(emails[1]);
  await app
    .nobody()
    .get("/api/sign/of-nobody/evidence-certificate")
    .expect(404, /link_invalid/);
});

test("it is nobody else's, and there is none of what was never sent", async () => {
  const { id } = await signedByBoth();
  const { caller: stranger } = await app.signedIn();
  await stranger.post(`/api/documents/${id}/evidence-certificate`).send({}).expect(404);
  const missing = await owner.post(`/api/documents/${id}/evidence-certificate`).send({ version: 7 });
  expect([missing.status, missing.body]).toMatchObject([404, { code: "version_not_found" }]);
  const draft = await createSheet(owner);
  await owner.post(`/api/documents/${draft.id}/evidence-certificate`).send({}).expect(404);
});

test("one that not everybody has signed says so, and that no PDF was issued", async () => {
  const { id, tokens } = await sendSheet(app, owner);
  await sign(tokens[0]!).expect(200);
  const { text } = await draw(owner, id);
  expect(text).toContain("1 of 2 people has signed");
  expect(text).toContain("Not issued: not everybody has signed");
});

test("what was changed in the database is said where it is stated", async () => {
  const { id } = await signedByBoth();
  await app.deps.pool.query(
    `update issued_pdfs set bytes = bytes || 'x' where version_id in (select id from document_versions where document_id = $1)`,
    [id],
  );
  expect((await draw(owner, id)).text).toContain("The PDF that is kept does NOT have the SHA-256 above.");
});

test("an administrator draws it whole, for a claim, and who did and why is kept", async () => {
  const { id, emails } = await signedByBoth();
  const { caller: admin, user } = await app.signedIn({ role: "admin" });
  const path = `/api/admin/documents/${id}/evidence-certificate`;
  await admin.post(path).send({ reason: " " }).expect(400);
  await owner.post(path).send({ reason: "Claim 17 of 2026" }).expect(403);
  // Also of a document that is hidden by now.
  await admin.delete(`/api/admin/documents/${id}`).expect(204);
  const { body } = await admin.post(path).send({ reason: "Claim 17 of 2026" }).expect(200);
  const { text, packed } = flat(await readPdf(body as Buffer));
  expect(text).toContain("Browser: Opera Mini in Kisumu");
  expect(text).toContain("Browser: Firefox in Mombasa");
  expect(text).not.toMatch(/_{5}|left open here/);
  for (const email of emails) expect(packed).toContain(email);

  const { rows } = await app.deps.pool.query(
    "select actor_id, target_id, after from admin_events where action = 'evidence_certificate_drawn'",
  );
  expect(rows).toEqual([{ actor_id: user.id, target_id: id, after: { reason: "Claim 17 of 2026" } }]);
});

test("the file check knows it for what it is", async () => {
  const { id } = await signedByBoth();
  const { bytes } = await draw(owner, id);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const { body } = await app.nobody().post("/api/verify/file").send({ sha256 }).expect(200);
  expect(body).toMatchObject({ known: true, is: "evidence_certificate", version: 1 });
});
