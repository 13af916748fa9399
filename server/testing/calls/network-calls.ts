import { randomUUID } from "node:crypto";
import type { Caller, TestApp } from "#server/testing/app";
import type { RoomCalls } from "#server/testing/calls/room-calls";
import { publishedProfile } from "#server/testing/factories/collaborator";
import { createUser } from "#server/testing/factories/user";
import { User } from "#shared/contract/auth";
import { CollaborationRequest, type networkEndpoints } from "#shared/contract/network";

/** Somebody with a published profile. */
async function published(app: TestApp): Promise<string> {
  return (await createUser(app.deps, publishedProfile())).id;
}

async function pending(app: TestApp, owner: Caller): Promise<string> {
  const { body } = await owner
    .post("/api/collaboration-requests")
    .send({ receiverId: await published(app), message: "Your drums on my song?" })
    .expect(201);
  return CollaborationRequest.parse(body).id;
}

/** What the owner has been asked. */
async function received(app: TestApp, owner: Caller): Promise<string> {
  const { id } = User.parse((await owner.get("/api/user").expect(200)).body);
  const sender = await createUser(app.deps);
  const requestId = randomUUID();
  await app.deps.pool.query(
    "insert into collaboration_requests (id, sender_id, receiver_id, message, created_at) values ($1, $2, $3, 'Write me a chorus?', now())",
    [requestId, sender.id, id],
  );
  return requestId;
}

async function accepted(app: TestApp, owner: Caller): Promise<string> {
  const id = await received(app, owner);
  await owner.patch(`/api/collaboration-requests/${id}`).send({ status: "accepted" }).expect(200);
  return id;
}

async function withMessage(app: TestApp, owner: Caller): Promise<string> {
  const id = await accepted(app, owner);
  await owner.post(`/api/collaboration-requests/${id}/messages`).send({ message: "Karibu!" }).expect(201);
  return id;
}

/** A conversation in which the owner has sent a file. */
async function withFile(app: TestApp, owner: Caller) {
  const id = await accepted(app, owner);
  const fileId = randomUUID();
  const file = Buffer.from("%PDF-1.7 A riff");
  await owner
    .put(`/api/collaboration-requests/${id}/files/${fileId}`)
    .attach("file", file, "riff.pdf")
    .expect(200);
  return { params: { id, fileId } };
}

const ofId = (id: string) => ({ params: { id } });

export const networkCalls: RoomCalls<typeof networkEndpoints> = {
  "GET /api/collaborators": async () => ({ query: {} }),
  "GET /api/collaborators/{id}": async (app) => ofId(await published(app)),
  "GET /api/collaboration-requests": async (app, owner) => {
    await pending(app, owner);
    return {};
  },
  "POST /api/collaboration-requests": async (app) => ({
    body: { id: randomUUID(), receiverId: await published(app), message: "Your drums on my song?" },
  }),
  "GET /api/collaboration-requests/{id}": async (app, owner) => ofId(await pending(app, owner)),
  "PATCH /api/collaboration-requests/{id}": async (app, owner) => ({
    ...ofId(await received(app, owner)),
    body: { status: "accepted" },
  }),
  "GET /api/collaboration-requests/{id}/messages": async (app, owner) => ({
    ...ofId(await withMessage(app, owner)),
    query: {},
  }),
  "PUT /api/collaboration-requests/{id}/files/{fileId}": async (app, owner) => ({
    params: { id: await accepted(app, owner), fileId: randomUUID() },
    file: new File(["%PDF-1.7 A riff"], "riff.pdf"),
  }),
  "GET /api/collaboration-requests/{id}/files/{fileId}": withFile,
  "DELETE /api/collaboration-requests/{id}/files/{fileId}": withFile,
  "POST /api/collaboration-requests/{id}/messages": async (app, owner) => ({
    ...ofId(await accepted(app, owner)),
    body: { id: randomUUID(), message: "When are you in the studio?" },
  }),
  "POST /api/collaboration-requests/{id}/read": async (app, owner) => ({
    ...ofId(await withMessage(app, owner)),
    body: { number: 1 },
  }),
  "GET /api/unread-message-count": async () => ({}),
  "GET /api/events": async () => ({ query: {} }),
  "GET /api/blocks": async () => ({}),
  "PUT /api/blocks/{id}": async (app) => ofId(await published(app)),
  "DELETE /api/blocks/{id}": async (app, owner) => {
    const id = await published(app);
    await owner.put(`/api/blocks/${id}`).expect(200);
    return ofId(id);
  },
  "POST /api/collaborators/{id}/report": async (app) => ({
    ...ofId(await published(app)),
    body: { reason: "Asked me for money before we had spoken." },
  }),
};
