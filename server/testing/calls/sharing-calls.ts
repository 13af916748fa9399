import { randomUUID } from "node:crypto";
import type { Caller, TestApp } from "#server/testing/app";
import type { RoomCalls } from "#server/testing/calls/room-calls";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { SharedView, type NewSharedView, type sharingEndpoints } from "#shared/contract/sharing";

export const newView = (given: Partial<NewSharedView> = {}): NewSharedView => ({
  id: randomUUID(),
  forWhom: "Wanjiku, my manager",
  shows: "terms",
  days: 30,
  ...given,
});

/** A link to a document. */
export async function shareView(owner: Caller, documentId: string, given: Partial<NewSharedView> = {}) {
  const { body } = await owner
    .post(`/api/documents/${documentId}/shared-views`)
    .send(newView(given))
    .expect(201);
  return SharedView.parse(body);
}

async function shared(app: TestApp, owner: Caller) {
  const { id } = await sendSheet(app, owner);
  return { id, view: await shareView(owner, id) };
}

export const sharingCalls: RoomCalls<typeof sharingEndpoints> = {
  "GET /api/documents/{id}/shared-views": async (app, owner) => ({
    params: { id: (await shared(app, owner)).id },
  }),
  "POST /api/documents/{id}/shared-views": async (app, owner) => ({
    params: { id: (await sendSheet(app, owner)).id },
    body: newView(),
  }),
  "DELETE /api/documents/{id}/shared-views/{viewId}": async (app, owner) => {
    const { id, view } = await shared(app, owner);
    return { params: { id, viewId: view.id } };
  },
  "GET /api/shared/{token}": async (app, owner) => {
    const { view } = await shared(app, owner);
    return { params: { token: view.token } };
  },
};
