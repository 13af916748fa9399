import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import { signingCalls } from "#server/testing/signing-calls";
import { sendAgreement } from "#server/testing/factories/create-agreement";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

const app = await appForFile();
const { open, sign, signed, decline } = signingCalls(app);
let owner: Caller;
let ownerEmail: string;
const { read } = documentCalls(() => owner);

beforeEach(async () => {
  const { user, caller } = await app.signedIn();
  [owner, ownerEmail] = [caller, user.email];
});

const lastTo = async (address: string) => (await app.mailsTo(address)).at(-1)!;

describe("declining", () => {
  test("makes the document a draft again, and the signatures so far void", async () => {
    const { id, tokens } = await sendSheet(app, owner, { publishingRightsCollaborators: people(3) });
    await signed(tokens[0]!);
    const { body } = await decline(tokens[1]!).expect(200);
    expect(body).toEqual({ declinedAt: expect.any(String) });
    expect(await read(id)).toMatchObject({ status: "draft", signedCount: 0, version: null });
    const events = await eventsOf(app.deps.db, id);
    expect(events.at(-1)).toMatchObject({
      event: "document_declined",
      actor: expect.stringMatching(/^signer:/),
    });
    expect(isUnbroken(events)).toBe(true);
    await app.deps.jobs.idle();
  });

  test("tells the owner, the others and whoever declined, each in their own words", async () => {
    const { emails, tokens } = await sendSheet(app, owner, {
      songTitle: "Mombasa",
      publishingRightsCollaborators: people(3),
    });
    const { signatureId } = await signed(tokens[0]!);
    await app.deps.jobs.idle();
    await decline(tokens[1]!, "My share is half of it").expect(200);
    const subject = 'Writer 2 declined to sign "Mombasa" (split sheet)';
    const [ofSigned, ofDecliner, ofOther] = await Promise.all(emails.map(lastTo));
    const ofOwner = await lastTo(ownerEmail);
    expect([ofSigned, ofOther, ofOwner].map((mail) => mail!.subject)).toEqual([subject, subject, subject]);
    expect(ofDecliner!.subject).toBe('You declined to sign "Mombasa" (split sheet)');
    for (const mail of [ofSigned, ofDecliner, ofOther, ofOwner])
      expect(mail!.text).toContain("“My share is half of it”");
    expect(ofSigned!.text).toContain(`Your signature (${signatureId}) is void`);
    expect(ofOwner.text).toContain(`Writer 2 (${emails[1]}) declined to sign your split sheet of "Mombasa"`);
    expect(ofOwner.text).toContain("It is a draft again. The signature given on version 1 is void.");
  });

  test("their own document, owners are told in one mail that they did", async () => {
    const [writer, other] = people(2);
    const publishingRightsCollaborators = [{ ...writer!, name: "Amina Wanjiru", email: ownerEmail }, other!];
    const { tokens } = await sendSheet(app, owner, { publishingRightsCollaborators });
    await decline(tokens[0]!, "I forgot the beat").expect(200);
    const mailed = (await app.mailsTo(ownerEmail)).filter(({ subject }) => /declined/.test(subject));
    expect(mailed.map(({ subject }) => subject)).toEqual([
      'You declined to sign "Nairobi Nights" (split sheet)',
    ]);
    expect(mailed[0]!.text).toContain('You declined to sign the split sheet of "Nairobi Nights" and gave');
    expect((await lastTo(other!.email)).subject).toMatch(/^Amina Wanjiru declined to sign/);
  });

  test("again answers the same and changes nothing", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const first = (await decline(tokens[0]!).expect(200)).body;
    app.clock.pass(MINUTE);
    expect((await decline(tokens[0]!, "Something else").expect(200)).body).toEqual(first);
    const declined = (await eventsOf(app.deps.db, id)).filter(({ event }) => event === "document_declined");
    expect(declined).toHaveLength(1);
    expect((await app.mailsTo(ownerEmail)).filter(({ subject }) => /declined/.test(subject))).toHaveLength(1);
  });

  test("ends the links: the one who declined reads that, the others by whom and why", async () => {
    const { tokens } = await sendSheet(app, owner);
    await decline(tokens[0]!, "My share is half of it").expect(200);
    const mine = (await open(tokens[0]!).expect(409)).body as { code: string; message: string };
    expect(mine).toMatchObject({ code: "link_withdrawn", heading: "You declined “Nairobi Nights”" });
    expect(mine.message).toContain(
      "Everybody on it has been told by mail or SMS. Your reason is in the mails.",
    );
    expect(mine.message).toMatch(
      /^You declined to sign this document on \d\d\/\d\d\/\d{4}: “My share is half of it”/,
    );
    for (const error of [
      await open(tokens[1]!),
      await sign(tokens[1]!),
      await decline(tokens[1]!),
      await app.nobody().post(`/api/sign/${tokens[1]}/opened`),
    ]) {
      expect(error.status).toBe(409);
      expect(error.body.code).toBe("link_withdrawn");
      expect(error.body).not.toHaveProperty("heading");
      expect(error.body.message).toMatch(
        /^Writer 1 declined to sign this document on \d\d\/\d\d\/\d{4}: “My share is half of it”/,
      );
    }
  });

  test("is over once one has signed; the others may still decline", async () => {
    const { tokens } = await sendSheet(app, owner);
    await signed(tokens[0]!);
    expect((await decline(tokens[0]!).expect(409)).body.code).toBe("already_signed");
    await decline(tokens[1]!).expect(200);
  });

  test("is refused while the document is locked, when everybody has signed, and when the link has expired", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    await owner.patch(`/api/documents/${id}/lock`).expect(200);
    expect((await decline(tokens[0]!).expect(409)).body.code).toBe("document_locked");

    const full = await sendSheet(app, owner);
    for (const token of full.tokens) await signed(token);
    expect((await decline(full.tokens[0]!).expect(409)).body.code).toBe("already_signed");

    const old = await sendSheet(app, owner);
    app.clock.pass(90 * DAY);
    expect((await decline(old.tokens[0]!).expect(404)).body.code).toBe("link_expired");
    expect((await decline("unknown").expect(404)).body.code).toBe("link_invalid");
  });

  test("takes a POST with a reason", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    expect((await decline(tokens[0]!, "  ").expect(400)).body.message).toBe(
      "Please give a reason: everybody on the document reads it",
    );
    await app.nobody().get(`/api/sign/${tokens[0]}/decline`).expect(404);
    expect((await read(id)).status).toBe("pending");
  });

  test("works for an agreement, which is then sent again and signed by both", async () => {
    const { id, emails, tokens } = await sendAgreement(app, owner);
    await decline(tokens[1]!, "Clause 4 is not what we said").expect(200);
    expect((await lastTo(ownerEmail)).subject).toBe(
      'Brian Otieno declined to sign "Usiku wa Manane" (producer agreement)',
    );
    app.clock.pass(MINUTE);
    await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    for (const email of emails) await signed(await app.linkTo(email, 2));
    expect(await read(id)).toMatchObject({ status: "fully_signed", version: { number: 2 } });
    expect((await sign(tokens[0]!).expect(409)).body.code).toBe("link_withdrawn");
  });
});

describe("the page of a link", () => {
  const sayOpened = (token: string) => app.nobody().post(`/api/sign/${token}/opened`);

  test("tells its owner when it was first opened by a person, and nobody else", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const { body } = await owner.get(`/api/documents/${id}/collaborators`).expect(200);
    expect(body[0]).toMatchObject({ openedAt: null, remindedAt: null, linkExpiresAt: expect.any(String) });
    await open(tokens[0]!).expect(200);
    expect((await owner.get(`/api/documents/${id}/collaborators`)).body[0].openedAt).toBe(null);

    const first = (await sayOpened(tokens[0]!).expect(200)).body as { openedAt: string };
    app.clock.pass(MINUTE);
    expect((await sayOpened(tokens[0]!).expect(200)).body).toEqual(first);
    const [one, other] = (await owner.get(`/api/documents/${id}/collaborators`)).body;
    expect([one.openedAt, other.openedAt]).toEqual([first.openedAt, null]);
    const view = (await open(tokens[1]!).expect(200)).body;
    for (const person of [view.collaborator, ...view.collaborators])
      expect(person).toMatchObject({ openedAt: null, remindedAt: null, linkExpiresAt: null });
    const events = await eventsOf(app.deps.db, id);
    expect(events.filter(({ event }) => event === "invitation_opened")).toHaveLength(1);
  });

  test("notes one opening of two at once", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    await Promise.all([1, 2, 3].map(() => sayOpened(tokens[0]!).expect(200)));
    const events = await eventsOf(app.deps.db, id);
    expect(events.filter(({ event }) => event === "invitation_opened")).toHaveLength(1);
  });
});
