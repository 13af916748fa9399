import { renderMail, type MailContent } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { accountWantsMail, mailSettingsLink } from "#server/features/auth/index";
import { findMessage } from "#server/features/support/messages-store";
import { numberOf } from "#server/features/support/ticket-view";
import { findTicket, type TicketRecord } from "#server/features/support/tickets-store";
import { defineJob } from "#server/jobs/queue";
import { brand } from "#shared/brand";
import { pathTo } from "#shared/paths";

export type CustomerNews = {
  /** `answered` and `resolved` with what support said, where it did. */
  kind: "received" | "answered" | "resolved";
  messageId?: string;
};

type CustomerMail = CustomerNews & { ticketId: string; key: string; sealedToken?: string };

export const customerMail = defineJob<CustomerMail>("support.customer-mail");

/** Tells a customer how the ticket stands. Nobody is told of one that was deleted meanwhile. */
export async function sendCustomerMail(deps: Deps, payload: CustomerMail): Promise<void> {
  const { db, env, mail, secrets } = deps;
  const ticket = await findTicket(db, payload.ticketId);
  if (!ticket) return;
  // That a message came in stands on the screen; an answer cannot wait to be looked for.
  const canBeSwitchedOff = payload.kind === "received" && ticket.userId !== null;
  if (canBeSwitchedOff && !(await accountWantsMail(deps, ticket.userId ?? ""))) return;
  const answer = payload.messageId ? await findMessage(db, payload.messageId) : null;
  const path = payload.sealedToken
    ? pathTo.ticketLink(secrets.unseal(payload.sealedToken))
    : pathTo.ticket(ticket.id);
  const { subject, ...content } = words[payload.kind](ticket, answer?.message ?? null);
  await mail.send({
    key: `ticket-${payload.key}`,
    to: { name: nameFor(ticket, payload), address: ticket.email },
    subject,
    ...renderMail({
      ...content,
      button: { label: "See the ticket", url: env.APP_URL + path },
      ...(canBeSwitchedOff && { link: mailSettingsLink(deps) }),
    }),
  });
}

/** What a guest typed as their name goes to an address that nobody has confirmed only once support has read it. */
function nameFor({ userId, name, email }: TicketRecord, { kind }: CustomerNews): string {
  return userId === null && kind === "received" ? email : name || email;
}

type Words = Omit<MailContent, "button" | "link"> & { subject: string };

/** `received` repeats nothing that was typed: a guest may have given somebody else's address. */
const words: Record<CustomerNews["kind"], (ticket: TicketRecord, answer: string | null) => Words> = {
  received: (ticket) => ({
    subject: `We have your message (${numberOf(ticket)})`,
    preheader: "We answer within 24 hours, by e-mail.",
    heading: "We have your message",
    paragraphs: [
      `Thank you for writing to ${brand.name} support. We answer within 24 hours, to this address.`,
      "You can read what you wrote, and add to it, at any time.",
    ],
    facts: [{ label: "Ticket", value: numberOf(ticket) }],
    closing: "If you did not write to us, somebody typed your address by mistake: ignore this mail.",
  }),
  answered: (ticket, answer) => ({
    subject: `Re: ${ticket.subject} (${numberOf(ticket)})`,
    preheader: answer ?? "",
    heading: "Support has answered you",
    paragraphs: [answer ?? ""],
    facts: factsOf(ticket),
    closing: "To answer, open the ticket and write there. Then all that was said stays in one place.",
  }),
  resolved: (ticket, answer) => ({
    subject: `Resolved: ${ticket.subject} (${numberOf(ticket)})`,
    preheader: answer ?? "We think that this is settled.",
    heading: "Your ticket is resolved",
    paragraphs: [answer ?? "We think that this is settled."],
    facts: factsOf(ticket),
    closing: "If it is not, open the ticket and write again: that opens it anew.",
  }),
};

function factsOf(ticket: TicketRecord) {
  return [
    { label: "Ticket", value: numberOf(ticket) },
    { label: "Subject", value: ticket.subject },
  ];
}
