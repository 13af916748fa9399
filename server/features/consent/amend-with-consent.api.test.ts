import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, findIssuedPdf, isUnbroken } from "#server/features/documents/index";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { signingCalls } from "#server/testing/signing-calls";
import { consentCalls, REASON } from "#server/testing/consent-calls";
import { documentCalls } from "#server/testing/document-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { errorCatalogue } from "#shared/errors";

const app = await appForFile();
const { request, answer, readQuestion, answered, asked, cancel, status, pdf } = consentCalls(
  app,
  "amendment",
);
let owner: Caller;
let ownerEmail: string;
const { read } = documentCalls(() => owner);

beforeEach(async () => {
  const { user, caller } = await app.signedIn();
  owner = caller;
  ownerEmail = user.email;
});

const errorBody = (code: keyof typeof errorCatalogue) => ({ code, message: errorCatalogue[code][1] });
const subjectsTo = async (address: string) => (await app.mailsTo(address)).map(({ subject }) => subject);
const versionsOf = async (id: string) => {
  const { rows } = await app.deps.pool.query<{ id: string; because: string | null; reason: string | null }>(
    `select id, ended_because as because, end_reason as reason from document_versions where document_id = $1
     order by number`,
    [id],
  );
  return rows;
};

describe("unlocking a document that everybody has signed", () => {
  test("asks everybody, with a reason, and leaves it as it is until they have answered", async () => {
    const { id, emails } = await signSheet(app, owner);
    const { body } = await request(owner, id).expect(200);
    expect(body).toMatchObject({ document: { id, status: "fully_signed" }, confirmationsRequired: 2 });
    expect((await request(owner, id).expect(200)).body).toEqual(body);
    expect((await request(owner, id, "Another reason").expect(409)).body).toEqual(errorBody("consent_open"));
    expect(await status(owner, id)).toMatchObject({ status: "pending", reason: REASON, confirmedCount: 0 });
    expect(await subjectsTo(emails[0]!)).toContain(
      'Amina asks you to let "Nairobi Nights" be changed (split sheet)',
    );
    expect((await read(id)).status).toBe("fully_signed");
  });

  test("needs a reason, which a password does not replace", async () => {
    const { id } = await signSheet(app, owner);
    const { body } = await owner
      .patch(`/api/documents/${id}/unlock`)
      .send({ password: PASSWORD })
      .expect(400);
    expect(body.issues).toEqual([
      { path: "reason", message: "Please provide a reason for unlocking this signed document" },
    ]);
    expect(await status(owner, id)).toEqual({ hasRequest: false });
  });

  test("makes it a draft when everybody agrees: what they signed is kept, and a changed version is signed anew", async () => {
    const { id, emails, answers, writers } = await asked(owner);
    const before = await read(id);
    const [signedVersion] = await versionsOf(id);
    await app.deps.jobs.idle();
    const issued = await findIssuedPdf(app.deps, signedVersion!.id);

    expect(await answered(answers[0]!, true)).toEqual({ status: "waiting", scheduledDeletionDate: null });
    expect(await answered(answers[1]!, true)).toEqual({ status: "approved", scheduledDeletionDate: null });
    const draft = await read(id);
    const inForce = { version: 1, signedAt: before.completedAt };
    expect(draft).toMatchObject({ status: "draft", version: null, signedCount: 0, inForce });
    expect(draft.revision).toBe(before.revision + 1);
    expect(await status(owner, id)).toMatchObject({ status: "approved" });
    for (const email of [ownerEmail, ...emails])
      expect(await subjectsTo(email)).toContain('"Nairobi Nights" may be changed (split sheet)');

    await owner
      .patch(`/api/documents/${id}`)
      .send({
        content: {
          songTitle: "Nairobi Nights (Remix)",
          artistName: "Amina",
          publishingRightsCollaborators: writers,
        },
      })
      .expect(200);
    app.clock.pass(60_000);
    await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    expect(await read(id)).toMatchObject({ status: "pending", version: { number: 2 }, inForce });
    for (const email of emails) await signingCalls(app).signed(await app.linkTo(email, 2));
    expect(await read(id)).toMatchObject({
      status: "fully_signed",
      version: { number: 2 },
      inForce: { version: 2 },
    });
    expect(await status(owner, id)).toEqual({ hasRequest: false });

    await app.deps.jobs.idle();
    const [first, second] = await versionsOf(id);
    expect(first).toMatchObject({ because: "replaced", reason: "" });
    expect(second).toMatchObject({ because: null });
    expect(await findIssuedPdf(app.deps, first!.id)).toEqual(issued);
    expect(await findIssuedPdf(app.deps, second!.id)).not.toEqual(issued);
    const old = await owner.get(`/api/documents/${id}/versions/1`).expect(200);
    expect(old.body).toMatchObject({ title: "Nairobi Nights", status: "fully_signed" });
    const oldPdf = await owner.get(`/api/documents/${id}/versions/1/pdf`).expect(200);
    expect((oldPdf.body as Buffer).equals(issued!)).toBe(true);

    expect(await readQuestion(answers[0]!)).toMatchObject({
      document: { title: "Nairobi Nights" },
      unlockRequest: { status: "approved" },
    });
    expect(((await pdf(answers[0]!).expect(200)).body as Buffer).equals(issued!)).toBe(true);
    const events = await eventsOf(app.deps.db, id);
    expect(isUnbroken(events)).toBe(true);
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining([
        "consent_requested",
        "consent_approved",
        "document_amended",
        "version_replaced",
      ]),
    );
  });

  test("leaves a draft that only signatures can close: complete, it could be neither sent nor deleted", async () => {
    const { id, emails, answers } = await asked(owner);
    for (const token of answers) await answered(token, true);
    const listed = async () => (await owner.get("/api/documents").expect(200)).body as unknown;
    const complete = () => owner.patch(`/api/documents/${id}`).send({ status: "completed" });
    const binds = {
      code: "version_in_force",
      message:
        "A version of this document that everybody has signed is in force, so it cannot be marked as complete without signatures. Send the change for everybody to sign; until they have, the signed version binds.",
    };
    expect((await complete().expect(409)).body).toEqual(binds);
    const inForce = { version: 1 };
    expect(await read(id)).toMatchObject({ status: "draft", completedAt: null, inForce });
    expect(await listed()).toMatchObject([{ status: "draft", inForce }]);

    await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "Too early" }).expect(200);
    expect((await complete().expect(409)).body).toEqual(binds);
    expect(await listed()).toMatchObject([{ returned: { because: "recalled" }, inForce }]);
  });

  test("counts as a sending: nobody fills mailboxes by asking and cancelling", async () => {
    const { caller } = await app.signedIn();
    const { id } = await signSheet(app, caller);
    const nothing = "/api/documents/00000000-0000-4000-8000-000000000000/recall";
    // As many as an hour has.
    await Promise.all(Array.from({ length: 120 }, () => caller.post(nothing).send({ reason: "x" })));
    expect((await request(caller, id).expect(429)).body).toMatchObject({ code: "too_many_requests" });
    expect(await status(caller, id)).toEqual({ hasRequest: false });
  });

  test("leaves it as it is after a refusal", async () => {
    const { id, emails, answers } = await asked(owner);
    await answered(answers[0]!, true);
    expect((await answered(answers[1]!, false)).status).toBe("rejected");
    expect((await read(id)).status).toBe("fully_signed");
    expect(await subjectsTo(emails[0]!)).toContain('"Nairobi Nights" stays as it is (split sheet)');
    expect((await cancel(owner, id).expect(409)).body).toEqual(errorBody("consent_not_open"));
  });

  test("is taken back while it is open, and not once everybody has agreed", async () => {
    const { id, answers } = await asked(owner);
    expect((await cancel(owner, id).expect(200)).body).toMatchObject({ status: "cancelled" });
    expect((await answer(answers[0]!, true).expect(409)).body).toEqual(errorBody("consent_closed"));

    await request(owner, id).expect(200);
    const again = consentCalls(app, "amendment");
    const { emails, id: other, answers: links } = await again.asked(owner);
    for (const link of links) await answered(link, true);
    expect(emails).toHaveLength(2);
    expect((await cancel(owner, other).expect(409)).body).toEqual(errorBody("consent_not_open"));
  });

  test("is done even when the signed PDF is still being made: it is issued all the same", async () => {
    const { id, answers } = await asked(owner);
    const [version] = await versionsOf(id);
    await app.deps.pool.query("delete from issued_pdfs where version_id = $1", [version!.id]);
    expect((await pdf(answers[0]!).expect(200)).body.length).toBeGreaterThan(10_000);
  });
});

describe("unlocking a locked document", () => {
  async function locked() {
    const { id } = await sendSheet(app, owner);
    await owner.patch(`/api/documents/${id}/lock`).expect(200);
    return id;
  }
  const unlock = (id: string, body: object) => owner.patch(`/api/documents/${id}/unlock`).send(body);

  test("gives it back the status it had, with the password alone", async () => {
    const id = await locked();
    const { body } = await unlock(id, { password: PASSWORD }).expect(200);
    expect(body).toMatchObject({ document: { id, status: "pending" }, confirmationsRequired: null });
  });

  test("needs the password, and the right one", async () => {
    const id = await locked();
    const { body } = await unlock(id, { reason: "A mistake" }).expect(400);
    expect(body.issues).toEqual([
      { path: "password", message: "Please enter your password to unlock the document" },
    ]);
    expect((await unlock(id, { password: "wrong" }).expect(403)).body).toEqual(errorBody("password_wrong"));
    expect((await read(id)).status).toBe("locked");
  });

  test("is refused for one that is not locked, and asks no signer", async () => {
    const { id } = await createSheet(owner);
    expect((await unlock(id, { password: PASSWORD }).expect(409)).body).toEqual(
      errorBody("document_not_locked"),
    );
    const { id: sent } = await sendSheet(app, owner);
    expect((await unlock(sent, { reason: REASON }).expect(409)).body).toEqual(
      errorBody("document_not_locked"),
    );
  });
});
