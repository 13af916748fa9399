import type { Caller, TestApp } from "#server/testing/app";
import type { RoomCalls } from "#server/testing/calls/room-calls";
import { codeTo, comeInside, openRoomOfSheet } from "#server/testing/factories/open-room";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import type { roomEndpoints } from "#shared/contract/rooms";
import { acknowledgements } from "#shared/wordings/acknowledgements/en";

export const signingRoomCalls: RoomCalls<typeof roomEndpoints> = {
  "GET /api/documents/{id}/room": async (app, owner) => ({
    params: { id: (await sendSheet(app, owner)).id },
  }),
  "POST /api/documents/{id}/room": async (app, owner) => ({
    params: { id: (await sendSheet(app, owner)).id },
    body: { shared: true },
  }),
  "POST /api/documents/{id}/room/close": async (app, owner) => ({ params: await ownRoom(app, owner) }),
  "POST /api/documents/{id}/room/clear-pause": async (app, owner) => ({ params: await ownRoom(app, owner) }),
  "POST /api/documents/{id}/room/hand-over": async (app, owner) => ({ params: await ownRoom(app, owner) }),
  "GET /api/handed-over": async () => ({}),
  "POST /api/handed-over/take-back": async () => ({ body: { password: PASSWORD } }),
  "POST /api/rooms/find": async (app, owner) => ({
    body: { letters: (await openRoomOfSheet(app, owner)).room.letters },
  }),
  "GET /api/rooms/{key}": async (app, owner) => ({
    params: { key: (await openRoomOfSheet(app, owner)).key },
  }),
  "POST /api/rooms/{key}/code": async (app, owner) => {
    const { key, signerIds } = await openRoomOfSheet(app, owner);
    return { params: { key }, body: { collaboratorId: signerIds[0]! } };
  },
  "POST /api/rooms/{key}/enter": async (app, owner) => {
    const { key, signerIds, emails } = await openRoomOfSheet(app, owner);
    const collaboratorId = signerIds[0]!;
    await owner.post(`/api/rooms/${key}/code`).send({ collaboratorId }).expect(200);
    return { params: { key }, body: { collaboratorId, code: await codeTo(app, emails[0]!) } };
  },
  "POST /api/rooms/{key}/leave": async (app, owner) => ({
    params: { key: (await openRoomOfSheet(app, owner)).key },
  }),
  "GET /api/rooms/{key}/signing": async (app, owner) => {
    const { params, as } = await inside(app, owner);
    return { params, query: as };
  },
  "POST /api/rooms/{key}/signing": async (app, owner) => {
    const { params, as } = await inside(app, owner);
    return { params, body: { ...as, acknowledgementsVersion: acknowledgements.split_sheet.version } };
  },
  "POST /api/rooms/{key}/signing/opened": async (app, owner) => {
    const { params, as } = await inside(app, owner);
    return { params, body: { ...as, language: "sw" } };
  },
  "POST /api/rooms/{key}/signing/decline": async (app, owner) => {
    const { params, as } = await inside(app, owner);
    return { params, body: { ...as, reason: "My share is half of it" } };
  },
  "POST /api/rooms/{key}/signing/notes": async (app, owner) => {
    const { params, as } = await inside(app, owner);
    return { params, body: { ...as, kind: "change", text: "My share is half of it" } };
  },
  "POST /api/rooms/{key}/signing/representative": async (app, owner) => {
    const { params, as } = await inside(app, owner);
    const named = { capacity: "guardian", name: "Mary Wanjiru", email: "mary@parents.example" } as const;
    return { params, body: { ...as, ...named } };
  },
  "POST /api/rooms/{key}/signing/representative/end": async (app, owner) => {
    const { params, as } = await inside(app, owner);
    return { params, body: as };
  },
  "POST /api/rooms/{key}/signing/reminders": async (app, owner) => {
    const { params, as } = await inside(app, owner);
    return { params, body: { ...as, reminders: false } };
  },
  "GET /api/rooms/{key}/signing/pdf": async (app, owner) => {
    const { params, as } = await inside(app, owner);
    return { params, query: as };
  },
};

async function ownRoom(app: TestApp, owner: Caller) {
  return { id: (await openRoomOfSheet(app, owner)).id };
}

/** The owner's browser, let in for the first of the signers. */
async function inside(app: TestApp, owner: Caller) {
  const { key, signerIds, emails } = await openRoomOfSheet(app, owner);
  const collaboratorId = signerIds[0]!;
  await comeInside(app, owner, { key, collaboratorId, email: emails[0]! });
  return { params: { key }, as: { collaboratorId } };
}
