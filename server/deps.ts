import type { Pool } from "pg";
import { createAi, type Ai } from "#server/adapters/ai/ai";
import { systemClock, type Clock } from "#server/adapters/clock";
import { createMail, type MailAdapter } from "#server/adapters/mail/mail";
import type { LocalPaystack } from "#server/dev/paystack/local-paystack";
import type { PaymentProvider } from "#server/adapters/payments/payment-provider";
import { createPayments, standInForPaystack } from "#server/adapters/payments/payments";
import { createPictures, type Pictures } from "#server/adapters/picture/pictures";
import { createSecrets, type Secrets } from "#server/adapters/secrets";
import { createTextReader, type TextReader } from "#server/adapters/text/text";
import { connectDatabase, type Db } from "#server/db/client";
import { createNotices, type Notices } from "#server/db/notices";
import type { Env } from "#server/env";
import { createEventStreams, type EventStreams } from "#server/http/event-streams";
import { createLongWork, type LongWork } from "#server/http/long-work";
import { createRateLimits, type RateLimits } from "#server/http/rate-limits";
import { createSessions, type Sessions } from "#server/http/session";
import { createJobs, type Jobs } from "#server/jobs/queue";
import { createLog, type Log } from "#server/logging";

/** Everything a use case may need. Made here and nowhere else. */
export type Deps = {
  env: Env;
  log: Log;
  clock: Clock;
  secrets: Secrets;
  db: Db;
  pool: Pool;
  jobs: Jobs;
  mail: MailAdapter;
  /** Null where no model is configured: then the clause library drafts and rules review. */
  ai: Ai | null;
  /** Null when payments are switched off. */
  payments: PaymentProvider | null;
  /** What `payments` asks where no keys are configured; null otherwise. */
  localPaystack: LocalPaystack | null;
  /** Reads the text out of files. */
  text: TextReader;
  /** Makes avatars of pictures. */
  pictures: Pictures;
  longWork: LongWork;
  /** What transactions of other processes, too, announce. */
  notices: Notices;
  streams: EventStreams;
  rateLimits: RateLimits;
  sessions: Sessions;
  close(): Promise<void>;
};

/** Picks the real services or, where nothing is configured, the local ones. Starts nothing. */
export function createDeps(
  env: Env,
  databaseUrl: string,
  { clock = systemClock, log = createLog(env) }: { clock?: Clock; log?: Log } = {},
): Deps {
  const { db, pool, close } = connectDatabase(databaseUrl, { log });
  const jobs = createJobs({ databaseUrl, log });
  const mail = createMail(env);
  const sessions = createSessions(env, clock, pool, db);
  const notices = createNotices({ databaseUrl, log });
  const streams = createEventStreams(notices, sessions);
  const localPaystack = standInForPaystack(env);
  const text = createTextReader();
  const pictures = createPictures();
  return {
    env,
    log,
    clock,
    secrets: createSecrets(env.SESSION_SECRET, env.ENCRYPTION_KEY),
    db,
    pool,
    jobs,
    mail,
    ai: createAi(env),
    payments: createPayments(env),
    localPaystack,
    text,
    pictures,
    longWork: createLongWork(),
    notices,
    streams,
    rateLimits: createRateLimits(pool),
    sessions,
    close: async () => {
      streams.close();
      await notices.close();
      sessions.close();
      localPaystack?.stop();
      pictures.stop();
      await text.stop();
      await jobs.stop();
      mail.close();
      await close();
    },
  };
}
