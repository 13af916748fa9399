import { eq } from "#server/orm";
import { describe, expect, test } from "vitest";
import { users } from "#server/db/tables/auth";
import { startTestApp } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import { User } from "#shared/contract/auth";

const app = await appForFile();

let people = 0;

function registration(given: Record<string, unknown> = {}) {
  people += 1;
  const email = `person${people}@example.com`;
  return { email, password: PASSWORD, firstName: "Amina", lastName: "Wanjiru", ...given };
}

const login = (email: string, password = PASSWORD, caller = app.nobody()) =>
  caller.post("/api/login").send({ email, password });

const subjectsTo = async (address: string) => (await app.mailsTo(address)).map(({ subject }) => subject);

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
    const { email } = registration();
    await app.nobody().post("/api/register").send(registration({ email })).expect(201);
    expect(await subjectsTo(email)).toEqual(["Confirm your e-mail for Sahihi"]);
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
    expect(await subjectsTo(given.email)).toHaveLength(1);
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
    expect(await subjectsTo(email)).toEqual([]);
  });

  test("ten times at once opens one account", async () => {
    const given = registration();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => app.nobody().post("/api/register").send(given)),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await subjectsTo(given.email)).toHaveLength(1);
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

  test("travels over https only, once the address is https, whatever the proxy says of itself", async () => {
    const secure = await startTestApp({ env: { APP_URL: "https://sahihi.test" }, beside: app });
    const { email } = await createUser(app.deps);
    const response = await login(email, PASSWORD, secure.nobody());
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
    const responses = [
      await caller.post("/api/register").send(given),
      await login(given.email, given.password, caller),
      await caller.get("/api/user"),
    ];
    for (const { text, status } of responses) {
      expect(status).toBeLessThan(300);
      expect(text).not.toMatch(/argon2|passwordHash|nairobi-nights/);
    }
  });

  test("is kept as an argon2id hash", async () => {
    const { body } = await app.nobody().post("/api/register").send(registration()).expect(201);
    const [record] = await app.deps.db
      .select()
      .from(users)
      .where(eq(users.id, User.parse(body).id));
    expect(record!.passwordHash).toMatch(/^\$argon2id\$/);
  });
});

type Responded = { headers: Record<string, unknown> };

/** The session cookie an answer sets. */
function cookieOf({ headers }: Responded) {
  const [cookie] = headers["set-cookie"] as string[];
  const [pair, ...attributes] = cookie!.split("; ");
  return { pair: pair!, value: pair!.split("=")[1]!, attributes };
}
