import { createTransport } from "nodemailer";
import { composeMessage } from "#server/adapters/mail/compose-message";
import type { Mail, MailAdapter } from "#server/adapters/mail/mail";

const SECOND = 1000;

/** Sends through an SMTP server over a few kept connections. `url` as in `smtps://user:password@host:465`. */
export function createSmtpMail(url: string, from: string): MailAdapter {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    idleTimeout: 30 * SECOND,
  });

  return {
    send: async (mail: Mail) => {
      try {
        await transport.sendMail(composeMessage(mail, from));
      } catch (error) {
        if (error instanceof Error) Object.assign(error, { permanent: isNoMailbox(error) });
        throw error;
      }
    },
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

type SmtpError = Error & { command?: string; responseCode?: number; response?: string };

/**
 * Whether the address itself is refused. Any other refusal, a wrong password or "relay denied" (5.7.x), is for the operator to
 * put right, and the mail is still sent then.
 */
function isNoMailbox({ message, command, responseCode = 0, response = "" }: SmtpError): boolean {
  if (/^(Invalid recipient|No recipients)/.test(message)) return true;
  return command === "RCPT TO" && responseCode >= 500 && !/\b5\.7\.\d/.test(response);
}
