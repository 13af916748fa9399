import { createTransport } from "nodemailer";
import { Client } from "pg";
import { ratioResult, tableOf, type Result } from "#server/bench/result";
import { startTestPostgres } from "#server/testing/postgres";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { createServerProcess, type ServerProcess } from "#server/testing/server-process";
import { linkIn, startSmtpSink, type ReceivedMail } from "#server/testing/smtp-sink";

const PASSWORD = "nairobi-nights";
const AT_ONCE = 10;
const PATIENCE_MS = 600_000;
/** The ratios are much the same with fewer, where there is less time. */
const MANY = Number(process.env.SIGNERS ?? 500);

/**
 * From the last signature until everybody has the signed PDF: beside nodemailer sending as many mails of the same weight, and beside a
 * server that neither seals nor logs.
 */
export async function benchCompletion(): Promise<Result[]> {
  const postgres = await startTestPostgres();
  const servers = [
    await createServerProcess(postgres.url),
    await createServerProcess(postgres.url, { SEAL: "off" }),
  ] as const;
  const [server, plain] = servers;
  try {
    // The first sheet of a process loads and compiles what the others find.
    for (const one of servers) await complete(one, 6);
    await withoutLog(plain);
    const [few, many, bare] = [
      await complete(server, 6),
      await complete(server, MANY),
      await complete(plain, MANY),
    ];
    return [
      await besideBareMails(few, 6, { most: 3 }),
      await besideBareMails(many, MANY, { most: 4 }),
      ratioResult(
        `A sheet of ${MANY}, sealed and logged, beside one that is neither`,
        many.seconds / bare.seconds,
        { most: 1.3 },
        `${many.seconds.toFixed(2)} s beside ${bare.seconds.toFixed(2)} s`,
      ),
    ];
  } finally {
    for (const one of servers) await one.remove();
    await postgres.stop();
  }
}

/** Events of this server's documents wait for no place in the log any more. */
async function withoutLog({ databaseUrl }: ServerProcess): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query("alter table audit_events disable trigger audit_events_await_log");
  await database.end();
}

async function besideBareMails(
  { seconds, mails }: Completed,
  count: number,
  limit: { most: number },
): Promise<Result> {
  const bare = await sendBare(mails);
  const detail = `${seconds.toFixed(2)} s beside ${bare.toFixed(2)} s for ${mails.length} mails`;
  return ratioResult(
    `A sheet of ${count}, from the last signature to the last mail`,
    seconds / bare,
    limit,
    detail,
  );
}

type Completed = { seconds: number; mails: ReceivedMail[] };

/** Draws a sheet up, sends it and has everybody sign it; the last one while the clock runs. */
async function complete(server: ServerProcess, count: number): Promise<Completed> {
  const cookie = await signUp(server);
  const writers = people(count);
  const { content } = splitSheetBody({ publishingRightsCollaborators: writers });
  const created = await post(server, "/api/documents", { type: "split_sheet", content }, { cookie });
  const { id } = (await created.json()) as { id: string };
  const emails = writers.map(({ email }) => email);
  await post(server, `/api/documents/${id}/send-for-signing`, { emails }, { cookie });

  const tokens: string[] = [];
  for (const email of emails) {
    const asked = await server.mails.waitForMail(({ to }) => to === email, PATIENCE_MS);
    tokens.push(new URL(linkIn(asked, "/sign/")).pathname.split("/").at(-1)!);
  }
  const last = tokens.pop()!;
  for (let from = 0; from < tokens.length; from += AT_ONCE) {
    const turn = tokens.slice(from, from + AT_ONCE);
    await Promise.all(
      turn.map((token, index) =>
        post(
          server,
          `/api/sign/${token}`,
          {},
          { "x-forwarded-for": `198.18.${from >> 8}.${(from + index) & 255}` },
        ),
      ),
    );
  }

  const startedAt = performance.now();
  await post(server, `/api/sign/${last}`, {}, { "x-forwarded-for": "198.19.0.1" });
  const mails: ReceivedMail[] = [];
  for (const email of emails) {
    const isIssued = ({ to, attachments }: ReceivedMail) => to === email && attachments.length > 0;
    mails.push(await server.mails.waitForMail(isIssued, PATIENCE_MS));
  }
  return { seconds: (performance.now() - startedAt) / 1000, mails };
}

async function signUp(server: ServerProcess): Promise<string> {
  const person = {
    email: `amina-${Date.now()}@example.com`,
    password: PASSWORD,
    firstName: "Amina",
    lastName: "Wanjiru",
  };
  const { headers } = await post(server, "/api/register", person);
  const database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  // Who has confirmed their e-mail before today asks as many people as there are on a sheet.
  await database.query("update users set email_verified_at = now() - interval '2 days'");
  await database.end();
  return headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

async function post(server: ServerProcess, path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** The same mails to a server of the same kind, by nodemailer alone. */
async function sendBare(mails: readonly ReceivedMail[]): Promise<number> {
  const sink = await startSmtpSink();
  const transport = createTransport({ url: sink.url, pool: true, maxConnections: 5 });
  const startedAt = performance.now();
  await Promise.all(
    mails.map(({ to, subject, text, html, attachments }) =>
      transport.sendMail({ from: "sahihi@example.com", to, subject, text, html, attachments }),
    ),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  transport.close();
  await sink.stop();
  return seconds;
}

if (import.meta.main) process.stdout.write(`${tableOf(await benchCompletion())}\n`);
