import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { composeMessage, fingerprint } from "#server/adapters/mail/compose-message";
import type { MailAdapter } from "#server/adapters/mail/mail";

/** Keeps mails as `.eml` files instead of sending them, one file a key, written whole or not at all. */
export function createOutboxMail(folder: string, from: string): MailAdapter {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(composeMessage(mail, from));
      const name = fileNameOf(mail.key);
      const draft = join(folder, `${name}.${randomUUID()}.draft`);
      await mkdir(folder, { recursive: true });
      await writeFile(draft, message);
      await rename(draft, join(folder, `${name}.eml`));
    },
    check: async () => {},
    close: () => transport.close(),
  };
}

/** Readable, and still one name a key when two keys differ only in what a file name cannot hold. */
function fileNameOf(key: string): string {
  const readable = key.replace(/[^\w-]+/g, "-").slice(0, 40);
  return `${readable}-${fingerprint(key).slice(0, 12)}`;
}
