import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

export type ReceivedMail = {
  /** The address it was delivered to, whatever its headers say. */
  to: string;
  /** The name its `To` header gives. */
  name: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  attachments: { filename: string; contentType: string; content: Buffer }[];
  /** By name in lower case. */
  headers: Map<string, string>;
  raw: string;
};

export type SmtpSink = {
  /** For `SMTP_URL`. */
  url: string;
  /** Everything received so far, oldest first. */
  mails: ReceivedMail[];
  /** The first mail that fits, now or as soon as it comes. Throws with what did come when none does in time. */
  waitForMail(fits: (mail: ReceivedMail) => boolean, timeoutMs?: number): Promise<ReceivedMail>;
  /** From now on answers every recipient with this, such as `451 4.3.0 Try again later`; nothing ends that. */
  refuse(reply: string | undefined): void;
  /** The server goes away, and comes back at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** A real SMTP server on this machine that keeps what it is given. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  arrivals.setMaxListeners(0);
  let rejection: string | undefined;
  let port = 0;
  let server: SMTPServer | undefined;

  async function receive(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const raw = await buffer(stream);
    const email = await PostalMime.parse(raw);
    for (const { address } of envelope.rcptTo) mails.push(describeMail(address, email, raw));
    arrivals.emit("mail");
  }

  async function start(): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      disableReverseLookup: true,
      closeTimeout: 1,
      logger: false,
      onRcptTo: (_address, _session, callback) =>
        callback(rejection === undefined ? null : errorOf(rejection)),
      onData: (stream, session, callback) => void receive(stream, session).then(() => callback(), callback),
    });
    server.on("error", () => {});
    const listening = server.listen(port, "127.0.0.1");
    await once(listening, "listening");
    port = (listening.address() as AddressInfo).port;
  }

  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    waitForMail: async (fits, timeoutMs = 30_000) => {
      const signal = AbortSignal.timeout(timeoutMs);
      for (;;) {
        const mail = mails.find(fits);
        if (mail) return mail;
        await once(arrivals, "mail", { signal }).catch(() => {
          throw new Error(
            `No such mail came. What came: ${mails.map(({ to, subject }) => `${to}: ${subject}`).join("; ") || "nothing"}`,
          );
        });
      }
    },
    refuse: (reply) => void (rejection = reply),
    start,
    stop: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
  };
}

/** The first address in the mail's text that has this path, as somebody would tap it. */
export function linkIn({ text }: Pick<ReceivedMail, "text">, path: string): string {
  const link = text
    .match(/https?:\/\/\S+/g)
    ?.find((address) => URL.parse(address)?.pathname.startsWith(path));
  if (!link) throw new Error(`The mail has no link to ${path}:\n${text}`);
  return link;
}

function errorOf(reply: string): Error {
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
}

function describeMail(to: string, email: Email, raw: Buffer): ReceivedMail {
  const { subject = "", text = "", html = "", messageId = "", attachments, headers } = email;
  return {
    to,
    name: email.to?.[0]?.name ?? "",
    subject,
    text,
    html,
    messageId,
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? "",
      contentType: mimeType,
      content: Buffer.from(content as ArrayBuffer),
    })),
    headers: new Map(headers.map(({ key, value }) => [key, value])),
    raw: raw.toString("utf8"),
  };
}
