import { beforeAll, describe, expect, test } from "vitest";
import { segmentsOf } from "#server/adapters/sms/gsm";
import { eventsOf } from "#server/features/documents/index";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { shareView } from "#server/testing/calls/sharing-calls";
import { consentCalls } from "#server/testing/consent-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { verify } from "#server/testing/factories/order-verification";
import { sendTogether } from "#server/testing/factories/send-together";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { signingCalls } from "#server/testing/signing-calls";
import { BundleView } from "#shared/contract/signing/view";

/* Who is told, and what their links say, when the owner of what they signed is deleted or an administrator hides it. */

const app = await appForFile();
const { db } = app.deps;
const { phones } = app;
const { open, signed } = signingCalls(app);
const amendment = consentCalls(app, "amendment");
const deletion = consentCalls(app, "deletion");
const DAY = 24 * 60 * 60_000;
let admin: Caller;
let last = 0;

beforeAll(async () => {
  admin = (await app.signedIn({ role: "admin" })).caller;
});

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ");
const lastMailTo = async (address: string) => {
  await app.deps.jobs.idle();
  const { subject, text } = (await app.mailsTo(address)).at(-1)!;
  return { subject, text: inOneLine(text) };
};
const textsTo = async (phone: string) => {
  await app.deps.jobs.idle();
  return phones.to(phone).map(({ text }) => text);
};
const newPhone = () => `+2547${String(41_000_000 + ++last)}`;
const tokenIn = (text: string) => /\/sign\/([\w-]+)/.exec(text)![1]!;
const eventNames = async (id: string) => (await eventsOf(db, id)).map(({ event }) => event);

/** As a signer reads it who has an account. */
async function historyTo(email: string, id: string): Promise<string> {
  const { caller } = await app.signedIn({ email });
  return JSON.stringify((await caller.get(`/api/documents/${id}/history`).expect(200)).body);
}

/** What a link to answer says of the request. */
async function requestOf(question: typeof amendment, token: string) {
  const read = await question.readQuestion(token);
  return "deletionRequest" in read ? read.deletionRequest : read.unlockRequest;
}

/** Sent to two, one of them with a number alone. */
async function sentByPhone(owner: Caller) {
  const [first, second] = people(2);
  const phone = newPhone();
  const { id } = await createSheet(owner, {
    publishingRightsCollaborators: [first!, { ...second!, email: "", phone }],
  });
  const { email } = first!;
  await owner
    .post(`/api/documents/${id}/send-for-signing`)
    .send({ emails: [email] })
    .expect(200);
  return {
    id,
    phone,
    email,
    tokens: [await app.linkTo(email), tokenIn((await textsTo(phone))[0]!)],
  };
}

const named = () => ({
  capacity: "guardian",
  name: "Mercy Manager",
  email: `mercy.${++last}@managers.example`,
});
const name = (token: string, body: object) =>
  app.nobody().post(`/api/sign/${token}/representative`).send(body).expect(200);

/** Names somebody with a number alone, who has read that. */
async function namedByPhone(token: string) {
  const phone = newPhone();
  await name(token, { ...named(), email: "", phone });
  const [asked] = await textsTo(phone);
  return { phone, token: tokenIn(asked!), told: async () => (await textsTo(phone)).slice(1) };
}

describe("an owner who is deleted", () => {
  const removed = async (id: string) => {
    await admin.delete(`/api/admin/users/${id}`).send({ password: PASSWORD }).expect(204);
    await app.deps.jobs.idle();
  };
  const juma = () => app.signedIn({ firstName: "Juma", lastName: "Kimaro" });

  test("leaves what is in force: everybody whom it binds is told, whoever signed for them, and by SMS", async () => {
    const { user, caller } = await juma();
    const sheet = await sentByPhone(caller);
    const guardian = named();
    await name(sheet.tokens[0]!, guardian);
    await signed(await app.linkTo(guardian.email));
    await signed(sheet.tokens[1]!);
    const before = (await textsTo(sheet.phone)).length;
    await removed(user.id);

    for (const address of [sheet.email, guardian.email]) {
      const { subject, text } = await lastMailTo(address);
      expect(subject).toBe("Juma Kimaro has no account on Sahihi any more");
      expect(text).toContain("“Nairobi Nights”, version 1");
      expect(text).toContain("It binds as before, and can still be verified.");
      expect(text).not.toContain(user.email);
    }
    const [told, ...more] = (await textsTo(sheet.phone)).slice(before);
    expect(more).toEqual([]);
    expect(told).toBe(
      "Juma Kimaro has no account on Sahihi any more. The document you signed together still binds. Keep your copy.",
    );
    expect(segmentsOf(told!)).toBe(1);
    expect(await verify(app, sheet.id)).toMatchObject({ verificationStatus: "verified" });
    expect((await open(sheet.tokens[0]!).expect(200)).body).toMatchObject({ inForce: expect.anything() });
  });

  test("is told of by SMS to whoever signed for somebody and has a number alone, who can ask for their link still", async () => {
    const { user, caller } = await juma();
    const { tokens } = await sendSheet(app, caller);
    const { phone, token, told } = await namedByPhone(tokens[0]!);
    await signed(token);
    await signed(tokens[1]!);
    const before = (await told()).length;
    await removed(user.id);
    expect((await told()).slice(before)).toEqual([
      "Juma Kimaro has no account on Sahihi any more. The document you signed together still binds. Keep your copy.",
    ]);
    app.clock.pass(91 * DAY);
    expect((await open(token).expect(404)).body.code).toBe("link_expired");
    await app.nobody().post(`/api/sign/${token}/current`).expect(200);
    const current = (await textsTo(phone)).at(-1)!;
    expect(current).toMatch(/^Your link for "Nairobi Nights": /);
    await open(tokenIn(current)).expect(200);
  });

  test("whose document is taken back is told of by SMS to whoever was named and has a number alone", async () => {
    const { user, caller } = await juma();
    const { tokens } = await sendSheet(app, caller);
    const { told } = await namedByPhone(tokens[0]!);
    await signed(tokens[1]!);
    await removed(user.id);
    expect(await told()).toEqual([
      expect.stringMatching(/^You do not sign "Nairobi Nights" for .+ any more: its signing ended/),
    ]);
  });

  test("is told of in one mail to whoever has signed several documents with them", async () => {
    const { user, caller } = await juma();
    const writers = people(2);
    for (const songTitle of ["Nyota", "Mwezi"]) {
      await sendSheet(app, caller, { songTitle, publishingRightsCollaborators: writers });
      for (const { email } of writers) {
        const asks = ({ subject }: { subject: string }) =>
          subject.includes(`asks you to sign "${songTitle}"`);
        await signed(tokenIn((await app.mailsTo(email)).find(asks)!.text));
      }
      app.clock.pass(11 * 60_000);
    }
    await removed(user.id);
    const told = (await app.mailsTo(writers[0]!.email)).filter(({ subject }) =>
      subject.includes("no account"),
    );
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toContain("“Mwezi”, version 1\n“Nyota”, version 1");
  });

  test.each([
    ["partly signed", false],
    ["partly signed and locked", true],
  ])("takes back what is %s, and whoever was asked or has signed is told", async (_, isLocked) => {
    const { user, caller } = await juma();
    const sheet = await sentByPhone(caller);
    await signed(sheet.tokens[0]!);
    if (isLocked) await caller.patch(`/api/documents/${sheet.id}/lock`).expect(200);
    await removed(user.id);

    const { subject, text } = await lastMailTo(sheet.email);
    expect(subject).toBe('"Nairobi Nights" is not to be signed any more (split sheet)');
    expect(text).toContain("The account of Juma Kimaro, who had sent you the split sheet");
    expect(text).toContain("is void and binds you to nothing");
    expect(text).not.toMatch(/Deleted|\.invalid/);
    expect((await textsTo(sheet.phone)).at(-1)).toMatch(/^"Nairobi Nights" is not to be signed any more/);
    for (const token of sheet.tokens) {
      const { body } = await open(token).expect(409);
      expect(body.code).toBe("link_withdrawn");
      expect(body.message).toContain("The account that had sent this document was deleted on");
      expect(body.message).not.toContain("sent again");
    }
    const { rows } = await app.deps.pool.query("select status from documents where id = $1", [sheet.id]);
    expect(rows).toEqual([{ status: "draft" }]);
    expect((await eventNames(sheet.id)).at(-1)).toBe("document_recalled");
  });

  test("who is on their own sheet is told nothing of themselves, and somebody else at their mailbox is", async () => {
    const { user, caller } = await juma();
    const phone = `+2547${String(41_000_000 + ++last)}`;
    await app.deps.pool.query("update users set phone = $2, phone_since = now() where id = $1", [
      user.id,
      phone,
    ]);
    const [own, child] = people(2);
    const sent = async (songTitle: string, byPhone: boolean) => {
      const { id } = await createSheet(caller, {
        songTitle,
        publishingRightsCollaborators: [
          { ...own!, name: "juma  kimaro", ...(byPhone ? { email: "", phone } : { email: user.email }) },
          { ...child!, name: "Neema Kimaro", email: user.email },
        ],
      });
      const emails = byPhone ? [user.email] : [user.email, user.email];
      await caller.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
      await app.deps.jobs.idle();
      const tokens = (await app.mailsTo(user.email))
        .filter(({ text }) => text.includes(songTitle))
        .map(({ text }) => tokenIn(text));
      app.clock.pass(11 * 60_000);
      return byPhone ? [tokenIn((await textsTo(phone)).at(-1)!), ...tokens] : tokens;
    };
    for (const token of await sent("Nyota", false)) await signed(token);
    for (const token of await sent("Mwezi", true)) await signed(token);
    await signed((await sent("Jua", false))[0]!);
    await signed((await sent("Anga", true))[0]!);
    const [mails, texts] = [(await app.mailsTo(user.email)).length, (await textsTo(phone)).length];
    await removed(user.id);

    const told = (await app.mailsTo(user.email)).slice(mails);
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      '"Anga" is not to be signed any more (split sheet)',
      '"Jua" is not to be signed any more (split sheet)',
      "Juma Kimaro has no account on Sahihi any more",
    ]);
    expect((await textsTo(phone)).slice(texts)).toEqual([]);
  });

  test("whoever was named and has not signed is not said to know a reason", async () => {
    const { user, caller } = await juma();
    const sheet = await sentByPhone(caller);
    const guardian = named();
    await name(sheet.tokens[0]!, guardian);
    await signed(sheet.tokens[1]!);
    await removed(user.id);
    const { text } = await lastMailTo(guardian.email);
    expect(text).toMatch(/nothing is left to sign through your link, and .+ has been told\./);
  });

  test("whoever they had named themselves does not read that they have been told", async () => {
    const { user, caller } = await juma();
    const [own, other] = people(2);
    const { id } = await createSheet(caller, {
      publishingRightsCollaborators: [{ ...own!, name: "Juma Kimaro", email: user.email }, other!],
    });
    const emails = [user.email, other!.email];
    await caller.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    const manager = { ...named(), capacity: "manager" };
    await name(await app.linkTo(user.email), manager);
    await signed(await app.linkTo(other!.email));
    await removed(user.id);
    const { text } = await lastMailTo(manager.email);
    expect(text).toContain("nothing is left to sign through your link.");
    expect(text).not.toContain("has been told");
  });

  test.each([
    ["may be changed", amendment, "stays as it is"],
    ["may be deleted", deletion, "is not deleted"],
  ])("ends the question whether it %s, and everybody but them is told", async (_, question, outcome) => {
    const { user, caller } = await juma();
    const [own, second, third] = people(3);
    const phone = `+2547${String(41_000_000 + ++last)}`;
    const { id } = await createSheet(caller, {
      publishingRightsCollaborators: [
        { ...own!, name: "Juma Kimaro", email: user.email },
        second!,
        { ...third!, email: "", phone },
      ],
    });
    const emails = [user.email, second!.email];
    await caller.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    for (const email of emails) await signed(await app.linkTo(email));
    await signed(tokenIn((await textsTo(phone))[0]!));
    await question.request(caller, id);
    const link = await question.tokenTo(second!.email);
    const [own_, texts] = [(await app.mailsTo(user.email)).length, (await textsTo(phone)).length];
    await removed(user.id);

    const mail = (await app.mailsTo(second!.email)).find(({ subject }) => subject.includes(outcome))!;
    expect(inOneLine(mail.text)).toMatch(
      /The request .+ has ended: the account of Juma Kimaro, who had made it, was deleted\. So version 1 .+ stays in force/,
    );
    expect(mail.text).not.toMatch(/Deleted user|\.invalid/);
    expect((await textsTo(phone)).slice(texts)).toContainEqual(
      `"Nairobi Nights" ${outcome}: the account of Juma Kimaro was deleted.`,
    );
    expect((await app.mailsTo(user.email)).slice(own_)).toEqual([]);
    expect((await question.answer(link, true)).status).toBe(409);
    expect(await eventNames(id)).toContain("consent_cancelled");
    expect(await requestOf(question, link)).toMatchObject({
      status: "cancelled",
      endedWithOwner: true,
      requestedBy: { name: "Juma Kimaro", email: "" },
    });
    const told = await historyTo(second!.email, id);
    expect(told).toContain("The request ended, as the account that had made it was deleted");
    expect(told).not.toContain("took the request back");
  });

  test.each([
    ["a change that all have agreed to", amendment, { status: "approved", endedWithOwner: true }],
    ["a deletion that all have agreed to", deletion, { status: "approved", endedWithOwner: false }],
  ])("%s: its page says what comes of it, and has no address of theirs", async (_, question, said) => {
    const { user, caller } = await juma();
    const { answers } = await question.asked(caller);
    for (const answer of answers) await question.answered(answer, true);
    await removed(user.id);
    expect(await requestOf(question, answers[0]!)).toMatchObject({
      ...said,
      requestedBy: { name: "Juma Kimaro", email: "" },
    });
  });

  test("says of a request that they had taken back before that they took it back", async () => {
    const { user, caller } = await juma();
    const { id, emails, answers } = await deletion.asked(caller);
    await deletion.cancel(caller, id).expect(200);
    app.clock.pass(1000);
    await removed(user.id);
    expect((await requestOf(deletion, answers[0]!)).endedWithOwner).toBe(false);
    expect(await historyTo(emails[0]!, id)).toContain("took the request back");
  });

  test("takes back what is to replace a version in force, which stays", async () => {
    const { user, caller } = await juma();
    const { id, emails } = await signSheet(app, caller);
    await amendment.request(caller, id).expect(200);
    for (const email of emails) await amendment.answered(await amendment.tokenTo(email), true);
    app.clock.pass(60_000);
    await caller.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    await signed(await app.linkTo(emails[0]!, 2));
    await removed(user.id);
    const mails = (await app.mailsTo(emails[0]!)).slice(-2);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      '"Nairobi Nights" is not to be signed any more (split sheet)',
      "Juma Kimaro has no account on Sahihi any more",
    ]);
    const ended = inOneLine(mails.find(({ subject }) => subject.startsWith('"'))!.text);
    expect(ended).toMatch(/Version 1, which everybody on it signed on .*, is still in force\./);
    expect(await verify(app, id)).toMatchObject({ verificationStatus: "verified", document: { version: 1 } });
  });
});

describe("a document that an administrator hides", () => {
  const hide = (id: string) => admin.delete(`/api/admin/documents/${id}`).expect(204);
  const restore = (id: string) => admin.post(`/api/admin/documents/${id}/restore`).expect(200);
  const HIDDEN = /^Sahihi has deleted this document\. Until \d.+ it can be restored/;

  test("says so to every link that opened it, until it is restored; the trail has both", async () => {
    const { caller } = await app.signedIn();
    const sheet = await sendSheet(app, caller);
    const guardian = named();
    await name(sheet.tokens[0]!, guardian);
    const links = [...sheet.tokens, await app.linkTo(guardian.email)];
    const { token: shared } = await shareView(caller, sheet.id);
    await hide(sheet.id);
    for (const link of links) {
      const { body } = await open(link).expect(409);
      expect(body).toMatchObject({ code: "link_withdrawn", message: expect.stringMatching(HIDDEN) });
    }
    const { body: swahili } = await open(links[0]!).set("Accept-Language", "sw").expect(409);
    expect(swahili.message).toMatch(/^Sahihi imefuta hati hii\./);
    const { body: view } = await app.nobody().get(`/api/shared/${shared}`).expect(404);
    expect(view).toMatchObject({ code: "shared_link_invalid", message: expect.stringMatching(HIDDEN) });
    const { body: scanned } = await app.nobody().get(`/api/verify/documents/${sheet.id}`).expect(200);
    expect(scanned).toEqual({ found: "hidden", until: expect.any(String) });
    expect((await lastMailTo(guardian.email)).subject).toBe('"Nairobi Nights" was deleted by Sahihi');
    const { body: own } = await caller.get(`/api/documents/${sheet.id}`).expect(404);
    expect(own).toMatchObject({ message: expect.stringMatching(HIDDEN), heading: "This document is hidden" });
    const { caller: stranger } = await app.signedIn();
    const { body: nothing } = await stranger.get(`/api/documents/${sheet.id}`).expect(404);
    expect(nothing).toEqual({ code: "document_not_found", message: expect.not.stringMatching(HIDDEN) });
    await restore(sheet.id);
    await caller.get(`/api/documents/${sheet.id}`).expect(200);
    for (const link of links) await open(link).expect(200);
    expect((await eventNames(sheet.id)).slice(-2)).toEqual(["document_hidden", "document_restored"]);
    const { body } = await caller.get(`/api/documents/${sheet.id}/history`).expect(200);
    expect(JSON.stringify(body)).toContain("An administrator of Sahihi deleted the document");
  });

  test("is named by a link to several songs, and its room says so", async () => {
    const { caller } = await app.signedIn();
    const { ids, tokens } = await sendTogether(app, caller, { songs: ["Jahazi", "Kesho"] });
    const { body: room } = await caller.post(`/api/documents/${ids[0]!}/room`).expect(200);
    const { key, letters } = room as { key: string; letters: string };
    const songs = async () =>
      BundleView.parse((await app.nobody().get(`/api/sign-all/${tokens[0]!}`).expect(200)).body).songs;
    const before = await songs();
    await hide(ids[0]!);
    expect(await songs()).toEqual(before);
    expect((await open(before[0]!.token).expect(409)).body.message).toMatch(HIDDEN);
    await open(before[1]!.token).expect(200);
    for (const asked of [
      app.nobody().get(`/api/rooms/${key}`),
      app.nobody().post("/api/rooms/find").send({ letters }),
    ])
      expect((await asked.expect(404)).body).toMatchObject({
        code: "room_not_found",
        message: expect.stringMatching(HIDDEN),
      });
    await restore(ids[0]!);
    await app.nobody().get(`/api/rooms/${key}`).expect(200);
  });

  test("is told of by SMS, once, to whoever was named and has a number alone", async () => {
    const { caller } = await app.signedIn();
    const { id, tokens } = await sendSheet(app, caller);
    const { phone, token, told } = await namedByPhone(tokens[0]!);
    app.clock.pass(11 * 60_000);
    await name(tokens[1]!, { ...named(), email: "", phone });
    const before = (await told()).length;
    await hide(id);
    expect((await open(token).expect(409)).body.message).toMatch(HIDDEN);
    await restore(id);
    await open(token).expect(200);
    expect((await told()).slice(before)).toEqual([
      expect.stringMatching(/^Sahihi deleted "Nairobi Nights"\. Until /),
      '"Nairobi Nights" is back, as it was: your link works again.',
    ]);
  });

  test("says so to whoever is asked whether it may be deleted, and is told of by SMS", async () => {
    const { caller } = await app.signedIn();
    const sheet = await sentByPhone(caller);
    for (const token of sheet.tokens) await signed(token);
    await deletion.request(caller, sheet.id).expect(201);
    const question = await deletion.tokenTo(sheet.email);
    const before = (await textsTo(sheet.phone)).length;
    await hide(sheet.id);
    const { body } = await deletion.open(question).expect(404);
    expect(body.message).toMatch(HIDDEN);
    await restore(sheet.id);
    await deletion.open(question).expect(200);
    const told = (await textsTo(sheet.phone)).slice(before);
    expect(told.map((text) => text.replace(/Until .*? it can/, "Until then it can"))).toEqual([
      'Sahihi deleted "Nairobi Nights". Until then it can be restored; meanwhile nobody can open it. What everybody signed still binds.',
      '"Nairobi Nights" is back, as it was: your link works again.',
    ]);
    for (const text of told) expect(segmentsOf(text)).toBe(1);
  });

  const deleteOwner = (id: string) =>
    admin.delete(`/api/admin/users/${id}`).send({ password: PASSWORD }).expect(204);

  test("and restores after its owner was deleted waits for nobody's signature, and nobody is told that it does", async () => {
    const { user, caller } = await app.signedIn();
    const sheet = await sentByPhone(caller);
    await signed(sheet.tokens[0]!);
    await hide(sheet.id);
    await deleteOwner(user.id);
    await app.deps.jobs.idle();
    const [mails, texts] = [(await app.mailsTo(sheet.email)).length, (await textsTo(sheet.phone)).length];
    await restore(sheet.id);
    expect((await open(sheet.tokens[1]!).expect(409)).body.message).toContain("account that had sent");
    await app.deps.jobs.idle();
    const ended = '"Nairobi Nights" is not to be signed any more';
    const subjects = (await app.mailsTo(sheet.email)).slice(mails).map(({ subject }) => subject);
    expect(subjects).toEqual([`${ended} (split sheet)`]);
    expect((await textsTo(sheet.phone)).slice(texts)).toEqual([expect.stringContaining(ended)]);
  });

  test("and restores after its owner was deleted tells whom it binds that the owner is gone", async () => {
    const { user, caller } = await app.signedIn({ firstName: "Juma", lastName: "Kimaro" });
    const sheet = await sentByPhone(caller);
    for (const token of sheet.tokens) await signed(token);
    const another = await sendSheet(app, caller, { songTitle: "Mwezi" });
    for (const token of another.tokens) await signed(token);
    await hide(sheet.id);
    await deleteOwner(user.id);
    await app.deps.jobs.idle();
    const before = (await app.mailsTo(sheet.email)).length;
    await restore(sheet.id);
    await app.deps.jobs.idle();
    const told = (await app.mailsTo(sheet.email)).slice(before);
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      '"Nairobi Nights" is back',
      "Juma Kimaro has no account on Sahihi any more",
    ]);
    const gone = told.find(({ subject }) => subject.startsWith("Juma"))!;
    expect(gone.text).toContain("“Nairobi Nights”, version 1");
    expect(gone.text).not.toContain("Mwezi");
    expect(await textsTo(sheet.phone)).toContainEqual(expect.stringContaining("Juma Kimaro has no account"));
  });

  test("after its owner was deleted, and restores: nobody is told a second time that the owner is gone, and the owner nothing", async () => {
    const { user, caller } = await app.signedIn({ firstName: "Juma", lastName: "Kimaro" });
    const phone = newPhone();
    await app.deps.pool.query("update users set phone = $2, phone_since = now() where id = $1", [
      user.id,
      phone,
    ]);
    const [first, second] = people(2);
    const sent = async (songTitle: string, own: { email: string; phone?: string }) => {
      const { id } = await createSheet(caller, {
        songTitle,
        publishingRightsCollaborators: [{ ...first!, name: "Juma Kimaro", ...own }, second!],
      });
      const emails = [...(own.email ? [own.email] : []), second!.email];
      await caller.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
      const texts = await textsTo(phone);
      const asked = emails.map(async (email) => {
        const asks = ({ subject, text }: { subject: string; text: string }) =>
          subject.includes(songTitle) && text.includes("/sign/");
        return tokenIn((await app.mailsTo(email)).find(asks)!.text);
      });
      if (own.phone) await signed(tokenIn(texts.at(-1)!));
      for (const token of await Promise.all(asked)) await signed(token);
      app.clock.pass(11 * 60_000);
      return id;
    };
    const ids = [await sent("Nyota", { email: user.email }), await sent("Mwezi", { email: "", phone })];
    await deleteOwner(user.id);
    await app.deps.jobs.idle();
    app.clock.pass(60_000);
    const [own, theirs] = [await app.mailsTo(user.email), await app.mailsTo(second!.email)];
    const texts = await textsTo(phone);
    for (const id of ids) await hide(id);
    for (const id of ids) await restore(id);
    await app.deps.jobs.idle();
    expect(await app.mailsTo(user.email)).toHaveLength(own.length);
    expect(await textsTo(phone)).toHaveLength(texts.length);
    const told = (await app.mailsTo(second!.email)).slice(theirs.length).map(({ subject }) => subject);
    expect(told.toSorted()).toEqual([
      '"Mwezi" is back',
      '"Mwezi" was deleted by Sahihi',
      '"Nyota" is back',
      '"Nyota" was deleted by Sahihi',
    ]);
  });

  test("tells each mailbox and each number once, and nobody whose turn to sign has not come", async () => {
    const { caller } = await app.signedIn();
    const [first, second, third] = people(3);
    const phone = newPhone();
    const { id } = await createSheet(caller, {
      publishingRightsCollaborators: [first!, { ...second!, email: "", phone }, third!],
    });
    const emails = [first!.email, third!.email];
    await caller.post(`/api/documents/${id}/send-for-signing`).send({ emails, order: "in_turn" }).expect(200);
    const { token, ...guardian } = await namedByPhone(await app.linkTo(first!.email));
    await signed(token);
    // As whoever was named for a version in force may be on the one that is to replace it.
    await app.deps.pool.query("update representatives set phone = $1 where phone = $2", [
      phone,
      guardian.phone,
    ]);
    const before = (await textsTo(phone)).length;
    await hide(id);
    await app.deps.jobs.idle();
    expect((await textsTo(phone)).slice(before)).toEqual([expect.stringContaining("Sahihi deleted")]);
    expect((await lastMailTo(first!.email)).subject).toContain("was deleted by Sahihi");
    expect(await app.mailsTo(third!.email)).toEqual([]);
  });

  test("and restores while its owner is being deleted waits for nobody's signature", async () => {
    const { user, caller } = await app.signedIn();
    const sheet = await sendSheet(app, caller);
    await signed(sheet.tokens[0]!);
    await hide(sheet.id);
    const deleting = await app.deps.pool.connect();
    await deleting.query("begin");
    await deleting.query("select from users where role = 'admin' for update");
    const deleted = [user.id, app.clock.now()];
    await deleting.query("update users set deleted_at = $2 where id = $1", deleted);
    const restoring = restore(sheet.id).then(({ status }) => status);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await app.deps.pool.query(waiting)).rowCount).toBe(1);
    await deleting.query("commit");
    deleting.release();
    expect(await restoring).toBe(200);
    expect((await open(sheet.tokens[1]!).expect(409)).body.message).toContain("account that had sent");
  });

  test("says nothing of a draft that was never sent", async () => {
    const { caller } = await app.signedIn();
    const { id } = await createSheet(caller);
    await hide(id);
    await app.nobody().get(`/api/verify/documents/${id}`).expect(404);
  });
});
