import { randomUUID } from "node:crypto";
import type { Caller, TestApp } from "#server/testing/app";
import type { RoomCalls } from "#server/testing/calls/room-calls";
import { safetyCalls } from "#server/testing/calls/safety-calls";
import { askForPhoneCode, newPhone } from "#server/testing/factories/confirmed-phone";
import { PASSWORD } from "#server/testing/factories/user";
import { pictureFile } from "#server/testing/factories/picture";
import { User } from "#shared/contract/auth";
import type { accountEndpoints, UserSettings } from "#shared/contract/account";

const own: Partial<RoomCalls<typeof accountEndpoints>> = {
  ...safetyCalls,
  "PUT /api/user/profile": async () => ({
    body: {
      email: `${randomUUID()}@example.com`,
      currentPassword: PASSWORD,
      firstName: "Amina",
      lastName: "Wanjiru",
    },
  }),
  "PUT /api/user/phone": async (app, owner) => {
    await confirmAddress(app, owner);
    return { body: { phone: newPhone() } };
  },
  "POST /api/user/phone/confirm": async (app, owner) => {
    await confirmAddress(app, owner);
    return { body: { code: await askForPhoneCode(app, owner, newPhone()) } };
  },
  "DELETE /api/user/phone": async () => ({}),
  "PUT /api/user/collaborator-profile": async () => ({
    body: {
      collaboratorRole: "producer",
      genres: ["Afrobeats"],
      country: "Kenya",
      bio: "I make beats.",
      sampleWorkUrl: "https://example.com/beats",
      budgetPreference: null,
      availabilityStatus: "available",
    },
  }),
  "DELETE /api/user/collaborator-profile": async () => ({}),
  "PUT /api/user/avatar": async () => ({ file: await pictureFile() }),
  "DELETE /api/user/avatar": async () => ({}),
  "GET /api/avatars/{id}": async (_app, owner) => {
    const file = Buffer.from(await (await pictureFile()).arrayBuffer());
    const { body } = await owner.put("/api/user/avatar").attach("file", file, "me.png").expect(200);
    return { params: { id: User.parse(body).profileImageUrl!.split("/").at(-1)! } };
  },
  "GET /api/user/settings": async () => ({}),
  "PUT /api/user/settings": async (_app, owner) => ({
    body: (await owner.get("/api/user/settings").expect(200)).body as UserSettings,
  }),
  "PATCH /api/user/settings": async () => ({ body: { darkMode: true, language: "sw" } }),
};

/** A number waits for it. */
async function confirmAddress({ deps }: TestApp, owner: Caller): Promise<void> {
  const { id } = User.parse((await owner.get("/api/user").expect(200)).body);
  await deps.pool.query("update users set email_verified_at = now() where id = $1", [id]);
}

export const accountCalls = own as RoomCalls<typeof accountEndpoints>;
