import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { forgetEvents } from "#server/features/network/forget-events";
import { startTestApp, type TestApp } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { publishedProfile } from "#server/testing/factories/collaborator";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import { listenToEvents, type Listener } from "#server/testing/listen-to-events";
import { CollaborationRequest } from "#shared/contract/network";

const app = await appForFile();
const other = await startTestApp({ beside: app, jobs: "queued" });
afterAll(() => other.stop());

type Somebody = { id: string; email: string; cookie: string };

async function signIn(email: string): Promise<string> {
  const { headers } = await app.nobody().post("/api/login").send({ email, password: PASSWORD }).expect(200);
  return (headers["set-cookie"] as unknown as string[])[0]!.split(";")[0]!;
}

async function newcomer(): Promise<Somebody> {
  const { id, email } = await createUser(app.deps, publishedProfile());
  return { id, email, cookie: await signIn(email) };
}

const amina = await newcomer();
const brian = await newcomer();
let id: string;

/** Somebody's calls, to whichever of the two processes. */
const at = (place: TestApp, { cookie }: Somebody) => {
  const send = (method: "post" | "patch" | "put" | "delete", path: string, body = {}) =>
    place.nobody()[method](path).set("Cookie", cookie).send(body);
  return {
    send,
    write: (message: string) =>
      send("post", `/api/collaboration-requests/${id}/messages`, { message }).expect(201),
    read: (number: number) => send("post", `/api/collaboration-requests/${id}/read`, { number }).expect(200),
  };
};

const open: Listener[] = [];
async function listen(
  place: TestApp,
  { cookie }: Pick<Somebody, "cookie">,
  given: { lastEventId?: string; query?: string } = {},
) {
  const { origin } = new URL(place.nobody().get("/").url);
  const listener = await listenToEvents(origin, { cookie, ...given });
  open.push(listener);
  await expect.poll(() => listener.heard.length).toBeGreaterThan(0);
  return listener;
}

const typesOf = ({ heard }: Listener) => heard.map(({ event }) => event.type);
const messagesOf = ({ heard }: Listener) =>
  heard.flatMap(({ event }) => (event.type === "message" ? [event.message.message] : []));
const lastIdOf = ({ heard }: Listener) => heard.at(-1)!.id;
const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Line ${from + index}`);

beforeEach(async () => {
  await app.deps.pool.query(
    "delete from collaboration_requests; delete from blocks; delete from rate_limits",
  );
  const { body } = await at(app, amina)
    .send("post", "/api/collaboration-requests", { receiverId: brian.id, message: "Your drums?" })
    .expect(201);
  ({ id } = CollaborationRequest.parse(body));
  await at(app, brian).send("patch", `/api/collaboration-requests/${id}`, { status: "accepted" }).expect(200);
});
afterEach(() => open.splice(0).forEach((listener) => listener.drop()));

describe("an open stream", () => {
  test("tells both what happens, each once and in its order, whichever process it happens in", async () => {
    const [aminas, again, brians] = [
      await listen(app, amina),
      await listen(other, amina),
      await listen(other, brian),
    ];
    expect(aminas.headers).toMatchObject({
      "content-type": expect.stringMatching(/^text\/event-stream/) as string,
      "cache-control": expect.stringContaining("no-store") as string,
      "x-accel-buffering": "no",
    });
    await Promise.all(
      lines(1, 30).map((line, index) => at(index % 2 ? app : other, index % 3 ? amina : brian).write(line)),
    );
    for (const listener of [aminas, again, brians]) {
      await expect.poll(() => messagesOf(listener).length).toBe(30);
      const numbers = listener.heard.flatMap(({ event }) =>
        event.type === "message" ? [event.message.number] : [],
      );
      expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
      expect(listener.heard[0]!.event).toEqual({ type: "ready" });
      const ids = listener.heard.map((heard) => Number(heard.id));
      expect(ids).toEqual(ids.map((_, index) => ids[0]! + index));
    }
    expect(JSON.stringify(brians.heard)).not.toContain("@");

    await at(app, brian).read(30);
    const told = { type: "read", requestId: id, readerId: brian.id, number: 30 };
    for (const listener of [again, brians])
      await expect.poll(() => listener.heard.at(-1)?.event).toEqual(told);
    await at(app, brian).read(12);
    await at(other, brian).send("put", `/api/blocks/${amina.id}`).expect(200);
    await expect.poll(() => aminas.heard.at(-1)?.event).toEqual({ type: "request", requestId: id });
    expect(typesOf(aminas).filter((type) => type === "read")).toHaveLength(1);
  });

  test("does not tell a partner who is blocked how far one reads", async () => {
    await at(app, amina).write("Line 1");
    await at(app, brian).send("put", `/api/blocks/${amina.id}`).expect(200);
    const [aminas, brians] = [await listen(app, amina), await listen(app, brian)];
    await at(app, brian).read(1);
    await expect.poll(() => typesOf(brians)).toEqual(["ready", "read"]);
    await at(app, brian).send("delete", `/api/blocks/${amina.id}`).expect(200);
    await expect.poll(() => typesOf(aminas)).toEqual(["ready", "request"]);
  });

  test("goes on where it was left, by the header or the address", async () => {
    const before = await listen(app, brian);
    await at(app, amina).write("Line 1");
    await expect.poll(() => messagesOf(before)).toEqual(["Line 1"]);
    before.drop();
    for (const line of lines(2, 5)) await at(other, amina).write(line);
    const lastEventId = lastIdOf(before);
    for (const given of [
      { lastEventId },
      { query: `?after=${lastEventId}` },
      { lastEventId, query: "?after=0" },
    ]) {
      const after = await listen(other, brian, given);
      await expect.poll(() => messagesOf(after)).toEqual(lines(2, 5));
    }
    await at(app, amina).write("Line 6");
    await expect.poll(() => messagesOf(open.at(-1)!)).toEqual(lines(2, 6));
  });

  test("misses nothing while the connection that listens is broken", async () => {
    const brians = await listen(app, brian);
    const isListening = async () =>
      (
        await app.deps.pool.query(
          "select pg_terminate_backend(pid, 20000) from pg_stat_activity where application_name = 'sahihi live' and datname = current_database()",
        )
      ).rowCount;
    expect(await isListening()).toBeGreaterThan(0);
    for (const line of lines(1, 3)) await at(app, amina).write(line);
    await expect.poll(() => messagesOf(brians)).toEqual(lines(1, 3));
    await expect.poll(isListening).toBeGreaterThan(0);
    await at(app, amina).write("Line 4");
    await expect.poll(() => messagesOf(brians)).toEqual(lines(1, 4));
  });

  test("says when what was missed is not known any more, and goes on", async () => {
    await at(app, amina).write("Line 1");
    for (const lastEventId of ["999999999", "-1", "abc"]) {
      const lost = await listen(app, brian, { lastEventId });
      await expect.poll(() => typesOf(lost)).toEqual(["ready", "reset"]);
      lost.drop();
    }
    app.clock.pass(25 * 60 * 60 * 1000);
    await forgetEvents(app.deps);
    const { rows } = await app.deps.pool.query("select count(*)::int as count from live_events");
    expect(rows).toEqual([{ count: 0 }]);
    const lost = await listen(app, brian, { lastEventId: "0" });
    await expect.poll(() => typesOf(lost)).toEqual(["ready", "reset"]);
    await at(app, amina).write("Line 2");
    await expect.poll(() => messagesOf(lost)).toEqual(["Line 2"]);
    expect(Number(lastIdOf(lost))).toBe(Number(lost.heard[1]!.id) + 1);
  });
});

describe("a stream ends", () => {
  test("with its session, and no other's", async () => {
    const cookie = await signIn(brian.email);
    const [stays, ends] = [await listen(other, brian), await listen(other, { cookie })];
    await app.nobody().post("/api/logout").set("Cookie", cookie).expect(204);
    await ends.ended;
    await at(app, amina).write("Line 1");
    await expect.poll(() => messagesOf(stays)).toEqual(["Line 1"]);
    expect(messagesOf(ends)).toEqual([]);
  });

  test("when the account is suspended", async () => {
    const somebody = await newcomer();
    const streams = [await listen(app, somebody), await listen(other, somebody)];
    await app.deps.pool.query("update users set status = 'suspended' where id = $1", [somebody.id]);
    for (const { ended } of streams) await ended;
    await expect(listen(app, somebody)).rejects.toThrow("answered 401");
  });

  test("when the same user opens an eleventh", async () => {
    const streams: Listener[] = [];
    for (let nth = 1; nth <= 11; nth++) streams.push(await listen(app, brian));
    await streams[0]!.ended;
    await at(app, amina).write("Line 1");
    for (const stays of streams.slice(1)) await expect.poll(() => messagesOf(stays)).toEqual(["Line 1"]);
  });

  test("when its process stops, which takes no more of them", async () => {
    const third = await startTestApp({ beside: app, jobs: "queued" });
    const { ended } = await listen(third, brian);
    third.deps.streams.close();
    await ended;
    await expect(listen(third, brian)).rejects.toThrow("answered 503");
    await third.stop();
  });
});
