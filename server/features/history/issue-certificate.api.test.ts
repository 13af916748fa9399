import { expect, test } from "vitest";
import { certificatesIn } from "#server/adapters/seal/seal";
import { sha256 } from "#server/features/documents/index";
import { issueCertificate } from "#server/features/history/issue-certificate";
import { entryOf } from "#server/features/transparency/sequence-entries";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { readPdf } from "#server/testing/read-pdf";
import { Collaborator } from "#shared/contract/documents";
import { LogKeys } from "#shared/contract/transparency";
import { checkSeal } from "#shared/evidence/check-seal";
import { fromBase64 } from "#shared/evidence/bytes";
import { readCheckpoint } from "#shared/evidence/checkpoint";
import { isIncluded } from "#shared/evidence/merkle-proof";

const app = await appForFile();

const certificateOf = async (caller: Caller, id: string) =>
  (await caller.get(`/api/documents/${id}/versions/1/certificate`).responseType("blob").expect(200))
    .body as Buffer;

async function keys() {
  return LogKeys.parse((await app.nobody().get("/api/transparency/keys").expect(200)).body);
}

async function certified() {
  const { caller, user } = await app.signedIn();
  const sheet = await signSheet(app, caller);
  await app.deps.jobs.idle();
  const { rows } = await app.deps.pool.query<{ version_id: string; log_size: string }>(
    `select c.version_id, c.log_size from completion_certificates c join document_versions v on v.id = c.version_id
     where v.document_id = $1`,
    [sheet.id],
  );
  return { ...sheet, caller, user, versionId: rows[0]!.version_id, size: Number(rows[0]!.log_size) };
}

test("a version that everybody has signed has one sealed certificate, with what it is checked by and nothing of one reader alone", async () => {
  const { id, caller, emails } = await certified();
  const bytes = await certificateOf(caller, id);
  const { sealRoots, log } = await keys();
  const roots = sealRoots.flatMap(({ pem }) => certificatesIn(pem).map(({ raw }) => new Uint8Array(raw)));
  expect(await checkSeal(new Uint8Array(bytes), { roots, timeStampRoots: [] }, new Date())).toMatchObject({
    fault: null,
    rootSha256: sealRoots[0]!.sha256,
  });
  const { text, title } = await readPdf(bytes);
  const said = text.replaceAll(/\s/g, "");
  expect(title).toMatch(/^Certificate of completion: /);
  expect(said).toContain(log.inForce);
  expect(said).toContain(sealRoots[0]!.sha256);
  expect(text.replaceAll(/\s+/g, " ")).toMatch(
    /Sealed by Sahihi\. PDF readers show any change since\. Some warn that they do not know Sahihi, which is normal: \S+\/evidence\. Check this file at \S+\/verify\./,
  );
  expect(said).toContain("Sahihidoesnotcheckidentities.");
  expect(said.match(/Songwriter,50%ofpublishingrights/g)).toHaveLength(emails.length);
  for (const email of emails) expect(said).not.toContain(email);
  expect(text).not.toMatch(/Your network address|Your browser/);
  const checked = await app
    .nobody()
    .post("/api/verify/file")
    .send({ sha256: sha256(bytes) })
    .expect(200);
  expect(checked.body).toMatchObject({ known: true, is: "completion_certificate", version: 1 });
});

test("it shows each name as its bearer drew it, and says to whoever does not see it whose that is", async () => {
  const { caller } = await app.signedIn();
  const { id, tokens, writers } = await sendSheet(app, caller);
  const mark = { kind: "drawn", width: 60, height: 20, path: "M0 0l60 20-9 0z" };
  await app.nobody().post(`/api/sign/${tokens[0]}`).send({ mark }).expect(200);
  await app.nobody().post(`/api/sign/${tokens[1]}`).expect(200);
  await app.deps.jobs.idle();
  const bytes = (await certificateOf(caller, id)).toString("latin1");
  expect(bytes).toContain(`(${writers[0]!.name}, as it was signed)`);
  expect(bytes).not.toContain(`(${writers[1]!.name}, as it was signed)`);
});

test("what signers and the owner told each other alone stands on it as having happened, without a word of it", async () => {
  const { caller } = await app.signedIn();
  const { id, tokens } = await sendSheet(app, caller);
  const tell = (path: string, body = {}) => app.nobody().post(`/api/sign/${tokens[0]}/${path}`).send(body);
  await tell("notes", { kind: "change", text: "Two words in confidence" }).expect(200);
  const asked = Collaborator.array().parse(
    (await caller.get(`/api/documents/${id}/collaborators`).expect(200)).body,
  );
  await caller
    .post(`/api/documents/${id}/notes/${asked[0]!.note!.id}/answer`)
    .send({ answer: "An answer in confidence" })
    .expect(200);
  const manager = { capacity: "manager", name: "Mercy Manager", email: "mercy@managers.example" };
  await tell("representative", manager).expect(200);
  await tell("representative/end").expect(200);
  await tell("notes", { kind: "not_me", text: "hidden@example.com" }).expect(200);
  await tell("notes", { kind: "is_me" }).expect(200);
  for (const token of tokens) await app.nobody().post(`/api/sign/${token}`).expect(200);
  await app.deps.jobs.idle();
  const text = (await readPdf(await certificateOf(caller, id))).text.replaceAll(/\s+/g, " ");
  for (const happened of ["asked for a change", "answered", "named who signs", "they are somebody else"])
    expect(text).toContain(happened);
  expect(text).not.toMatch(/in confidence|Mercy|hidden@/);
  const { body: trail } = await caller.get(`/api/documents/${id}/audit/pdf`).expect(200);
  expect((await readPdf(trail as Buffer)).text).toContain("Two words in confidence");
});

test("everybody is mailed the checkpoint that is printed on it, in whose tree the sealed PDF's event stands", async () => {
  const { id, emails, user, size } = await certified();
  const { rows } = await app.deps.pool.query<{ index: string; salt: Buffer; hash: string }>(
    `select e.index, s.salt, a.hash from audit_events a join log_entries e on e.event_id = a.id
     join entry_salts s on s.event_id = a.id where a.document_id = $1 and a.event = 'pdf_issued'`,
    [id],
  );
  const { index, salt, hash } = rows[0]!;
  const { log, sealRoots } = await keys();
  for (const address of [user.email, ...emails]) {
    const mail = (await app.mailsTo(address)).find(({ subject }) => subject.startsWith("Everybody"))!;
    expect(mail.text).toContain(log.inForce);
    expect(mail.text).toContain(sealRoots[0]!.sha256);
    expect(mail.text).toMatch(/How: https?:\/\/\S+\/evidence\b/);
    const note = mail.attachments.find(({ filename }) => filename === "checkpoint.txt")!.content.toString();
    const tree = await readCheckpoint(note, log.inForce);
    expect(tree).toMatchObject({ size });
    const { body } = await app
      .nobody()
      .get(`/api/transparency/inclusion?index=${index}&size=${size}`)
      .expect(200);
    const { proof } = body as { proof: string };
    const path = proof
      .slice(0, proof.indexOf("\n\n"))
      .split("\n")
      .slice(2)
      .map((line) => fromBase64(line));
    expect(await isIncluded(new Uint8Array(entryOf(salt, hash)), Number(index), path, tree!)).toBe(true);
  }
});

test("a certificate that is made twice is made once, and mailed once", async () => {
  const { id, caller, versionId, emails } = await certified();
  const first = await certificateOf(caller, id);
  await Promise.all([1, 2].map(() => issueCertificate(app.deps, { versionId })));
  expect((await certificateOf(caller, id)).equals(first)).toBe(true);
  // The process died before it was kept: both that do it again write one, and no second mail.
  await app.deps.pool.query("delete from completion_certificates where version_id = $1", [versionId]);
  await Promise.all([1, 2].map(() => issueCertificate(app.deps, { versionId })));
  const mails = (await app.mailsTo(emails[0]!)).filter(({ subject }) => subject.startsWith("Everybody"));
  expect(mails).toHaveLength(1);
});

test("who is not on it, and a version that not everybody has signed, have none", async () => {
  const { id, caller } = await certified();
  const { caller: stranger } = await app.signedIn();
  await stranger.get(`/api/documents/${id}/versions/1/certificate`).expect(404, /document_not_found/);
  await caller.get(`/api/documents/${id}/versions/2/certificate`).expect(404, /version_not_found/);
  await app.deps.pool.query(
    "delete from completion_certificates where version_id in (select id from document_versions where document_id = $1)",
    [id],
  );
  await caller.get(`/api/documents/${id}/versions/1/certificate`).expect(404, /certificate_not_issued/);
});
