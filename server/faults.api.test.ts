import { randomInt, randomUUID } from "node:crypto";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { splitSheetBody } from "#server/testing/factories/split-sheet";
import { createServerProcess, type ServerProcess } from "#server/testing/server-process";
import { linkIn, type ReceivedMail } from "#server/testing/smtp-sink";

/** The main job, told step by step against a server that is a process of its own, so that it can be killed. */
let server: ServerProcess;
let pool: Pool;

beforeAll(async () => {
  server = await createServerProcess();
  pool = new Pool({ connectionString: server.databaseUrl });
});
afterAll(async () => {
  await pool.end();
  await server.remove();
});

type Story = ReturnType<typeof newStory>;
const steps = ["register", "create", "send", "firstSigns", "lastSigns", "copiesArrive"] as const;

describe("a server that is killed (SIGKILL) and started again", () => {
  it.each(steps)("after '%s' has lost nothing and does nothing twice", async (killedAfter) => {
    const story = newStory();
    for (const step of steps) {
      await story[step]();
      if (step === killedAfter) await restart();
    }
    await expectOneOfEach(story);
  });

  it.each(steps.filter((step) => step !== "copiesArrive"))(
    "in the middle of '%s' lets the person simply try again",
    async (killedIn) => {
      const story = newStory();
      for (const step of steps) {
        const attempt = step === killedIn && story[step]().catch(() => undefined);
        if (attempt) await restart();
        await attempt;
        await story[step]();
      }
      await expectOneOfEach(story);
    },
  );
});

it("killed in the middle of a decline, it has taken the document back and told everybody once, or nothing has happened", async () => {
  const story = newStory();
  for (const step of ["register", "create", "send"] as const) await story[step]();
  await story.brianIsAsked();
  const attempt = story.brianDeclines().catch(() => undefined);
  await restart();
  await attempt;
  await story.brianDeclines();
  const isTold = ({ to, subject }: ReceivedMail) => to === story.owner && /declined/.test(subject);
  await server.mails.waitForMail(isTold);
  expect(new Set(server.mails.mails.filter(isTold).map(({ messageId }) => messageId)).size).toBe(1);
  const { rowCount } = await pool.query(
    "select from audit_events where document_id = $1 and event = 'document_declined'",
    [story.documentId],
  );
  expect(rowCount).toBe(1);
});

it("stops on SIGTERM only after the requests under way are answered", async () => {
  const keeper = await pool.connect();
  await keeper.query("begin; lock table users in access exclusive mode");
  const underWay = Array.from({ length: 5 }, () => newStory().register());
  const waiting = async () => {
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return rows[0]!.count;
  };
  await expect.poll(waiting).toBeGreaterThanOrEqual(underWay.length);

  const stopped = server.stop();
  const responses = () =>
    fetch(`${server.url}/api/health`).then(
      () => true,
      () => false,
    );
  await expect.poll(responses).toBe(false);
  await keeper.query("commit");
  keeper.release();
  await Promise.all([...underWay, stopped]);
  await server.start();
});

async function restart(): Promise<void> {
  await server.kill();
  await server.start();
}

async function expectOneOfEach({ documentId, owner, brian }: Story): Promise<void> {
  const { rows } = await pool.query<{ event: string; count: number }>(
    "select event, count(*)::int from audit_events where document_id = $1 group by event",
    [documentId],
  );
  const events = Object.fromEntries(rows.map(({ event, count }) => [event, count]));
  expect(events).toMatchObject({
    document_created: 1,
    document_sent: 1,
    document_signed: 2,
    document_fully_signed: 1,
    pdf_issued: 1,
    certificate_issued: 1,
  });
  // A mail whose delivery a crash left in doubt goes out again under the same Message-ID, and counts as the same mail.
  for (const address of [owner, brian]) {
    const ids = (about: RegExp) =>
      new Set(
        server.mails.mails
          .filter((mail) => mail.to === address && about.test(mail.subject))
          .map((mail) => mail.messageId),
      );
    expect(ids(/asks you to sign|Your own signature/).size, `invitations to ${address}`).toBe(1);
    expect(ids(/Everybody has signed/).size, `completion mails to ${address}`).toBe(1);
  }
}

/** One document of two people. Each step may be repeated, as a person or the page repeats it who got no answer. */
function newStory() {
  const documentId = randomUUID();
  const owner = `amina-${documentId}@example.com`;
  const brian = `brian-${documentId}@example.com`;
  const account = { email: owner, password: "nairobi-nights", firstName: "Amina", lastName: "Wanjiru" };
  // Everybody comes from somewhere else, so that no limit is met.
  const comingFrom = `198.18.${randomInt(256)}.${randomInt(256)}`;
  let cookie = "";

  const post = (path: string, body: object = {}, from = cookie) =>
    fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": comingFrom, cookie: from },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
  const tokenTo = async (mailbox: string) => {
    const isInvitation = ({ to, text }: { to: string; text: string }) =>
      to === mailbox && text.includes("/sign/");
    return linkIn(await server.mails.waitForMail(isInvitation), "/sign/")
      .split("/")
      .at(-1)!;
  };
  const sign = async (mailbox: string) =>
    expect((await post(`/api/sign/${await tokenTo(mailbox)}`, {}, "")).status).toBe(200);

  return {
    documentId,
    owner,
    brian,
    register: async () => {
      const registered = await post("/api/register", account);
      const response = registered.status === 409 ? await post("/api/login", account) : registered;
      expect(response.ok).toBe(true);
      cookie = response.headers.getSetCookie()[0]!.split(";")[0]!;
    },
    create: async () => {
      const people = [
        { name: "Amina Wanjiru", email: owner, role: "Songwriter", percentage: 50 },
        { name: "Brian Otieno", email: brian, role: "Beatmaker", percentage: 50 },
      ];
      const body = { id: documentId, ...splitSheetBody({ publishingRightsCollaborators: people }) };
      expect((await post("/api/documents", body)).status).toBe(201);
    },
    send: async () => {
      const { status } = await post(`/api/documents/${documentId}/send-for-signing`, {
        emails: [owner, brian],
      });
      expect([200, 409]).toContain(status);
    },
    brianIsAsked: () => tokenTo(brian),
    brianDeclines: async () => {
      const path = `/api/sign/${await tokenTo(brian)}/decline`;
      expect((await post(path, { reason: "My share is half of it" })).status).toBe(200);
    },
    firstSigns: () => sign(brian),
    lastSigns: () => sign(owner),
    copiesArrive: async () => {
      for (const address of [owner, brian]) {
        await server.mails.waitForMail(
          ({ to, subject }) => to === address && /Everybody has signed/.test(subject),
        );
      }
    },
  };
}
