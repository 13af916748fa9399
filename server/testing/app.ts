import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { createServer } from "node:http";
import supertest from "supertest";
import { buildApp } from "#server/app";
import type { Clock } from "#server/adapters/clock";
import { createTextReader } from "#server/adapters/text/text";
import { createDeps } from "#server/create-deps";
import type { Deps } from "#server/deps";
import { readEnv } from "#server/env";
import type { NewUser, UserRecord } from "#server/features/auth/index";
import { workJobs } from "#server/jobs/registry";
import { createTestDatabase, type TestDatabase } from "#server/testing/database";
import { logSettings, operatorSettings } from "#server/testing/factories/operator";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import { startPaystackServer, type PaystackServer } from "#server/testing/paystack-server";
import { startSmsServer, type SmsServer } from "#server/testing/sms-server";
import { linkIn, startSmtpSink, type ReceivedMail, type SmtpSink } from "#server/testing/smtp-sink";

/** Somebody with a browser: keeps cookies between calls. */
export type Caller = ReturnType<typeof supertest.agent>;

export type TestApp = {
  deps: Deps;
  /** What a server process needs to stand beside it: on its database, its mail, its payments and with its keys. */
  variables: NodeJS.ProcessEnv;
  database: TestDatabase;
  mails: SmtpSink;
  paystack: PaystackServer;
  phones: SmsServer;
  clock: TestClock;
  /** Somebody who is not signed in. */
  nobody(): Caller;
  /** A new user, signed in. */
  signedIn(given?: Partial<NewUser>): Promise<{ user: UserRecord; caller: Caller }>;
  /** The user, signed in once more. */
  signIn(user: Pick<UserRecord, "email">): Promise<Caller>;
  /** Everything mailed to the address, once no mail is under way. */
  mailsTo(address: string): Promise<ReceivedMail[]>;
  /** The token of the first link to the page that was mailed to the address, or of the `nth`. */
  tokenTo(address: string, page: string, nth?: number): Promise<string>;
  /** The same of a signing link. */
  linkTo(address: string, nth?: number): Promise<string>;
  stop(): Promise<void>;
};

export type TestAppOptions = {
  /** Variables to set besides those every test needs. */
  env?: NodeJS.ProcessEnv;
  /** Another server to stand beside: on its database, its mail, its payments and its time. */
  beside?: TestApp;
  /** `done` once a test asks or something adds one; `kept`: they are written and nobody does them; `by-the-clock`: also when it is time. */
  jobs?: "done" | "queued" | "by-the-clock";
};

/** The real app in process: real HTTP, its own database, real jobs, real SMTP. */
export async function startTestApp({
  env: given = {},
  beside,
  jobs = "done",
}: TestAppOptions = {}): Promise<TestApp> {
  const place = beside ? { ...beside, leave: async () => {} } : await newPlace();
  const { database, mails, paystack, phones, clock, leave } = place;
  const variables = {
    NODE_ENV: "test",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
    APP_URL: "http://sahihi.test",
    // The keys that seal are made once.
    DATA_DIR: join(tmpdir(), "sahihi-test-data"),
    ...database.variables,
    SESSION_SECRET: "a secret that only tests know, 32 characters",
    SMTP_URL: mails.url,
    ...operatorSettings,
    ...logSettings,
    ...paystack.env,
    ...phones.env,
    ...given,
  };
  const env = readEnv(variables);
  // A spare process warms up for longer than it takes to read what tests send.
  const deps = createDeps(env, env.DATABASE_URL!, {
    clock,
    text: createTextReader({ spareFor: 0 }),
    // No test goes otherwise because it happens at ten past.
    byTheClock: jobs === "by-the-clock",
  });
  await deps.jobs.start();
  if (jobs !== "queued") await workJobs(deps);
  const server = createServer(buildApp(deps, (_request, response) => void response.status(404).end()));
  await once(server.listen(0, "127.0.0.1"), "listening");

  const nobody = () => supertest.agent(server);
  const signIn = async ({ email }: Pick<UserRecord, "email">) => {
    const caller = nobody();
    await caller.post("/api/login").send({ email, password: PASSWORD }).expect(200);
    return caller;
  };

  const tokenTo = async (address: string, page: string, nth = 1) => {
    const isWanted = ({ to, text }: ReceivedMail) => to === address && text.includes(page);
    const links = () => mails.mails.filter(isWanted).map((mail) => new URL(linkIn(mail, page)));
    await mails.waitForMail((mail) => isWanted(mail) && links().length >= nth);
    const { pathname, searchParams } = links()[nth - 1]!;
    return searchParams.get("token") ?? pathname.split("/").at(-1)!;
  };

  return {
    deps,
    variables,
    database,
    mails,
    paystack,
    phones,
    clock,
    nobody,
    signIn,
    signedIn: async (account) => {
      const user = await createUser(deps, account);
      return { user, caller: await signIn(user) };
    },
    mailsTo: async (address) => {
      await deps.jobs.idle();
      return mails.mails.filter(({ to }) => to === address);
    },
    tokenTo,
    linkTo: (address, nth) => tokenTo(address, "/sign/", nth),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await deps.close();
      await leave();
    },
  };
}

async function newPlace() {
  const [database, mails, paystack, phones] = await Promise.all([
    createTestDatabase(),
    startSmtpSink(),
    startPaystackServer(),
    startSmsServer(),
  ]);
  const leave = async () =>
    void (await Promise.all([database.drop(), mails.stop(), paystack.remove(), phones.stop()]));
  return { database, mails, paystack, phones, clock: createTestClock(), leave };
}

/** The machine's time, and as much later as a test has let pass. */
export type TestClock = Clock & { pass(milliseconds: number): void };

function createTestClock(): TestClock {
  let passed = 0;
  return {
    now: () => new Date(Date.now() + passed),
    pass: (milliseconds) => void (passed += milliseconds),
  };
}
