import { describe, expect, test } from "vitest";
import { sha256 } from "#server/features/documents/index";
import { completeDocument } from "#server/features/signing/complete-document";
import { startTestApp, type Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { verify } from "#server/testing/factories/order-verification";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { readPdf } from "#server/testing/read-pdf";

/* Who runs the service, as settings say, on whatever leaves it. */

const app = await appForFile();
/** The same service after somebody else took it over. */
const taken = await startTestApp({ beside: app, jobs: "queued", env: { OPERATOR_NAME: "Muziki Mpya Ltd" } });
const [before, after] = ["Jina & Wana <Muziki> Ltd (PVT-TEST123)", "Muziki Mpya Ltd (PVT-TEST123)"];

const fileOf = async (caller: Caller, path: string) =>
  (await caller.get(path).responseType("blob").expect(200)).body as Buffer;
const lastPageOf = async (file: Buffer) => (await readPdf(file)).pages.at(-1)!.replaceAll(/\s+/g, " ");

describe("a paper ends with who runs the service", () => {
  test("a draft with who does now, and a version that was sent with who did then, to the byte", async () => {
    const { user, caller } = await app.signedIn();
    const later = await taken.signIn(user);
    const draft = await createSheet(caller);
    expect(await lastPageOf(await fileOf(caller, `/api/documents/${draft.id}/pdf`))).toContain(before);
    expect(await lastPageOf(await fileOf(later, `/api/documents/${draft.id}/pdf`))).toContain(after);

    const sent = await sendSheet(app, caller);
    const file = await fileOf(caller, `/api/documents/${sent.id}/pdf`);
    expect(await lastPageOf(file)).toContain(before);
    expect((await fileOf(later, `/api/documents/${sent.id}/pdf`)).equals(file)).toBe(true);
  });

  test("a signed one that is drawn anew to be sealed is how the sealed one begins, whoever runs the service by then", async () => {
    const { caller } = await app.signedIn();
    const { id } = await signSheet(app, caller);
    await app.deps.jobs.idle();
    const issued = await fileOf(caller, `/api/documents/${id}/pdf`);
    expect(await lastPageOf(issued)).toContain(before);
    const { rows } = await app.deps.pool.query<{ version_id: string; content_sha256: string }>(
      "delete from issued_pdfs where version_id in (select id from document_versions where document_id = $1) returning version_id, content_sha256",
      [id],
    );
    const [{ version_id: versionId, content_sha256: content }] = rows as [(typeof rows)[0]];
    // Until it is sealed again, it says so.
    expect((await readPdf(await fileOf(caller, `/api/documents/${id}/pdf`))).text).toContain(
      "All have signed, being sealed",
    );
    await completeDocument(taken.deps, { versionId });
    const anew = await fileOf(caller, `/api/documents/${id}/pdf`);
    const start = anew.indexOf("%%EOF\n") + "%%EOF\n".length;
    expect(sha256(anew.subarray(0, start))).toBe(content);
  });

  test("one that was sent before that was kept names nobody, as it did", async () => {
    const { caller } = await app.signedIn();
    const { id } = await sendSheet(app, caller);
    await app.deps.pool.query("update document_versions set operator = null where document_id = $1", [id]);
    expect((await readPdf(await fileOf(caller, `/api/documents/${id}/pdf`))).text).not.toContain("is run by");
  });

  test("certificates with who does when they are made", async () => {
    const { user, caller } = await app.signedIn();
    const { id } = await signSheet(app, caller);
    const certificate = `/api/documents/${id}/audit/pdf`;
    expect(await lastPageOf(await fileOf(caller, certificate))).toContain(before);
    expect(await lastPageOf(await fileOf(await taken.signIn(user), certificate))).toContain(after);

    const { verificationId } = await verify(app, id);
    const verification = `/api/verify/results/${verificationId}/pdf`;
    expect(await lastPageOf(await fileOf(app.nobody(), verification))).toContain(before);
    expect(await lastPageOf(await fileOf(taken.nobody(), verification))).toContain(before);
  });
});

test("every mail ends with who runs the service and the way to what is kept", async () => {
  const { user, caller } = await app.signedIn();
  await signSheet(app, caller);
  await app.deps.jobs.idle();
  const mails = app.mails.mails;
  expect(mails.length).toBeGreaterThan(3);
  for (const { text, html } of mails) {
    expect(text).toContain(`${before}, Moi Avenue 1, 00100 Nairobi, Kenya`);
    expect(html).toContain("Jina &amp; Wana &lt;Muziki&gt; Ltd");
    expect(text).toMatch(/http:\/\/sahihi\.test\/(privacy|privacy-notice)\n*$/);
  }
  expect((await app.mailsTo(user.email)).length).toBeGreaterThan(0);
});
