import type { Express } from "express";
import supertest from "supertest";
import { buildApp } from "#server/app";
import { createDeps, type Deps } from "#server/deps";
import { readEnv } from "#server/env";
import { PASSWORD, createUser } from "#server/testing/factories/user";
import type { NewUser, UserRow } from "#server/features/auth/index";
import { workJobs } from "#server/jobs/registry";
import { createTestDatabase } from "#server/testing/database";
import { startSmtpSink, type SmtpSink } from "#server/testing/smtp-sink";

export type Caller = ReturnType<typeof supertest.agent>;

export type TestApp = {
  deps: Deps;
  app: Express;
  mails: SmtpSink;
  /** Somebody who is not signed in. */
  nobody: () => Caller;
  /** A new user, signed in. */
  signedIn: (given?: Partial<NewUser>) => Promise<{ user: UserRow; caller: Caller }>;
  /** The token of the newest signing link mailed to the address. */
  linkTo: (address: string) => Promise<string>;
  stop: () => Promise<void>;
};

/** The real app in process: its own database, real jobs, real SMTP. `now` decides the time. */
export async function startTestApp({ now }: { now?: () => Date } = {}): Promise<TestApp> {
  const [database, mails] = await Promise.all([createTestDatabase(), startSmtpSink()]);
  const env = readEnv({
    NODE_ENV: "test",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
    APP_URL: "http://sahihi.test",
    DATABASE_URL: database.url,
    SESSION_SECRET: "a secret that only tests know, 32 characters",
    SMTP_URL: mails.url,
  });
  const deps = createDeps(env, database.url, now && { clock: { now } });
  await deps.jobs.start();
  await workJobs(deps);
  const app = buildApp(deps, (_request, response) => void response.status(404).end());

  const nobody = () => supertest.agent(app);
  return {
    deps,
    app,
    mails,
    nobody,
    signedIn: async (given) => {
      const user = await createUser(deps, given);
      const caller = nobody();
      await caller.post("/api/login").send({ email: user.email, password: PASSWORD }).expect(200);
      return { user, caller };
    },
    linkTo: async (address) => {
      const mail = await mails.waitForMail(
        (candidate) => candidate.to === address && /\/sign\//.test(candidate.text),
      );
      return /\/sign\/([\w-]+)/.exec(mail.text)![1]!;
    },
    stop: async () => {
      await deps.close();
      await Promise.all([database.drop(), mails.stop()]);
    },
  };
}
