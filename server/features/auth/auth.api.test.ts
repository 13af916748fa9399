import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountLinks, users } from "#server/db/tables/auth";
import { startTestApp, type Caller, type TestApp } from "#server/testing/app";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import { linkIn } from "#server/testing/smtp-sink";
import { User } from "#shared/contract/auth";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let people = 0;

function registration(given: Record<string, unknown> = {}) {
  people += 1;
  const email = `person${people}@example.com`;
  return { email, password: PASSWORD, firstName: "Amina", lastName: "Wanjiru", ...given };
}

/** Somebody who has just opened an account, with the token of the mail that asks them to confirm. */
async function newcomer() {
  const caller = app.nobody();
  const { body } = await caller.post("/api/register").send(registration()).expect(201);
  const user = User.parse(body);
  return { caller, user, token: await tokenTo(user.email, "/verify-email") };
}

/** The token of the `nth` mail to the address that has a link to the page. */
async function tokenTo(address: string, page: string, nth = 1) {
  const links = () =>
    app.mails.mails
      .filter(({ to, text }) => to === address && text.includes(`${page}?token=`))
      .map((mail) => linkIn(mail, page));
  await app.mails.waitForMail(() => links().length >= nth);
  return new URL(links()[nth - 1]!).searchParams.get("token")!;
}

async function askForReset(email: string, nth = 1) {
  await app.nobody().post("/api/auth/forgot-password").send({ email }).expect(200);
  return tokenTo(email, "/reset-password", nth);
}

const verify = (token: string) => app.nobody().post("/api/auth/verify-email").send({ token });
const reset = (token: string, newPassword = "a new password") =>
  app.nobody().post("/api/auth/reset-password").send({ token, newPassword });
const login = (email: string, password = PASSWORD, caller: Caller = app.nobody()) =>
  caller.post("/api/login").send({ email, password });

async function isVerified(caller: Caller) {
  return User.parse((await caller.get("/api/user").expect(200)).body).emailVerified;
}

async function mailsTo(address: string) {
  await app.deps.jobs.idle();
  return app.mails.mails.filter(({ to }) => to === address).map(({ subject }) => subject);
}

describe("registering", () => {
  test("opens an account and signs in", async () => {
    const caller = app.nobody();
    const { body } = await caller.post("/api/register").send(registration()).expect(201);
    expect(body).toMatchObject({
      firstName: "Amina",
      lastName: "Wanjiru",
      role: "user",
      status: "active",
      emailVerified: false,
    });
    const { body: user } = await caller.get("/api/user").expect(200);
    expect(user).toEqual(body);
  });

  test("mails one link that confirms the address", async () => {
    const { user } = await newcomer();
    expect(await mailsTo(user.email)).toEqual(["Confirm your e-mail for Sahihi"]);
  });

  test("trims the address and compares it without case", async () => {
    const given = registration();
    const typed = `  ${given.email.toUpperCase()} `;
    const { body } = await app
      .nobody()
      .post("/api/register")
      .send({ ...given, email: typed })
      .expect(201);
    expect(body).toMatchObject({ email: given.email });
    await login(` ${given.email.replace("person", "PERSON")}`).expect(200);
    expect(await mailsTo(given.email)).toHaveLength(1);
  });

  test.each(["as it is", "in capitals"])("refuses an address that has an account, typed %s", async (how) => {
    const { email } = await createUser(app.deps);
    const typed = how === "in capitals" ? email.toUpperCase() : email;
    const { body } = await app
      .nobody()
      .post("/api/register")
      .send(registration({ email: typed }))
      .expect(409);
    expect(body).toEqual({ code: "email_taken", message: "An account with this email already exists" });
    expect(await mailsTo(email)).toEqual([]);
  });

  test("ten times at once opens one account", async () => {
    const given = registration();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.nobody().post("/api/register").send(given)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await mailsTo(given.email)).toHaveLength(1);
  });

  test.each([
    [{ firstName: " " }, "firstName", "First name is required"],
    [{ lastName: undefined }, "lastName", "Last name is required"],
    [{ email: "amina" }, "email", "Please enter a valid email address"],
    [{ password: "12345" }, "password", "Password must be at least 6 characters"],
    [{ password: "x".repeat(201) }, "password", "Password cannot be longer than 200 characters"],
  ])("refuses %j", async (wrong, path, message) => {
    const { body } = await app.nobody().post("/api/register").send(registration(wrong)).expect(400);
    expect(body).toEqual({ code: "invalid_input", message, issues: [{ path, message }] });
  });

  test.each([
    ["Ọláyínká", "Adébáyọ̀"],
    ["ተዎድሮስ", "ካሳሁን"],
    ["João", "Conceição"],
    ["N'Golo", "Kanté"],
  ])("keeps the name %s %s", async (firstName, lastName) => {
    const given = registration({ firstName, lastName });
    const { body } = await app.nobody().post("/api/register").send(given).expect(201);
    expect(body).toMatchObject({
      firstName: firstName.normalize("NFC"),
      lastName: lastName.normalize("NFC"),
    });
    const mail = await app.mails.waitForMail(({ to }) => to === given.email);
    expect(mail.name).toBe(`${firstName} ${lastName}`.normalize("NFC"));
  });

  test("takes no role, status or confirmation from the caller", async () => {
    const given = registration({ role: "admin", status: "suspended", emailVerifiedAt: new Date(), id: "1" });
    const { body } = await app.nobody().post("/api/register").send(given).expect(201);
    expect(body).toMatchObject({ role: "user", status: "active", emailVerified: false });
  });
});

describe("signing in", () => {
  test("answers the user, as GET /api/user does", async () => {
    const user = await createUser(app.deps);
    const caller = app.nobody();
    const { body } = await login(user.email, PASSWORD, caller).expect(200);
    expect((await caller.get("/api/user").expect(200)).body).toEqual(body);
  });

  test("says the same of a wrong password and of an unknown account", async () => {
    const { email } = await createUser(app.deps);
    const wrong = { code: "credentials_wrong", message: "Invalid email or password" };
    expect((await login(email, "not the password").expect(401)).body).toEqual(wrong);
    expect((await login("stranger@example.com").expect(401)).body).toEqual(wrong);
  });

  test.each([
    ["suspended", "account_suspended", "This account is suspended. Please contact support."],
    ["inactive", "account_inactive", "This account is inactive. Please contact support."],
  ] as const)("is refused to a %s account, with the reason", async (status, code, message) => {
    const { email } = await createUser(app.deps, { status });
    expect((await login(email).expect(403)).body).toEqual({ code, message });
    await login(email, "not the password").expect(401);
  });

  test.each(["suspended", "inactive"] as const)(
    "ends at once when the account becomes %s",
    async (status) => {
      const { user, caller } = await app.signedIn();
      const other = await app.signIn(user);
      await app.deps.db.update(users).set({ status }).where(eq(users.id, user.id));
      for (const session of [caller, other]) {
        const { body } = await session.get("/api/user").expect(401);
        expect(body).toEqual({ code: "unauthorized", message: "Unauthorized" });
        await session.get("/api/documents").expect(401);
      }
    },
  );

  test("starts under a new session id, and the old one ends", async () => {
    const { email } = await createUser(app.deps);
    const caller = app.nobody();
    const before = cookieOf(await login(email, PASSWORD, caller));
    const after = cookieOf(await login(email, PASSWORD, caller));
    expect(after.value).not.toBe(before.value);
    await app.nobody().get("/api/user").set("Cookie", before.pair).expect(401);
    await app.nobody().get("/api/user").set("Cookie", after.pair).expect(200);
  });

  test("does not take over a session id that the caller brings", async () => {
    const { email } = await createUser(app.deps);
    const response = await login(email).set("Cookie", "sahihi.sid=s%3Achosen-by-somebody-else.signature");
    expect(cookieOf(response).value).not.toContain("chosen-by-somebody-else");
  });

  test("leaves no session behind when it fails", async () => {
    const response = await login("stranger@example.com");
    expect(response.headers["set-cookie"]).toBeUndefined();
  });

  test("at GET /api/login leads to the page", async () => {
    await app.nobody().get("/api/login").expect(302).expect("Location", "/login");
  });
});

describe("signing out", () => {
  test("ends the session", async () => {
    const { email } = await createUser(app.deps);
    const caller = app.nobody();
    const { pair } = cookieOf(await login(email, PASSWORD, caller));
    await caller.post("/api/logout").expect(204);
    await caller.get("/api/user").expect(401);
    await app.nobody().get("/api/user").set("Cookie", pair).expect(401);
  });

  test("ends this session and no other", async () => {
    const { user, caller } = await app.signedIn();
    const other = await app.signIn(user);
    await caller.post("/api/logout").expect(204);
    await other.get("/api/user").expect(200);
  });

  test("is no fault when nobody is signed in", async () => {
    await app.nobody().post("/api/logout").expect(204);
  });
});

describe("the session cookie", () => {
  test("is out of reach of scripts and of other sites", async () => {
    const { email } = await createUser(app.deps);
    const { attributes } = cookieOf(await login(email));
    expect(attributes).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax"]));
    expect(attributes).not.toContain("Secure");
  });

  test("travels over https only, once the address is https", async () => {
    const secure = await startTestApp({
      env: { APP_URL: "https://sahihi.test", TRUST_PROXY: "1" },
      beside: app,
    });
    const { email } = await createUser(app.deps);
    const response = await login(email, PASSWORD, secure.nobody()).set("X-Forwarded-Proto", "https");
    await secure.stop();
    expect(cookieOf(response).attributes).toEqual(
      expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax", "Secure"]),
    );
  });

  test("opens nothing when it is made up", async () => {
    for (const made of ["sahihi.sid=x", "sahihi.sid=s%3Ax.y", "sahihi.sid=%", "sahihi.sid=j:{}"]) {
      await app.nobody().get("/api/user").set("Cookie", made).expect(401);
    }
  });
});

describe("a password", () => {
  test("never comes back, hashed or not", async () => {
    const given = registration();
    const caller = app.nobody();
    const answers = [
      await caller.post("/api/register").send(given),
      await login(given.email, given.password, caller),
      await caller.get("/api/user"),
    ];
    for (const { text, status } of answers) {
      expect(status).toBeLessThan(300);
      expect(text).not.toMatch(/argon2|passwordHash|nairobi-nights/);
    }
  });

  test("is kept as an argon2id hash", async () => {
    const { user } = await newcomer();
    const [row] = await app.deps.db.select().from(users).where(eq(users.id, user.id));
    expect(row!.passwordHash).toMatch(/^\$argon2id\$/);
  });
});

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
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(token)));
    answers.push(await verify(token));
    for (const { status, body } of answers) {
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
    const newest = await tokenTo(user.email, "/verify-email", 2);
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
    const answer = {
      message: "If an account with that email exists, we've sent a password reset link",
    };
    expect((await forgot(email)).body).toEqual(answer);
    expect((await forgot("stranger@example.com")).body).toEqual(answer);
    expect(await mailsTo(email)).toEqual(["Set a new Sahihi password"]);
    expect(await mailsTo("stranger@example.com")).toEqual([]);
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
    const answers = await Promise.all([reset(token, "one password"), reset(token, "other password")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    await login(email, answers[0].status === 200 ? "one password" : "other password").expect(200);
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
    expect(await mailsTo(user.email)).toEqual([
      "Set a new Sahihi password",
      "Your Sahihi password was changed",
    ]);
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

describe("too many attempts", () => {
  test("at one account are told to wait, and nobody else is", async () => {
    const { email } = await createUser(app.deps);
    for (let attempt = 1; attempt <= 10; attempt++) await login(email, "not the password").expect(401);

    const refused = await login(email).expect(429);
    expect(refused.body).toEqual({
      code: "too_many_requests",
      message: "Too many attempts. Please wait a moment and try again.",
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(15 * 60);

    const { email: another } = await createUser(app.deps);
    await login(another).expect(200);
  });

  test("count the same however the address is written", async () => {
    const { email } = await createUser(app.deps);
    const spellings = [email, ` ${email}`, email.toUpperCase(), `${email} `];
    for (let attempt = 0; attempt < 10; attempt++) await login(spellings[attempt % 4]!, "wrong password");
    await login(email).expect(429);
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

  test("to mail somebody are told to wait", async () => {
    const forgot = () =>
      app.nobody().post("/api/auth/forgot-password").send({ email: "patience@example.com" });
    for (let attempt = 1; attempt <= 30; attempt++) await forgot().expect(200);
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
    await quiet.stop();
  });
});

describe("a request from another website", () => {
  test.each([
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "http://sahihi.test.evil.example" },
    { Origin: "https://sahihi.test" },
    { "Sec-Fetch-Site": "cross-site" },
  ])("%j may change nothing", async (headers) => {
    const { caller } = await app.signedIn();
    const { body } = await caller.post("/api/logout").set(headers).expect(403);
    expect(body).toEqual({
      code: "foreign_origin",
      message: "This request came from another website and was refused.",
    });
    await caller.get("/api/user").set(headers).expect(200);
  });

  test.each([{ Origin: "http://sahihi.test" }, { "Sec-Fetch-Site": "same-origin" }])(
    "%j is our own",
    async (headers) => {
      await app.nobody().post("/api/logout").set(headers).expect(204);
    },
  );
});

type Answered = { headers: Record<string, unknown> };

/** The session cookie an answer sets. */
function cookieOf({ headers }: Answered) {
  const [cookie] = headers["set-cookie"] as string[];
  const [pair, ...attributes] = cookie!.split("; ");
  return { pair: pair!, value: pair!.split("=")[1]!, attributes };
}
