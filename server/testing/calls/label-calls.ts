import type { Caller } from "#server/testing/app";
import type { RoomCalls } from "#server/testing/calls/room-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { dashboardEndpoints } from "#shared/contract/dashboard";
import type { labelEndpoints } from "#shared/contract/labels";

async function labelled(owner: Caller) {
  const { id } = await createSheet(owner);
  const body = { documentIds: [id], name: "Jahazi, the album", isOn: true };
  await owner.post("/api/documents/label").send(body).expect(200);
  const { body: dashboard } = await owner.get("/api/dashboard").expect(200);
  const { labels } = dashboardEndpoints["GET /api/dashboard"].response.parse(dashboard);
  return labels.find(({ name }) => name === body.name)!.id;
}

export const labelCalls: RoomCalls<typeof labelEndpoints> = {
  "POST /api/documents/label": async (_app, owner) => ({
    body: { documentIds: [(await createSheet(owner)).id], name: "Jahazi", isOn: true },
  }),
  "POST /api/documents/archive": async (_app, owner) => ({
    body: { documentIds: [(await createSheet(owner)).id], isArchived: true },
  }),
  "PUT /api/labels/{id}": async (_app, owner) => ({
    params: { id: await labelled(owner) },
    body: { name: "Jahazi, the EP" },
  }),
  "DELETE /api/labels/{id}": async (_app, owner) => ({ params: { id: await labelled(owner) } }),
};
