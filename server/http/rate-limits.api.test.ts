import { expect, describe, test } from "vitest";
import { startTestApp } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { createUser, PASSWORD } from "#server/testing/factories/user";

const app = await appForFile();

const login = (email: string, password = PASSWORD) =>
  app.nobody().post("/api/login").send({ email, password });

describe("too many attempts", () => {
  test("at one account are told to wait, and nobody else is", async () => {
    const { email } = await createUser(app.deps);
    for (let attempt = 1; attempt <= 10; attempt++) await login(email, "not the password").expect(401);

    const refused = await login(email).expect(429);
    expect(refused.body).toEqual({
      code: "too_many_requests",
      message: "Too many attempts. Please try again in 15 minutes.",
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(15 * 60);

    const { email: another } = await createUser(app.deps);
    await login(another).expect(200);
  });

  test("are not those that succeed: whoever knows the password signs in as often as they like", async () => {
    const { email } = await createUser(app.deps);
    for (let attempt = 1; attempt <= 15; attempt++) await login(email).expect(200);
  });

  test("stay counted whatever succeeds in between, at the same account or at one's own", async () => {
    const { email } = await createUser(app.deps);
    const { email: own } = await createUser(app.deps);
    for (let attempt = 1; attempt <= 10; attempt++) {
      await login(own).expect(200);
      if (attempt === 5) await login(email).expect(200);
      await login(email, "not the password").expect(401);
    }
    await login(email).expect(429);
  });

  test("stay counted for somebody who guesses while signed in, whatever they succeed with in between", async () => {
    const { user, caller } = await app.signedIn();
    const { email } = await createUser(app.deps);
    const guess = (password: string, at = email) => caller.post("/api/login").send({ email: at, password });
    for (let attempt = 1; attempt <= 10; attempt++) {
      await guess("not the password").expect(401);
      if (attempt <= 5) await guess(PASSWORD, user.email).expect(200);
    }
    await guess(PASSWORD).expect(429);
  });

  test("at many accounts count successes, too", async () => {
    const { email } = await createUser(app.deps);
    const points = async () => {
      const { rows } = await app.deps.pool.query<{ points: number }>(
        "select points from rate_limits where key like 'credentials1:%' order by expire desc limit 1",
      );
      return rows[0]?.points ?? 0;
    };
    const before = await points();
    await login(email).expect(200);
    expect(await points()).toBe(before + 1);
  });

  test("count the same however the address is written", async () => {
    const { email } = await createUser(app.deps);
    const spellings = [email, ` ${email}`, email.toUpperCase(), `${email} `];
    for (let attempt = 0; attempt < 10; attempt++) await login(spellings[attempt % 4]!, "wrong password");
    await login(email).expect(429);
  });

  test("at many accounts from one address are told to wait, too", async () => {
    const quiet = await startTestApp({ env: { TRUST_PROXY: "1" }, beside: app });
    const guess = (attempt: number) =>
      quiet
        .nobody()
        .post("/api/login")
        .set("X-Forwarded-For", "192.0.2.77")
        .send({ email: `somebody${attempt}@example.com`, password: "123456" });
    await app.deps.pool.query("insert into rate_limits (key, points, expire) values ($1, 300, $2)", [
      "credentials1:192.0.2.77",
      Date.now() + 60_000,
    ]);
    await guess(1).expect(429);
    await quiet.stop();
  });

  test("at a password asked for again count per account, whatever else is sent", async () => {
    const { caller } = await app.signedIn();
    const remove = (attempt: number) =>
      caller
        .delete("/api/documents/00000000-0000-4000-8000-000000000000")
        .send({ password: `guess ${attempt}`, email: `${attempt}@example.com` });
    for (let attempt = 1; attempt <= 10; attempt++) await remove(attempt).expect(403);
    await remove(11).expect(429);
  });

  test("are only guesses: malformed bodies and what is refused after a right password use none up", async () => {
    const { user, caller } = await app.signedIn();
    for (let attempt = 1; attempt <= 11; attempt++) await login(user.email, "").expect(400);
    const sheet = await createSheet(caller);
    const unlock = (body: object) => caller.patch(`/api/documents/${sheet.id}/unlock`).send(body);
    for (let attempt = 1; attempt <= 11; attempt++) {
      await unlock({ reason: 1 }).expect(400);
      await unlock({ password: PASSWORD, reason: "The bridge is new" }).expect(409);
    }
    await caller.delete(`/api/documents/${sheet.id}`).send({ password: "not it" }).expect(403);
    await caller.delete(`/api/documents/${sheet.id}`).send({ password: PASSWORD }).expect(204);

    const codes = (body: object) => caller.post("/api/user/two-factor/recovery-codes").send(body);
    for (let attempt = 1; attempt <= 11; attempt++) {
      await codes({}).expect(400);
      await codes({ password: PASSWORD }).expect(409);
    }
    for (let attempt = 1; attempt <= 20; attempt++) await codes({ password: "not it" }).expect(403);
    await codes({ password: "not it" }).expect(429);
  });

  test("at a password asked for again are not those that succeed", async () => {
    const { caller } = await app.signedIn();
    for (let attempt = 1; attempt <= 12; attempt++) {
      const { id } = await createSheet(caller);
      await caller.delete(`/api/documents/${id}`).send({ password: PASSWORD }).expect(204);
    }
  });

  test("to mail somebody are told to wait", async () => {
    const forgot = () =>
      app.nobody().post("/api/auth/forgot-password").send({ email: "patience@example.com" });
    for (let attempt = 1; attempt <= 6; attempt++) await forgot().expect(200);
    const refused = await forgot().expect(429);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60 * 60);
  });

  test("to register from one address are told to wait", async () => {
    const quiet = await startTestApp({ env: { TRUST_PROXY: "1" }, beside: app });
    const tryFrom = (address: string) =>
      quiet.nobody().post("/api/register").set("X-Forwarded-For", address).send({});
    for (let attempt = 1; attempt <= 60; attempt++) await tryFrom("192.0.2.1").expect(400);
    await tryFrom("192.0.2.1").expect(429);
    await tryFrom("192.0.2.2").expect(400);

    for (let attempt = 1; attempt <= 60; attempt++) await tryFrom(`2001:db8::${attempt}`).expect(400);
    await tryFrom("2001:db8:0:0:ffff:ffff:ffff:ffff").expect(429);
    await tryFrom("2001:db8:0:1::1").expect(400);
    await quiet.stop();
  });
});
