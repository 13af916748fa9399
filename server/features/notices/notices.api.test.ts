import { beforeEach, describe, expect, test } from "vitest";
import { forgetNotices } from "#server/features/notices/forget-notices";
import { sendReminders } from "#server/features/signing/send-reminders";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { publishedProfile } from "#server/testing/factories/collaborator";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { completedPayment } from "#server/testing/factories/start-payment";
import { people } from "#server/testing/factories/split-sheet";
import { CollaborationRequest } from "#shared/contract/network";
import { noticeEndpoints, NOTICES_PER_PAGE } from "#shared/contract/notices";

const app = await appForFile();
const DAY_MS = 24 * 60 * 60 * 1000;
let owner: Caller;
let self: Awaited<ReturnType<typeof app.signedIn>>["user"];

beforeEach(async () => {
  ({ caller: owner, user: self } = await app.signedIn({ firstName: "Amina", lastName: "Wanjiru" }));
});

async function page(caller: Caller, before?: string) {
  const { body } = await caller
    .get("/api/notices")
    .query(before ? { before } : {})
    .expect(200);
  return noticeEndpoints["GET /api/notices"].response.parse(body);
}

const kindsOf = async (caller: Caller) => (await page(caller)).items.map(({ kind }) => kind);

async function unread(caller: Caller): Promise<number> {
  const { body } = await caller.get("/api/unread-notice-count").expect(200);
  return noticeEndpoints["GET /api/unread-notice-count"].response.parse(body).count;
}

const nobody = app.nobody();

describe("the owner of a document is told", () => {
  test("who opened it, asked for a change, and signed, newest first, and that everybody has", async () => {
    const { id, tokens, writers } = await sendSheet(app, owner, { songTitle: "Jahazi" });
    await nobody.post(`/api/sign/${tokens[0]}/opened`).send({}).expect(200);
    await nobody.post(`/api/sign/${tokens[1]}/notes`).send({ kind: "change", text: "60" }).expect(200);
    for (const token of tokens) await nobody.post(`/api/sign/${token}`).expect(200);
    await app.deps.jobs.idle();
    const { items, next } = await page(owner);
    expect(next).toBeNull();
    const [first, second] = writers.map(({ name }) => name);
    expect(items.map(({ kind, name }) => [kind, name])).toEqual([
      ["fully_signed", null],
      ["signed", second],
      ["signed", first],
      ["change_asked", second],
      ["opened", first],
    ]);
    expect(items[0]).toMatchObject({ document: { id, title: "Jahazi" }, isRead: false });
    expect(await unread(owner)).toBe(5);
  });

  test("that somebody declined, and nothing of what they do themselves", async () => {
    const [first, second] = people(2);
    const { tokens } = await sendSheet(app, owner, {
      publishingRightsCollaborators: [{ ...first!, email: self.email }, second!],
    });
    await nobody.post(`/api/sign/${tokens[0]}`).expect(200);
    expect(await kindsOf(owner)).toEqual([]);
    await nobody.post(`/api/sign/${tokens[1]}/decline`).send({ reason: "No" }).expect(200);
    expect(await kindsOf(owner)).toEqual(["declined"]);
  });

  test("of reminders once a document, until that is read", async () => {
    await sendSheet(app, owner);
    app.clock.pass(23 * DAY_MS);
    await sendReminders(app.deps);
    const { items } = await page(owner);
    expect(items).toMatchObject([{ kind: "reminded", count: 2 }]);
    await owner.post(`/api/notices/${items[0]!.id}/read`).expect(204);
    app.clock.pass(23 * DAY_MS);
    await sendReminders(app.deps);
    expect((await page(owner)).items).toMatchObject([
      { kind: "reminded", count: 2, isRead: false },
      { kind: "reminded", count: 2, isRead: true },
    ]);
  });

  test("only of what they have not switched off", async () => {
    const { tokens } = await sendSheet(app, owner);
    await owner
      .patch("/api/user/settings")
      .send({ noticesOff: ["opening"] })
      .expect(200);
    await nobody.post(`/api/sign/${tokens[0]}/opened`).send({}).expect(200);
    await nobody.post(`/api/sign/${tokens[0]}`).expect(200);
    expect(await kindsOf(owner)).toEqual(["signed"]);
  });
});

describe("whoever works with others is told", () => {
  test("of a request, its acceptance, and messages as one notice, which reading them reads", async () => {
    const brian = await app.signedIn({ ...publishedProfile(), firstName: "Brian", lastName: "Otieno" });
    const asked = await owner
      .post("/api/collaboration-requests")
      .send({ receiverId: brian.user.id, message: "Your drums?" })
      .expect(201);
    const { id } = CollaborationRequest.parse(asked.body);
    expect((await page(brian.caller)).items).toMatchObject([{ kind: "request", name: "Amina Wanjiru" }]);

    await brian.caller.patch(`/api/collaboration-requests/${id}`).send({ status: "accepted" }).expect(200);
    expect(await unread(brian.caller)).toBe(0);
    for (const message of ["One", "Two", "Three"])
      await brian.caller.post(`/api/collaboration-requests/${id}/messages`).send({ message }).expect(201);
    expect((await page(owner)).items).toMatchObject([
      { kind: "message", count: 3, name: "Brian Otieno", requestId: id },
      { kind: "accepted", name: "Brian Otieno" },
    ]);
    await owner.post(`/api/collaboration-requests/${id}/read`).send({ number: 3 }).expect(200);
    expect(await unread(owner)).toBe(1);
  });
});

test("whoever has paid is told so", async () => {
  await completedPayment(app, owner);
  expect((await page(owner)).items).toMatchObject([{ kind: "paid", payment: { currency: "KES" } }]);
});

describe("the notices of somebody", () => {
  const fill = (count: number, readAt: Date | null = null) =>
    app.deps.pool.query(
      `insert into notices (id, owner_id, kind, at, read_at)
       select (substr(hex, 1, 8) || '-' || substr(hex, 9) || '-7000-8000-' || substr(md5(random()::text), 1, 12))::uuid, $1, 'paid', $3, $4
       from generate_series(1, $2::int) n,
         lateral (select lpad(to_hex((extract(epoch from $3::timestamptz) * 1000)::bigint - n), 12, '0') as hex) id`,
      [self.id, count, app.clock.now(), readAt],
    );

  test("come by the page, each once, and are read up to what was seen", async () => {
    await fill(NOTICES_PER_PAGE + 5);
    const first = await page(owner);
    const second = await page(owner, first.next!);
    expect([first.items.length, second.items.length, second.next]).toEqual([NOTICES_PER_PAGE, 5, null]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(NOTICES_PER_PAGE + 5);

    const { tokens } = await sendSheet(app, owner);
    app.clock.pass(1000);
    await nobody.post(`/api/sign/${tokens[0]}`).expect(200);
    await owner.post("/api/notices/read").send({ to: ids[0] }).expect(204);
    expect(await unread(owner)).toBe(1);
  });

  test("are nobody else's", async () => {
    await fill(1);
    const { items } = await page(owner);
    const { caller: other } = await app.signedIn();
    await other.post(`/api/notices/${items[0]!.id}/read`).expect(404);
    await other.post("/api/notices/read").send({ to: items[0]!.id }).expect(204);
    expect(await unread(owner)).toBe(1);
    expect(await kindsOf(other)).toEqual([]);
  });

  test("are forgotten after 90 days where they were read, and after a year", async () => {
    await fill(2, app.clock.now());
    app.clock.pass(10_000);
    await fill(3);
    app.clock.pass(91 * DAY_MS);
    await forgetNotices(app.deps);
    expect((await page(owner)).items).toHaveLength(3);
    app.clock.pass(275 * DAY_MS);
    await forgetNotices(app.deps);
    // A session has ended by then.
    const { rows } = await app.deps.pool.query("select 1 from notices where owner_id = $1", [self.id]);
    expect(rows).toEqual([]);
  });
});
