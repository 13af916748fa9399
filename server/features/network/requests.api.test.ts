import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { publishedProfile } from "#server/testing/factories/collaborator";
import { createUser } from "#server/testing/factories/user";
import { CollaborationRequest, Collaborator, Message, Messages } from "#shared/contract/network";

const app = await appForFile();
const amina = await app.signedIn({ ...publishedProfile(), firstName: "Amina", lastName: "Wanjiru" });
const brian = await app.signedIn({ ...publishedProfile(), firstName: "Brian", lastName: "Otieno" });
const stranger = await app.signedIn(publishedProfile());

const DAY = 24 * 60 * 60 * 1000;
const requests = "/api/collaboration-requests";
const refused = {
  code: "request_refused",
  message: "You cannot send a collaboration request to this person at the moment.",
};

type Asked = { id?: string; receiverId: string };
const ask = (caller: Caller, asked: Asked) =>
  caller.post(requests).send({ message: "Your drums, my song?", ...asked });
const answer = (caller: Caller, id: string, status: string) =>
  caller.patch(`${requests}/${id}`).send({ status });
const write = (caller: Caller, id: string, body: { id?: string; message: string }) =>
  caller.post(`${requests}/${id}/messages`).send(body);
const unreadOf = async (caller: Caller) =>
  (await caller.get("/api/unread-message-count").expect(200)).body as unknown;

/** Forgets what is between anybody, for the next story. */
async function startOver() {
  await app.deps.pool.query(
    "delete from collaboration_requests; delete from blocks; delete from rate_limits",
  );
}

async function pending(sender = amina, receiver = brian) {
  const { body } = await ask(sender.caller, { receiverId: receiver.user.id }).expect(201);
  return CollaborationRequest.parse(body);
}

async function together(sender = amina, receiver = brian): Promise<string> {
  const { id } = await pending(sender, receiver);
  await answer(receiver.caller, id, "accepted").expect(200);
  return id;
}

async function conversation(caller: Caller, id: string, query = "") {
  return Messages.parse((await caller.get(`${requests}/${id}/messages${query}`).expect(200)).body);
}

describe("asking somebody to work together", () => {
  test("reaches them once however often it is sent, by mail too, and never tells an e-mail", async () => {
    await startOver();
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(amina.caller, { id, receiverId: brian.user.id })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const list = CollaborationRequest.array().parse((await brian.caller.get(requests).expect(200)).body);
    expect(list).toMatchObject([
      { id, status: "pending", sender: { firstName: "Amina" }, unread: 0, closed: false, blocked: false },
    ]);
    expect(JSON.stringify([list, ...answers.map(({ body }) => body as unknown)])).not.toContain("@");

    const [mail, ...more] = (await app.mailsTo(brian.user.email)).filter(({ subject }) =>
      subject.includes("work with you"),
    );
    expect(more).toEqual([]);
    expect(mail!.text).toContain("Your drums, my song?");
    expect(mail!.text).not.toContain(amina.user.email);
  });

  test("is one open request a pair, whoever asks, also both at once", async () => {
    await startOver();
    const both = await Promise.all([
      ask(amina.caller, { receiverId: brian.user.id }),
      ask(brian.caller, { receiverId: amina.user.id }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    await ask(brian.caller, { receiverId: amina.user.id }).expect(409);
    const { body } = await amina.caller.get(`/api/collaborators/${brian.user.id}`).expect(200);
    expect(Collaborator.parse(body).request).toMatchObject({ status: "pending" });
  });

  test("is refused to oneself, to a profile that is not published, and with somebody else's id", async () => {
    await startOver();
    const hidden = await createUser(app.deps);
    const { id } = await pending();
    await ask(amina.caller, { receiverId: amina.user.id }).expect(400);
    for (const receiverId of [hidden.id, randomUUID()]) {
      const { body } = await ask(amina.caller, { receiverId }).expect(404);
      expect(body).toMatchObject({ code: "collaborator_not_found" });
    }
    const { body } = await ask(stranger.caller, { id, receiverId: brian.user.id }).expect(409);
    expect(body).toMatchObject({ code: "request_id_taken" });
    const { body: empty } = await amina.caller
      .post(requests)
      .send({ receiverId: brian.user.id, message: " \n" })
      .expect(400);
    expect(empty).toMatchObject({ message: "Please enter a message for your collaboration request." });
  });

  test("is refused alike after a refusal, for 30 days, and to whoever was blocked", async () => {
    await startOver();
    const { id } = await pending();
    await answer(brian.caller, id, "declined").expect(200);
    expect((await ask(amina.caller, { receiverId: brian.user.id }).expect(403)).body).toEqual(refused);
    app.clock.pass(30 * DAY + 1);
    await pending();

    await startOver();
    await brian.caller.put(`/api/blocks/${amina.user.id}`).expect(200);
    for (const [one, other] of [
      [amina, brian],
      [brian, amina],
    ] as const)
      expect((await ask(one.caller, { receiverId: other.user.id }).expect(403)).body).toEqual(refused);
  });

  test("is answered by the receiver alone, once", async () => {
    await startOver();
    const { id } = await pending();
    await answer(amina.caller, id, "accepted").expect(403);
    const answers = await Promise.all(
      ["accepted", "declined", "accepted", "declined"].map((status) => answer(brian.caller, id, status)),
    );
    const { status } = CollaborationRequest.parse(
      (await amina.caller.get(`${requests}/${id}`).expect(200)).body,
    );
    expect(answers.map((one) => one.status)).toEqual(
      ["accepted", "declined", "accepted", "declined"].map((tried) => (tried === status ? 200 : 409)),
    );
  });

  test("tells who asked that it was accepted, but not whoever wants no mails", async () => {
    await startOver();
    await app.deps.pool.query("update users set email_notifications = false where id = $1", [brian.user.id]);
    const before = (await app.mailsTo(brian.user.email)).length;
    await together();
    expect((await app.mailsTo(amina.user.email)).at(-1)).toMatchObject({
      subject: "Brian Otieno accepted your request",
    });
    expect(await app.mailsTo(brian.user.email)).toHaveLength(before);
    await app.deps.pool.query("update users set email_notifications = true");
  });
});

describe("a conversation", () => {
  test("opens when the request is accepted", async () => {
    await startOver();
    const { id } = await pending();
    for (const { caller } of [amina, brian]) {
      const { body } = await write(caller, id, { message: "Habari?" }).expect(409);
      expect(body).toMatchObject({
        code: "request_not_active",
        message: "This collaboration is not active yet",
      });
    }
  });

  test("numbers messages without gaps in their order when both write at once, and keeps each once", async () => {
    await startOver();
    const id = await together();
    const ids = Array.from({ length: 20 }, () => randomUUID());
    const answers = await Promise.all(
      ids.flatMap((messageId, index) => {
        const { caller } = index % 2 ? amina : brian;
        const message = { id: messageId, message: `Line ${index}` };
        return [write(caller, id, message), write(caller, id, message)];
      }),
    );
    const sent = answers.map(({ body }) => Message.parse(body));
    const { items, total } = await conversation(amina.caller, id);
    expect(total).toBe(20);
    expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(new Set(items.map((item) => item.id))).toEqual(new Set(ids));
    for (const message of sent) expect(items).toContainEqual(message);
    const { body } = await write(amina.caller, id, { id: ids[0]!, message: "Mine now" }).expect(409);
    expect(body).toMatchObject({ code: "message_id_taken" });
    expect((await conversation(brian.caller, id)).total).toBe(20);
  });

  test("is read 50 messages at a time, from either end", async () => {
    await startOver();
    const id = await together();
    await app.deps.pool.query(
      `insert into collaboration_messages (request_id, number, id, sender_id, message, created_at)
       select $1, n, gen_random_uuid(), $2, 'Line ' || n, now() from generate_series(1, 120) n`,
      [id, amina.user.id],
    );
    await app.deps.pool.query("update collaboration_requests set message_count = 120");
    const numbers = async (query: string) => {
      const { items } = await conversation(brian.caller, id, query);
      return [items.length, items[0]?.number, items.at(-1)?.number];
    };
    expect(await numbers("")).toEqual([50, 71, 120]);
    expect(await numbers("?before=71")).toEqual([50, 21, 70]);
    expect(await numbers("?before=21")).toEqual([20, 1, 20]);
    expect(await numbers("?after=100")).toEqual([20, 101, 120]);
    expect(await numbers("?after=0")).toEqual([50, 1, 50]);
    expect(await numbers("?after=120")).toEqual([0, undefined, undefined]);
  });

  test("counts what each has not read, and moves that forward only", async () => {
    await startOver();
    const id = await together();
    for (const message of ["One", "Two", "Three"]) await write(amina.caller, id, { message }).expect(201);
    expect(await unreadOf(brian.caller)).toEqual({ count: 3 });
    expect(await unreadOf(amina.caller)).toEqual({ count: 0 });
    expect((await conversation(amina.caller, id)).readTo).toBe(0);

    const read = async (number: number) =>
      (await brian.caller.post(`${requests}/${id}/read`).send({ number }).expect(200)).body as unknown;
    expect(await read(2)).toEqual({ number: 2 });
    expect(await read(1)).toEqual({ number: 2 });
    expect((await conversation(amina.caller, id)).readTo).toBe(2);
    expect(await read(1_000_000)).toEqual({ number: 3 });
    await write(brian.caller, id, { message: "Four" }).expect(201);
    expect([await unreadOf(brian.caller), await unreadOf(amina.caller)]).toEqual([
      { count: 0 },
      { count: 1 },
    ]);
    const [mine] = CollaborationRequest.array().parse((await amina.caller.get(requests).expect(200)).body);
    expect(mine).toMatchObject({ unread: 1 });
  });

  test("does not exist for anybody else", async () => {
    await startOver();
    const id = await together();
    await write(amina.caller, id, { message: "Between us" }).expect(201);
    const missing = { code: "request_not_found", message: "Collaboration not found" };
    const calls = [
      stranger.caller.get(`${requests}/${id}`),
      stranger.caller.get(`${requests}/${id}/messages`),
      write(stranger.caller, id, { message: "Me too" }),
      stranger.caller.post(`${requests}/${id}/read`).send({ number: 1 }),
      answer(stranger.caller, id, "declined"),
    ];
    for (const call of calls) expect(await call).toMatchObject({ status: 404, body: missing });
    expect((await stranger.caller.get(requests).expect(200)).body).toEqual([]);
    expect(await unreadOf(stranger.caller)).toEqual({ count: 0 });
  });

  test("mails once about what has waited 15 minutes, until the reader has read on", async () => {
    await startOver();
    const { remindUnread } = await import("#server/features/network/remind-unread");
    const id = await together();
    const digests = async () =>
      (await app.mailsTo(brian.user.email)).filter(({ subject }) => subject === "Amina Wanjiru wrote to you");
    const later = async (minutes: number) => {
      app.clock.pass(minutes * 60 * 1000);
      await Promise.all([remindUnread(app.deps), remindUnread(app.deps)]);
      return (await digests()).length;
    };
    await write(amina.caller, id, { message: "Are you there?" }).expect(201);
    expect(await later(10)).toBe(0);
    await write(amina.caller, id, { message: "Hello?" }).expect(201);
    expect(await later(6)).toBe(1);
    await write(amina.caller, id, { message: "Still here" }).expect(201);
    expect(await later(600)).toBe(1);
    await brian.caller.post(`${requests}/${id}/read`).send({ number: 3 }).expect(200);
    await write(amina.caller, id, { message: "And now?" }).expect(201);
    expect(await later(16)).toBe(2);
    expect((await digests())[0]!.text).not.toContain("Hello?");
  });
});

describe("blocking", () => {
  test("closes what is between the two, in both directions, until it is lifted", async () => {
    await startOver();
    const id = await together();
    await write(amina.caller, id, { message: "Before" }).expect(201);
    const { body: blocked } = await brian.caller.put(`/api/blocks/${amina.user.id}`).expect(200);
    await brian.caller.put(`/api/blocks/${amina.user.id}`).expect(200);
    expect(blocked).toMatchObject([{ id: amina.user.id, firstName: "Amina" }]);
    expect(JSON.stringify(blocked)).not.toContain("@");

    for (const [one, other] of [
      [amina, brian],
      [brian, amina],
    ] as const) {
      const { body } = await write(one.caller, id, { message: "After" }).expect(409);
      expect(body).toMatchObject({ code: "conversation_closed" });
      await one.caller.get(`/api/collaborators/${other.user.id}`).expect(404);
      expect(JSON.stringify((await one.caller.get("/api/collaborators")).body)).not.toContain(other.user.id);
      expect((await conversation(one.caller, id)).items).toHaveLength(1);
    }
    const seen = async (caller: Caller) =>
      (await caller.get(`${requests}/${id}`).expect(200)).body as unknown;
    expect(await seen(amina.caller)).toMatchObject({ closed: true, blocked: false });
    expect(await seen(brian.caller)).toMatchObject({ closed: true, blocked: true, unread: 0 });
    expect(await unreadOf(brian.caller)).toEqual({ count: 0 });
    expect((await amina.caller.get("/api/blocks").expect(200)).body).toEqual([]);

    await amina.caller.delete(`/api/blocks/${brian.user.id}`).expect(200);
    expect(await seen(amina.caller)).toMatchObject({ closed: true });
    expect((await brian.caller.delete(`/api/blocks/${amina.user.id}`).expect(200)).body).toEqual([]);
    await write(amina.caller, id, { message: "Again" }).expect(201);
  });

  test("keeps a pending request from being accepted, and an account that was closed from being written to", async () => {
    await startOver();
    const { id } = await pending();
    await amina.caller.put(`/api/blocks/${brian.user.id}`).expect(200);
    await answer(brian.caller, id, "accepted").expect(409);
    await answer(brian.caller, id, "declined").expect(200);

    const other = await together(stranger, brian);
    await app.deps.pool.query("update users set status = 'suspended' where id = $1", [stranger.user.id]);
    await write(brian.caller, other, { message: "Hello?" }).expect(409);
    await brian.caller.get(`/api/collaborators/${stranger.user.id}`).expect(404);
    expect((await brian.caller.get(`${requests}/${other}`).expect(200)).body).toMatchObject({ closed: true });
    await app.deps.pool.query("update users set status = 'active'");
  });

  test("is for people one can know of", async () => {
    await startOver();
    const hidden = await createUser(app.deps);
    for (const id of [hidden.id, randomUUID(), amina.user.id]) {
      await amina.caller.put(`/api/blocks/${id}`).expect(404);
      await amina.caller.delete(`/api/blocks/${id}`).expect(404);
    }
  });
});
