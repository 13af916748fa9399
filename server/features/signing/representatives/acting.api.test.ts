import { beforeEach, describe, expect, test } from "vitest";
import { sendReminders } from "#server/features/signing/send-reminders";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { consentCalls } from "#server/testing/consent-calls";
import { documentCalls } from "#server/testing/document-calls";
import { producerBody, sendAgreement } from "#server/testing/factories/create-agreement";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { holdDocument } from "#server/testing/hold-document";
import { readPdf } from "#server/testing/read-pdf";
import { recordsOf } from "#server/testing/records-of";
import { signingCalls } from "#server/testing/signing-calls";
import type { Notice } from "#shared/contract/notices";
import { DocumentHistory } from "#shared/contract/history";
import { maskAddress } from "#shared/domain/signature-ways";
import { acting } from "#shared/wordings/acknowledgements/acting-en";
import { acting as swahiliActing } from "#shared/wordings/acknowledgements/acting-sw";
import { acknowledgements } from "#shared/wordings/acknowledgements/en";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

const app = await appForFile();
const { open, sign, signed, codeFor, readView } = signingCalls(app);
let owner: Caller;
let ownerEmail: string;
let last = 0;
const { collaborators } = documentCalls(() => owner);

beforeEach(async () => {
  const { caller, user } = await app.signedIn();
  [owner, ownerEmail] = [caller, user.email];
});

const mercy = () => ({
  capacity: "manager",
  name: "Mercy Manager",
  email: `mercy.${++last}@managers.example`,
});
const guardian = { capacity: "guardian", name: "Mary Wanjiru", position: "" };
const director = { capacity: "company", name: "Grace Akinyi", position: "director" };
const name = (token: string, body: object) =>
  app.nobody().post(`/api/sign/${token}/representative`).send(body);
const end = (token: string) => app.nobody().post(`/api/sign/${token}/representative/end`);
const actFor = (token: string, body: object, as: keyof typeof acting) =>
  sign(token).send({ acting: body, acknowledgementsVersion: acting[as].version });

const lineOf = async (pdf: unknown) => (await readPdf(pdf as Buffer)).text.replaceAll(/\s+/g, " ");

const file = (token: string, what: "certificate" | "proof" | "audit/pdf") =>
  app.nobody().get(`/api/sign/${token}/${what}`);

async function pdfOf(id: string) {
  return lineOf((await owner.get(`/api/documents/${id}/pdf`).expect(200)).body);
}

describe("by one's own word, at the address beside the name", () => {
  test("a guardian signs for a minor: in a wording of their own, in the record, and on every paper", async () => {
    const { id, writers, tokens } = await sendSheet(app, owner);
    await sign(tokens[0]!)
      .send({ acting: guardian, acknowledgementsVersion: acknowledgements.split_sheet.version })
      .expect(409);
    const wording = swahiliActing["sheet/guardian"].version;
    await sign(tokens[0]!).send({ acting: guardian, acknowledgementsVersion: wording }).expect(200);
    expect((await recordsOf(app, id))[0]).toMatchObject({
      capacity: "guardian",
      wording,
      signedBy: { name: "Mary Wanjiru", position: "", basis: "own_word", naming: null },
    });
    expect((await readView(tokens[1]!)).collaborators[0]!.signedBy).toMatchObject({ name: "Mary Wanjiru" });
    const child = writers[0]!.name;
    await app.deps.jobs.idle();
    const alert = (await app.mailsTo(ownerEmail)).find(({ subject }) => subject.includes(" signed "))!;
    expect(alert.subject).toMatch(`Mary Wanjiru signed "Nairobi Nights" for ${child}`);
    expect(alert.text).toContain("Mary Wanjiru (parent or guardian) signed your split sheet");
    const { items } = (await owner.get("/api/notices").expect(200)).body as { items: Notice[] };
    expect(items.find(({ kind }) => kind === "signed")).toMatchObject({
      name: child,
      signedBy: "Mary Wanjiru",
    });
    const { body: parts } = await owner.get("/api/dashboard").expect(200);
    expect(parts.waits.items[0].people).toContainEqual({
      name: child,
      signed: true,
      signedBy: "Mary Wanjiru",
    });
    await signed(tokens[1]!);
    await app.deps.jobs.idle();

    expect(await pdfOf(id)).toContain(`For ${child}, by Mary Wanjiru (parent or guardian)`);
    const certificate = await app.nobody().get(`/api/sign/${tokens[1]}/certificate`).expect(200);
    expect(await lineOf(certificate.body)).toContain(
      `For ${child}, Mary Wanjiru (parent or guardian) signed, by their own word`,
    );
  });

  test("a company and a group have somebody with a position; without one it is refused", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const refused = await actFor(tokens[0]!, { ...director, position: "" }, "sheet/company").expect(400);
    expect(refused.body).toMatchObject({ code: "invalid_input", issues: [{ path: "position" }] });
    await actFor(tokens[0]!, director, "sheet/company").expect(200);
    await actFor(tokens[1]!, { ...director, capacity: "group", name: "Otis" }, "sheet/group").expect(200);
    expect(await recordsOf(app, id)).toMatchObject([
      { capacity: "company", signedBy: { position: "director" } },
      { capacity: "group", signedBy: { name: "Otis" } },
    ]);
  });

  test("a company on a sheet does not sign by itself: somebody says their name and position", async () => {
    const writers = people(2);
    writers[0] = { ...writers[0]!, name: "Sauti Records Ltd" };
    const { id, tokens } = await sendSheet(app, owner, { publishingRightsCollaborators: writers });
    const { body } = await app.nobody().post(`/api/sign/${tokens[0]}`).send({}).expect(409);
    expect(body.code).toBe("company_signs_by_somebody");
    await actFor(tokens[0]!, director, "sheet/company").expect(200);
    expect(await recordsOf(app, id)).toMatchObject([{ capacity: "company" }]);
  });

  test("nobody on the sheet, and not who sent it, is a guardian by their own word: by name or by address", async () => {
    const writers = people(3);
    writers[2] = { ...writers[2]!, email: ownerEmail };
    const { id, tokens } = await sendSheet(app, owner, { publishingRightsCollaborators: writers });
    const refuse = async (token: string, as: string) => {
      const { body } = await actFor(token, { ...guardian, name: as }, "sheet/guardian").expect(409);
      expect(body.code).toBe("acts_for_other_party");
    };
    await refuse(tokens[0]!, `  ${writers[1]!.name.toUpperCase()} `);
    // Nor is a minor their own guardian.
    await actFor(tokens[0]!, { ...guardian, name: writers[0]!.name }, "sheet/guardian").expect(400);
    // Whose link went to the sender's own mailbox.
    await refuse(tokens[2]!, "Mary Wanjiru");
    const [, , mine] = await collaborators(id);
    const signing = { collaboratorId: mine!.id, acting: guardian };
    await owner.post(`/api/documents/${id}/signing`).send(signing).expect(409);
    // Nor does the owner sign for somebody whose address is not theirs, whatever they say of themselves.
    const [other] = await collaborators(id);
    await owner
      .post(`/api/documents/${id}/signing`)
      .send({ collaboratorId: other!.id, acting: director })
      .expect(404);
    expect(await recordsOf(app, id)).toEqual([]);
  });

  test("no manager is one by their own word, and no wording of somebody's own is signed in another's place", async () => {
    const { tokens } = await sendSheet(app, owner);
    await sign(tokens[0]!)
      .send({ acting: { ...guardian, capacity: "manager" } })
      .expect(400);
    await sign(tokens[0]!).send({ acknowledgementsVersion: acting["sheet/guardian"].version }).expect(409);
    await actFor(tokens[0]!, guardian, "sheet/company").expect(409);
  });
});

describe("named by a press at the signer's own address", () => {
  test("a manager signs by a link of their own: both are told, and every paper tells by whose press", async () => {
    const { id, writers, emails, tokens } = await sendSheet(app, owner);
    const named = mercy();
    const view = (await name(tokens[0]!, named).expect(200)).body;
    expect(view.representative).toMatchObject({ name: named.name, email: named.email });
    const [mail] = await app.mailsTo(named.email);
    expect(mail!.subject).toMatch(
      new RegExp(`^${writers[0]!.name} asks you to sign "[^"]+" in their place \\(split sheet from `),
    );
    expect(mail!.text).toContain(`Share of ${writers[0]!.name}`);
    expect(mail!.text).not.toContain("Your share");
    expect(mail!.text).toContain("Kwa Kiswahili: ");
    const token = await app.linkTo(named.email);
    expect(await readView(token)).toMatchObject({
      acting: { capacity: "manager", basis: "named" },
      representative: null,
      acknowledgementsVersion: acting["sheet/manager"].version,
    });
    expect((await collaborators(id))[0]).toMatchObject({ representative: { name: named.name } });

    const accept = { acknowledgementsVersion: acting["sheet/manager"].version };
    const first = (await sign(token).send(accept).expect(200)).body;
    // Pressed again, by either of them: the same signature.
    expect((await sign(token).send(accept).expect(200)).body.signatureId).toBe(first.signatureId);
    expect((await sign(tokens[0]!).expect(200)).body.signatureId).toBe(first.signatureId);
    const [record] = await recordsOf(app, id);
    expect(record).toMatchObject({
      capacity: "manager",
      way: "named_link",
      maskedAddress: expect.stringMatching(/^m•••@managers/),
      signedBy: { basis: "named", naming: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    await app.deps.jobs.idle();
    expect((await app.mailsTo(named.email)).at(-1)!.text).toContain(first.signatureId);
    expect((await app.mailsTo(emails[0]!)).at(-1)!.text).toContain("Mercy Manager (manager) has signed");

    const history = DocumentHistory.parse((await owner.get(`/api/documents/${id}/history`).expect(200)).body);
    expect(history.chain.intact).toBe(true);
    const told = history.events.find(({ sentence }) => sentence.includes("named who signs in their place"))!;
    expect(told.sentence).toContain("Mercy Manager (manager), m•••@managers.example");
    expect(told.details[0]!.value).toBe(record!.signedBy!.naming);
    expect(history.events.map(({ sentence }) => sentence)).toContain(
      `Mercy Manager (manager) signed for ${writers[0]!.name} through a link sent to the address or number that whoever named them gave (${first.signatureId})`,
    );
    await signed(tokens[1]!);
    await app.deps.jobs.idle();
    const paper = await pdfOf(id);
    expect(paper).toContain(`For ${writers[0]!.name}, by Mercy Manager (manager), whom they named`);
    expect(paper).toContain(
      "Through a link mailed to m•••@managers.example, the address that whoever named them gave Link mailed ",
    );
    // The person's annex does not tell what device somebody else signed on.
    const certificate = await app.nobody().get(`/api/sign/${tokens[0]}/certificate`).expect(200);
    const text = await lineOf(certificate.body);
    expect(text).toContain("Mercy Manager (manager) signed, named for that");
    expect(text).toContain("Link mailed to m•••@managers.example");
    const own = async (link: string) => lineOf((await file(link, "audit/pdf").expect(200)).body);
    expect(await own(tokens[0]!)).not.toContain("Your network address");
    // Whoever was named has it, and all that who signed has, by their own link and in a mail.
    expect(await own(token)).toContain("Your network address");
    expect((await file(token, "certificate").expect(200)).body).toEqual(certificate.body);
    await file(token, "proof").expect(200);
    const completion = (await app.mailsTo(named.email)).at(-1)!;
    expect(completion.subject).toContain("Everybody has signed");
    expect(completion.text).toContain(`you signed this document for ${writers[0]!.name}`);
    expect(completion.attachments).toHaveLength(3);
  });

  test("what a guardian signs with the minor's agreement says so, in the record and on every paper", async () => {
    const { id, tokens, writers } = await sendSheet(app, owner);
    const named = { ...mercy(), capacity: "guardian", assents: true };
    await name(tokens[0]!, named).expect(200);
    const link = await app.linkTo(named.email);
    const opened = () => app.nobody().post(`/api/sign/${link}/opened`).send({});
    await Promise.all([opened().expect(200), opened().expect(200)]);
    await sign(link).send({ acknowledgementsVersion: acting["sheet/guardian"].version }).expect(200);
    const { events } = DocumentHistory.parse(
      (await owner.get(`/api/documents/${id}/history`).expect(200)).body,
    );
    expect(events.filter(({ sentence }) => sentence.includes("opened"))).toMatchObject([
      { sentence: `Whoever was named to sign for ${writers[0]!.name} opened their signing page` },
    ]);
    expect(await recordsOf(app, id)).toMatchObject([{ capacity: "guardian", signedBy: { assents: true } }]);
    await signed(tokens[1]!);
    await app.deps.jobs.idle();
    const by = `For ${writers[0]!.name}, by Mercy Manager (parent or guardian), whom they named`;
    expect(await pdfOf(id)).toContain(`${by}, agreeing to what is signed for them`);
    const certificate = await file(tokens[0]!, "certificate").expect(200);
    const text = await lineOf(certificate.body);
    expect(text).toContain("who agreed to what is signed for them");
    expect(text).toMatch(
      /No opening of the page was recorded Link mailed to m•••@managers\.example [^O]+ Opened from there \d/,
    );
    // The completion mail knows whose signature it was.
    expect((await app.mailsTo(writers[0]!.email!)).at(-1)!.text).toContain(
      "Mercy Manager signed this document for you",
    );
  });

  test("whoever was named and signed is told what becomes of it, and nobody is told that they signed what they did not", async () => {
    const { id, tokens, emails, writers } = await sendSheet(app, owner);
    const named = { ...mercy(), capacity: "guardian" };
    await name(tokens[0]!, named).expect(200);
    await signed(await app.linkTo(named.email));
    await signed(tokens[1]!);
    const { request, answered, tokenTo } = consentCalls(app, "amendment");
    await request(owner, id).expect(200);
    const questions = await Promise.all(emails.map((email) => tokenTo(email)));
    const told = async (words: string) => {
      await app.deps.jobs.idle();
      return (await app.mailsTo(named.email)).find(({ text }) => text.includes(words))!;
    };
    const child = writers[0]!.name;
    const asked = await told("asks everybody whom it binds to agree that it may be changed");
    expect(asked.subject).toContain('What becomes of "Nairobi Nights"');
    expect(asked.text).toContain(`for ${child}`);
    const question = (await app.mailsTo(emails[0]!)).find(({ subject }) => subject.includes("be changed"))!;
    expect(question.text).toContain("Version 1, which binds you, stays in force");
    expect(question.text).not.toContain("you signed");

    for (const token of questions) await answered(token, true);
    expect(await told("Everybody whom it binds has agreed that it may be changed")).toBeDefined();
    await owner.patch(`/api/documents/${id}`).send({ content: { songTitle: "Nairobi Mornings" } });
    app.clock.pass(MINUTE);
    await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    const sent = await told(`${child} is asked to sign it, or to name who does`);
    expect(sent.subject).toContain("A new version of");
    expect(sent.text).toContain("Version 1 is in force until everybody");

    // What the child holds is told of the child, before and after.
    const links = await Promise.all(emails.map((email) => app.linkTo(email, 2)));
    const next = { ...mercy(), capacity: "guardian" };
    await name(links[0]!, { ...next, code: await codeFor(links[0]!) }).expect(200);
    const ofGuardian = await app.linkTo(next.email);
    const replaces = (await readView(ofGuardian)).replaces!.sentences.join(" ");
    expect(replaces).toContain(`The share of ${child}: 50%, as before.`);
    expect((await readView(links[1]!)).replaces!.sentences).toContain("Your share: 50%, as before.");
    await signed(ofGuardian);
    await signed(links[1]!);
    const after = (await readView(await app.linkTo(named.email))).replacedBy!.sentences.join(" ");
    expect(after).toContain(`What ${child} held by version 1 goes on by version 2: 50%`);
    const ofOther = (await readView(tokens[1]!)).replacedBy!.sentences.join(" ");
    expect(ofOther).toContain("What you held by version 1 goes on by version 2: 50%");
  });

  test("a guardian is reminded in the minor's place, and nobody of a signature that somebody else is asked for", async () => {
    const { tokens, emails } = await sendSheet(app, owner);
    const named = { ...mercy(), capacity: "guardian" };
    await name(tokens[0]!, named).expect(200);
    await app.nobody().post(`/api/sign/${tokens[1]}/notes`).send({ kind: "not_me", text: "" }).expect(200);
    app.clock.pass(30 * DAY);
    await sendReminders(app.deps);
    const reminded = async (email: string) =>
      (await app.mailsTo(email)).filter(({ subject }) => /waits|waiting/.test(subject)).length;
    expect(await Promise.all(emails.map(reminded))).toEqual([0, 0]);
    expect(await app.mailsTo(named.email)).toHaveLength(2);
    await signed(await app.linkTo(named.email, 2));
  });

  test("whoever signed in somebody's place is told that it was declined, and that their signature is void", async () => {
    const { tokens, writers } = await sendSheet(app, owner);
    const named = { ...mercy(), capacity: "guardian" };
    await name(tokens[0]!, named).expect(200);
    await signed(await app.linkTo(named.email));
    await app
      .nobody()
      .post(`/api/sign/${tokens[1]}/decline`)
      .send({ reason: "My share is half" })
      .expect(200);
    const told = (await app.mailsTo(named.email)).filter(({ text }) =>
      text.includes("Your signature is void"),
    );
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toContain(`What you signed for ${writers[0]!.name} does not count`);
  });

  test("whoever was named is told of a recall, whether they have signed or not", async () => {
    const { id, tokens, writers } = await sendSheet(app, owner);
    const [signing, waiting] = [mercy(), mercy()];
    await name(tokens[0]!, { ...signing, capacity: "guardian" }).expect(200);
    await name(tokens[1]!, { ...waiting, capacity: "guardian" }).expect(200);
    await signed(await app.linkTo(signing.email));
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "A name is wrong" }).expect(200);
    await app.deps.jobs.idle();
    const newest = async ({ email }: { email: string }) => (await app.mailsTo(email)).at(-1)!;
    expect((await newest(signing)).text).toContain(`What you signed for ${writers[0]!.name} does not count`);
    const { subject, text } = await newest(waiting);
    expect(subject).toBe(`You do not sign "Nairobi Nights" for ${writers[1]!.name} any more (split sheet)`);
    expect(text.replace(/\s+/g, " ")).toContain("Its signing ended before everybody had signed");

    const link = await app.linkTo(waiting.email);
    const { name: signer } = writers[1]!;
    const { body } = await open(link).expect(409);
    expect(body.message).toMatch(
      new RegExp(`If it is sent again: ${signer} is asked to sign it, or to name`),
    );
    const emails = writers.map(({ email }) => email);
    app.clock.pass(MINUTE);
    await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    const again = await open(link).expect(409);
    expect(again.body.message).toMatch(
      new RegExp(`It was sent again on \\S+: ${signer} is asked to sign it`),
    );
    expect(again.body).not.toHaveProperty("hasNewerLink");
    const { body: own } = await open(tokens[1]!).expect(409);
    expect(own).toMatchObject({ hasNewerLink: true, heading: "A new version waits for you" });
    expect(again.body.message).toContain("If that is you again, a newer message brings your link.");
    await signed(await app.linkTo(emails[1]!, 2));
    expect((await open(link).expect(409)).body.message).toMatch(
      new RegExp(`${signer} has signed it\\. There is nothing for you to do\\.$`),
    );
  });

  test("a minor does not sign beside the guardian they have named, unless they take that back", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    await name(tokens[0]!, { ...mercy(), capacity: "guardian" }).expect(200);
    expect((await sign(tokens[0]!).send({}).expect(409)).body.code).toBe("guardian_signs");
    expect(await recordsOf(app, id)).toEqual([]);
    await end(tokens[0]!).expect(200);
    await sign(tokens[0]!).send({}).expect(200);
  });

  test("a minor who signs while they name their guardian has not signed", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    let both: Promise<{ status: number }[]> | undefined;
    await holdDocument(app, id, async (untilWaiting) => {
      const naming = name(tokens[0]!, { ...mercy(), capacity: "guardian" }).then((answer) => answer);
      await untilWaiting(1);
      const signing = sign(tokens[0]!)
        .send({})
        .then((answer) => answer);
      both = Promise.all([naming, signing]);
      await untilWaiting(2);
    });
    expect((await both!).map(({ status }) => status)).toEqual([200, 409]);
    expect(await recordsOf(app, id)).toEqual([]);
  });

  test("what is taken back opens nothing: the link is dead, and so is one of before when somebody is named anew", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const named = mercy();
    await name(tokens[0]!, named).expect(200);
    // Pressed twice it is one, and one mail; somebody else only once that is taken back.
    await name(tokens[0]!, named).expect(200);
    expect(await app.mailsTo(named.email)).toHaveLength(1);
    expect((await name(tokens[0]!, mercy()).expect(409)).body.code).toBe("representative_named");
    const token = await app.linkTo(named.email);
    await end(tokens[0]!).expect(200);
    await end(tokens[0]!).expect(200);
    for (const refused of [await open(token), await sign(token), await end(token)])
      expect(refused.body.code).toBe("representation_ended");
    app.clock.pass(2 * MINUTE);
    await name(tokens[0]!, named).expect(200);
    await sign(token).expect(409);
    expect(await recordsOf(app, id)).toEqual([]);
  });

  test("whoever was named gives it back, and can do nothing else in the signer's name", async () => {
    const { emails, tokens } = await sendSheet(app, owner);
    const named = mercy();
    await name(tokens[0]!, named).expect(200);
    const token = await app.linkTo(named.email);
    await name(token, mercy()).expect(404);
    const post = (act: string, body: object) => app.nobody().post(`/api/sign/${token}/${act}`).send(body);
    await post("decline", { reason: "No" }).expect(404);
    await post("notes", { kind: "change", text: "More" }).expect(404);
    await post("reminders", {}).expect(404);
    await app.nobody().get(`/api/sign/${token}/pdf`).expect(200);
    await end(token).expect(200);
    expect((await app.mailsTo(emails[0]!)).at(-1)!.subject).toContain("Mercy Manager does not sign");
    await open(token).expect(409);
    await signed(tokens[0]!);
  });

  test("an expired link of whoever was named opens nothing again: they ask for theirs, or the owner sends again", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    const named = mercy();
    await name(tokens[0]!, named).expect(200);
    const token = await app.linkTo(named.email);
    const current = (link: string) => app.nobody().post(`/api/sign/${link}/current`);
    const isDead = async (link: string) => {
      expect((await open(link).expect(404)).body).toMatchObject({ hasNewerLink: true });
      await sign(link).expect(404);
    };
    app.clock.pass(91 * DAY);
    expect((await open(token)).body.code).toBe("link_expired");
    // The signer's own press brings the signer's alone.
    await current(tokens[0]!).expect(200);
    await isDead(token);
    expect(await app.mailsTo(named.email)).toHaveLength(1);

    app.clock.pass(2 * MINUTE);
    const { body } = await current(token).expect(200);
    expect(body).toEqual({ sentTo: maskAddress(named.email) });
    await isDead(token);
    const second = await app.linkTo(named.email, 2);
    expect((await readView(second)).acting).toMatchObject({ basis: "named" });

    app.clock.pass(91 * DAY);
    const [invited] = await collaborators(id);
    await current(second).expect(200);
    // When the signer was mailed their link is told as it was.
    expect((await collaborators(id))[0]!.invitedAt).toBe(invited!.invitedAt);
    await isDead(await app.linkTo(emails[0]!, 2));
    app.clock.pass(91 * DAY);
    const collaboratorId = invited!.id;
    await owner.post(`/api/documents/${id}/resend-invitation`).send({ collaboratorId }).expect(200);
    await isDead(await app.linkTo(named.email, 3));
    const newest = await app.linkTo(named.email, 4);
    const { signatureId } = (await sign(newest).expect(200)).body as { signatureId: string };

    // Signed and expired: what they have in their hands they get again.
    app.clock.pass(91 * DAY);
    expect((await open(newest)).body.code).toBe("link_expired");
    await current(newest).expect(200);
    await isDead(newest);
    const again = await app.linkTo(named.email, 5);
    expect((await app.mailsTo(named.email)).at(-1)!.subject).toMatch(/^Your link for "/);
    expect((await readView(again)).collaborator.signatureId).toBe(signatureId);
    await end(again).expect(409);
  });

  test("neither the owner nor anybody on the document is named, by address or by name", async () => {
    const { writers, emails, tokens } = await sendSheet(app, owner);
    const refuse = async (body: object) =>
      expect((await name(tokens[0]!, { ...mercy(), ...body }).expect(409)).body.code).toBe(
        "acts_for_other_party",
      );
    await refuse({ email: ownerEmail });
    await refuse({ email: emails[1]!.toUpperCase() });
    await refuse({ email: emails[0] });
    await refuse({ name: writers[1]!.name });
  });

  test("whoever was named has the document alone until they have signed it, also where the signer did", async () => {
    const { tokens } = await sendSheet(app, owner);
    const named = mercy();
    await name(tokens[0]!, named).expect(200);
    const token = await app.linkTo(named.email);
    for (const each of tokens) await signed(each);
    await app.deps.jobs.idle();
    await file(tokens[0]!, "certificate").expect(200);
    for (const what of ["certificate", "proof", "audit/pdf"] as const) await file(token, what).expect(404);
    await app.nobody().get(`/api/sign/${token}/pdf`).expect(200);
    expect((await app.mailsTo(named.email)).map(({ subject }) => subject)).toHaveLength(1);
  });

  test("whoever was named is written to as they read", async () => {
    const { tokens } = await sendSheet(app, owner);
    const named = mercy();
    await name(tokens[0]!, named).expect(200);
    const token = await app.linkTo(named.email);
    await app.nobody().post(`/api/sign/${token}/opened`).send({ language: "sw" }).expect(200);
    await sign(token).expect(200);
    await app.deps.jobs.idle();
    expect((await app.mailsTo(named.email)).at(-1)!.subject).toContain("Sahihi yako kwenye");
  });

  test("the owner corrects nobody's address to that of whoever is named", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const named = mercy();
    await name(tokens[0]!, named).expect(200);
    app.clock.pass(2 * MINUTE);
    for (const { id: signerId } of await collaborators(id)) {
      const { body } = await owner
        .post(`/api/documents/${id}/collaborators/${signerId}/address`)
        .send({ email: named.email })
        .expect(409);
      expect(body.code).toBe("acts_for_other_party");
    }
  });

  test("whoever got a link that was not theirs has named nobody, once the address is corrected", async () => {
    const { id, writers, tokens } = await sendSheet(app, owner);
    const named = mercy();
    await name(tokens[0]!, named).expect(200);
    const token = await app.linkTo(named.email);
    app.clock.pass(2 * MINUTE);
    const [signer] = await collaborators(id);
    await owner
      .post(`/api/documents/${id}/collaborators/${signer!.id}/address`)
      .send({ email: `right.${++last}@signers.example` })
      .expect(200);
    await sign(token).expect(409);
    expect((await collaborators(id))[0]).not.toHaveProperty("representative");
    await app.deps.jobs.idle();
    const told = (await app.mailsTo(named.email)).at(-1)!;
    expect(told.subject).toMatch(`You do not sign "Nairobi Nights" for ${writers[0]!.name} any more`);
    expect(told.text).toContain("whoever named you may have been somebody else");
    const { events } = DocumentHistory.parse((await owner.get(`/api/documents/${id}/history`)).body);
    expect(events.map(({ sentence }) => sentence)).toContain(
      `Mercy Manager does not sign in the place of ${writers[0]!.name} any more, whose address was corrected`,
    );
  });

  test("taken back and signed at once: one of both, never a signature after it was taken back", async () => {
    for (let round = 0; round < 5; round++) {
      const { id, tokens } = await sendSheet(app, owner);
      const named = mercy();
      await name(tokens[0]!, named).expect(200);
      const token = await app.linkTo(named.email);
      const [ended, byManager] = await Promise.all([end(tokens[0]!), sign(token), sign(token)]);
      expect([ended.status, byManager.status].toSorted()).toContain(200);
      const history = DocumentHistory.parse((await owner.get(`/api/documents/${id}/history`)).body);
      const order = history.events.map(({ event }) => event).filter((one) => /signed|taken_back/.test(one));
      expect(order).toHaveLength(1);
      expect(ended.status).toBe(order[0] === "document_signed" ? 409 : 200);
    }
  });
});

describe("by the text of an agreement", () => {
  const ofMinor = {
    producerType: "minor",
    producerLegalName: "Brian Otieno",
    producerSignatory: "Rose Otieno",
  } as const;

  test("a minor's guardian signs as the text says, and nobody says otherwise", async () => {
    const body = producerBody(ofMinor);
    const { id, tokens } = await sendAgreement(app, owner, body);
    expect(await readView(tokens[1]!)).toMatchObject({
      acting: { capacity: "guardian", name: "Rose Otieno", basis: "text" },
      acknowledgementsVersion: acting["agreement/guardian"].version,
    });
    const [, child] = await collaborators(id);
    const [invitation] = await app.mailsTo(child!.email);
    expect(invitation!.text).toMatch(
      new RegExp(`Signs for ${child!.name}:?\\s+Rose Otieno \\(parent or guardian\\)`),
    );
    expect((await readView(tokens[0]!)).acting).toBeNull();
    await sign(tokens[1]!)
      .send({ acknowledgementsVersion: acknowledgements.producer_agreement.version })
      .expect(409);
    expect((await actFor(tokens[1]!, director, "agreement/company").expect(409)).body.code).toBe(
      "capacity_fixed",
    );
    expect((await name(tokens[1]!, mercy()).expect(409)).body.code).toBe("capacity_fixed");
    await sign(tokens[1]!)
      .send({ acknowledgementsVersion: acting["agreement/guardian"].version })
      .expect(200);
    expect((await recordsOf(app, id))[0]).toMatchObject({
      capacity: "guardian",
      signedBy: { name: "Rose Otieno", basis: "text" },
    });
    expect(await pdfOf(id)).toContain(
      "For Brian Otieno, who is under 18, by Rose Otieno, as parent or guardian",
    );
  });

  test("who signs is told in the language of the mail", async () => {
    const { caller } = await app.signedIn({ language: "sw" });
    const invitationOf = async (signing: Parameters<typeof producerBody>[0]) => {
      const { emails } = await sendAgreement(app, caller, producerBody(signing));
      return (await app.mailsTo(emails[1]!)).at(-1)!;
    };
    expect((await invitationOf(ofMinor)).text).toMatch(
      /Anayesaini kwa niaba ya .*:?\s+Rose Otieno \(mzazi au mlezi\)/,
    );
    const company = {
      producerType: "company",
      producerLegalName: "Otieno Ltd",
      producerRegistration: "PVT-1234567",
      producerSignatory: "Rose Otieno, mkurugenzi",
    } as const;
    expect((await invitationOf(company)).text).toMatch(/:?\s+Rose Otieno \(mkurugenzi\)/);
  });

  test("a person who is a party names a manager, and says of themselves nothing that the text does not", async () => {
    const { id, tokens } = await sendAgreement(app, owner);
    expect((await actFor(tokens[0]!, director, "agreement/company").expect(409)).body.code).toBe(
      "capacity_fixed",
    );
    const minor = { ...mercy(), capacity: "guardian" };
    expect((await name(tokens[0]!, minor).expect(409)).body.code).toBe("capacity_fixed");
    const named = mercy();
    await name(tokens[0]!, named).expect(200);
    const token = await app.linkTo(named.email);
    await sign(token).send({ acknowledgementsVersion: acting["agreement/manager"].version }).expect(200);
    expect((await recordsOf(app, id))[0]).toMatchObject({ capacity: "manager" });
  });

  test("the other party is not a minor's guardian", async () => {
    for (const producerSignatory of ["Amina Wanjiru", "Amina Wanjiru, mother", "Ms Amina Wanjiru"]) {
      const made = producerBody({ ...ofMinor, producerSignatory });
      const { body } = await owner.post("/api/documents").send(made).expect(400);
      expect(body.issues).toEqual([
        {
          path: "content.formData.producerSignatory",
          message: "The artist cannot sign for the producer. Please name the parent or guardian",
        },
      ]);
    }
  });
});
