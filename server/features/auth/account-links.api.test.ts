import { eq } from "#server/orm";
import { describe, expect, test } from "vitest";
import { accountLinks, users } from "#server/db/tables/auth";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import { User } from "#shared/contract/auth";
import { paths } from "#shared/paths";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const app = await appForFile();

/** Somebody who has just opened an account, with the token of the mail that asks them to confirm. */
async function newcomer() {
  const caller = app.nobody();
  const email = `${crypto.randomUUID()}@example.com`;
  const person = { email, password: PASSWORD, firstName: "Amina", lastName: "Wanjiru" };
  const { body } = await caller.post("/api/register").send(person).expect(201);
  return { caller, user: User.parse(body), token: await app.tokenTo(email, paths.verifyEmail) };
}

async function askForReset(email: string, nth = 1) {
  await app.nobody().post("/api/auth/forgot-password").send({ email }).expect(200);
  return app.tokenTo(email, paths.resetPassword, nth);
}

const verify = (token: string) => app.nobody().post("/api/auth/verify-email").send({ token });

const reset = (token: string, newPassword = "a new password") =>
  app.nobody().post("/api/auth/reset-password").send({ token, newPassword });

const login = (email: string, password = PASSWORD, caller = app.nobody()) =>
  caller.post("/api/login").send({ email, password });

const subjectsTo = async (address: string) => (await app.mailsTo(address)).map(({ subject }) => subject);

async function isVerified(caller: Caller) {
  return User.parse((await caller.get("/api/user").expect(200)).body).emailVerified;
}

describe("confirming the e-mail address", () => {
  test("takes the button's POST, not the opening of the link", async () => {
    const { caller, user, token } = await newcomer();
    await caller.get(`/api/auth/verify-email?token=${token}`).expect(404);
    expect(await isVerified(caller)).toBe(false);

    const { body } = await verify(token).expect(200);
    expect(body).toEqual({ email: user.email });
    expect(await isVerified(caller)).toBe(true);
  });

  test("answers the same however often the button is pressed", async () => {
    const { user, token } = await newcomer();
    const responses = await Promise.all(Array.from({ length: 5 }, () => verify(token)));
    responses.push(await verify(token));
    for (const { status, body } of responses) {
      expect({ status, body }).toEqual({ status: 200, body: { email: user.email } });
    }
  });

  test("works for 7 days", async () => {
    const { caller, token } = await newcomer();
    const late = await newcomer();
    app.clock.pass(7 * DAY - HOUR);
    await verify(token).expect(200);
    expect(await isVerified(caller)).toBe(true);

    app.clock.pass(HOUR);
    const { body } = await verify(late.token).expect(400);
    expect(body).toEqual({
      code: "verification_link_invalid",
      message: "This confirmation link is invalid or has expired. Please ask for a new one.",
    });
    expect(await isVerified(late.caller)).toBe(false);
  });

  test("takes only the newest link", async () => {
    const { caller, user, token } = await newcomer();
    const { body } = await caller.post("/api/auth/resend-verification").expect(200);
    expect(body).toEqual({ message: `We've sent a new link to ${user.email}` });
    const newest = await app.tokenTo(user.email, paths.verifyEmail, 2);
    await verify(token).expect(400);
    await verify(newest).expect(200);
  });

  test("asks for no new link when it is done", async () => {
    const { caller } = await app.signedIn();
    const { body } = await caller.post("/api/auth/resend-verification").expect(409);
    expect(body).toEqual({ code: "already_verified", message: "Your e-mail is already confirmed." });
  });

  test("confirms the address the link was mailed to and no later one", async () => {
    const { caller, user, token } = await newcomer();
    const email = `new-${user.email}`;
    await app.deps.db.update(users).set({ email }).where(eq(users.id, user.id));
    await verify(token).expect(400);
    expect(await isVerified(caller)).toBe(false);
  });

  test.each(["", "unknown", "x".repeat(201), "\u0000"])("refuses the token %j", async (token) => {
    await verify(token).expect(400);
  });
});

describe("a forgotten password", () => {
  test("is answered the same whether or not there is an account", async () => {
    const { email } = await createUser(app.deps);
    const forgot = (address: string) =>
      app.nobody().post("/api/auth/forgot-password").send({ email: address }).expect(200);
    const response = {
      message: "If an account with that email exists, we've sent a password reset link",
    };
    expect((await forgot(email)).body).toEqual(response);
    expect((await forgot("stranger@example.com")).body).toEqual(response);
    expect(await subjectsTo(email)).toEqual(["Set a new Sahihi password"]);
    expect(await subjectsTo("stranger@example.com")).toEqual([]);
  });

  test("is replaced once, by the mailed link", async () => {
    const { email } = await createUser(app.deps);
    const token = await askForReset(email);
    await reset(token).expect(200);
    await login(email).expect(401);
    await login(email, "a new password").expect(200);

    const { body } = await reset(token, "another password").expect(400);
    expect(body).toEqual({
      code: "reset_link_invalid",
      message: "This reset link is invalid or has expired. Please ask for a new one.",
    });
    await login(email, "a new password").expect(200);
  });

  test("is replaced by one of two who press at once", async () => {
    const { email } = await createUser(app.deps);
    const token = await askForReset(email);
    const responses = await Promise.all([reset(token, "one password"), reset(token, "other password")]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    await login(email, responses[0].status === 200 ? "one password" : "other password").expect(200);
  });

  test("can be replaced for an hour", async () => {
    const [inTime, late] = [await createUser(app.deps), await createUser(app.deps)];
    const [token, lateToken] = [await askForReset(inTime.email), await askForReset(late.email)];
    app.clock.pass(HOUR - 60_000);
    await reset(token).expect(200);
    app.clock.pass(60_000);
    await reset(lateToken).expect(400);
    await login(late.email).expect(200);
  });

  test("needs the newest link", async () => {
    const { email } = await createUser(app.deps);
    const first = await askForReset(email);
    const second = await askForReset(email, 2);
    await reset(first).expect(400);
    await reset(second).expect(200);
  });

  test("ends every session and says so by mail", async () => {
    const { user, caller } = await app.signedIn();
    const other = await app.signIn(user);
    await reset(await askForReset(user.email)).expect(200);
    await caller.get("/api/user").expect(401);
    await other.get("/api/user").expect(401);
    expect(await subjectsTo(user.email)).toEqual([
      "Set a new Sahihi password",
      "Your Sahihi password was changed",
    ]);
  });

  test("ends a session that is opened with the old one while it changes", async () => {
    const { email } = await createUser(app.deps);
    const token = await askForReset(email);
    const { pool } = app.deps;
    const gate = await pool.connect();
    const waiting = "select from pg_locks where relation = 'sessions'::regclass and not granted";
    const untilWaiting = async (count: number) => {
      await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(count);
    };

    const caller = app.nobody();
    const both: Promise<number>[] = [];
    try {
      await gate.query("begin; lock table sessions in share mode");
      both.push(reset(token).then(({ status }) => status));
      await untilWaiting(1);
      both.push(login(email, PASSWORD, caller).then(({ status }) => status));
      await untilWaiting(2);
    } finally {
      await gate.query("commit");
      gate.release();
    }

    expect(await Promise.all(both)).toEqual([200, 200]);
    await caller.get("/api/user").expect(401);
  });

  test("confirms the address: whoever reads its mail has set the password", async () => {
    const { email } = await createUser(app.deps, { emailVerifiedAt: null });
    await reset(await askForReset(email)).expect(200);
    const caller = app.nobody();
    await login(email, "a new password", caller).expect(200);
    expect(await isVerified(caller)).toBe(true);
  });

  test("stays replaceable after a new one that is too short", async () => {
    const { email } = await createUser(app.deps);
    const token = await askForReset(email);
    const { body } = await reset(token, "12345").expect(400);
    expect(body).toMatchObject({ message: "Password must be at least 6 characters" });
    await reset(token).expect(200);
  });

  test("is not replaced by a link to an address that the account has left", async () => {
    const { user } = await app.signedIn();
    const token = await askForReset(user.email);
    // As if the link was made while the e-mail changed.
    await app.deps.pool.query("update users set email = $2 where id = $1", [user.id, `new-${user.email}`]);
    await reset(token).expect(400);
    await login(`new-${user.email}`).expect(200);
  });

  test("is not replaced by a link of another purpose", async () => {
    const { user, token } = await newcomer();
    await reset(token).expect(400);
    await verify(await askForReset(user.email)).expect(400);
  });
});

test("of links the database keeps hashes only", async () => {
  const { user, token } = await newcomer();
  const [link] = await app.deps.db.select().from(accountLinks).where(eq(accountLinks.userId, user.id));
  expect(link!.tokenHash).toBe(app.deps.secrets.hashToken(token));
  expect(JSON.stringify(link)).not.toContain(token);
});
