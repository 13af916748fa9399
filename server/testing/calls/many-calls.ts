import type { RoomCalls } from "#server/testing/calls/room-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import type { manyEndpoints } from "#shared/contract/many";

export const manyCalls: RoomCalls<typeof manyEndpoints> = {
  "POST /api/documents/remind": async (app, owner) => {
    const { id } = await sendSheet(app, owner);
    app.clock.pass(2 * 60_000);
    return { body: { documentIds: [id] } };
  },
  "POST /api/documents/lock": async (_app, owner) => ({
    body: { documentIds: [(await createSheet(owner)).id] },
  }),
  "POST /api/documents/delete": async (_app, owner) => ({
    body: { documentIds: [(await createSheet(owner)).id], password: PASSWORD },
  }),
  "POST /api/documents/pdfs": async (_app, owner) => ({
    body: { documentIds: [(await createSheet(owner)).id] },
  }),
  "POST /api/documents/csv": async (_app, owner) => ({
    body: { documentIds: [(await createSheet(owner)).id] },
  }),
};
