import { randomUUID } from "node:crypto";
import type { Caller, TestApp } from "#server/testing/app";
import { Ticket } from "#shared/contract/support";

export const ticketBody = {
  subject: "Our split sheet has the wrong ISWC",
  message: "The work was registered under another number.\nCan you put it right?",
  category: "technical" as const,
  priority: "high" as const,
};

export const reply = { message: "It is T-345.246.800-1." };

/** A ticket of somebody signed in. */
export async function ticketOf(caller: Caller, given: object = {}): Promise<Ticket> {
  const { body } = await caller
    .post("/api/support/tickets")
    .send({ ...ticketBody, ...given })
    .expect(201);
  return Ticket.parse(body);
}

/** A guest's ticket, and the token of the link that was mailed to them. */
export async function guestTicket(app: TestApp, given: object = {}) {
  const userEmail = `${randomUUID()}@example.com`;
  const ticket = await ticketOf(app.nobody(), { userEmail, userName: "Zawadi", ...given });
  return { ticket, email: userEmail, token: await app.tokenTo(userEmail, "/support/link/") };
}
