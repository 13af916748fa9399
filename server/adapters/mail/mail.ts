import { join } from "node:path";
import { createOutboxMail } from "#server/dev/outbox/outbox-mail";
import { createSmtpMail } from "#server/adapters/mail/smtp-mail";
import type { Env } from "#server/env";

export type Mail = {
  /** The same key is the same mail: a repeated delivery is recognised by its Message-ID, and overwrites in the outbox. */
  key: string;
  to: { name: string; address: string };
  /** Who gets an answer, when it is not we. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Where a POST of the mail program stops mails of this kind (RFC 8058). */
  unsubscribe?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

export type MailAdapter = {
  /** Throws when the mail could not be handed over; the error's `permanent` is true when trying again cannot help. */
  send(mail: Mail): Promise<void>;
  close(): void;
};

type MailEnv = Pick<Env, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">;

export function createMail(env: MailEnv): MailAdapter {
  const { SMTP_URL, MAIL_FROM } = env;
  const mail = SMTP_URL ? createSmtpMail(SMTP_URL, MAIL_FROM) : createOutboxMail(folderIn(env), MAIL_FROM);
  return { ...mail, send: async (letter) => (reachesNobody(letter) ? undefined : mail.send(letter)) };
}

/** No mail server is ever below `.invalid` (RFC 2606): it is the address of somebody who was deleted. */
function reachesNobody({ to }: Mail): boolean {
  return to.address.endsWith(".invalid");
}

/** Where mails are kept when there is no SMTP server to send them: never in production, which does not start without one. */
export function outboxFolder(env: Pick<Env, "SMTP_URL" | "DATA_DIR">): string | undefined {
  return env.SMTP_URL ? undefined : folderIn(env);
}

function folderIn({ DATA_DIR }: Pick<Env, "DATA_DIR">): string {
  return join(DATA_DIR, "outbox");
}
