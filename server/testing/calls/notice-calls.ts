import type { Caller, TestApp } from "#server/testing/app";
import type { RoomCalls } from "#server/testing/calls/room-calls";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { noticeEndpoints } from "#shared/contract/notices";

/** What the owner was told last: that somebody has signed. */
async function told(app: TestApp, owner: Caller): Promise<string> {
  const { tokens } = await sendSheet(app, owner);
  await app.nobody().post(`/api/sign/${tokens[0]}`).expect(200);
  const { body } = await owner.get("/api/notices").expect(200);
  return noticeEndpoints["GET /api/notices"].response.parse(body).items[0]!.id;
}

export const noticeCalls: RoomCalls<typeof noticeEndpoints> = {
  "GET /api/notices": async (app, owner) => {
    await told(app, owner);
    return { query: {} };
  },
  "GET /api/unread-notice-count": async (app, owner) => {
    await told(app, owner);
    return {};
  },
  "POST /api/notices/{id}/read": async (app, owner) => ({ params: { id: await told(app, owner) } }),
  "POST /api/notices/read": async (app, owner) => ({ body: { to: await told(app, owner) } }),
};
