import { randomUUID } from "node:crypto";
import { eq, inArray } from "#server/orm";
import { beforeAll, describe, expect, test } from "vitest";
import { users } from "#server/db/tables/auth";
import { purgeHiddenDocuments } from "#server/features/admin/hide-document";
import { startTestApp, type Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { consentCalls } from "#server/testing/consent-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { paidPayment } from "#server/testing/factories/paid-payment";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import type { UserRecord } from "#server/features/auth/index";
import {
  AdminAuditLine,
  AdminDocument,
  AdminDocumentView,
  AdminPayment,
  AdminUser,
  FailedJob,
} from "#shared/contract/admin-tables";
import { KeptSignature } from "#shared/contract/admin";
import { sha256 } from "#server/features/documents/index";
import { paged } from "#shared/contract/fields/paging";

const DAY = 24 * 60 * 60_000;
const app = await appForFile();
const amendment = consentCalls(app, "amendment");
const { pool, db } = app.deps;
let admin: { user: UserRecord; caller: Caller };
let owner: { user: UserRecord; caller: Caller };

beforeAll(async () => {
  admin = await app.signedIn({ role: "admin", firstName: "Zawadi", lastName: "Mwangi" });
  owner = await app.signedIn({ firstName: "Achieng", lastName: "Otieno" });
});

const usersIn = (body: unknown) => paged(AdminUser).parse(body).items;
const lastLine = async () =>
  paged(AdminAuditLine).parse((await admin.caller.get("/api/admin/audit")).body).items[0]!;

describe("the list of users", () => {
  test("finds by a part of a name without accents, by one letter, and by e-mail; filters, sorts and pages", async () => {
    const word = `q${randomUUID().slice(0, 8)}`;
    for (const name of ["Ọlá", "Baraka", "Cheptoo"])
      await createUser(app.deps, {
        firstName: name,
        lastName: word,
        status: name === "Baraka" ? "inactive" : "active",
      });
    const namesFor = async (query: object) =>
      usersIn((await admin.caller.get("/api/admin/users").query(query).expect(200)).body).map(
        ({ firstName }) => firstName,
      );

    expect(await namesFor({ search: word, sort: "name", order: "asc" })).toEqual([
      "Baraka",
      "Cheptoo",
      "Ọlá",
    ]);
    expect(await namesFor({ search: `ola ${word}` })).toEqual(["Ọlá"]);
    expect(await namesFor({ search: word, status: "inactive" })).toEqual(["Baraka"]);
    expect(await namesFor({ search: owner.user.email })).toEqual(["Achieng"]);
    expect(await namesFor({ search: "za" })).toContain("Zawadi");
    expect(await namesFor({ search: "100%_\\" })).toEqual([]);
    const { body } = await admin.caller
      .get("/api/admin/users")
      .query({ search: word, pageSize: 10, page: 2 });
    expect(body).toEqual({ items: [], total: 3, page: 2, pageSize: 10 });
  });

  test("carries no hash, and counts documents that are not deleted", async () => {
    await createSheet(owner.caller);
    const { text, body } = await admin.caller.get("/api/admin/users").query({ search: owner.user.email });
    expect(usersIn(body)).toMatchObject([{ id: owner.user.id, documentCount: 1 }]);
    expect(text).not.toMatch(/argon2|hash/i);
  });
});

describe("changing somebody", () => {
  const path = (id: string) => `/api/admin/users/${id}`;

  test("saves, unconfirms a new e-mail and mails it, ends the sessions of a suspended user, and is written down", async () => {
    const { user, caller } = await app.signedIn();
    const person = { firstName: "Wanjiru", lastName: user.lastName, role: "user" };
    const email = `new-${user.id}@example.com`;
    await admin.caller
      .put(path(user.id))
      .send({ ...person, email, status: "active" })
      .expect(200);
    expect(await lastLine()).toMatchObject({
      action: "user_updated",
      actorName: "Zawadi Mwangi",
      before: { email: user.email, firstName: user.firstName },
      after: { email, firstName: "Wanjiru" },
    });
    await app.tokenTo(email, "/verify-email");
    const warned = (await app.mailsTo(user.email)).map(({ subject }) => subject);
    expect(warned.join()).toContain("was changed");
    await admin.caller
      .put(path(user.id))
      .send({ ...person, email, status: "suspended" })
      .expect(200);
    await caller.get("/api/user").expect(401);
    const taken = await admin.caller
      .put(path(user.id))
      .send({ ...person, email: owner.user.email, status: "active" });
    expect(taken.body).toMatchObject({ code: "email_taken" });
  });

  test("features a producer and raises a limit, and leaves both as they are where nothing is said of them", async () => {
    const { user } = await app.signedIn();
    const { firstName, lastName, email } = user;
    const person = { firstName, lastName, email, role: "user", status: "active" };
    const save = async (change: object) =>
      AdminUser.parse(
        (
          await admin.caller
            .put(path(user.id))
            .send({ ...person, ...change })
            .expect(200)
        ).body,
      );
    expect(await save({ isFeaturedProducer: true })).toMatchObject({ isFeaturedProducer: true });
    expect(await lastLine()).toMatchObject({
      before: { isFeaturedProducer: false },
      after: { isFeaturedProducer: true },
    });
    expect(await save({ firstName: "Njeri" })).toMatchObject({ isFeaturedProducer: true });
    expect(await save({ isFeaturedProducer: false })).toMatchObject({ isFeaturedProducer: false });

    expect(await save({ mailsADay: 2500 })).toMatchObject({ mailsADay: 2500 });
    expect(await lastLine()).toMatchObject({ before: { mailsADay: null }, after: { mailsADay: 2500 } });
    expect(await save({ firstName: "Wambui" })).toMatchObject({ mailsADay: 2500 });
    expect(await save({ mailsADay: null })).toMatchObject({ mailsADay: null });
    for (const mailsADay of [99, 20_001, 150.5])
      await admin.caller
        .put(path(user.id))
        .send({ ...person, mailsADay })
        .expect(400);
  });

  test("protects oneself, and of two who demote or delete each other at once, at two servers, leaves one", async () => {
    for (const body of [{ role: "user" }, { role: "user", status: "active" }])
      expect((await admin.caller.patch(`${path(admin.user.id)}/role`).send(body)).body).toMatchObject({
        code: "own_account",
      });
    const beside = await startTestApp({ beside: app, jobs: "queued" });
    const one = await app.signedIn({ role: "admin" });
    const other = await beside.signedIn({ role: "admin" });
    await db.update(users).set({ role: "user" }).where(eq(users.id, admin.user.id));
    const demote = (by: Caller, id: string) => by.patch(`${path(id)}/role`).send({ role: "user" });
    const remove = (by: Caller, id: string) => by.delete(path(id)).send({ password: PASSWORD });
    for (const act of [demote, remove]) {
      const responses = await Promise.all([act(one.caller, other.user.id), act(other.caller, one.user.id)]);
      expect(responses.map(({ status }) => status < 300).toSorted()).toEqual([false, true]);
      const left = await db.select().from(users).where(eq(users.role, "admin"));
      expect(left).toHaveLength(1);
      await db
        .update(users)
        .set({ role: "admin" })
        .where(inArray(users.id, [one.user.id, other.user.id]));
    }
    await db.update(users).set({ role: "user" });
    await db.update(users).set({ role: "admin" }).where(eq(users.id, admin.user.id));
    await beside.stop();
  });

  test("suspends somebody, who is out at once, and lets them in again, with a line in the log each", async () => {
    const { user, caller } = await app.signedIn();
    const setTo = (id: string, status: string) => admin.caller.patch(`${path(id)}/status`).send({ status });
    expect((await setTo(user.id, "suspended")).body).toMatchObject({ status: "suspended" });
    expect(await lastLine()).toMatchObject({
      action: "user_updated",
      targetId: user.id,
      before: { status: "active" },
      after: { status: "suspended" },
    });
    await caller.get("/api/documents").expect(401);
    expect((await setTo(user.id, "active")).body).toMatchObject({ status: "active" });
    expect(await lastLine()).toMatchObject({ before: { status: "suspended" }, after: { status: "active" } });
    expect((await setTo(admin.user.id, "suspended")).body).toMatchObject({ code: "own_account" });
  });

  test("cannot be done any more by somebody who was suspended a moment ago", async () => {
    const other = await app.signedIn({ role: "admin" });
    const person = { firstName: "A", lastName: "B", email: other.user.email, role: "admin" };
    await admin.caller
      .put(path(other.user.id))
      .send({ ...person, status: "suspended" })
      .expect(200);
    await other.caller.get("/api/admin/users").expect(401);
  });
});

describe("deleting somebody", () => {
  test("takes the administrator's password; what is unsigned goes, what is signed stays, and so do payments", async () => {
    const { user, caller } = await app.signedIn({ firstName: "Juma", lastName: "Kimaro" });
    const draft = await createSheet(caller);
    const sent = await sendSheet(app, caller, { publishingRightsCollaborators: people(1) });
    const signed = await sendSheet(app, caller);
    await app.nobody().post(`/api/sign/${signed.tokens[0]}`).expect(200);
    const paymentId = await paidPayment(pool, user.id, "ai_review");
    const asked = randomUUID();
    await pool.query(
      "insert into collaboration_requests (id, sender_id, receiver_id, message, created_at) values ($1, $2, $3, 'A chorus?', now())",
      [asked, user.id, owner.user.id],
    );
    await pool.query("insert into blocks values ($1, $2, now()), ($2, $1, now())", [user.id, admin.user.id]);
    await admin.caller
      .put(`/api/admin/users/${user.id}`)
      .send({ ...user, lastName: "Kimaro-Juma" })
      .expect(200);
    const path = `/api/admin/users/${user.id}`;

    await admin.caller.delete(path).send({ password: "" }).expect(400);
    const refused = await admin.caller.delete(path).send({ password: "not-my-password" });
    expect(refused.body).toMatchObject({ code: "password_wrong" });
    await admin.caller.delete(path).send({ password: PASSWORD }).expect(204);

    await caller.get("/api/user").expect(401);
    await app.nobody().post("/api/login").send({ email: user.email, password: PASSWORD }).expect(401);
    await app.nobody().get(`/api/sign/${sent.tokens[0]}`).expect(404);
    for (const id of [draft.id, sent.id]) await admin.caller.get(`/api/admin/documents/${id}`).expect(404);
    const { body } = await admin.caller.get(`/api/admin/documents/${signed.id}`).expect(200);
    expect(AdminDocumentView.parse(body)).toMatchObject({ ownerName: "Deleted user" });
    // What not everybody has signed waits for nobody any more.
    await app.nobody().get(`/api/sign/${signed.tokens[1]}`).expect(409);
    await app.nobody().post(`/api/sign/${signed.tokens[1]}`).expect(409);
    const { body: payments } = await admin.caller.get("/api/admin/payments").query({ userId: user.id });
    expect(paged(AdminPayment).parse(payments).items).toMatchObject([
      { id: paymentId, userName: "Deleted user" },
    ]);
    expect((await app.mailsTo(sent.emails[0]!)).at(-1)?.subject).toMatch(/withdrew/);
    expect((await admin.caller.get("/api/admin/users").query({ search: user.email })).body).toMatchObject({
      total: 0,
    });
    await admin.caller.delete(path).send({ password: PASSWORD }).expect(404);
    const { rows } = await pool.query("select users::text as line from users where id = $1", [user.id]);
    expect((rows[0] as { line: string }).line).not.toMatch(/Juma|Kimaro/);
    expect(await lastLine()).toMatchObject({ action: "user_deleted", targetName: "Deleted user" });
    await owner.caller.get(`/api/collaboration-requests/${asked}`).expect(404);
    expect(
      (await pool.query("select from blocks where $1 in (blocker_id, blocked_id)", [user.id])).rows,
    ).toEqual([]);
    for (const table of ["audit", "audit/csv", "support/tickets"]) {
      const { text } = await admin.caller.get(`/api/admin/${table}`).query({ targetId: user.id });
      expect(text).not.toMatch(new RegExp(`Juma|Kimaro|${user.email}`));
    }
  });
});

test("the records of signatures are read for a claim alone, and who read them and why is kept", async () => {
  const { id, tokens, emails } = await sendSheet(app, owner.caller);
  await app.nobody().post(`/api/sign/${tokens[0]}`).expect(200);
  const path = `/api/admin/documents/${id}/signature-records`;
  await admin.caller.post(path).send({ reason: " " }).expect(400);
  await owner.caller.post(path).send({ reason: "Mine" }).expect(403);
  const { body } = await admin.caller.post(path).send({ reason: "Claim 17 of 2026" }).expect(200);
  const [kept, ...others] = KeptSignature.array().parse(body);
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ name: "Writer 1", version: 1, recordSha256: sha256(kept!.record!) });
  expect(JSON.parse(kept!.privatePart!)).toMatchObject({ address: emails[0] });
  expect(JSON.parse(kept!.record!)).toMatchObject({ privateSha256: sha256(kept!.privatePart!) });
  expect(await lastLine()).toMatchObject({
    action: "signature_records_read",
    targetId: id,
    actorId: admin.user.id,
    after: { reason: "Claim 17 of 2026" },
  });
});

test("while a change is proposed its signers are shown once, with the version that binds, which is had, and are told once", async () => {
  const { caller, user } = await app.signedIn();
  const sheet = await signSheet(app, caller, { songTitle: "As it was signed" });
  await amendment.request(caller, sheet.id).expect(200);
  for (const email of sheet.emails) await amendment.answered(await amendment.tokenTo(email), true);
  const [stays] = sheet.writers;
  const { content } = splitSheetBody({
    songTitle: "As it is proposed",
    publishingRightsCollaborators: [{ ...stays!, percentage: 100 }],
  });
  await caller.patch(`/api/documents/${sheet.id}`).send({ content }).expect(200);
  app.clock.pass(60_000);
  await caller
    .post(`/api/documents/${sheet.id}/send-for-signing`)
    .send({ emails: [stays!.email] })
    .expect(200);

  const { body } = await admin.caller.get(`/api/admin/documents/${sheet.id}`).expect(200);
  const seen = AdminDocumentView.parse(body);
  const pdfUrl = `/api/admin/documents/${sheet.id}/pdf`;
  const ofOwner = await admin.caller.get("/api/admin/documents").query({ userId: user.id });
  for (const shown of [seen, ...paged(AdminDocument).parse(ofOwner.body).items])
    expect(shown).toMatchObject({ status: "pending", inForce: { version: 1 }, pdfUrl });
  await app.deps.jobs.idle();
  const pdf = await admin.caller.get(pdfUrl).expect(200);
  expect(pdf.headers["content-disposition"]).toContain("As it was signed.pdf");
  expect(seen.collaborators).toMatchObject([
    { email: sheet.emails[0], ownership: 100, leaving: false, signed: false },
    { email: sheet.emails[1], ownership: 50, leaving: true, signed: false },
  ]);
  await admin.caller.delete(`/api/admin/documents/${sheet.id}`).expect(204);
  await app.deps.jobs.idle();
  for (const address of [user.email, ...sheet.emails]) {
    const told = (await app.mailsTo(address)).filter(({ subject }) => subject.includes("was deleted by"));
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toContain(
      "Version 1, which everybody signed, goes on binding whoever it binds without our record.",
    );
  }
});

describe("deleting a document", () => {
  test("hides it from owner, signers and search, tells them, and can be taken back", async () => {
    const title = `Usiku ${randomUUID().slice(0, 8)}`;
    const { id, tokens, emails } = await sendSheet(app, owner.caller, { songTitle: title });
    const signer = await app.signedIn({ email: emails[0]! });
    const search = () => app.nobody().post("/api/verify/search").send({ title });
    const before = (await search()).body as unknown;
    await admin.caller.delete(`/api/admin/documents/${id}`).expect(204);

    for (const caller of [owner.caller, signer.caller]) {
      await caller.get(`/api/documents/${id}`).expect(404);
      await caller.get(`/api/documents/${id}/pdf`).expect(404);
      expect(JSON.stringify((await caller.get("/api/documents")).body)).not.toContain(id);
    }
    await app.nobody().get(`/api/sign/${tokens[0]}`).expect(409);
    await app.nobody().post(`/api/sign/${tokens[0]}`).expect(409);
    expect((await search()).body).not.toEqual(before);
    const list = await admin.caller.get("/api/admin/documents").query({ status: "deleted" });
    expect(
      paged(AdminDocument)
        .parse(list.body)
        .items.map((document) => document.id),
    ).toContain(id);

    await admin.caller.post(`/api/admin/documents/${id}/restore`).expect(200);
    await admin.caller.post(`/api/admin/documents/${id}/restore`).expect(404);
    expect((await search()).body).toEqual(before);
    await app.nobody().post(`/api/sign/${tokens[0]}`).expect(200);
    for (const address of [owner.user.email, ...emails]) {
      const mailed = (await app.mailsTo(address)).filter(({ subject }) => subject.startsWith(`"${title}" `));
      expect(mailed.map(({ subject }) => subject)).toEqual([
        `"${title}" was deleted by Sahihi`,
        `"${title}" is back`,
      ]);
    }
  });

  test("is told in Swahili to whoever read the page so", async () => {
    const title = `Usiku ${randomUUID().slice(0, 8)}`;
    const { id, tokens, emails } = await sendSheet(app, owner.caller, { songTitle: title });
    await app.nobody().post(`/api/sign/${tokens[0]}/opened`).send({ language: "sw" }).expect(200);
    await admin.caller.delete(`/api/admin/documents/${id}`).expect(204);
    await admin.caller.post(`/api/admin/documents/${id}/restore`).expect(200);
    const [first, second] = await Promise.all(
      emails.slice(0, 2).map(async (address) => {
        const mails = await app.mailsTo(address);
        return mails.filter(({ subject }) => subject.startsWith(`"${title}" `));
      }),
    );
    expect(first!.map(({ subject }) => subject).toSorted()).toEqual([
      `"${title}" imefutwa na Sahihi`,
      `"${title}" imerejeshwa`,
    ]);
    for (const { html, text } of first!) {
      expect(html).toContain('<html lang="sw">');
      expect(text).not.toMatch(/\b(the|you|your|sign|and|is|to)\b/i);
    }
    // Two mails of the same second may overtake each other.
    expect(second!.map(({ subject }) => subject).toSorted()).toEqual([
      `"${title}" is back`,
      `"${title}" was deleted by Sahihi`,
    ]);
  });

  test("purges it after 30 days and not before", async () => {
    const { id } = await createSheet(owner.caller);
    await admin.caller.delete(`/api/admin/documents/${id}`).expect(204);
    await purgeHiddenDocuments(app.deps);
    await admin.caller.get(`/api/admin/documents/${id}`).expect(200);
    await purgeHiddenDocuments({ ...app.deps, clock: { now: () => new Date(Date.now() + 31 * DAY) } });
    await admin.caller.get(`/api/admin/documents/${id}`).expect(404);
  });

  test("is the table and the view alike: what is hidden is all they differ in", async () => {
    const { rows } = await pool.query<{ schema: string; columns: string }>(`
      select table_schema as schema, string_agg(column_name, ' ' order by column_name) as columns
      from information_schema.columns where table_name = 'documents' group by 1`);
    expect(new Set(rows.map(({ columns }) => columns)).size).toBe(1);
    expect(rows).toHaveLength(2);
  });
});

describe("payments", () => {
  const view = async (id: string) => {
    const { body } = await admin.caller.get("/api/admin/payments").query({ pageSize: 100 });
    return paged(AdminPayment)
      .parse(body)
      .items.find((payment) => payment.id === id)!;
  };

  async function bought() {
    const body = { id: randomUUID(), amount: 399, email: owner.user.email, serviceType: "ai_review" };
    await owner.caller.post("/api/payments").send(body).expect(201);
    await app.paystack.pay((await view(body.id)).reference);
    return body.id;
  }

  async function deliver({ body, signature }: { body: string; signature: string }) {
    const headers = { "Content-Type": "application/json", "x-paystack-signature": signature };
    await app.nobody().post("/api/paystack/webhook").set(headers).send(body).expect(200);
    await app.deps.jobs.idle();
  }

  /** The provider's webhook says how paying it back ended. */
  async function mailed(id: string, how: "processed" | "failed") {
    const event = await app.paystack.endRefund((await view(id)).reference, how);
    await deliver(event);
    return event;
  }

  test("are asked about again, refunded once through the provider, and cannot be used then", async () => {
    const id = await bought();
    const asked = await admin.caller.post(`/api/admin/payments/${id}/ask-provider`).expect(200);
    expect(AdminPayment.parse(asked.body)).toMatchObject({ status: "completed", canRefund: true });
    const refund = () => admin.caller.post(`/api/admin/payments/${id}/refund`).send({ reason: "Paid twice" });
    const responses = await Promise.all([refund(), refund()]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await app.deps.jobs.idle();
    expect(await view(id)).toMatchObject({
      status: "reversed",
      refund: { status: "accepted" },
      canRefund: false,
      canAskProvider: true,
    });
    await mailed(id, "processed");
    expect(await view(id)).toMatchObject({
      status: "reversed",
      refund: { status: "refunded" },
      canRefund: false,
      canAskProvider: false,
    });
    expect(app.paystack.calls.filter((call) => call === "POST /refund")).toHaveLength(1);
    const mails = await app.mailsTo(owner.user.email);
    expect(mails.filter(({ subject }) => subject.startsWith("Refund of receipt "))).toHaveLength(1);
    const review = await owner.caller
      .post("/api/ai-review")
      .send({ paymentId: id, text: "x", fileName: "x" });
    expect(review.status).toBeGreaterThanOrEqual(400);
    const { body } = await admin.caller.get("/api/admin/audit").query({ targetId: id });
    expect(
      paged(AdminAuditLine)
        .parse(body)
        .items.map(({ action }) => action),
    ).toEqual(["payment_refunded", "payment_refund_accepted", "payment_refund_requested", "payment_asked"]);
  });

  test("whose refund the provider refuses are as before, and can be refunded later", async () => {
    const id = await bought();
    await admin.caller.post(`/api/admin/payments/${id}/ask-provider`).expect(200);
    await pool.query("update payments set transaction_id = '7' || transaction_id where id = $1", [id]);
    const refund = async () => {
      await admin.caller.post(`/api/admin/payments/${id}/refund`).send({ reason: "Paid twice" }).expect(200);
      await app.deps.jobs.idle();
      return view(id);
    };
    const asBefore = { status: "completed", refund: { status: "failed" }, canRefund: true };
    expect(await refund()).toMatchObject(asBefore);

    await pool.query("update payments set transaction_id = substr(transaction_id, 2) where id = $1", [id]);
    expect(await refund()).toMatchObject({ status: "reversed", refund: { status: "accepted" } });
    const failure = await mailed(id, "failed");
    expect(await view(id)).toMatchObject(asBefore);

    // Told again of the first failure while the next attempt is under way: what counts is how it stands.
    expect(await refund()).toMatchObject({ status: "reversed", refund: { status: "accepted" } });
    await deliver(failure);
    expect(await view(id)).toMatchObject({ status: "reversed", refund: { status: "accepted" } });
    app.paystack.pass(60_000);
    const asked = await admin.caller.post(`/api/admin/payments/${id}/ask-provider`).expect(200);
    expect(asked.body).toMatchObject({ status: "reversed", refund: { status: "refunded" } });
  });
});

describe("prices, tickets and jobs", () => {
  test("a price is above 0, with two decimals, and is the one that is paid from then on", async () => {
    const path = "/api/admin/pricing/ai_review";
    for (const priceKes of [0, -1, 0.001, 10.005, "20", 1e12])
      await admin.caller.put(path).send({ priceKes }).expect(400);
    await admin.caller.put(path).send({}).expect(400);
    const { body } = await admin.caller.put(path).send({ priceKes: 450.5, isActive: false }).expect(200);
    expect(body).toMatchObject({ priceKes: 450.5, isActive: false });
    expect(await lastLine()).toMatchObject({
      action: "price_changed",
      before: { priceKes: 399, isActive: true },
      after: { priceKes: 450.5, isActive: false },
    });
    await admin.caller.put(path).send({ priceKes: 399, isActive: true }).expect(200);
  });

  test("a reply is sent once, moves an open ticket on, and is counted and noted once; a deleted ticket is gone", async () => {
    const id = randomUUID();
    const words = { id, subject: "=HYPERLINK(1)", message: "-1+1", category: "billing" };
    await owner.caller.post("/api/support/tickets").send(words).expect(201);
    const reply = { id: randomUUID(), adminResponse: "Here it is." };
    const path = `/api/admin/support/tickets/${id}`;
    for (const _ of [1, 2]) await admin.caller.post(`${path}/reply`).send(reply).expect(201);
    const { body } = await admin.caller
      .get("/api/admin/support/tickets")
      .query({ search: "hyperlink" })
      .expect(200);
    expect(body).toMatchObject({
      total: 1,
      items: [{ status: "in_progress", adminResponse: "Here it is." }],
      counts: { inProgress: 1 },
    });

    const resolve = () => admin.caller.put(path).send({ status: "resolved", adminResponse: "It is done." });
    for (const { status } of await Promise.all([resolve(), resolve()])) expect(status).toBe(200);
    const { body: lines } = await admin.caller.get("/api/admin/audit").query({ targetId: id }).expect(200);
    expect(lines).toMatchObject({
      items: [
        { action: "ticket_updated", before: { status: "in_progress" }, after: { status: "resolved" } },
        { action: "ticket_replied", before: { status: "open" } },
      ],
      total: 2,
    });

    const { text } = await admin.caller.get("/api/admin/support/tickets/csv").expect(200);
    expect(text.startsWith("\uFEFFTicket,Subject")).toBe(true);
    expect(text).toContain("'=HYPERLINK(1),'-1+1,");
    await admin.caller.delete(path).expect(204);
    await admin.caller.get(path).expect(404);
  });

  test("a job that was given up is listed without what it was about, and done again once", async () => {
    const { rows } = await pool.query<{ id: string }>(`
      insert into pgboss.job (name, data, source_name, source_id, source_retry_count, source_output)
      values ('dead', '{"secret": 1}', 'admin.hidden-purge', gen_random_uuid(), 50, '{"message": "No answer"}') returning id`);
    const { body, text } = await admin.caller.get("/api/admin/jobs").expect(200);
    expect(paged(FailedJob).parse(body).items).toMatchObject([
      { name: "admin.hidden-purge", reason: "No answer", tries: 51 },
    ]);
    expect(text).not.toContain("secret");
    await admin.caller.post(`/api/admin/jobs/${rows[0]!.id}/retry`).expect(200);
    await admin.caller.post(`/api/admin/jobs/${rows[0]!.id}/retry`).expect(404);
  });
});

test("nobody can change what was written down", async () => {
  for (const change of [
    "update admin_events set action = ''",
    "delete from admin_events",
    "truncate admin_events",
  ])
    await expect(pool.query(change)).rejects.toThrow("append-only");
});
