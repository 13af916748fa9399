import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { registrationBody } from "#server/testing/factories/registration";
import type { RoomCalls } from "#server/testing/calls/room-calls";
import type { registrationEndpoints } from "#shared/contract/registration";
import { User } from "#shared/contract/auth";

const details = { legalName: "Wanjiru, Amina", ipiNameNumber: "00014107338" };

export const registrationCalls: RoomCalls<typeof registrationEndpoints> = {
  "GET /api/documents/{id}/registration": async (_app, owner) => ({
    params: { id: (await createSheet(owner)).id },
  }),
  "PUT /api/documents/{id}/registration": async (_app, owner) => ({
    params: { id: (await createSheet(owner)).id },
    body: registrationBody(),
  }),
  "PUT /api/documents/{id}/registration/own": async (_app, owner) => {
    const { email } = User.parse((await owner.get("/api/user").expect(200)).body);
    const writers = [{ name: "Amina Wanjiru", email, role: "Songwriter", percentage: 100 }];
    const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
    return { params: { id }, body: { details } };
  },
  "GET /api/sign/{token}/registration": async (app, owner) => ({
    params: { token: (await sendSheet(app, owner)).tokens[0]! },
  }),
  "PUT /api/sign/{token}/registration": async (app, owner) => ({
    params: { token: (await sendSheet(app, owner)).tokens[0]! },
    body: { details },
  }),
  "GET /api/user/registration": async () => ({}),
  "PUT /api/user/registration": async () => ({ body: details }),
};
