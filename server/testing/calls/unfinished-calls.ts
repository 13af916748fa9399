import { randomUUID } from "node:crypto";
import type { Caller } from "#server/testing/app";
import type { RoomCalls } from "#server/testing/calls/room-calls";
import type { unfinishedEndpoints } from "#shared/contract/unfinished";

const body = (known: string | null = null) => ({
  type: "split_sheet" as const,
  title: "Jahazi",
  form: { songTitle: "Jahazi" },
  revision: randomUUID(),
  known,
});

async function begun(owner: Caller) {
  const id = randomUUID();
  const first = body();
  await owner.put(`/api/unfinished/${id}`).send(first).expect(200);
  return { params: { id }, revision: first.revision };
}

export const unfinishedCalls: RoomCalls<typeof unfinishedEndpoints> = {
  "GET /api/unfinished": async (_app, owner) => {
    await begun(owner);
    return {};
  },
  "GET /api/unfinished/{id}": async (_app, owner) => ({ params: (await begun(owner)).params }),
  "PUT /api/unfinished/{id}": async (_app, owner) => {
    const { params, revision } = await begun(owner);
    return { params, body: body(revision) };
  },
  "DELETE /api/unfinished/{id}": async (_app, owner) => ({ params: (await begun(owner)).params }),
};
