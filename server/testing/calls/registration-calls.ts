import { randomUUID } from "node:crypto";
import type { Caller, TestApp } from "#server/testing/app";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { acknowledgementFile, registrationBody } from "#server/testing/factories/registration";
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
  "GET /api/user/submitter": async () => ({}),
  "PUT /api/user/submitter": async () => ({ body: submitter }),
  "POST /api/registration/exports": async (app, owner) => ({
    body: { id: randomUUID(), documentIds: await signed(app, owner), format: "csv" },
  }),
  "GET /api/registration/exports/{id}/file": async (app, owner) => {
    const id = randomUUID();
    const body = { id, documentIds: await signed(app, owner), format: "json" };
    await owner.post("/api/registration/exports").send(body).expect(201);
    return { params: { id } };
  },
  "GET /api/registration/schema": async () => ({}),
  "GET /api/societies": async () => ({}),
  "POST /api/registration/acknowledgements": async () => ({
    body: { text: acknowledgementFile("SH00000001") },
  }),
};

const submitter = { name: "Lake Music Publishing", ipiNameNumber: "00159804347", senderCode: "LMP" };

async function signed(app: TestApp, owner: Caller): Promise<string[]> {
  return [(await signSheet(app, owner)).id];
}
