import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { signingCalls } from "#server/testing/signing-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { PASSWORD } from "#server/testing/factories/user";

const MINUTE = 60 * 1000;

const app = await appForFile();
const { sign } = signingCalls(app);
let owner: Caller;
let ownerEmail: string;

beforeEach(async () => {
  const { user, caller } = await app.signedIn();
  owner = caller;
  ownerEmail = user.email;
});

const subjectsTo = async (address: string) => (await app.mailsTo(address)).map(({ subject }) => subject);

/** How many jobs have failed and wait to be tried again. */
async function failedJobs(): Promise<number> {
  const { rows } = await app.deps.pool.query<{ count: number }>(
    "select count(*)::int as count from pgboss.job where state = 'retry'",
  );
  return rows[0]!.count;
}

describe("while the mail server is down", () => {
  test("people sign, and every mail arrives once when it is back", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    await app.mails.stop();
    for (const token of tokens) await sign(token).expect(200);
    expect((await owner.get(`/api/documents/${id}`).expect(200)).body.status).toBe("fully_signed");
    await expect.poll(failedJobs).toBeGreaterThan(0);

    await app.mails.start();
    for (const email of emails) {
      expect((await subjectsTo(email)).toSorted()).toEqual([
        'Amina asks you to sign "Nairobi Nights" (split sheet)',
        'Everybody has signed "Nairobi Nights" (split sheet)',
        'Your signature on "Nairobi Nights" (split sheet)',
      ]);
    }
    expect(await subjectsTo(ownerEmail)).toEqual(['Everybody has signed "Nairobi Nights" (split sheet)']);
  });

  test("a document is sent, and its signers are asked once when it is back", async () => {
    const writers = people(3);
    const emails = writers.map(({ email }) => email);
    const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
    await app.mails.stop();
    await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    await expect.poll(failedJobs).toBe(3);
    await app.mails.start();
    for (const email of emails) {
      await sign(await app.linkTo(email)).expect(200);
      expect((await subjectsTo(email)).filter((subject) => /asks you/.test(subject))).toHaveLength(1);
    }
  });
});

describe("while the mail server takes nothing", () => {
  test("a link that is replaced, or whose document is deleted, is not mailed any more", async () => {
    app.mails.refuse("451 4.3.0 Try again later");
    const writers = people(1);
    const { email } = writers[0]!;
    const [kept, deleted] = [
      await createSheet(owner, { publishingRightsCollaborators: writers }),
      await createSheet(owner, { publishingRightsCollaborators: writers }),
    ];
    for (const { id } of [kept, deleted]) {
      await owner
        .post(`/api/documents/${id}/send-for-signing`)
        .send({ emails: [email] })
        .expect(200);
    }
    app.clock.pass(MINUTE);
    await owner.post(`/api/documents/${kept.id}/resend-invitation`).expect(200);
    await owner.delete(`/api/documents/${deleted.id}`).send({ password: PASSWORD }).expect(204);

    app.mails.refuse(undefined);
    expect((await subjectsTo(email)).filter((subject) => /asks you/.test(subject))).toHaveLength(1);
    await sign(await app.linkTo(email)).expect(200);
  });
});

test("mails that no mailbox takes are put aside, and the document is signed all the same", async () => {
  const { id, emails, tokens } = await sendSheet(app, owner);
  app.mails.refuse("550 5.1.1 No such mailbox");
  for (const token of tokens) await sign(token).expect(200);
  await app.deps.jobs.idle();
  app.mails.refuse(undefined);
  expect((await owner.get(`/api/documents/${id}`).expect(200)).body.status).toBe("fully_signed");
  for (const email of emails) expect(await subjectsTo(email)).toHaveLength(1);
  const { rows } = await app.deps.pool.query(
    "select distinct source_name from pgboss.job where name = 'dead'",
  );
  expect(rows).toContainEqual({ source_name: "signing.completion-mail" });
});

describe("when Postgres drops every connection", () => {
  test("in the middle of traffic, people are asked to try again at worst, and nothing is lost or done twice", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner, { publishingRightsCollaborators: people(10) });
    const posts = Array.from({ length: 3 }, () => tokens.map((token) => sign(token))).flat();
    const reads = tokens.map((token) => app.nobody().get(`/api/sign/${token}`));
    const traffic = Promise.all([...posts, ...reads]);
    await app.database.disconnectAll();

    for (const { status, headers, body } of await traffic) {
      expect([200, 503]).toContain(status);
      if (status === 200) continue;
      expect(body).toEqual({
        code: "unavailable",
        message: "The service is not available right now. Please try again in a moment.",
      });
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }

    for (const token of tokens) await expect.poll(async () => (await sign(token)).status).toBe(200);
    expect((await owner.get(`/api/documents/${id}`).expect(200)).body.status).toBe("fully_signed");
    for (const email of [ownerEmail, ...emails]) {
      const copies = (await subjectsTo(email)).filter((subject) => /Everybody/.test(subject));
      expect(copies).toHaveLength(1);
    }
    const events = await eventsOf(app.deps.db, id);
    expect(events.filter(({ event }) => event === "document_signed")).toHaveLength(10);
    expect(isUnbroken(events)).toBe(true);
  });

  test("between two requests, the next ones succeed", async () => {
    const { tokens } = await sendSheet(app, owner);
    await app.database.disconnectAll();
    await expect.poll(async () => (await app.nobody().get("/api/ready")).status).toBe(200);
    await owner.get("/api/user").expect(200);
    await owner.get("/api/documents").expect(200);
    await sign(tokens[0]!).expect(200);
  });
});
