import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { sql } from "#server/orm";
import { listOutbox, type OutboxMail } from "#server/dev/outbox/read-outbox";
import { demoAccounts, demoPassword } from "#server/dev/demo/seed";
import { purgeDocuments } from "#server/features/consent/purge-documents";
import { readEnv } from "#server/env";
import { start } from "#server/start";
import { linkIn } from "#server/testing/smtp-sink";

const PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 100;

export type Demo = {
  url: string;
  /** Signs in the owner of the demo documents. */
  signIn(page: Page): Promise<void>;
  /** Makes an administrator of whoever has this address. */
  promote(email: string): Promise<void>;
  /** As if what was mailed had left long ago: no invitation waits for another. */
  letMailsAge(): Promise<void>;
  /** The newest mail that fits, now or as soon as it is in the outbox. */
  mail(fits: (mail: OutboxMail) => boolean): Promise<OutboxMail>;
  /** All mails, the newest first. */
  mails(): Promise<OutboxMail[]>;
  /** Deletes what everybody has agreed to delete, as if its day had come. */
  deleteAgreed(): Promise<void>;
  /** The token of the newest mail to this address with this subject. */
  mailedToken(address: string, subject: RegExp): Promise<string>;
  /** The newest signing link of this person for this song. */
  signingLink(address: string, song: string): Promise<string>;
  stop(): Promise<void>;
};

/** The product as `npm start` brings it up: its own Postgres, demo accounts, three documents, an outbox. */
export async function startDemo(port: string): Promise<Demo> {
  const folder = await mkdtemp(join(tmpdir(), "sahihi-screens-"));
  // Postgres refuses to run as root, and its own user has to get in here.
  await chmod(folder, 0o755);
  const outbox = join(folder, "outbox");
  const env = readEnv({ PORT: port, DATA_DIR: folder, LOG_LEVEL: "error" });
  const service = await start(env, { live: false });
  const [amina] = demoAccounts;

  async function mail(fits: (mail: OutboxMail) => boolean): Promise<OutboxMail> {
    for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; await delay(LOOK_AGAIN_MS)) {
      const found = (await listOutbox(outbox)).find(fits);
      if (found) return found;
    }
    const came = (await listOutbox(outbox)).map(({ to, subject }) => `${to.address}: ${subject}`);
    throw new Error(`No mail fits ${fits.toString()} among ${came.join("; ")}`);
  }

  return {
    url: env.APP_URL,
    signIn: async ({ request }) => {
      await request.post("/api/login", { data: { email: amina?.email, password: demoPassword } });
    },
    promote: async (email) => {
      await service.deps.db.execute(sql`update users set role = 'admin' where email = ${email}`);
    },
    letMailsAge: async () => {
      await service.deps.db.execute(sql`delete from mails_to_others`);
    },
    mail,
    mails: () => listOutbox(outbox),
    deleteAgreed: async () => {
      await service.deps.db.execute(
        sql`update consent_requests set scheduled_at = now() where purpose = 'deletion' and status = 'approved'`,
      );
      await purgeDocuments(service.deps);
      await service.deps.jobs.idle();
    },
    mailedToken: async (address, subject) => {
      const { text } = await mail((sent) => sent.to.address === address && subject.test(sent.subject));
      return /token=(\S+)/.exec(text)?.[1] ?? "";
    },
    signingLink: async (address, song) => {
      const isInvitation = ({ to, subject, text }: OutboxMail) =>
        to.address === address && subject.includes(song) && text.includes("/sign/");
      return linkIn(await mail(isInvitation), "/sign/");
    },
    stop: async () => {
      await service.stop("done");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
