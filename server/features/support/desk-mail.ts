import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { findMessage } from "#server/features/support/messages-store";
import { numberOf } from "#server/features/support/ticket-view";
import { findTicket } from "#server/features/support/tickets-store";
import { defineJob } from "#server/jobs/queue";
import { brand } from "#shared/brand";
import { paths } from "#shared/paths";

type DeskMail = { ticketId: string; messageId?: string };

export const deskMail = defineJob<DeskMail>("support.desk-mail");

/** Tells support of a new ticket, or of what its customer said next. An answer to the mail goes to the customer. */
export async function sendDeskMail({ db, env, mail }: Deps, payload: DeskMail): Promise<void> {
  const ticket = await findTicket(db, payload.ticketId);
  if (!ticket) return;
  const said = payload.messageId ? await findMessage(db, payload.messageId) : ticket;
  if (!said) return;
  const number = numberOf(ticket);
  await mail.send({
    key: `desk-${payload.messageId ?? ticket.id}`,
    to: { name: `${brand.name} support`, address: env.OPERATOR.supportEmail },
    replyTo: { name: ticket.name, address: ticket.email },
    subject: `[${number}] ${payload.messageId ? "Re: " : ""}${ticket.subject}`,
    ...renderMail({
      preheader: said.message,
      heading: ticket.subject,
      paragraphs: [said.message],
      facts: [
        { label: "Ticket", value: number },
        { label: "From", value: `${ticket.name || "Anonymous"} <${ticket.email}>` },
        { label: "Account", value: ticket.userId ?? "A guest, whose address nobody has confirmed" },
        { label: "Category", value: ticket.category },
        { label: "Priority", value: ticket.priority },
      ],
      button: { label: "Answer in the administration", url: env.APP_URL + paths.admin },
      closing: "An answer to this mail goes to the customer directly and does not stand in the ticket.",
    }),
  });
}
