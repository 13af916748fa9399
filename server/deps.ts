import type { Pool } from "pg";
import type { Ai } from "#server/adapters/ai/ai";
import type { FileStore } from "#server/adapters/files/file-store";
import type { Clock } from "#server/adapters/clock";
import type { Metrics } from "#server/adapters/metrics";
import type { UnsignedMail } from "#server/adapters/mail/mail";
import type { WatchedMail } from "#server/adapters/mail/watch-mail";
import type { PaymentProvider } from "#server/adapters/payments/payment-provider";
import type { Pictures } from "#server/adapters/picture/pictures";
import type { Seal } from "#server/adapters/seal/seal";
import type { TimeStamping } from "#server/adapters/seal/sign-cades";
import type { Sms } from "#server/adapters/sms/sms";
import type { Secrets } from "#server/adapters/secrets";
import type { TextReader } from "#server/adapters/text/text";
import type { Db } from "#server/db/client";
import type { Outage } from "#server/db/outage";
import type { Announcements } from "#server/db/announcements";
import type { LocalPaystack } from "#server/dev/paystack/local-paystack";
import type { LocalPhones } from "#server/dev/phones/local-phones";
import type { Env } from "#server/env";
import type { EventStreams } from "#server/http/event-streams";
import type { LongWork } from "#server/http/long-work";
import type { RateLimits } from "#server/http/rate-limits";
import type { Readiness } from "#server/http/readiness";
import type { Sessions } from "#server/http/sessions";
import type { Jobs } from "#server/jobs/queue";
import type { Log } from "#server/logging";

/** Everything a use case may need. Made by `createDeps` and nowhere else. */
export type Deps = {
  env: Env;
  log: Log;
  clock: Clock;
  secrets: Secrets;
  db: Db;
  pool: Pool;
  jobs: Jobs;
  mail: Omit<WatchedMail, "send"> & { send(mail: UnsignedMail): Promise<void> };
  /** The folder that mails are kept in where no SMTP server is configured; null otherwise. */
  outbox: string | null;
  /** Null where nobody can be reached by phone. */
  sms: Sms | null;
  /** The phones of a server that has no SMS provider; null otherwise. */
  localPhones: LocalPhones | null;
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
  /** Seals what everybody has signed; null when that is switched off. */
  seal: Seal | null;
  /** Has a time-stamp authority confirm that bytes are there; null where none is configured. */
  timeStamp: TimeStamping | null;
  /** Holds files that have left the database; null where all of them are in it. */
  files: FileStore | null;
  longWork: LongWork;
  /** What transactions of other processes, too, announce. */
  announcements: Announcements;
  streams: EventStreams;
  readiness: Readiness;
  metrics: Metrics;
  outage: Outage;
  rateLimits: RateLimits;
  sessions: Sessions;
  close(): Promise<void>;
};
