import { eq } from "#server/orm";
import { beforeEach, describe, expect, test } from "vitest";
import { documents, documentVersions } from "#server/db/tables/documents";
import { signatures, signers } from "#server/db/tables/signing";
import { canonicalJson } from "#server/features/documents/canonical-json";
import { eventsOf, sha256 } from "#server/features/documents/index";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import { signingCalls } from "#server/testing/signing-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { readPdf } from "#server/testing/read-pdf";
import type { SplitSheetInput } from "#shared/contract/split-sheet";
import { sheetTerms } from "#shared/wordings/sheet-terms";

const app = await appForFile();
const { readView, signed } = signingCalls(app);
let owner: Caller;
const { read, readSheet, collaborators } = documentCalls(() => owner);

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

const send = (id: string, body: object) => owner.post(`/api/documents/${id}/send-for-signing`).send(body);

function versionsOf(documentId: string) {
  return app.deps.db.select().from(documentVersions).where(eq(documentVersions.documentId, documentId));
}

describe("sending freezes the document", () => {
  test("as canonical JSON whose SHA-256 everybody sees", async () => {
    const { id, version, tokens } = await sendSheet(app, owner);
    const [record] = await versionsOf(id);
    expect(record!.canonical).toBe(canonicalJson(JSON.parse(record!.canonical)));
    expect(record!.sha256).toBe(sha256(record!.canonical));
    expect(version).toEqual({ number: 1, sha256: record!.sha256, sentAt: record!.sentAt.toISOString() });
    expect((await readView(tokens[0]!)).document.version).toEqual(version);
    const events = await eventsOf(app.deps.db, id);
    expect(events.at(-1)!.details).toEqual({ version: 1, sha256: record!.sha256 });
  });

  test("with the terms its signers see, whatever the terms of later sheets are", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const [record] = await versionsOf(id);
    expect(JSON.parse(record!.canonical).terms).toEqual(sheetTerms.clauses);
    expect((await readView(tokens[0]!)).document.terms).toEqual(sheetTerms.clauses);

    const changed = record!.canonical.replace(JSON.stringify(sheetTerms.clauses), '["The terms of then."]');
    await app.deps.db
      .update(documentVersions)
      .set({ canonical: changed })
      .where(eq(documentVersions.id, record!.id));
    expect((await readView(tokens[0]!)).document.terms).toEqual(["The terms of then."]);
    expect((await read(id)).terms).toEqual(["The terms of then."]);
  });

  test("only as the sender saw it", async () => {
    const { id, revision } = await createSheet(owner, { publishingRightsCollaborators: people(1) });
    const changed = splitSheetBody({
      songTitle: "Changed meanwhile",
      publishingRightsCollaborators: people(1),
    });
    const { body: edited } = await owner
      .patch(`/api/documents/${id}`)
      .send({ content: changed.content })
      .expect(200);
    const emails = [edited.publishingRightsCollaborators[0].email];
    expect((await send(id, { emails, revision }).expect(409)).body.code).toBe("document_changed");
    await send(id, { emails, revision: edited.revision }).expect(200);
  });

  test("so that nobody edits it any more", async () => {
    const { id } = await sendSheet(app, owner);
    const before = await read(id);
    const edit = { content: splitSheetBody({ songTitle: "Something else" }).content };
    const { body } = await owner.patch(`/api/documents/${id}`).send(edit).expect(409);
    expect(body.code).toBe("document_not_draft");
    expect(await read(id)).toEqual(before);
  });

  test("and signers see, and sign, the frozen version whatever the live row says", async () => {
    const { id, version, writers, tokens } = await sendSheet(app, owner);
    const forged = splitSheetBody({ songTitle: "Forged" }).content;
    await app.deps.db
      .update(documents)
      .set({ title: "Forged", content: { ...forged, publishing: [], master: [] } })
      .where(eq(documents.id, id));

    const view = await readView(tokens[0]!);
    expect(view.document).toMatchObject({
      title: "Nairobi Nights",
      content: { songTitle: "Nairobi Nights" },
    });
    expect(view.document.publishingRightsCollaborators).toMatchObject(writers);
    expect((await readSheet(id)).content.songTitle).toBe("Nairobi Nights");
    const pdf = await app.nobody().get(`/api/sign/${tokens[0]}/pdf`).expect(200);
    expect((await readPdf(pdf.body as Buffer)).text).toContain(writers[0]!.name);

    await signed(tokens[0]!);
    const [signature] = await app.deps.db
      .select({ sha256: signatures.versionSha256 })
      .from(signatures)
      .innerJoin(signers, eq(signers.id, signatures.signerId))
      .where(eq(signers.documentId, id));
    expect(signature!.sha256).toBe(version.sha256);
  });

  test("with people known by a key, so that two of one name stay two, and with nobody's address", async () => {
    const [amina, other] = people(2).map((person) => ({ ...person, name: "Amina Wanjiru" }));
    const { id, writers } = await sendSheet(app, owner, { publishingRightsCollaborators: [amina!, other!] });
    const frozen = JSON.parse((await versionsOf(id))[0]!.canonical);
    expect(frozen).toMatchObject({
      format: "sahihi/2",
      edition: sheetTerms.version,
      content: { publishing: [{ key: "p1" }, { key: "p2" }] },
      people: [
        { key: "p1", name: "Amina Wanjiru" },
        { key: "p2", name: "Amina Wanjiru" },
      ],
      signers: [{ key: "p1" }, { key: "p2" }],
    });
    expect(JSON.stringify(frozen)).not.toContain("@");
    expect((await readSheet(id)).publishingRightsCollaborators).toMatchObject(writers);
    expect(await collaborators(id)).toMatchObject([{ email: amina!.email }, { email: other!.email }]);
  });

  test("and whoever is on the next version, too, keeps their key there", async () => {
    const [amina, brian, chao] = people(3).map((person) => ({ ...person, percentage: 50 }));
    const { id } = await sendSheet(app, owner, { publishingRightsCollaborators: [amina!, brian!] });
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "Chao joins" }).expect(200);
    const { content } = splitSheetBody({ publishingRightsCollaborators: [chao!, brian!] });
    await owner.patch(`/api/documents/${id}`).send({ content }).expect(200);
    await send(id, { emails: [chao!.email, brian!.email] }).expect(200);
    const second = (await versionsOf(id)).find(({ number }) => number === 2);
    expect(JSON.parse(second!.canonical)).toMatchObject({ people: [{ key: "p3" }, { key: "p2" }] });
  });

  test("once, however often it is sent at once", async () => {
    const writers = people(2);
    const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
    const emails = writers.map(({ email }) => email);
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(id, { emails })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    for (const email of emails) expect(await app.mailsTo(email)).toHaveLength(1);
    expect((await eventsOf(app.deps.db, id)).map(({ event }) => event)).toEqual([
      "document_created",
      "document_sent",
    ]);
  });

  test("answers the document and its signers", async () => {
    const writers = people(2);
    const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
    const { body } = await send(id, { emails: writers.map(({ email }) => email) }).expect(200);
    expect(body.document).toEqual(await read(id));
    expect(body.collaborators).toEqual(await collaborators(id));
  });

  test("is the same from the preview's invitation", async () => {
    const writers = people(1);
    const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
    const body = { emails: [writers[0]!.email], documentType: "split_sheet", message: "" };
    await owner.post(`/api/documents/${id}/invite`).send(body).expect(200);
    await signed(await app.linkTo(writers[0]!.email));
    expect((await read(id)).status).toBe("fully_signed");
  });

  test("is done for 500 people", async () => {
    const writers = people(500);
    const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
    const emails = writers.map(({ email }) => email);
    await send(id, { emails }).expect(200);
    await app.deps.jobs.idle();
    // What others were sent meanwhile is no matter of theirs.
    const theirs = new Set(emails);
    const asked = app.mails.mails.flatMap(({ to }) => (theirs.has(to) ? [to] : []));
    expect(asked.toSorted()).toEqual(emails.toSorted());
    expect((await readView(await app.linkTo(emails[499]!))).collaborator.name).toBe("Writer 500");
  });

  test("is refused for a completed document, and for a locked one", async () => {
    const writers = people(1);
    const emails = [writers[0]!.email];
    const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
    await owner.patch(`/api/documents/${id}`).send({ status: "completed" }).expect(200);
    expect((await send(id, { emails }).expect(409)).body.code).toBe("document_not_draft");
    await owner.patch(`/api/documents/${id}/lock`).expect(200);
    expect((await send(id, { emails }).expect(409)).body.code).toBe("document_locked");
  });
});

describe("every signer needs an e-mail:", () => {
  const without = (count: number) => people(count).map((writer) => ({ ...writer, email: "" }));

  async function errorOf(given: Partial<SplitSheetInput>, body: object) {
    const { id } = await createSheet(owner, given);
    const { status, body: response } = await send(id, body);
    expect(status).toBe(400);
    expect((await read(id)).status).toBe("draft");
    for (const { invitedAt } of await collaborators(id)) expect(invitedAt).toBeNull();
    return response as { code: string; message: string };
  }

  test.each([{}, { emails: [] }, { emails: ["", "  "] }, { signers: [] }])("%j has none", async (body) => {
    expect(await errorOf({}, body)).toEqual({
      code: "no_emails",
      message: "Please add at least one collaborator email",
    });
  });

  test("those without one are named", async () => {
    expect(await errorOf({}, { emails: ["amina@example.com"] })).toEqual({
      code: "signer_email_missing",
      message: "Every signer needs an e-mail address or a phone number. Please add one for Brian Otieno.",
    });
    const writers = [people(1)[0]!, ...without(3).slice(1)].map((writer, index) => ({
      ...writer,
      percentage: [98, 1, 1][index]!,
    }));
    const response = await errorOf(
      { publishingRightsCollaborators: writers },
      { emails: [writers[0]!.email] },
    );
    expect(response.message).toBe(
      "Every signer needs an e-mail address or a phone number. Please add one for Writer 2 and Writer 3.",
    );
  });

  test("an address of nobody on the sheet is refused by its name", async () => {
    const emails = ["amina@example.com", "brian@example.com", "chao@example.com"];
    expect(await errorOf({}, { emails })).toEqual({
      code: "signer_email_unknown",
      message: "chao@example.com belongs to nobody on this sheet.",
    });
  });

  test("the dialog's rows fill them in, person by person", async () => {
    const { id } = await createSheet(owner, { publishingRightsCollaborators: without(2) });
    const records = people(2).map(({ name, email }) => ({ name, email: ` ${email.toUpperCase()} ` }));
    await send(id, { signers: records }).expect(200);
    const emails = records.map(({ email }) => email.trim().toLowerCase());
    expect((await collaborators(id)).map(({ email }) => email)).toEqual(emails);
    expect((await read(id)).publishingRightsCollaborators.map(({ email }) => email)).toEqual(emails);
    await signed(await app.linkTo(emails[1]!));
  });

  test("the dialog's rows name the people of the sheet", async () => {
    const signersGiven = [
      { name: "Amina Wanjiru", email: "amina@example.com" },
      { name: "Somebody Else", email: "brian@example.com" },
    ];
    expect(await errorOf({}, { signers: signersGiven })).toEqual({
      code: "signer_email_unknown",
      message: "Somebody Else is not in that place on this sheet. Please reload the page.",
    });
  });

  test("addresses are taken in any case, with spaces around", async () => {
    const writers = people(2);
    const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
    await send(id, { emails: writers.map(({ email }) => ` ${email.toUpperCase()}  `) }).expect(200);
  });

  test("one person on both lists is one signer with one link, and signs for both", async () => {
    const [writer] = people(1);
    const { id, tokens } = await sendSheet(app, owner, {
      publishingRightsCollaborators: [writer!],
      masterRightsCollaborators: [{ ...writer!, name: "WRITER 1", role: "Artist" }],
    });
    expect(await app.mailsTo(writer!.email)).toHaveLength(1);
    expect(await collaborators(id)).toMatchObject([
      { rights: [{ rightsType: "publishing" }, { rightsType: "master", role: "Artist" }] },
    ]);
    expect(await signed(tokens[0]!)).toMatchObject({ allSigned: true });
  });

  test("two people with one address have a link each", async () => {
    const [writer] = people(1);
    const pair = ["Amina", "Brian"].map((name) => ({ ...writer!, name, percentage: 50 }));
    const { id } = await createSheet(owner, { publishingRightsCollaborators: pair });
    await send(id, { emails: [writer!.email] }).expect(200);
    const tokens = [await app.linkTo(writer!.email, 1), await app.linkTo(writer!.email, 2)];
    const names = await Promise.all(tokens.map(async (token) => (await readView(token)).collaborator.name));
    expect(names.toSorted()).toEqual(["Amina", "Brian"]);
    const invitations = (await app.mailsTo(writer!.email)).map(({ text }) => text);
    for (const name of ["Amina", "Brian"])
      expect(invitations.filter((text) => new RegExp(`^For:? +${name}$`, "m").test(text))).toHaveLength(1);
    for (const token of tokens) await signed(token);
    expect((await read(id)).status).toBe("fully_signed");
    const completed = (await app.mailsTo(writer!.email)).filter(({ subject }) =>
      subject.startsWith("Everybody"),
    );
    expect(completed).toHaveLength(1);
  });
});
