import { randomUUID } from "node:crypto";
import type { Caller } from "#server/testing/app";
import { createSheet } from "#server/testing/factories/create-sheet";
import type { RoomCalls } from "#server/testing/calls/room-calls";
import { Song, type songEndpoints } from "#shared/contract/songs";

export const songCalls: RoomCalls<typeof songEndpoints> = {
  "GET /api/documents/{id}/song": async (_app, owner) => ({ params: { id: (await createSheet(owner)).id } }),
  "PUT /api/documents/{id}/song/papers/{otherId}": async (_app, owner) => {
    const [{ id }, { id: otherId }] = [
      await createSheet(owner),
      await createSheet(owner, { songTitle: "Dhow" }),
    ];
    return { params: { id, otherId }, body: { belongs: true } };
  },
  "PUT /api/documents/{id}/song/waivers": async (_app, owner) => {
    const id = await sheetWithContradiction(owner);
    const song = Song.parse((await owner.get(`/api/documents/${id}/song`).expect(200)).body);
    return { params: { id }, body: { key: song.contradictions[0]!.key, reason: "Ours alone" } };
  },
  "POST /api/songs/check": async (_app, owner) => {
    const songTitle = `Ziwa ${randomUUID()}`;
    await createSheet(owner, { songTitle });
    return { body: { type: "producer_agreement", content: { trackTitle: songTitle } } };
  },
};

/** A publisher is named that holds nothing; no other paper is of this song. */
async function sheetWithContradiction(owner: Caller): Promise<string> {
  return (await createSheet(owner, { publisher: "Lake Music", songTitle: `Ziwa ${randomUUID()}` })).id;
}
