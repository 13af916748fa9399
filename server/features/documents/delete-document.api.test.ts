import { beforeEach, describe, expect, test } from "vitest";
import { withdrawnMail } from "#server/features/documents/documents-mail";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { consentCalls } from "#server/testing/consent-calls";
import { signingCalls } from "#server/testing/signing-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { tablesWith } from "#server/testing/tables-with";

const app = await appForFile();
const { sign } = signingCalls(app);
let owner: Caller;

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

const remove = (id: string, password = PASSWORD) => owner.delete(`/api/documents/${id}`).send({ password });

describe("deleting", () => {
  test("takes the account's password", async () => {
    const { id } = await createSheet(owner);
    expect((await remove(id, "not the password").expect(403)).body).toEqual({
      code: "password_wrong",
      message: "The password is not correct.",
    });
    for (const body of [undefined, {}, { password: "" }, { password: null }, { password: 7 }]) {
      const response = await owner.delete(`/api/documents/${id}`).send(body).expect(400);
      expect(response.body.message).toBe("Please enter your password to confirm deletion");
    }
    await remove(id).expect(204);
    expect((await owner.get(`/api/documents/${id}`).expect(404)).body.code).toBe("document_not_found");
  });

  test("takes the document off the list and leaves its trail", async () => {
    const { id } = await createSheet(owner);
    await remove(id).expect(204);
    expect((await owner.get("/api/documents").expect(200)).body).toEqual([]);
    const events = await eventsOf(app.deps.db, id);
    expect(events.map(({ event }) => event)).toEqual(["document_created", "document_deleted"]);
    expect(isUnbroken(events)).toBe(true);
  });

  test("a document that waits for signatures ends its links and tells everybody who was asked", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    await remove(id).expect(204);
    for (const email of emails) {
      const mail = await app.mails.waitForMail(({ to, subject }) => to === email && /withdrew/.test(subject));
      expect(mail.subject).toBe('Amina Wanjiru withdrew "Nairobi Nights"');
    }
    for (const token of tokens) {
      expect((await sign(token).expect(404)).body.code).toBe("link_invalid");
      await app.nobody().get(`/api/sign/${token}`).expect(404);
    }
  });

  test("twice at once deletes once", async () => {
    const { id, emails } = await sendSheet(app, owner);
    const responses = await Promise.all([1, 2, 3].map(() => remove(id)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
    for (const email of emails) expect(await app.mailsTo(email)).toHaveLength(2);
    expect((await eventsOf(app.deps.db, id)).map(({ event }) => event)).toEqual([
      "document_created",
      "document_sent",
      "document_deleted",
    ]);
  });

  test("is refused as soon as somebody has signed, and names the way out", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const waysOut = {
      document_signed:
        "Somebody has already signed this document. Recall it first: then it is a draft again, and you can delete it.",
      version_in_force:
        "A version of this document that everybody has signed is in force. It can only be deleted with the consent of every signer: please request its deletion.",
    };
    for (const [index, token] of tokens.entries()) {
      await sign(token).expect(200);
      const code = index === tokens.length - 1 ? "version_in_force" : "document_signed";
      expect((await remove(id).expect(409)).body).toEqual({ code, message: waysOut[code] });
    }
    expect((await owner.get(`/api/documents/${id}`).expect(200)).body.status).toBe("fully_signed");
  });

  test("is allowed again once a signed document was taken back: void signatures hinder nobody", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    await sign(tokens[0]!).expect(200);
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "A mistake" }).expect(200);
    await remove(id).expect(204);
    for (const email of emails)
      expect((await app.mailsTo(email)).map(({ subject }) => subject)).toContain(
        'Amina Wanjiru withdrew "Nairobi Nights"',
      );
  });

  test("is refused while a version is in force, also while the next one is a draft, sent, and taken back", async () => {
    const { asked, answered } = consentCalls(app, "amendment");
    const { id, answers: responses, emails } = await asked(owner);
    for (const token of responses) await answered(token, true);
    expect((await remove(id).expect(409)).body.code).toBe("version_in_force");
    await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    expect((await remove(id).expect(409)).body.code).toBe("version_in_force");
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "Too early" }).expect(200);
    expect((await remove(id).expect(409)).body.code).toBe("version_in_force");
  });

  test("leaves nothing of the document in a job, also while its mails cannot leave", async () => {
    const { id, emails } = await sendSheet(app, owner, { songTitle: "Kilimanjaro Sunrise 71" });
    await app.deps.jobs.idle();
    app.mails.refuse("451 4.3.0 Try again later");
    await remove(id).expect(204);
    expect(await tablesWith(app, "Kilimanjaro Sunrise 71")).toEqual([]);
    // The owner's address book knows them still.
    for (const email of emails) expect(await tablesWith(app, email)).toEqual(["public.contacts"]);
    app.mails.refuse(undefined);
    expect((await app.mailsTo(emails[0]!)).at(-1)!.subject).toContain("Kilimanjaro Sunrise 71");
  });

  test("is allowed for a completed document and refused for a locked one", async () => {
    const [completed, locked] = [await createSheet(owner), await createSheet(owner)];
    await owner.patch(`/api/documents/${completed.id}`).send({ status: "completed" }).expect(200);
    await remove(completed.id).expect(204);

    await owner.patch(`/api/documents/${locked.id}`).send({ status: "completed" }).expect(200);
    await owner.patch(`/api/documents/${locked.id}/lock`).expect(200);
    expect((await remove(locked.id).expect(409)).body.code).toBe("document_locked");
  });

  test("is told in English by a letter of a version that knew no other language", async () => {
    const { jobs, db, secrets } = app.deps;
    const to = { name: "Brian", address: `${crypto.randomUUID()}@example.com` };
    const sealed = secrets.seal(JSON.stringify({ to, owner: "Amina Wanjiru", title: "Malindi" }));
    await db.transaction((trx) =>
      jobs.enqueue(trx, withdrawnMail, { documentId: crypto.randomUUID(), sealed }),
    );
    expect((await app.mailsTo(to.address)).map(({ subject }) => subject)).toEqual([
      'Amina Wanjiru withdrew "Malindi"',
    ]);
  });
});
