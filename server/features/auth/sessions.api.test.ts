import { describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import { OpenSession } from "#shared/contract/account";
import { paths } from "#shared/paths";

const MINUTE = 60_000;
const PHONE = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";

const app = await appForFile({ env: { TRUST_PROXY: "1" } });

const list = async (caller: Caller, address = "41.90.0.1") => {
  const { body } = await caller.get("/api/user/sessions").set("X-Forwarded-For", address).expect(200);
  return OpenSession.array().parse(body);
};

async function onThePhone(email: string) {
  const caller = app.nobody();
  const headers = { "User-Agent": PHONE, "X-Forwarded-For": "105.160.0.7" };
  const response = await caller
    .post("/api/login")
    .set(headers)
    .send({ email, password: PASSWORD })
    .expect(200);
  return { caller, cookie: response.headers["set-cookie"]![0]! };
}

const changePassword = (caller: Caller, newPassword: string, currentPassword = PASSWORD) =>
  caller.put("/api/user/change-password").send({ currentPassword, newPassword });

describe("the list of sessions", () => {
  test("tells where one is signed in, here first, and nothing that would sign in", async () => {
    const { user, caller } = await app.signedIn();
    const phone = await onThePhone(user.email);
    app.clock.pass(MINUTE);
    const found = await list(caller);
    expect(found).toEqual([
      expect.objectContaining({ current: true, device: "Unknown device" }),
      expect.objectContaining({ current: false, device: "Chrome on Android", address: "105.160.0.7" }),
    ]);
    for (const { id } of found) expect(decodeURIComponent(phone.cookie)).not.toContain(id);
    expect((await list(phone.caller)).map(({ id }) => id)).toEqual([found[1]!.id, found[0]!.id]);
  });

  test("notes a use once in some minutes, from wherever it comes, and keeps when it was opened", async () => {
    const { user } = await app.signedIn();
    const { caller } = await onThePhone(user.email);
    const own = async () => (await list(caller, "41.90.0.2")).find(({ current }) => current)!;
    const opened = await own();
    app.clock.pass(4 * MINUTE);
    expect(await own()).toEqual(opened);
    app.clock.pass(MINUTE);
    const later = await own();
    expect(later).toMatchObject({ openedAt: opened.openedAt, address: "41.90.0.2" });
    expect(Date.parse(later.seenAt) - Date.parse(opened.seenAt)).toBeGreaterThanOrEqual(5 * MINUTE);
  });
});

describe("signing out", () => {
  test("one of them ends that one and no other, and nobody else's", async () => {
    const { user, caller } = await app.signedIn();
    const { caller: stranger } = await app.signedIn();
    const { caller: phone } = await onThePhone(user.email);
    const { id } = (await list(phone)).find(({ current }) => current)!;
    await stranger.delete(`/api/user/sessions/${id}`).expect(404);
    await phone.get("/api/user").expect(200);
    await caller.delete(`/api/user/sessions/${id}`).expect(204);
    await phone.get("/api/user").expect(401);
    await caller.get("/api/user").expect(200);
    const { body } = await caller.delete(`/api/user/sessions/${id}`).expect(404);
    expect(body).toEqual({ code: "session_not_found", message: "This device is signed out already." });
  });

  test("everywhere ends all of them, here too", async () => {
    const { user, caller } = await app.signedIn();
    const { caller: phone } = await onThePhone(user.email);
    await caller.post("/api/user/sessions/end-all").expect(204);
    for (const session of [caller, phone]) await session.get("/api/user").expect(401);
  });
});

describe("changing the password", () => {
  test("ends every other session and open reset links, keeps this one under a new id, and is mailed", async () => {
    const { user } = await app.signedIn();
    const { caller, cookie } = await onThePhone(user.email);
    const other = await app.signIn(user);
    await app.nobody().post("/api/auth/forgot-password").send({ email: user.email }).expect(200);
    const token = await app.tokenTo(user.email, paths.resetPassword);

    await changePassword(caller, "a new password").expect(200);
    await caller.get("/api/user").expect(200);
    expect((await list(caller)).length).toBe(1);
    await other.get("/api/user").expect(401);
    await app.nobody().get("/api/user").set("Cookie", cookie.split(";")[0]!).expect(401);
    await app.nobody().post("/api/auth/reset-password").send({ token, newPassword: PASSWORD }).expect(400);
    await app.nobody().post("/api/login").send({ email: user.email, password: PASSWORD }).expect(401);
    await app.nobody().post("/api/login").send({ email: user.email, password: "a new password" }).expect(200);
    const subjects = (await app.mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === "Your Sahihi password was changed")).toHaveLength(1);
  });

  test("takes the current one, and at least 8 characters; of two at once one wins", async () => {
    const user = await createUser(app.deps);
    const [one, two] = [await app.signIn(user), await app.signIn(user)];
    const wrong = await changePassword(one, "a new password", "not it").expect(403);
    expect(wrong.body).toMatchObject({ code: "password_wrong" });
    const short = await changePassword(one, "1234567").expect(400);
    expect(short.body).toMatchObject({ message: "New password must be at least 8 characters" });
    const raced = await Promise.all([
      changePassword(one, "the first password"),
      changePassword(two, "the second password"),
    ]);
    const won = raced.findIndex(({ status }) => status === 200);
    expect(raced.filter(({ status }) => status === 200)).toHaveLength(1);
    await [one, two][won]!.get("/api/user").expect(200);
    await [two, one][won]!.get("/api/user").expect(401);
  });
});
