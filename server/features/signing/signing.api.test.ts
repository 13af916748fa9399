import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documents, documentVersions, issuedPdfs } from "#server/db/tables/documents";
import { signatures, signers } from "#server/db/tables/signing";
import { canonicalJson } from "#server/features/documents/canonical-json";
import { eventsOf, isUnbroken, sha256 } from "#server/features/documents/index";
import { startTestApp, type Caller, type TestApp } from "#server/testing/app";
import { sendSheet } from "#server/testing/factories/sent-sheet";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { readPdf } from "#server/testing/read-pdf";
import type { ReceivedMail } from "#server/testing/smtp-sink";
import { Collaborator, Document, type SplitSheetInput } from "#shared/contract/documents";
import { SigningView, SignResult } from "#shared/contract/signing";
import { acknowledgements } from "#shared/domain/acknowledgements";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const linkInvalid = { code: "link_invalid", message: "This signing link is invalid or has expired." };

let app: TestApp;
let owner: Caller;

beforeAll(async () => {
  app = await startTestApp();
});
// A new one for each test: a person may send so many mails an hour.
beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});
afterAll(() => app.stop());

async function create(given: Partial<SplitSheetInput> = {}) {
  const { body } = await owner.post("/api/documents").send(splitSheetBody(given)).expect(201);
  return Document.parse(body);
}

const send = (id: string, body: object) => owner.post(`/api/documents/${id}/send-for-signing`).send(body);
const resend = (id: string, body: object = {}) =>
  owner.post(`/api/documents/${id}/resend-invitation`).send(body);
const open = (token: string) => app.nobody().get(`/api/sign/${token}`);
const sign = (token: string) => app.nobody().post(`/api/sign/${token}`);
const opened = async (token: string) => SigningView.parse((await open(token).expect(200)).body);
const signed = async (token: string) => SignResult.parse((await sign(token).expect(200)).body);

async function read(id: string, caller = owner) {
  return Document.parse((await caller.get(`/api/documents/${id}`).expect(200)).body);
}

async function collaborators(id: string, caller = owner) {
  const { body } = await caller.get(`/api/documents/${id}/collaborators`).expect(200);
  return Collaborator.array().parse(body);
}

async function mailsTo(address: string) {
  await app.deps.jobs.idle();
  return app.mails.mails.filter(({ to }) => to === address);
}

const linksIn = (text: string) => [...new Set(text.match(/http:\/\/sahihi\.test\/[^\s"<]+/g))];
const pdfIn = ({ attachments }: ReceivedMail) => attachments[0]!.content;

describe("a split sheet, from sending to the last signature", () => {
  const song = { songTitle: "Sauti ya Pwani", message: "As we agreed.\nSign when you can!" };
  const [, second, third] = people(3);
  let amina: Caller;
  let email: string;
  let sheet: Awaited<ReturnType<typeof sendSheet>>;
  let results: SignResult[];

  beforeAll(async () => {
    const { user, caller } = await app.signedIn();
    amina = caller;
    email = user.email;
    const first = { name: "Amina Wanjiru", email, role: "Songwriter", percentage: 50 };
    sheet = await sendSheet(app, amina, {
      ...song,
      publishingRightsCollaborators: [
        first,
        { ...second!, name: "Ọláyínká Adébáyọ̀", percentage: 30 },
        { ...third!, name: "ተዎድሮስ ካሳሁን", percentage: 20 },
      ],
      masterRightsCollaborators: [{ ...first, role: "Artist", percentage: 100 }],
    });
  });

  test("asks everybody by mail, with one link of their own", async () => {
    const asked = await Promise.all(sheet.emails.map(mailsTo));
    expect(asked.map((mails) => mails.map(({ subject }) => subject))).toEqual([
      ['Your own signature on "Sauti ya Pwani" (split sheet)'],
      ['Amina asks you to sign "Sauti ya Pwani" (split sheet)'],
      ['Amina asks you to sign "Sauti ya Pwani" (split sheet)'],
    ]);
    for (const [index, [mail]] of asked.entries()) {
      const link = `http://sahihi.test/sign/${sheet.tokens[index]}`;
      expect(linksIn(mail!.text)).toEqual([link]);
      expect(linksIn(mail!.html)).toEqual([link]);
    }
    expect(new Set(sheet.tokens).size).toBe(3);
  });

  test("tells each signer who asks, for which shares, in whose words", async () => {
    const [mail] = await mailsTo(sheet.emails[1]!);
    expect(mail!.text).toContain(`Amina Wanjiru (${email}) asks you to sign`);
    expect(mail!.text).toContain("30% Publishing Rights (Songwriter)");
    expect(mail!.text).toContain("As we agreed.\nSign when you can!");
    expect(mail!.name).toBe("Ọláyínká Adébáyọ̀".normalize("NFC"));
  });

  test("waits for its signers", async () => {
    expect(await read(sheet.id, amina)).toMatchObject({ status: "pending", signerCount: 3, signedCount: 0 });
    expect(await collaborators(sheet.id, amina)).toMatchObject([
      { name: "Amina Wanjiru", signed: false, rights: [{ percentage: "50" }, { percentage: "100" }] },
      { signed: false, percentage: "30", rightsType: "publishing" },
      { signed: false, percentage: "20" },
    ]);
  });

  test("shows the holder of a link what they sign, and that they are asked", async () => {
    const view = await opened(sheet.tokens[2]!);
    expect(view).toMatchObject({
      collaborator: { name: "ተዎድሮስ ካሳሁን", percentage: "20", signed: false },
      document: { id: sheet.id, title: "Sauti ya Pwani", status: "pending", version: sheet.version },
      requestedBy: { name: "Amina Wanjiru", email },
      message: song.message,
      acknowledgementsVersion: acknowledgements.version,
    });
    expect(view.collaborators).toHaveLength(3);
  });

  test("is signed by one after the other, and says how many are left", async () => {
    results = [];
    for (const token of sheet.tokens) results.push(await signed(token));
    expect(results).toMatchObject([
      { allSigned: false, remainingSignatures: 2 },
      { allSigned: false, remainingSignatures: 1 },
      { allSigned: true, remainingSignatures: 0 },
    ]);
    for (const { signatureId } of results) expect(signatureId).toMatch(/^SIG-[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(new Set(results.map(({ signatureId }) => signatureId)).size).toBe(3);
  });

  test("is fully signed then, and shows the signatures", async () => {
    expect(await read(sheet.id, amina)).toMatchObject({
      status: "fully_signed",
      signedCount: 3,
      completedAt: results[2]!.signedAt,
    });
    expect(await collaborators(sheet.id, amina)).toMatchObject(
      results.map(({ signatureId, signedAt }) => ({ signed: true, signatureId, signedAt })),
    );
    expect(await opened(sheet.tokens[0]!)).toMatchObject({
      collaborator: { signed: true, signatureId: results[0]!.signatureId },
      document: { status: "fully_signed" },
    });
  });

  test("is mailed to everybody once, with the PDF", async () => {
    const completed = (mail: ReceivedMail) => mail.subject.startsWith("Everybody has signed");
    for (const address of sheet.emails) {
      const mails = (await mailsTo(address)).filter(completed);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Everybody has signed "Sauti ya Pwani" (split sheet)',
      ]);
      expect(mails[0]!.attachments).toMatchObject([
        { filename: "Sauti ya Pwani.pdf", contentType: "application/pdf" },
      ]);
    }
  });

  test("gives the same PDF, byte for byte, by mail, to the owner and through the link", async () => {
    const [version] = await versionsOf(sheet.id);
    const [issued] = await app.deps.db.select().from(issuedPdfs).where(eq(issuedPdfs.versionId, version!.id));
    const files = [
      ...(await Promise.all(sheet.emails.map(mailsTo))).map((mails) => pdfIn(mails.at(-1)!)),
      (await amina.get(`/api/documents/${sheet.id}/pdf`).expect(200)).body as Buffer,
      (await app.nobody().get(`/api/sign/${sheet.tokens[1]}/pdf`).expect(200)).body as Buffer,
    ];
    for (const file of files) expect(issued!.bytes.equals(file)).toBe(true);
    expect(issued!.sha256).toBe(sha256(issued!.bytes));
  });

  test("has every name, share and signature id in the PDF", async () => {
    const { body } = await amina.get(`/api/documents/${sheet.id}/pdf`).expect(200);
    const { text } = await readPdf(body as Buffer);
    for (const name of ["Amina Wanjiru", "Ọláyínká Adébáyọ̀", "ተዎድሮስ ካሳሁን"]) {
      expect(text).toContain(name.normalize("NFC"));
    }
    for (const { signatureId } of results) expect(text).toContain(signatureId);
    expect(text.replaceAll(/\s/g, "")).toContain(sheet.version.sha256);
  });

  test("keeps the evidence of each signature", async () => {
    const rows = await app.deps.db
      .select({ signer: signers, signature: signatures })
      .from(signatures)
      .innerJoin(signers, eq(signers.id, signatures.signerId))
      .where(eq(signers.documentId, sheet.id))
      .orderBy(asc(signers.position));
    expect(rows.map(({ signature }) => signature)).toEqual(
      results.map(({ signatureId, signedAt }, index) => ({
        signerId: rows[index]!.signer.id,
        signatureId,
        signedAt: new Date(signedAt),
        versionSha256: sheet.version.sha256,
        acknowledgementsVersion: acknowledgements.version,
        ipAddress: expect.stringContaining("127.0.0.1"),
        userAgent: expect.any(String),
      })),
    );
  });

  test("leaves an unbroken trail that names nobody", async () => {
    const events = await eventsOf(app.deps.db, sheet.id);
    expect(events.map(({ event }) => event)).toEqual([
      "document_created",
      "document_sent",
      "document_signed",
      "document_signed",
      "document_signed",
      "document_fully_signed",
      "pdf_issued",
    ]);
    expect(isUnbroken(events)).toBe(true);
    expect(JSON.stringify(events)).not.toMatch(/Amina|example|Sauti/);
  });

  test("puts no token into any answer, nor into any table", async () => {
    const answers = [
      await amina.get("/api/documents"),
      await amina.get(`/api/documents/${sheet.id}`),
      await amina.get(`/api/documents/${sheet.id}/collaborators`),
      ...(await Promise.all(sheet.tokens.map((token) => open(token)))),
      ...(await Promise.all(sheet.tokens.map((token) => sign(token)))),
    ];
    for (const { text } of answers) {
      for (const token of sheet.tokens) expect(text).not.toContain(token);
    }
    for (const token of sheet.tokens) {
      expect(await tablesWith(token)).toEqual([]);
      expect(await tablesWith(app.deps.secrets.hashToken(token))).toContain("public.signers");
    }
  });
});

function versionsOf(documentId: string) {
  return app.deps.db.select().from(documentVersions).where(eq(documentVersions.documentId, documentId));
}

/** The tables, of any schema, with the text in any column of any row. */
async function tablesWith(text: string): Promise<string[]> {
  const { pool } = app.deps;
  const { rows } = await pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const hit = await pool.query(`select from "${schema}"."${name}" t where strpos(t::text, $1) > 0`, [text]);
    if (hit.rowCount) found.push(`${schema}.${name}`);
  }
  return found;
}

describe("a token", () => {
  test("waits in its mail sealed while the mail cannot leave", async () => {
    app.mails.refuse("451 4.3.0 Try again later");
    const { id, content } = await create({ publishingRightsCollaborators: people(1) });
    const { email } = content.publishingRightsCollaborators[0]!;
    await send(id, { emails: [email] }).expect(200);
    const waiting = await app.deps.pool.query(
      "select from pgboss.job where name = 'signing.invitation-mail' and state < 'completed'",
    );
    expect(waiting.rowCount).toBe(1);
    app.mails.refuse(undefined);
    expect(await tablesWith(await app.linkTo(email))).toEqual([]);
  });

  test("stays out of the table that counts downloads", async () => {
    const { tokens } = await sendSheet(app, owner);
    await app.nobody().get(`/api/sign/${tokens[0]}/pdf`).expect(200);
    expect(await tablesWith(tokens[0]!)).toEqual([]);
  });

  test.each(["unknown", "x".repeat(43), "%00", "%2e%2e%2f", "'; drop table signers; --"])(
    "that nobody was mailed, %s, opens nothing",
    async (token) => {
      const path = `/api/sign/${encodeURIComponent(token)}`;
      expect((await app.nobody().get(path).expect(404)).body).toEqual(linkInvalid);
      expect((await app.nobody().post(path).expect(404)).body).toEqual(linkInvalid);
      expect((await app.nobody().get(`${path}/pdf`).expect(404)).body).toEqual(linkInvalid);
    },
  );
});

describe("sending freezes the document", () => {
  test("as canonical JSON whose SHA-256 everybody sees", async () => {
    const { id, version, tokens } = await sendSheet(app, owner);
    const [row] = await versionsOf(id);
    expect(row!.canonical).toBe(canonicalJson(JSON.parse(row!.canonical)));
    expect(row!.sha256).toBe(sha256(row!.canonical));
    expect(version).toEqual({ number: 1, sha256: row!.sha256, sentAt: row!.sentAt.toISOString() });
    expect((await opened(tokens[0]!)).document.version).toEqual(version);
    const events = await eventsOf(app.deps.db, id);
    expect(events.at(-1)!.details).toEqual({ version: 1, sha256: row!.sha256 });
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

    const view = await opened(tokens[0]!);
    expect(view.document).toMatchObject({
      title: "Nairobi Nights",
      content: { songTitle: "Nairobi Nights" },
    });
    expect(view.document.publishingRightsCollaborators).toMatchObject(writers);
    expect((await read(id)).content.songTitle).toBe("Nairobi Nights");
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

  test("once, however often it is sent at once", async () => {
    const writers = people(2);
    const { id } = await create({ publishingRightsCollaborators: writers });
    const emails = writers.map(({ email }) => email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(id, { emails })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    for (const email of emails) expect(await mailsTo(email)).toHaveLength(1);
    expect((await eventsOf(app.deps.db, id)).map(({ event }) => event)).toEqual([
      "document_created",
      "document_sent",
    ]);
  });

  test("answers the document and its signers", async () => {
    const writers = people(2);
    const { id } = await create({ publishingRightsCollaborators: writers });
    const { body } = await send(id, { emails: writers.map(({ email }) => email) }).expect(200);
    expect(body.document).toEqual(await read(id));
    expect(body.collaborators).toEqual(await collaborators(id));
  });

  test("is the same from the preview's invitation", async () => {
    const writers = people(1);
    const { id } = await create({ publishingRightsCollaborators: writers });
    const body = { emails: [writers[0]!.email], documentType: "split_sheet", message: "" };
    await owner.post(`/api/documents/${id}/invite`).send(body).expect(200);
    await signed(await app.linkTo(writers[0]!.email));
    expect((await read(id)).status).toBe("fully_signed");
  });

  test("is done for 500 people", async () => {
    const writers = people(500);
    const { id } = await create({ publishingRightsCollaborators: writers });
    const emails = writers.map(({ email }) => email);
    await send(id, { emails }).expect(200);
    await app.deps.jobs.idle();
    const asked = app.mails.mails.slice(-500).map(({ to }) => to);
    expect(asked.toSorted()).toEqual(emails.toSorted());
    expect((await opened(await app.linkTo(emails[499]!))).collaborator.name).toBe("Writer 500");
  });

  test.each([
    ["completed", "document_not_draft"],
    ["locked", "document_locked"],
  ] as const)("is refused for a %s document", async (status, code) => {
    const writers = people(1);
    const { id } = await create({ publishingRightsCollaborators: writers });
    await app.deps.db.update(documents).set({ status }).where(eq(documents.id, id));
    expect((await send(id, { emails: [writers[0]!.email] }).expect(409)).body.code).toBe(code);
  });
});

describe("every signer needs an e-mail:", () => {
  const without = (count: number) => people(count).map((writer) => ({ ...writer, email: "" }));

  async function refusal(given: Partial<SplitSheetInput>, body: object) {
    const { id } = await create(given);
    const { status, body: answer } = await send(id, body);
    expect(status).toBe(400);
    expect((await read(id)).status).toBe("draft");
    for (const { invitedAt } of await collaborators(id)) expect(invitedAt).toBeNull();
    return answer as { code: string; message: string };
  }

  test.each([{}, { emails: [] }, { emails: ["", "  "] }, { signers: [] }])("%j has none", async (body) => {
    expect(await refusal({}, body)).toEqual({
      code: "no_emails",
      message: "Please add at least one collaborator email",
    });
  });

  test("those without one are named", async () => {
    expect(await refusal({}, { emails: ["amina@example.com"] })).toEqual({
      code: "signer_email_missing",
      message: "Every signer needs an e-mail address. Please add one for Brian Otieno.",
    });
    const writers = [people(1)[0]!, ...without(3).slice(1)].map((writer, index) => ({
      ...writer,
      percentage: [98, 1, 1][index]!,
    }));
    const answer = await refusal({ publishingRightsCollaborators: writers }, { emails: [writers[0]!.email] });
    expect(answer.message).toBe(
      "Every signer needs an e-mail address. Please add one for Writer 2 and Writer 3.",
    );
  });

  test("an address of nobody on the sheet is refused by its name", async () => {
    const emails = ["amina@example.com", "brian@example.com", "chao@example.com"];
    expect(await refusal({}, { emails })).toEqual({
      code: "signer_email_unknown",
      message: "chao@example.com belongs to nobody on this sheet.",
    });
  });

  test("the dialog's rows fill them in, person by person", async () => {
    const { id } = await create({ publishingRightsCollaborators: without(2) });
    const rows = people(2).map(({ name, email }) => ({ name, email: ` ${email.toUpperCase()} ` }));
    await send(id, { signers: rows }).expect(200);
    const emails = rows.map(({ email }) => email.trim().toLowerCase());
    expect((await collaborators(id)).map(({ email }) => email)).toEqual(emails);
    expect((await read(id)).publishingRightsCollaborators.map(({ email }) => email)).toEqual(emails);
    await signed(await app.linkTo(emails[1]!));
  });

  test("the dialog's rows name the people of the sheet", async () => {
    const signersGiven = [
      { name: "Amina Wanjiru", email: "amina@example.com" },
      { name: "Somebody Else", email: "brian@example.com" },
    ];
    expect(await refusal({}, { signers: signersGiven })).toEqual({
      code: "signer_email_unknown",
      message: "Somebody Else is not in that place on this sheet. Please reload the page.",
    });
  });

  test("addresses are taken in any case, with spaces around", async () => {
    const writers = people(2);
    const { id } = await create({ publishingRightsCollaborators: writers });
    await send(id, { emails: writers.map(({ email }) => ` ${email.toUpperCase()}  `) }).expect(200);
  });

  test("one person on both lists is one signer with one link, and signs for both", async () => {
    const [writer] = people(1);
    const { id, tokens } = await sendSheet(app, owner, {
      publishingRightsCollaborators: [writer!],
      masterRightsCollaborators: [{ ...writer!, name: "WRITER 1", role: "Artist" }],
    });
    expect(await mailsTo(writer!.email)).toHaveLength(1);
    expect(await collaborators(id)).toMatchObject([
      { rights: [{ rightsType: "publishing" }, { rightsType: "master", role: "Artist" }] },
    ]);
    expect(await signed(tokens[0]!)).toMatchObject({ allSigned: true });
  });

  test("two people with one address have a link each", async () => {
    const [writer] = people(1);
    const pair = ["Amina", "Brian"].map((name) => ({ ...writer!, name, percentage: 50 }));
    const { id } = await create({ publishingRightsCollaborators: pair });
    await send(id, { emails: [writer!.email] }).expect(200);
    const tokens = [await app.linkTo(writer!.email, 1), await app.linkTo(writer!.email, 2)];
    const names = await Promise.all(tokens.map(async (token) => (await opened(token)).collaborator.name));
    expect(names.toSorted()).toEqual(["Amina", "Brian"]);
    for (const token of tokens) await signed(token);
    expect((await read(id)).status).toBe("fully_signed");
    const completed = (await mailsTo(writer!.email)).filter(({ subject }) => subject.startsWith("Everybody"));
    expect(completed).toHaveLength(1);
  });
});

describe("signing", () => {
  test("again answers the same and changes nothing", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const first = await signed(tokens[0]!);
    app.clock.pass(MINUTE);
    expect(await signed(tokens[0]!)).toEqual(first);
    expect(await read(id)).toMatchObject({ status: "partially_signed", signedCount: 1 });

    await signed(tokens[1]!);
    expect(await signed(tokens[0]!)).toEqual({ ...first, allSigned: true, remainingSignatures: 0 });
    const events = (await eventsOf(app.deps.db, id)).filter(({ event }) => event === "document_signed");
    expect(events).toHaveLength(2);
  });

  test("takes a POST: opening the link, as mail scanners do, signs nothing", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    for (let opening = 1; opening <= 3; opening++) {
      await open(tokens[0]!).expect(200);
      await app.nobody().head(`/api/sign/${tokens[0]}`).expect(200);
      await app.nobody().get(`/api/sign/${tokens[0]}/pdf`).expect(200);
    }
    expect(await read(id)).toMatchObject({ status: "pending", signedCount: 0 });
  });

  test("is refused for a wording that is no longer the current one", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const outdated = { acknowledgementsVersion: "2020-01-01" };
    expect((await sign(tokens[0]!).send(outdated).expect(409)).body).toEqual({
      code: "acknowledgements_changed",
      message: "The wording you agree to has changed. Please reload the page and read it again.",
    });
    expect((await read(id)).signedCount).toBe(0);
    const current = { acknowledgementsVersion: acknowledgements.version };
    await sign(tokens[0]!).send(current).expect(200);
    await sign(tokens[0]!).send(outdated).expect(200);
  });

  test("keeps what the server saw of the signer's device", async () => {
    const behindProxy = await startTestApp({ env: { TRUST_PROXY: "1" }, beside: app });
    const { id, tokens } = await sendSheet(app, owner);
    await behindProxy
      .nobody()
      .post(`/api/sign/${tokens[0]}`)
      .set({ "X-Forwarded-For": "192.0.2.1, 198.51.100.7", "User-Agent": "x".repeat(600) })
      .expect(200);
    await behindProxy.stop();
    const [evidence] = await app.deps.db
      .select({ ipAddress: signatures.ipAddress, userAgent: signatures.userAgent })
      .from(signatures)
      .innerJoin(signers, eq(signers.id, signatures.signerId))
      .where(eq(signers.documentId, id));
    expect(evidence).toEqual({ ipAddress: "198.51.100.7", userAgent: "x".repeat(500) });
  });

  test("tells the owner of each signature but the last and their own", async () => {
    const { user, caller } = await app.signedIn({ firstName: "Amina", lastName: "Wanjiru" });
    const writers = people(3).map((writer, index) =>
      index === 0 ? { ...writer, email: user.email } : writer,
    );
    const { tokens } = await sendSheet(app, caller, { publishingRightsCollaborators: writers });
    for (const token of tokens) {
      await signed(token);
      await app.deps.jobs.idle();
    }
    const [alert, ...others] = (await mailsTo(user.email)).filter(({ subject }) => / signed /.test(subject));
    expect(alert!.subject).toBe('Writer 2 signed "Nairobi Nights" (2 of 3)');
    expect(alert!.text).toContain("2 of 3 have signed; still waiting for Writer 3.");
    expect(others.map(({ subject }) => subject)).toEqual([
      'Everybody has signed "Nairobi Nights" (split sheet)',
    ]);
  });

  test("is refused while the owner has locked the document", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    await app.deps.db.update(documents).set({ status: "locked" }).where(eq(documents.id, id));
    expect((await sign(tokens[0]!).expect(409)).body).toEqual({
      code: "document_locked",
      message: "The owner has locked this document. It cannot be signed, changed or deleted now.",
    });
    expect((await opened(tokens[0]!)).document.status).toBe("locked");
  });

  test("shows the PDF as it stands, before and after", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const textOf = async () =>
      (await readPdf((await owner.get(`/api/documents/${id}/pdf`)).body as Buffer)).text;
    const before = await textOf();
    const { signatureId } = await signed(tokens[0]!);
    expect(before).not.toContain(signatureId);
    expect(await textOf()).toContain(signatureId);
  });
});

describe("a signing link", () => {
  test("works for 90 days", async () => {
    const { id, tokens, emails } = await sendSheet(app, owner);
    app.clock.pass(90 * DAY - MINUTE);
    await signed(tokens[0]!);
    app.clock.pass(MINUTE);
    const expired = {
      code: "link_expired",
      message: "This signing link has expired. Please ask the document owner for a new one.",
    };
    expect((await open(tokens[1]!).expect(404)).body).toEqual(expired);
    expect((await sign(tokens[1]!).expect(404)).body).toEqual(expired);
    await app.nobody().get(`/api/sign/${tokens[1]}/pdf`).expect(404);

    await resend(id).expect(200);
    expect(await signed(await app.linkTo(emails[1]!, 2))).toMatchObject({ allSigned: true });
  });

  test("says when it ends", async () => {
    const { tokens, version } = await sendSheet(app, owner);
    const { expiresAt } = await opened(tokens[0]!);
    expect(Date.parse(expiresAt) - Date.parse(version.sentAt)).toBe(90 * DAY);
  });
});

describe("resending", () => {
  const tooSoon = "An invitation was mailed less than a minute ago. Please wait a moment.";

  test("mails everybody who has not signed a new link and ends the old ones", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner, { publishingRightsCollaborators: people(3) });
    await signed(tokens[0]!);
    app.clock.pass(MINUTE);
    const { body } = await resend(id).expect(200);
    expect(body).toEqual({
      collaborator: { email: emails[1] },
      collaborators: [
        { id: expect.any(String), name: "Writer 2", email: emails[1] },
        { id: expect.any(String), name: "Writer 3", email: emails[2] },
      ],
    });
    for (const index of [1, 2]) {
      const renewed = await app.linkTo(emails[index]!, 2);
      expect((await sign(tokens[index]!).expect(404)).body).toEqual(linkInvalid);
      await open(tokens[index]!).expect(404);
      await signed(renewed);
    }
    const invitations = (await mailsTo(emails[0]!)).filter(({ subject }) => /asks you/.test(subject));
    expect(invitations).toHaveLength(1);
    expect((await read(id)).status).toBe("fully_signed");
  });

  test("to one of them mails that one", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    const [first] = await collaborators(id);
    app.clock.pass(MINUTE);
    const { body } = await resend(id, { collaboratorId: first!.id }).expect(200);
    expect(body.collaborators).toEqual([{ id: first!.id, name: "Writer 1", email: emails[0] }]);
    await app.linkTo(emails[0]!, 2);
    expect(await mailsTo(emails[1]!)).toHaveLength(1);
    await signed(tokens[1]!);
  });

  test("takes no body at all", async () => {
    const { id } = await sendSheet(app, owner);
    app.clock.pass(MINUTE);
    await owner.post(`/api/documents/${id}/resend-invitation`).expect(200);
  });

  test("waits a minute between two mails to a signer, and says how long", async () => {
    const { id, emails } = await sendSheet(app, owner);
    app.clock.pass(50 * SECOND);
    const { body, headers } = await resend(id).expect(429);
    expect(body).toEqual({ code: "too_many_requests", message: tooSoon });
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(10);

    app.clock.pass(10 * SECOND);
    await resend(id).expect(200);
    await resend(id).expect(429);
    expect(await mailsTo(emails[0]!)).toHaveLength(2);
  });

  test("at once mails once", async () => {
    const { id, emails } = await sendSheet(app, owner);
    app.clock.pass(MINUTE);
    const answers = await Promise.all([1, 2, 3].map(() => resend(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    for (const email of emails) expect(await mailsTo(email)).toHaveLength(2);
    const events = (await eventsOf(app.deps.db, id)).filter(({ event }) => event === "invitation_resent");
    expect(events).toHaveLength(2);
  });

  test("is refused for one who has signed", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const [first] = await collaborators(id);
    await signed(tokens[0]!);
    app.clock.pass(MINUTE);
    const { body } = await resend(id, { collaboratorId: first!.id }).expect(409);
    expect(body).toEqual({ code: "not_awaiting_signatures", message: "This signer has already signed." });
  });

  test("is refused for one who is not on the document", async () => {
    const { id } = await sendSheet(app, owner);
    const collaboratorId = "00000000-0000-4000-8000-000000000000";
    const { body } = await resend(id, { collaboratorId }).expect(404);
    expect(body.message).toBe("That signer is not on this document.");
  });

  test("is refused when nothing waits for signatures", async () => {
    const draft = await create();
    const { id, tokens } = await sendSheet(app, owner, { publishingRightsCollaborators: people(1) });
    await signed(tokens[0]!);
    for (const document of [draft.id, id]) {
      expect((await resend(document).expect(409)).body).toEqual({
        code: "not_awaiting_signatures",
        message: "This document is not waiting for signatures.",
      });
    }
  });
});

describe("the audit trail", () => {
  test.each([
    "update audit_events set actor = 'system'",
    "delete from audit_events",
    "truncate audit_events",
    "truncate audit_events restart identity cascade",
  ])("refuses %s", async (statement) => {
    await create();
    await expect(app.deps.pool.query(statement)).rejects.toThrow("audit_events is append-only");
  });

  test("takes a document's events one by one, however many come at once", async () => {
    const { id } = await create();
    const titles = Array.from({ length: 20 }, (_, index) => `Version ${index}`);
    await Promise.all(
      titles.map((songTitle) =>
        owner
          .patch(`/api/documents/${id}`)
          .send({ content: splitSheetBody({ songTitle }).content })
          .expect(200),
      ),
    );
    const events = await eventsOf(app.deps.db, id);
    expect(events).toHaveLength(21);
    expect(isUnbroken(events)).toBe(true);
  });

  test("shows when somebody with the database's keys changed it", async () => {
    const { id } = await sendSheet(app, owner);
    await app.deps.db.transaction(async (trx) => {
      await trx.execute(sql`alter table audit_events disable trigger user`);
      await trx.execute(
        sql`update audit_events set actor = 'system' where document_id = ${id} and position = 1`,
      );
      await trx.execute(sql`alter table audit_events enable trigger user`);
    });
    expect(isUnbroken(await eventsOf(app.deps.db, id))).toBe(false);
  });
});

describe("what people type is text in a mail, never markup or a header:", () => {
  const markup = `<script>alert(1)</script><img src=x onerror="alert(1)"><a href='https://evil.example'>`;
  const header = "Amina\r\nBcc: victim@example.com\r\nSubject: Hello\r\n\r\n<h1>";

  async function mailsOf(given: { name: string; songTitle: string; message: string }) {
    const { user, caller } = await app.signedIn({ firstName: given.name.slice(0, 80), lastName: "Owner" });
    const writers = people(2).map((writer) => ({
      ...writer,
      name: `${given.name} ${writer.name}`.slice(0, 120),
    }));
    const { emails, tokens } = await sendSheet(app, caller, {
      songTitle: given.songTitle,
      message: given.message,
      publishingRightsCollaborators: writers,
    });
    for (const token of tokens) {
      await signed(token);
      await app.deps.jobs.idle();
    }
    const all = await Promise.all([user.email, ...emails].map(mailsTo));
    return all.flat();
  }

  test("HTML in names, titles and messages", async () => {
    const mails = await mailsOf({ name: markup, songTitle: markup, message: markup });
    expect(mails).toHaveLength(6);
    for (const { html } of mails) {
      expect(html).not.toMatch(/<script|<img|onerror="|evil\.example'/);
      expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    }
  });

  test("line breaks in names, titles and messages", async () => {
    const mails = await mailsOf({ name: header, songTitle: header, message: `${header}\r\n.\r\nQUIT\r\n` });
    expect(mails).toHaveLength(6);
    for (const { headers, raw, to } of mails) {
      const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
      expect(head).not.toMatch(/^(Bcc|Cc):/im);
      expect(head.match(/^Subject:/gim)).toHaveLength(1);
      expect(headers.get("to")).toContain(`<${to}>`);
    }
    expect(app.mails.mails.filter(({ to }) => to === "victim@example.com")).toEqual([]);
  });

  test("quotes, commas and addresses in names", async () => {
    const name = `"Amina", <victim@example.com>, Brian; a@b.co`;
    const mails = await mailsOf({ name, songTitle: name, message: name });
    expect(new Set(mails.map(({ to }) => to)).size).toBe(3);
    expect(mails.map(({ to }) => to)).not.toContain("victim@example.com");
    expect(mails.filter(({ name: shown }) => shown.startsWith(name))).toHaveLength(mails.length);
  });
});
