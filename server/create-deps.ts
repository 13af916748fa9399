import { join } from "node:path";
import { createAi } from "#server/adapters/ai/openai";
import { systemClock, type Clock } from "#server/adapters/clock";
import type { FileStore } from "#server/adapters/files/file-store";
import { createS3FileStore } from "#server/adapters/files/s3-file-store";
import { createMetrics, type Metrics } from "#server/adapters/metrics";
import { exceptToDeleted, signMails, type MailAdapter } from "#server/adapters/mail/mail";
import { watchMail } from "#server/adapters/mail/watch-mail";
import { createSmtpMail } from "#server/adapters/mail/smtp-mail";
import { createPaystack, paystackSettings } from "#server/adapters/payments/paystack";
import { createPictures } from "#server/adapters/picture/pictures";
import { timeStampAt } from "#server/adapters/seal/request-time-stamp";
import { certificatesIn, createSeal, signerOf, type Seal } from "#server/adapters/seal/seal";
import type { TimeStamping } from "#server/adapters/seal/sign-cades";
import { createAfricasTalking } from "#server/adapters/sms/africas-talking";
import { createSecrets } from "#server/adapters/secrets";
import { createTextReader, type TextReader } from "#server/adapters/text/text";
import { connectDatabase } from "#server/db/client";
import { assertSchemaCurrent } from "#server/db/migrate";
import { createOutage } from "#server/db/outage";
import { createAnnouncements } from "#server/db/announcements";
import type { Deps } from "#server/deps";
import { localSealKeys } from "#server/dev/seal/local-seal-keys";
import { createOutboxMail } from "#server/dev/outbox/outbox-mail";
import { localSettings, standInForPaystack } from "#server/dev/paystack/stand-in";
import { createLocalPhones } from "#server/dev/phones/local-phones";
import { localSmsSettings } from "#server/dev/phones/stand-in";
import type { Env } from "#server/env";
import { createEventStreams } from "#server/http/event-streams";
import { createLongWork } from "#server/http/long-work";
import { createRateLimits } from "#server/http/rate-limits";
import { createReadiness } from "#server/http/readiness";
import { createSessions } from "#server/http/session";
import { createJobs } from "#server/jobs/queue";
import { createLog, type Log } from "#server/logging";

type Given = {
  clock?: Clock;
  log?: Log;
  text?: TextReader;
  /** Whether jobs are done because it is time. */
  byTheClock?: boolean;
};

/** Picks the real services or, where nothing is configured, the local ones. Starts nothing. */
export function createDeps(
  env: Env,
  databaseUrl: string,
  { clock = systemClock, log = createLog(env), text = createTextReader(), byTheClock = true }: Given = {},
): Deps {
  const outage = createOutage(log);
  const metrics = createMetrics(env.METRICS_PORT !== undefined);
  // What listens or keeps something on its connection.
  const directUrl = env.DATABASE_DIRECT_URL ?? databaseUrl;
  const { db, pool, close } = connectDatabase(databaseUrl, {
    outage,
    max: env.DATABASE_POOL_SIZE,
    isSharedByTransaction: env.DATABASE_DIRECT_URL !== undefined,
  });
  const jobs = createJobs({
    databaseUrl: directUrl,
    log,
    outage,
    metrics,
    max: env.JOB_POOL_SIZE,
    isWorker: env.PROCESS_ROLE !== "web",
    hasClock: byTheClock,
  });
  const { mail, outbox } = chooseMail(env, log, metrics);
  const sessions = createSessions(env, clock, pool, db);
  const announcements = createAnnouncements({ databaseUrl: directUrl, outage });
  const streams = createEventStreams(announcements, sessions);
  const { payments, localPaystack } = choosePayments(env);
  const pictures = createPictures();
  const timeStamp = chooseTimeStamping(env);
  return {
    env,
    log,
    clock,
    secrets: createSecrets(env.SESSION_SECRET, env.ENCRYPTION_KEY, {
      sessionSecret: env.SESSION_SECRET_OLD,
      encryptionKey: env.ENCRYPTION_KEY_OLD,
    }),
    db,
    pool,
    jobs,
    mail,
    outbox,
    ...chooseSms(env),
    ai: createAi(env),
    payments,
    localPaystack,
    text,
    pictures,
    seal: chooseSeal(env, timeStamp),
    timeStamp,
    files: chooseFileStore(env),
    longWork: createLongWork(),
    announcements,
    streams,
    metrics,
    outage,
    readiness: createReadiness(() => pool.query("select 1"), {
      schema: () => assertSchemaCurrent(pool),
      listener: () => announcements.listening(),
      queue: () => jobs.answer(),
    }),
    rateLimits: createRateLimits(pool),
    sessions,
    close: async () => {
      streams.close();
      await announcements.close();
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
function chooseMail(
  { APP_URL, DATA_DIR, MAIL_FROM, OPERATOR, SMTP_URL }: Env,
  log: Log,
  metrics: Metrics,
): Pick<Deps, "mail" | "outbox"> {
  const sender = { operator: OPERATOR, appUrl: APP_URL };
  const chosen = (adapter: MailAdapter) =>
    signMails(watchMail(exceptToDeleted(adapter), log, metrics), sender);
  if (SMTP_URL) return { mail: chosen(createSmtpMail(SMTP_URL, MAIL_FROM)), outbox: null };
  const outbox = join(DATA_DIR, "outbox");
  return { mail: chosen(createOutboxMail(outbox, MAIL_FROM)), outbox };
}

/** The provider that is configured; without one a stand-in, and in production none. */
function chooseSms(env: Env): Pick<Deps, "sms" | "localPhones"> {
  const { SMS_USERNAME: username, SMS_API_KEY: apiKey, SMS_SENDER: sender, SMS_BASE_URL: baseUrl } = env;
  if (username && apiKey)
    return { sms: createAfricasTalking({ username, apiKey, sender, baseUrl }), localPhones: null };
  if (env.NODE_ENV === "production") return { sms: null, localPhones: null };
  return {
    sms: createAfricasTalking(localSmsSettings(env)),
    localPhones: createLocalPhones(join(env.DATA_DIR, "phones")),
  };
}

/** The provider that keys are configured for; without keys a stand-in, and in production none. */
function choosePayments(env: Env): Pick<Deps, "payments" | "localPaystack"> {
  const settings = paystackSettings(env);
  if (settings) return { payments: createPaystack(settings), localPaystack: null };
  if (env.NODE_ENV === "production") return { payments: null, localPaystack: null };
  return { payments: createPaystack(localSettings(env)), localPaystack: standInForPaystack(env) };
}

/** By the keys of the settings or, where there are none, by keys of this machine's own. `readEnv` has looked at them. */
function chooseSeal(env: Env, timeStamp: TimeStamping | null): Seal | null {
  if (env.SEAL === "off") return null;
  const { SEAL_KEY: key, SEAL_CERTIFICATE: certificate, SEAL_CHAIN: chain } = env;
  const isGiven = key && certificate && chain;
  const given = isGiven ? { key, certificates: `${certificate}\n${chain}` } : null;
  return createSeal({
    signer: async () => {
      const { key: own, certificates } = given ?? (await localSealKeys(env.DATA_DIR));
      return signerOf(own, certificates);
    },
    timeStamp,
  });
}

function chooseFileStore(env: Env): FileStore | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY: accessKeyId, S3_SECRET_KEY: secretAccessKey } = env;
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? createS3FileStore({ endpoint, bucket, region, accessKeyId, secretAccessKey })
    : null;
}

function chooseTimeStamping({ SEAL_TSA_URL: url, SEAL_TSA_ROOTS: roots = "" }: Env): TimeStamping | null {
  return url
    ? timeStampAt(
        url,
        certificatesIn(roots).map(({ raw }) => raw),
      )
    : null;
}
