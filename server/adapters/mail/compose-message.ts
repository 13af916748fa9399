import { createHash } from "node:crypto";
import type { SendMailOptions } from "nodemailer";
import type { Mail } from "#server/adapters/mail/mail";

/** The message as nodemailer takes it; nodemailer encodes names and subjects, so that nothing in them starts a header. */
export function composeMessage({ key, unsubscribe, replyTo, ...mail }: Mail, from: string): SendMailOptions {
  return {
    ...mail,
    from,
    replyTo,
    messageId: messageIdOf(key, from),
    headers: {
      // RFC 3834: nobody's holiday notice answers.
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    // What a mail says can never make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function fingerprint(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}

function messageIdOf(key: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return `<${fingerprint(key)}@${domain}>`;
}
