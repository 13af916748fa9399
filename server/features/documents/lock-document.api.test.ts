import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import { createAgreement } from "#server/testing/factories/create-agreement";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { readPdf } from "#server/testing/read-pdf";
import { signingCalls } from "#server/testing/signing-calls";
import { tablesWith } from "#server/testing/tables-with";
import { DocumentHistory } from "#shared/contract/history";

const MINUTE = 60 * 1000;

const app = await appForFile();
const { sign, signed, readView } = signingCalls(app);
let owner: Caller;
const { read, collaborators } = documentCalls(() => owner);

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

const lock = (id: string) => owner.patch(`/api/documents/${id}/lock`);
const unlock = (id: string, body: object = { password: PASSWORD }) =>
  owner.patch(`/api/documents/${id}/unlock`).send(body);
const complete = (id: string) => owner.patch(`/api/documents/${id}`).send({ status: "completed" });

describe("a locked document", () => {
  test("remembers its status, and unlocking gives it back: pending, partially signed, completed", async () => {
    const [sheet, agreement] = [await sendSheet(app, owner), await createAgreement(app, owner)];
    await complete(agreement.id).expect(200);
    const there = async (id: string, status: string) => {
      expect((await lock(id).expect(200)).body).toMatchObject({ status: "locked", lockedFrom: status });
      expect((await unlock(id).expect(200)).body).toMatchObject({
        document: { status, lockedFrom: null },
        confirmationsRequired: null,
      });
      expect((await read(id)).status).toBe(status);
    };
    await there(sheet.id, "pending");
    await signed(sheet.tokens[0]!);
    await there(sheet.id, "partially_signed");
    await there(agreement.id, "completed");
    await signed(sheet.tokens[1]!);
    const events = await eventsOf(app.deps.db, sheet.id);
    expect(events.filter(({ event }) => /_(un)?locked$/.test(event))).toHaveLength(4);
    expect(isUnbroken(events)).toBe(true);
  });

  test("still shows its owner and its signers what was sent, who signed, and the PDF", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const { signatureId } = await signed(tokens[0]!);
    const before = await collaborators(id);
    await lock(id).expect(200);
    expect(await collaborators(id)).toEqual(before);
    expect(await read(id)).toMatchObject({ version: { number: 1 }, signedCount: 1 });
    const { text } = await readPdf((await owner.get(`/api/documents/${id}/pdf`).expect(200)).body as Buffer);
    expect(text).toContain(signatureId);
    expect((await readView(tokens[1]!)).document).toMatchObject({
      status: "locked",
      title: "Nairobi Nights",
    });
  });

  test("takes nothing from its owner or its signers until it is unlocked", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    await lock(id).expect(200);
    app.clock.pass(MINUTE);
    const locked = { code: "document_locked", message: "This document is locked. Please unlock it first." };
    for (const error of [
      await owner.patch(`/api/documents/${id}`).send({ status: "completed" }),
      await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }),
      await owner.post(`/api/documents/${id}/resend-invitation`),
      await owner.post(`/api/documents/${id}/recall`).send({ reason: "A mistake" }),
      await owner.delete(`/api/documents/${id}`).send({ password: PASSWORD }),
    ]) {
      expect(error.status).toBe(409);
      expect(error.body).toEqual(locked);
    }
    expect((await sign(tokens[0]!).expect(409)).body.message).toContain("The owner has locked this document");
    await unlock(id).expect(200);
    await signed(tokens[0]!);
  });

  test("is locked once, however often that is said", async () => {
    const { id } = await sendSheet(app, owner);
    const first = (await lock(id).expect(200)).body;
    expect((await lock(id).expect(200)).body).toEqual(first);
  });

  test("is unlocked with the account's password alone", async () => {
    const { id } = await sendSheet(app, owner);
    await lock(id).expect(200);
    expect((await unlock(id, { password: "wrong" }).expect(403)).body.code).toBe("password_wrong");
    expect((await unlock(id, {}).expect(400)).body.message).toBe(
      "Please enter your password to unlock the document",
    );
    expect((await read(id)).status).toBe("locked");
    await unlock(id).expect(200);
    expect((await unlock(id).expect(409)).body.code).toBe("document_not_locked");
  });
});

test("a draft and a fully signed document are not locked", async () => {
  const { id: draft } = await createSheet(owner);
  const { id, tokens } = await sendSheet(app, owner);
  for (const token of tokens) await signed(token);
  for (const one of [draft, id])
    expect((await lock(one).expect(409)).body.code).toBe("document_not_lockable");
});

test("a signer with an account cannot lock what they were asked to sign", async () => {
  const { user, caller } = await app.signedIn();
  const publishingRightsCollaborators = [
    { name: "Zawadi", email: user.email, role: "Songwriter", percentage: 100 },
  ];
  const { id } = await sendSheet(app, owner, { publishingRightsCollaborators });
  await caller.get(`/api/documents/${id}`).expect(200);
  expect((await caller.patch(`/api/documents/${id}/lock`).expect(404)).body.code).toBe("document_not_found");
});

describe("the reason of an unlocking", () => {
  const reason = "The sample is cleared now";

  test("stands in the history, and goes with the document", async () => {
    const { id } = await sendSheet(app, owner);
    for (const body of [{ password: PASSWORD }, { password: PASSWORD, reason }]) {
      await lock(id).expect(200);
      await unlock(id, body).expect(200);
    }
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "Something else" }).expect(200);
    const { body } = await owner.get(`/api/documents/${id}/history`).expect(200);
    const sentences = DocumentHistory.parse(body).events.map(({ sentence }) => sentence);
    const unlockings = sentences.filter((sentence) => sentence.includes("unlocked"));
    expect(unlockings.map((sentence) => sentence.split("unlocked ")[1])).toEqual([
      "the document",
      `the document: “${reason}”`,
    ]);
    expect(isUnbroken(await eventsOf(app.deps.db, id))).toBe(true);

    await owner.delete(`/api/documents/${id}`).send({ password: PASSWORD }).expect(204);
    expect(await tablesWith(app, reason)).toEqual([]);
  });

  test("is not mailed any more when the document is locked again before the mail could leave", async () => {
    const { id, emails } = await sendSheet(app, owner);
    await app.deps.jobs.idle();
    app.mails.refuse("451 4.3.0 Try again later");
    await lock(id).expect(200);
    await unlock(id, { password: PASSWORD, reason }).expect(200);
    await lock(id).expect(200);
    app.mails.refuse(undefined);
    expect(await app.mailsTo(emails[1]!)).toHaveLength(1);
  });

  test("is mailed to those who still have to sign, and to nobody else", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    await signed(tokens[0]!);
    await lock(id).expect(200);
    await unlock(id, { password: PASSWORD, reason }).expect(200);
    const mailsTo = async (email: string) =>
      (await app.mailsTo(email)).filter(({ subject }) => subject === 'You can sign "Nairobi Nights" again');
    expect(await mailsTo(emails[0]!)).toEqual([]);
    const [mail] = await mailsTo(emails[1]!);
    expect(mail!.text).toContain(`“${reason}”`);
    expect(mail!.text).toMatch(
      /It had been locked since \d\d\/\d\d\/\d{4}, \d\d:\d\d EAT\. Nobody could sign/,
    );
    expect(await tablesWith(app, reason)).toEqual(["public.event_reasons"]);

    // Locking and unlocking all day does not fill their mailbox.
    await lock(id).expect(200);
    await unlock(id, { password: PASSWORD, reason }).expect(200);
    expect(await mailsTo(emails[1]!)).toHaveLength(1);
  });

  test("is mailed in Swahili to whoever read the page so, and so is that the document was deleted", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    await app.nobody().post(`/api/sign/${tokens[0]}/opened`).send({ language: "sw" }).expect(200);
    await lock(id).expect(200);
    await unlock(id, { password: PASSWORD, reason }).expect(200);
    await app.deps.jobs.idle();
    await owner.delete(`/api/documents/${id}`).send({ password: PASSWORD }).expect(204);
    const subjectsTo = async (email: string) =>
      (await app.mailsTo(email)).slice(1).map(({ subject }) => subject);
    expect(await subjectsTo(emails[0]!)).toEqual([
      'Unaweza kusaini "Nairobi Nights" tena',
      'Amina Wanjiru amefuta "Nairobi Nights"',
    ]);
    expect(await subjectsTo(emails[1]!)).toEqual([
      'You can sign "Nairobi Nights" again',
      'Amina Wanjiru withdrew "Nairobi Nights"',
    ]);
  });

  test("is not mailed to the owner, who signs it too", async () => {
    const { user, caller } = await app.signedIn();
    owner = caller;
    const [first, second] = people(2);
    const self = { ...first!, name: `${user.firstName} ${user.lastName}`, email: user.email };
    const { id } = await sendSheet(app, owner, { publishingRightsCollaborators: [self, second!] });
    await lock(id).expect(200);
    await unlock(id, { password: PASSWORD, reason }).expect(200);
    expect(await app.mailsTo(second!.email)).toHaveLength(2);
    expect((await app.mailsTo(user.email)).filter(({ subject }) => /again/.test(subject))).toEqual([]);
  });

  test("may be left out, and then nobody is mailed", async () => {
    const { id, emails } = await sendSheet(app, owner);
    await lock(id).expect(200);
    await unlock(id).expect(200);
    expect(await app.mailsTo(emails[0]!)).toHaveLength(1);
  });
});
