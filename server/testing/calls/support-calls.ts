import { randomUUID } from "node:crypto";
import type { RoomCalls } from "#server/testing/calls/room-calls";
import { guestTicket, reply, ticketBody, ticketOf } from "#server/testing/factories/ticket";
import type { supportEndpoints } from "#shared/contract/support";

export const supportCalls: RoomCalls<typeof supportEndpoints> = {
  "GET /api/support/tickets": async (_app, owner) => {
    await ticketOf(owner);
    return {};
  },
  "POST /api/support/tickets": async () => ({
    body: { ...ticketBody, id: randomUUID(), userEmail: `${randomUUID()}@example.com`, userName: "Zawadi" },
  }),
  "GET /api/support/tickets/{id}": async (_app, owner) => ({ params: { id: (await ticketOf(owner)).id } }),
  "POST /api/support/tickets/{id}/messages": async (_app, owner) => ({
    params: { id: (await ticketOf(owner)).id },
    body: { ...reply, id: randomUUID() },
  }),
  "GET /api/support/links/{token}": async (app) => ({ params: { token: (await guestTicket(app)).token } }),
  "POST /api/support/links/{token}/messages": async (app) => ({
    params: { token: (await guestTicket(app)).token },
    body: { ...reply, id: randomUUID() },
  }),
};
