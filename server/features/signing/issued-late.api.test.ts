import { describe, expect, test } from "vitest";
import { amendDocument } from "#server/features/documents/index";
import { completeDocument, noteSigned } from "#server/features/signing/index";
import { appForFile } from "#server/testing/app-for-file";
import { sendSheet } from "#server/testing/factories/send-sheet";
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
  const amendment = { reason: "A share", by: user.id, at: app.clock.now() };
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

describe("a last signature that a process of the version before has taken, which did not note it", () => {
  const unnoted = async () => {
    const sheet = await signSheet(app, owner);
    await jobs.idle();
    const { rows } = await pool.query<{ id: string; signedAt: Date }>(
      `select id, signed_at as "signedAt" from document_versions where document_id = $1`,
      [sheet.id],
    );
    await pool.query("update document_versions set signed_at = null where document_id = $1", [sheet.id]);
    return { ...sheet, versionId: rows[0]!.id, signedAt: rows[0]!.signedAt };
  };
  const signedAtOf = async (versionId: string) => {
    const { rows } = await pool.query<{ signedAt: Date | null }>(
      `select signed_at as "signedAt" from document_versions where id = $1`,
      [versionId],
    );
    return rows[0]!.signedAt;
  };

  test("is noted by the completion of the document, which is issued and mailed", async () => {
    const { versionId, signedAt, emails } = await unnoted();
    await pool.query("delete from issued_pdfs where version_id = $1", [versionId]);
    await pool.query("delete from pgboss.job where name = 'signing.completion-mail'");
    await completeDocument(app.deps, { versionId });
    expect(await signedAtOf(versionId)).toEqual(signedAt);
    expect((await app.mailsTo(emails[0]!)).at(-1)!.subject).toMatch(/^Everybody has signed/);
  });

  test("is noted within the hour where that process completed it, too, also once it was opened to be changed", async () => {
    const [signed, amended, waiting] = [await unnoted(), await unnoted(), await sendSheet(app, owner)];
    const amendment = { reason: "A share", by: user.id, at: app.clock.now() };
    await db.transaction((trx) => amendDocument(trx, amended.id, amendment));
    await app.nobody().post(`/api/sign/${waiting.tokens[0]}`).expect(200);
    await noteSigned(app.deps);
    for (const { versionId, signedAt } of [signed, amended])
      expect(await signedAtOf(versionId)).toEqual(signedAt);
    const { rows } = await pool.query(
      "select from document_versions where signed_at is null and document_id = $1",
      [waiting.id],
    );
    expect(rows).toHaveLength(1);
  });
});

async function contentOf(id: string): Promise<object> {
  return (await owner.get(`/api/documents/${id}`).expect(200)).body.content as object;
}
