import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { consentCalls } from "#server/testing/consent-calls";
import { documentCalls } from "#server/testing/document-calls";
import { producerBody, sendAgreement } from "#server/testing/factories/create-agreement";
import { createSheet } from "#server/testing/factories/create-sheet";
import { verify } from "#server/testing/factories/order-verification";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { readPdf } from "#server/testing/read-pdf";
import { signingCalls } from "#server/testing/signing-calls";
import { Document, DocumentSummary } from "#shared/contract/documents";
import type { SplitSheetInput } from "#shared/contract/split-sheet";
import { acting } from "#shared/wordings/acknowledgements/acting-en";

const app = await appForFile();
const amendment = consentCalls(app, "amendment");
const deletion = consentCalls(app, "deletion");
const { signed, sign, codeFor, readView } = signingCalls(app);
let owner: Caller;
const { collaborators } = documentCalls(() => owner);

beforeEach(async () => {
  app.phones.mood = "takes";
  owner = (await app.signedIn()).caller;
});

type Writers = NonNullable<SplitSheetInput["publishingRightsCollaborators"]>;
const shared = (writers: Writers, ...percentages: number[]): Writers =>
  percentages.map((percentage, index) => ({ ...writers[index]!, percentage }));

async function agree(id: string, emails: readonly string[], nth?: number) {
  await amendment.request(owner, id).expect(200);
  for (const email of new Set(emails)) await amendment.answered(await amendment.tokenTo(email, nth), true);
}

async function propose(id: string, writers: Writers) {
  const { content } = splitSheetBody({ publishingRightsCollaborators: writers });
  await owner.patch(`/api/documents/${id}`).send({ content }).expect(200);
  app.clock.pass(60_000);
  const emails = writers.flatMap(({ email }) => email ?? []);
  await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
}

/** A sheet of three in force, and one proposed that the third is not on, with everybody's links to that. */
async function leftOut() {
  const writers = shared(people(3), 40, 40, 20);
  const sheet = await signSheet(app, owner, { publishingRightsCollaborators: writers });
  await agree(sheet.id, sheet.emails);
  await propose(sheet.id, shared(sheet.writers, 50, 50));
  const links = await Promise.all(sheet.emails.map((email) => app.linkTo(email, 2)));
  return { ...sheet, links: links as [string, string, string] };
}

const textOf = async (pdf: unknown) => (await readPdf(pdf as Buffer)).text.replaceAll(/\s+/g, " ");

describe("who leaves", () => {
  test("reads that they leave, and that they have left, and is refused nothing in other words", async () => {
    const { id, emails, links, writers } = await leftOut();
    expect((await readView(links[2])).collaborator).toMatchObject({
      leaving: true,
      bound: { version: 1, signedBy: null },
    });
    await signed(links[2]);
    await app.deps.jobs.idle();
    const receipt = (await app.mailsTo(emails[2]!)).at(-1)!;
    expect(receipt.text.replaceAll(/\s+/g, " ")).toContain(
      `By it ${writers[2]!.name} leaves: what they hold by version 1 ends once everybody has signed`,
    );
    const manager = { capacity: "manager", name: "Mercy Manager", email: "mercy@managers.example" };
    const refused = await app.nobody().post(`/api/sign/${links[2]}/representative`).send(manager).expect(409);
    expect(refused.body).toMatchObject({
      code: "already_signed",
      message: expect.stringMatching(/^It is signed already that you leave this document/) as string,
    });

    // Who is asked for nothing more is not shown what is proposed once they have gone.
    await signed(links[0]);
    await signed(links[1]);
    await agree(id, emails.slice(0, 2), 2);
    await propose(id, shared(writers, 10, 90));
    const { caller: left } = await app.signedIn({ email: emails[2]! });
    const seen = Document.parse((await left.get(`/api/documents/${id}`).expect(200)).body);
    const held = { status: "fully_signed", inForce: { version: 2 }, signerCount: 3 };
    expect(seen).toMatchObject({ ...held, version: { number: 2 } });
    expect(JSON.stringify(seen)).not.toContain('"percentage":90');
    const listed = DocumentSummary.array().parse((await left.get("/api/documents").expect(200)).body);
    expect(listed).toMatchObject([held]);
    const { body: desk } = await left.get("/api/dashboard").expect(200);
    expect(desk).toMatchObject({ waits: { total: 0 }, done: { items: [{ id, status: "fully_signed" }] } });
  });

  test("at a shared mailbox is not taken for who stays there, nor who stays for who leaves", async () => {
    const [ann, ben, cid] = shared(people(3), 40, 40, 20) as [
      Writers[number],
      Writers[number],
      Writers[number],
    ];
    const mailbox = ann.email!;
    const sheet = await createSheet(owner, {
      publishingRightsCollaborators: [ann, { ...ben, email: mailbox }, cid],
    });
    await owner
      .post(`/api/documents/${sheet.id}/send-for-signing`)
      .send({ emails: [mailbox, mailbox, cid.email] })
      .expect(200);
    const links = await Promise.all([1, 2].map((nth) => app.linkTo(mailbox, nth)));
    for (const link of [...links, await app.linkTo(cid.email!)]) await signed(link);
    await amendment.request(owner, sheet.id).expect(200);
    const questions = [amendment.tokenTo(mailbox, 1), amendment.tokenTo(mailbox, 2)];
    for (const token of [...questions, amendment.tokenTo(cid.email!)])
      await amendment.answered(await token, true);
    await propose(sheet.id, [
      { ...ben, email: mailbox, percentage: 70 },
      { ...cid, percentage: 30 },
    ]);
    for (const nth of [3, 4]) await signed(await app.linkTo(mailbox, nth));
    await signed(await app.linkTo(cid.email!, 2));
    const named = await Promise.all(
      links.map(async (link) => [(await readView(link)).collaborator.name, link]),
    );
    const { [ann.name]: annsLink, [ben.name]: bensLink } = Object.fromEntries(named) as Record<
      string,
      string
    >;
    const told = async (link: string) => (await readView(link)).replacedBy!.sentences.join(" ");
    expect(await told(annsLink!)).toContain("What you held by version 1 has ended: 40%");
    expect(await told(bensLink!)).toContain("By version 2 you hold 70%");
  });
});

test("a party who leaves an agreement is signed for by whom the text that binds them names", async () => {
  const company = {
    producerName: "Kibanda Records Ltd",
    producerType: "company" as const,
    producerLegalName: "Kibanda Records Limited",
    producerRegistration: "PVT-1234567",
    producerSignatory: "Grace Akinyi",
  };
  const body = producerBody(company);
  const { id, emails, tokens } = await sendAgreement(app, owner, body);
  for (const token of tokens) await signed(token);
  await agree(id, emails);
  const { formData } = producerBody().content;
  const heir = { ...formData, artistEmail: emails[0] };
  await owner.post(`/api/documents/${id}/redraft`).send({ type: body.type, formData: heir }).expect(200);
  app.clock.pass(60_000);
  const next = [emails[0], heir.producerEmail];
  await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails: next }).expect(200);

  const link = await app.linkTo(emails[1]!, 2);
  const view = await readView(link);
  expect(view.collaborator).toMatchObject({ name: company.producerName, leaving: true });
  expect(view.acting).toMatchObject({ capacity: "company", name: "Grace Akinyi", basis: "text" });
  const stated = { capacity: "guardian", name: "Mary Wanjiru", position: "" };
  const { body: refused } = await sign(link).send({ acting: stated, code: await codeFor(link) });
  expect(refused).toMatchObject({ code: "capacity_fixed" });
  await signed(link);
  const left = (await collaborators(id)).find(({ leaving }) => leaving);
  expect(left).toMatchObject({ signed: true, signedBy: { capacity: "company", name: "Grace Akinyi" } });
  expect((await readView(await app.linkTo(heir.producerEmail))).acting).toBeNull();
});

describe("who is bound by the version in force", () => {
  test("by a number with a mailbox beside it is reached by no other number", async () => {
    const [amina, brian] = people(2) as [Writers[number], Writers[number]];
    const phone = "+254760123001";
    const email = "beside.brian@signers.example";
    const { id } = await createSheet(owner, {
      publishingRightsCollaborators: [amina, { ...brian, email, phone }],
    });
    await owner
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails: [amina.email, email] })
      .expect(200);
    await app.deps.jobs.idle();
    const tokenIn = (page: string) =>
      app.phones.to(phone).flatMap(({ text }) => new RegExp(`/${page}/([\\w-]+)`).exec(text)?.[1] ?? [])[0]!;
    await signed(tokenIn("sign"));
    await signed(await app.linkTo(amina.email!));
    await amendment.request(owner, id).expect(200);
    await app.deps.jobs.idle();
    await amendment.answered(tokenIn("confirm-unlock"), true);
    await amendment.answered(await amendment.tokenTo(amina.email!), true);
    const { content } = splitSheetBody({
      publishingRightsCollaborators: [
        { ...amina, percentage: 99 },
        { ...brian, email: "", phone, percentage: 1 },
      ],
    });
    await owner.patch(`/api/documents/${id}`).send({ content }).expect(200);
    app.clock.pass(60_000);
    await owner
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails: [amina.email] })
      .expect(200);
    const bound = (await collaborators(id)).find(({ name }) => name === brian.name)!;
    expect(bound.bound).toEqual({ version: 1, signedBy: null });
    app.clock.pass(120_000);
    for (const reached of [{ phone: "+254760123999" }, { email: "mine@example.com" }]) {
      const { body } = await owner
        .post(`/api/documents/${id}/collaborators/${bound.id}/address`)
        .send(reached)
        .expect(409);
      expect(body.code).toBe("address_binds");
    }
  });

  test("may sign the next one as another than before: page, trail and verification say both", async () => {
    const sheet = await signSheet(app, owner, {});
    await agree(sheet.id, sheet.emails);
    await propose(sheet.id, shared(sheet.writers, 60, 40));
    const [first, second] = await Promise.all(sheet.emails.map((email) => app.linkTo(email, 2)));
    const guardian = { capacity: "guardian", name: "Mary Wanjiru", position: "" };
    await sign(first!)
      .send({
        acting: guardian,
        acknowledgementsVersion: acting["sheet/guardian"].version,
        code: await codeFor(first!),
      })
      .expect(200);
    await signed(second!);
    const name = sheet.writers[0]!.name;
    const said = `Version 1 was signed by ${name} in their own name, and this version for ${name} by Mary Wanjiru (parent or guardian).`;
    const trail = await owner.get(`/api/documents/${sheet.id}/audit/pdf`).expect(200);
    expect(await textOf(trail.body)).toContain(said);
    expect((await verify(app, sheet.id)).verificationResult.facts).toContain(said);

    // And back: the page says by whom the version in force was signed before it is pressed.
    await agree(sheet.id, sheet.emails, 2);
    await propose(sheet.id, shared(sheet.writers, 70, 30));
    expect((await readView(await app.linkTo(sheet.emails[0]!, 3))).collaborator.bound).toMatchObject({
      version: 2,
      signedBy: { capacity: "guardian", name: "Mary Wanjiru" },
    });
  });
});

describe("beside what is in force", () => {
  test("a verification and the trail name another sheet of the song that everybody on it has signed", async () => {
    const writers = people(2);
    const song = { songTitle: `Twice Told ${crypto.randomUUID()}`, publishingRightsCollaborators: writers };
    const first = await signSheet(app, owner, song);
    const facts = async () => (await verify(app, first.id)).verificationResult.facts.join(" ");
    const other = (await app.signedIn()).caller;
    const proposed = await createSheet(other, song);
    await other
      .post(`/api/documents/${proposed.id}/send-for-signing`)
      .send({ emails: writers.map(({ email }) => email) })
      .expect(200);
    // Anybody can send one.
    expect(await facts()).not.toContain("Another split sheet");
    for (const { email } of writers) await signed(await app.linkTo(email, 2));
    const said = `Another split sheet of “${song.songTitle}” is in force, with ${writers[0]!.name} and ${writers[1]!.name} on it as well, signed by everybody on it: document ${proposed.id}.`;
    expect(await facts()).toContain(said);
    const trail = await owner.get(`/api/documents/${first.id}/audit/pdf`).expect(200);
    expect(await textOf(trail.body)).toContain(proposed.id);
    // The same title alone, of other people, is another song.
    await signSheet(app, owner, {
      ...song,
      artistName: "Somebody Else",
      publishingRightsCollaborators: shared(people(4).slice(2), 50, 50),
    });
    expect((await facts()).match(/Another split sheet/g)).toHaveLength(1);
  });

  test("a signer's page and the trail tell of a deletion that is asked for, and of its day", async () => {
    const sheet = await signSheet(app, owner, {});
    const pageOf = async () => (await readView(sheet.tokens[0]!)).deletion;
    expect(await pageOf()).toBeNull();
    await deletion.request(owner, sheet.id).expect(201);
    expect(await pageOf()).toMatchObject({
      confirmed: 0,
      asked: 2,
      day: null,
      sentences: expect.arrayContaining([expect.stringContaining("50%")]) as string[],
    });
    await deletion.answered(await deletion.tokenTo(sheet.emails[0]!), true);
    const trail = async () =>
      textOf((await app.nobody().get(`/api/sign/${sheet.tokens[1]}/audit/pdf`).expect(200)).body);
    expect(await trail()).toContain("is being asked whether it may be deleted, and 1 of 2 has agreed");
    await deletion.answered(await deletion.tokenTo(sheet.emails[1]!), true);
    expect(await pageOf()).toMatchObject({ confirmed: 2, asked: 2, day: expect.any(String) as string });
    expect(await trail()).toContain("has agreed that it may be deleted: it goes on");
  });
});
