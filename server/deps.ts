import { join } from "node:path";
import type { Pool } from "pg";
import type { Ai } from "#server/adapters/ai/ai";
import { createAi } from "#server/adapters/ai/openai";
import { systemClock, type Clock } from "#server/adapters/clock";
import { exceptToDeleted, type MailAdapter } from "#server/adapters/mail/mail";
import { createSmtpMail } from "#server/adapters/mail/smtp-mail";
import type { PaymentProvider } from "#server/adapters/payments/payment-provider";
import { createPaystack, paystackSettings } from "#server/adapters/payments/paystack";
import { createPictures, type Pictures } from "#server/adapters/picture/pictures";
import { createSecrets, type Secrets } from "#server/adapters/secrets";
import { createTextReader, type TextReader } from "#server/adapters/text/text";
import { connectDatabase, type Db } from "#server/db/client";
import { createNotices, type Notices } from "#server/db/notices";
import { createOutboxMail } from "#server/dev/outbox/outbox-mail";
import type { LocalPaystack } from "#server/dev/paystack/local-paystack";
import { localSettings, standInForPaystack } from "#server/dev/paystack/stand-in";
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
  /** The folder that mails are kept in where no SMTP server is configured; null otherwise. */
  outbox: string | null;
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
  const { mail, outbox } = chooseMail(env);
  const sessions = createSessions(env, clock, pool, db);
  const notices = createNotices({ databaseUrl, log });
  const streams = createEventStreams(notices, sessions);
  const { payments, localPaystack } = choosePayments(env);
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
    outbox,
    ai: createAi(env),
    payments,
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

/** Production does not start without an SMTP server. */
function chooseMail({ SMTP_URL, MAIL_FROM, DATA_DIR }: Env): Pick<Deps, "mail" | "outbox"> {
  if (SMTP_URL) return { mail: exceptToDeleted(createSmtpMail(SMTP_URL, MAIL_FROM)), outbox: null };
  const outbox = join(DATA_DIR, "outbox");
  return { mail: exceptToDeleted(createOutboxMail(outbox, MAIL_FROM)), outbox };
}

/** The provider that keys are configured for; without keys a stand-in, and in production none. */
function choosePayments(env: Env): Pick<Deps, "payments" | "localPaystack"> {
  const settings = paystackSettings(env);
  if (settings) return { payments: createPaystack(settings), localPaystack: null };
  if (env.NODE_ENV === "production") return { payments: null, localPaystack: null };
  return { payments: createPaystack(localSettings(env)), localPaystack: standInForPaystack(env) };
}
