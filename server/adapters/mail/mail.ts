import { brand } from "#shared/brand";
import type { Operator } from "#shared/operator";

export type Mail = {
  /** The same key is the same mail: a repeated delivery is recognised by its Message-ID, and overwrites in the outbox. */
  key: string;
  to: { name: string; address: string };
  /** Who gets an answer. */
  replyTo: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Where a POST of the mail program stops mails of this kind (RFC 8058). */
  unsubscribe?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

/** Who sends every mail, and where the product stands: what its foot says. */
export type MailSender = { operator: Operator; appUrl: string };

/** A mail as it is written: its foot, and whom one answers, are added when it leaves. */
export type UnsignedMail = Omit<Mail, "replyTo" | "html" | "text"> & {
  /** Where it is not the support. */
  replyTo?: Mail["replyTo"];
  html(sender: MailSender): string;
  text(sender: MailSender): string;
};

/** Ends every mail with who sends it. Answers go to the support: nobody reads what comes back to the address that we send from. */
export function signMails<Adapter extends MailAdapter>(adapter: Adapter, sender: MailSender) {
  return {
    ...adapter,
    send: ({ html, text, ...mail }: UnsignedMail) =>
      adapter.send({ replyTo: supportOf(sender), ...mail, html: html(sender), text: text(sender) }),
  };
}

const supportOf = ({ operator }: MailSender) => ({ name: brand.name, address: operator.supportEmail });

export type MailAdapter = {
  /** Throws when the mail could not be handed over; the error's `permanent` is true when trying again cannot help. */
  send(mail: Mail): Promise<void>;
  /** Throws where mails could not be handed over now. */
  check(): Promise<void>;
  close(): void;
};

/** No mail server is ever below `.invalid` (RFC 2606): it is the address of somebody who was deleted. */
export function exceptToDeleted(adapter: MailAdapter): MailAdapter {
  const isDeleted = ({ to }: Mail) => to.address.endsWith(".invalid");
  return { ...adapter, send: async (mail) => (isDeleted(mail) ? undefined : adapter.send(mail)) };
}
