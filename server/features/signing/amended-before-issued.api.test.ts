import { expect, test } from "vitest";
import { amendDocument } from "#server/features/documents/index";
import { completeDocument } from "#server/features/signing/complete-document";
import { appForFile } from "#server/testing/app-for-file";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { readPdf } from "#server/testing/read-pdf";
import { DocumentHistory } from "#shared/contract/history";

const app = await appForFile();
const { user, caller: owner } = await app.signedIn();
const { db, pool, jobs } = app.deps;

/** A sheet that everybody has signed and then opened to be changed, before its PDF was issued and mailed. */
async function amendedBeforeIssued() {
  const sheet = await signSheet(app, owner, { songTitle: "Lamu" });
  await jobs.idle();
  const { rows } = await pool.query<{ id: string }>(
    "select id from document_versions where document_id = $1",
    [sheet.id],
  );
  const versionId = rows[0]!.id;
  await pool.query("delete from issued_pdfs where version_id = $1", [versionId]);
  await pool.query("delete from pgboss.job where name = 'signing.completion-mail'");
  const amendment = { by: user.id, at: app.clock.now() };
  await db.transaction((trx) => amendDocument(trx, sheet.id, amendment));
  return { ...sheet, versionId };
}

const change = (id: string, body: object) => owner.patch(`/api/documents/${id}`).send(body).expect(200);

async function issued({ emails, versionId }: { emails: string[]; versionId: string }) {
  await completeDocument(app.deps, { versionId });
  const mail = (await app.mailsTo(emails[0]!)).at(-1)!;
  expect(mail.subject).toBe('Everybody has signed "Lamu" (split sheet)');
  const [attachment] = mail.attachments;
  return { filename: attachment!.filename, ...(await readPdf(attachment!.content)) };
}

test("the PDF of a version that was opened to be changed meanwhile says what was signed, under its own name", async () => {
  const sheet = await amendedBeforeIssued();
  await change(sheet.id, {
    title: "Malindi",
    content: { ...(await contentOf(sheet.id)), songTitle: "Malindi" },
  });
  const { filename, text } = await issued(sheet);
  expect(filename).toBe("Lamu.pdf");
  expect(text).toContain("Fully signed");
  expect(text).not.toMatch(/Malindi|not in force|marked this document as complete/);
});

test("issuing it is told of its own version, also when the next one is out", async () => {
  const sheet = await amendedBeforeIssued();
  await owner.post(`/api/documents/${sheet.id}/send-for-signing`).send({ emails: sheet.emails }).expect(200);
  await issued(sheet);
  const { body } = await owner.get(`/api/documents/${sheet.id}/history`).expect(200);
  expect(DocumentHistory.parse(body).events.at(-1)!.sentence).toBe("The signed PDF of version 1 was issued");
});

async function contentOf(id: string): Promise<object> {
  return (await owner.get(`/api/documents/${id}`).expect(200)).body.content as object;
}
