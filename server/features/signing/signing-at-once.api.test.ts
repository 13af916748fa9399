import { eq } from "#server/orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signatures, signers } from "#server/db/tables/signing";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import { startTestApp, type TestApp } from "#server/testing/app";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import { Document, DocumentSummary } from "#shared/contract/documents";
import { SignResult } from "#shared/contract/signing/acts";

const SIGNERS = 20;
const TIMES = 10;

let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  one = await startTestApp();
  other = await startTestApp({ beside: one });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

/** Everybody signs at the same instant, ten times each, at these servers in turn. */
async function everybodySigns(servers: TestApp[], tokens: string[]) {
  const posts = Array.from({ length: TIMES }, (_, turn) =>
    tokens.map((token, index) => ({ token, server: servers[(turn + index) % servers.length]! })),
  ).flat();
  const responses = await Promise.all(
    posts.map(async ({ token, server }) => ({
      token,
      answer: await server.nobody().post(`/api/sign/${token}`),
    })),
  );
  expect(responses.map(({ answer: response }) => response.status)).toEqual(
    Array<number>(SIGNERS * TIMES).fill(200),
  );
  return Map.groupBy(
    responses.map(({ token, answer: response }) => ({ token, result: SignResult.parse(response.body) })),
    ({ token }) => token,
  );
}

describe.each([
  ["one server", () => [one]],
  ["two servers on one database", () => [one, other]],
])("20 people who sign at the same instant, ten times each, at %s", (_where, servers) => {
  let sheet: Awaited<ReturnType<typeof sendSheet>>;
  let email: string;
  let responses: Awaited<ReturnType<typeof everybodySigns>>;

  beforeAll(async () => {
    const { user, caller } = await one.signedIn();
    email = user.email;
    sheet = await sendSheet(one, caller, { publishingRightsCollaborators: people(SIGNERS) });
    responses = await everybodySigns(servers(), sheet.tokens);
    await one.deps.jobs.idle();
  });

  test("brings one sealed file and one certificate, whoever was the last", async () => {
    const events = await eventsOf(one.deps.db, sheet.id);
    const issued = events.filter(({ event }) => event === "pdf_issued");
    expect(issued).toMatchObject([{ details: { sealCertificate: expect.any(String) as string } }]);
    const of = "join document_versions v on v.id = version_id where v.document_id = $1";
    const { rows } = await one.deps.pool.query(
      `select (select count(*)::int from issued_pdfs ${of}) as files,
              (select count(*)::int from completion_certificates ${of}) as certificates`,
      [sheet.id],
    );
    expect(rows).toEqual([{ files: 1, certificates: 1 }]);
  });

  test("make 20 signatures, and each is told of one", async () => {
    const records = await one.deps.db
      .select({ tokenHash: signers.tokenHash, signatureId: signatures.signatureId })
      .from(signatures)
      .innerJoin(signers, eq(signers.id, signatures.signerId))
      .where(eq(signers.documentId, sheet.id));
    expect(records).toHaveLength(SIGNERS);
    for (const [token, given] of responses) {
      const stored = records.find(({ tokenHash }) => tokenHash === one.deps.secrets.hashToken(token));
      const told = new Set(given.map(({ result }) => `${result.signatureId} ${result.signedAt}`));
      expect([...told]).toEqual([`${stored!.signatureId} ${given[0]!.result.signedAt}`]);
    }
  });

  test("make the document fully signed once", async () => {
    const events = await eventsOf(one.deps.db, sheet.id);
    const count = (name: string) => events.filter(({ event }) => event === name).length;
    expect(count("document_signed")).toBe(SIGNERS);
    expect(count("document_fully_signed")).toBe(1);
    expect(count("pdf_issued")).toBe(1);
    expect(isUnbroken(events)).toBe(true);
  });

  test("get one mail each with the signed PDF", async () => {
    const completed = one.mails.mails
      .filter(({ subject }) => subject.startsWith("Everybody has signed"))
      .filter(({ to }) => [email, ...sheet.emails].includes(to));
    expect(completed.map(({ to }) => to).toSorted()).toEqual([email, ...sheet.emails].toSorted());
    for (const mail of completed)
      expect(mail.attachments.map(({ contentType }) => contentType)).toEqual([
        "application/pdf",
        "application/pdf",
        "text/plain",
      ]);
  });
});

describe("two servers on one database behave as one:", () => {
  /** A browser's cookies at the other server, as behind a load balancer. */
  async function signInAt(app: TestApp) {
    const { email } = await createUser(one.deps);
    const response = await app.nobody().post("/api/login").send({ email, password: PASSWORD }).expect(200);
    return { email, cookie: (response.headers["set-cookie"] as unknown as string[])[0]!.split(";")[0]! };
  }

  test("a session begun at one works at the other, and ends at both", async () => {
    const { email, cookie } = await signInAt(one);
    const { body } = await other.nobody().get("/api/user").set("Cookie", cookie).expect(200);
    expect(body.email).toBe(email);
    await other.nobody().post("/api/logout").set("Cookie", cookie).expect(204);
    await one.nobody().get("/api/user").set("Cookie", cookie).expect(401);
  });

  test("what one creates the other lists, edits and sends", async () => {
    const { cookie } = await signInAt(one);
    const writers = people(1);
    const body = splitSheetBody({ publishingRightsCollaborators: writers });
    const created = await one.nobody().post("/api/documents").set("Cookie", cookie).send(body).expect(201);
    const { id } = Document.parse(created.body);
    const listed = await other.nobody().get("/api/documents").set("Cookie", cookie).expect(200);
    expect(DocumentSummary.array().parse(listed.body)).toMatchObject([{ id }]);
    const emails = writers.map(({ email }) => email);
    await other
      .nobody()
      .post(`/api/documents/${id}/send-for-signing`)
      .set("Cookie", cookie)
      .send({ emails })
      .expect(200);
    await one
      .nobody()
      .post(`/api/sign/${await one.linkTo(emails[0]!)}`)
      .expect(200);
  });

  test("the same id sent to both creates one document", async () => {
    const { cookie } = await signInAt(one);
    const body = { ...splitSheetBody(), id: crypto.randomUUID() };
    const responses = await Promise.all(
      [one, other, one, other].map((app) =>
        app.nobody().post("/api/documents").set("Cookie", cookie).send(body),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const events = await eventsOf(one.deps.db, body.id);
    expect(events.map(({ event }) => event)).toEqual(["document_created"]);
  });

  test("attempts count together", async () => {
    const { email } = await createUser(one.deps);
    const guess = (app: TestApp) =>
      app.nobody().post("/api/login").send({ email, password: "a wrong guess" });
    for (let attempt = 1; attempt <= 5; attempt++) {
      await guess(one).expect(401);
      await guess(other).expect(401);
    }
    await guess(one).expect(429);
    await guess(other).expect(429);
  });

  test("a server that stops leaves its work to the other", async () => {
    const third = await startTestApp({ beside: one });
    const { caller } = await third.signedIn();
    const { tokens, emails } = await sendSheet(third, caller, { publishingRightsCollaborators: people(3) });
    for (const token of tokens) await third.nobody().post(`/api/sign/${token}`).expect(200);
    await third.stop();
    await one.deps.jobs.idle();
    const completed = one.mails.mails.filter(({ subject }) => subject.startsWith("Everybody has signed"));
    for (const email of emails) expect(completed.filter(({ to }) => to === email)).toHaveLength(1);
  });
});
