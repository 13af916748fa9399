import type { Deps } from "#server/deps";
import type { Trx } from "#server/db/client";
import { customerMail, type CustomerNews } from "#server/features/support/customer-mail";
import { deskMail } from "#server/features/support/desk-mail";
import { insertTicketLink } from "#server/features/support/ticket-links-store";

type Addressee = { id: string; userId: string | null };

/** Mails the customer: somebody with an account a link to it, a guest one that opens the ticket by itself. */
export async function mailCustomer(deps: Deps, trx: Trx, { id, userId }: Addressee, news: CustomerNews) {
  const { jobs, clock, secrets } = deps;
  const key = `${id} ${news.kind} ${news.messageId ?? clock.now().toISOString()}`;
  const payload = { ticketId: id, key, ...news };
  if (userId !== null) return jobs.enqueue(trx, customerMail, payload, { key });

  const token = secrets.newToken();
  await insertTicketLink(trx, {
    tokenHash: secrets.hashToken(token),
    ticketId: id,
    createdAt: clock.now(),
  });
  await jobs.enqueue(trx, customerMail, { ...payload, sealedToken: secrets.seal(token) }, { key });
}

/** Mails support a new ticket, or what its customer said next. */
export async function mailDesk({ jobs }: Deps, trx: Trx, ticketId: string, messageId?: string) {
  await jobs.enqueue(
    trx,
    deskMail,
    { ticketId, ...(messageId !== undefined && { messageId }) },
    { key: messageId ?? ticketId },
  );
}
