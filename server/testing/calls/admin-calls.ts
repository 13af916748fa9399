import { randomUUID } from "node:crypto";
import type { Caller, TestApp } from "#server/testing/app";
import type { RoomCalls } from "#server/testing/calls/room-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { paidPayment } from "#server/testing/factories/paid-payment";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import type { adminEndpoints } from "#shared/contract/admin";

const user = async (app: TestApp) => ({ id: (await createUser(app.deps)).id });
const sheet = async (owner: Caller) => ({ id: (await createSheet(owner)).id });

/** A job that was given up, as the queue leaves it. */
async function deadJob({ deps }: TestApp) {
  const { rows } = await deps.pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, source_name, source_id, source_retry_count, source_output)
     values ('dead', '{}', 'admin.hidden-purge', gen_random_uuid(), 50, '{"message": "It could not be done"}') returning id`,
  );
  return { id: rows[0]!.id };
}

/** A document that waits for its signatures; nobody waits for its mails. */
export async function sent(owner: Caller) {
  const writers = people(1);
  const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
  const emails = writers.map(({ email }) => email);
  await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
  return { id };
}

async function hidden({ deps }: TestApp, owner: Caller) {
  const { id } = await sheet(owner);
  await deps.pool.query("update documents set hidden_at = now() where id = $1", [id]);
  return { id };
}

/** A document whose PDF was issued: by hand, so that nobody waits for one to be drawn. */
async function issued(app: TestApp, owner: Caller) {
  const { id } = await sendSheet(app, owner);
  await app.deps.pool.query(
    `insert into issued_pdfs (version_id, sha256, bytes, issued_at)
     select v.id, v.id::text, '%PDF-', now() from document_versions v where v.document_id = $1`,
    [id],
  );
  return { id };
}

async function payment({ deps }: TestApp) {
  const buyer = await createUser(deps);
  const id = await paidPayment(deps.pool, buyer.id, "ai_review");
  // What nobody paid with the provider cannot be paid back there: it refuses, and the payment is as before.
  await deps.pool.query("update payments set transaction_id = '1' where id = $1", [id]);
  return { id };
}

async function ticket({ nobody }: TestApp) {
  const id = randomUUID();
  const words = { subject: "No code", message: "My phone gets no code.", category: "technical" };
  await nobody()
    .post("/api/support/tickets")
    .send({ id, ...words, userEmail: `${id}@example.com`, userName: "Amina" })
    .expect(201);
  return { id };
}

const list = async () => ({ query: {} });

export const adminCalls: RoomCalls<typeof adminEndpoints> = {
  "GET /api/admin/users": list,
  "GET /api/admin/users/csv": list,
  "PATCH /api/admin/users/{id}/role": async (app) => ({ params: await user(app), body: { role: "user" } }),
  "PATCH /api/admin/users/{id}/status": async (app) => ({
    params: await user(app),
    body: { status: "suspended" },
  }),
  "PUT /api/admin/users/{id}": async (app) => {
    const params = await user(app);
    const email = `${randomUUID()}@example.com`;
    const person = { firstName: "Amina", lastName: "Otieno", email };
    return { params, body: { ...person, role: "user", status: "active" } };
  },
  "DELETE /api/admin/users/{id}": async (app) => ({ params: await user(app), body: { password: PASSWORD } }),
  "GET /api/admin/user-documents": async () => ({ query: { userId: randomUUID() } }),
  "GET /api/admin/documents": list,
  "GET /api/admin/documents/csv": list,
  "GET /api/admin/documents/{id}": async (_app, owner) => ({ params: await sheet(owner) }),
  "GET /api/admin/documents/{id}/pdf": async (app, owner) => ({ params: await issued(app, owner) }),
  "POST /api/admin/documents/{id}/signature-records": async (_app, owner) => ({
    params: await sheet(owner),
    body: { reason: "Claim 17 of 2026" },
  }),
  "POST /api/admin/documents/{id}/evidence-certificate": async (_app, owner) => ({
    params: await sent(owner),
    body: { reason: "Claim 17 of 2026" },
  }),
  "DELETE /api/admin/documents/{id}": async (_app, owner) => ({ params: await sheet(owner) }),
  "POST /api/admin/documents/{id}/restore": async (app, owner) => ({ params: await hidden(app, owner) }),
  "GET /api/admin/payments": list,
  "GET /api/admin/payments/csv": list,
  "POST /api/admin/payments/{id}/ask-provider": async (app) => ({ params: await payment(app) }),
  "POST /api/admin/payments/{id}/refund": async (app) => ({
    params: await payment(app),
    body: { reason: "It was paid twice" },
  }),
  "GET /api/admin/analytics": async () => ({}),
  "GET /api/admin/societies": async () => ({}),
  "PUT /api/admin/societies/{code}": async () => ({
    params: { code: "043" },
    body: { name: "MCSK", country: "Kenya", status: "Licensed again (December 2026)", isListed: true },
  }),
  "GET /api/admin/pricing": async () => ({}),
  "PUT /api/admin/pricing/{serviceType}": async () => ({
    params: { serviceType: "ownership_verification" },
    body: { priceKes: 20, isActive: true },
  }),
  "GET /api/admin/support/tickets": list,
  "GET /api/admin/support/tickets/csv": list,
  "GET /api/admin/support/tickets/{id}": async (app) => ({ params: await ticket(app) }),
  "PUT /api/admin/support/tickets/{id}": async (app) => ({
    params: await ticket(app),
    body: { status: "in_progress", adminResponse: "We are looking into it." },
  }),
  "POST /api/admin/support/tickets/{id}/reply": async (app) => ({
    params: await ticket(app),
    body: { id: randomUUID(), adminResponse: "We are looking into it." },
  }),
  "DELETE /api/admin/support/tickets/{id}": async (app) => ({ params: await ticket(app) }),
  "GET /api/admin/audit": list,
  "GET /api/admin/audit/csv": list,
  "GET /api/admin/jobs": list,
  "POST /api/admin/jobs/{id}/retry": async (app) => ({ params: await deadJob(app) }),
};
