import { describe, expect, test } from "vitest";
import { appForFile } from "#server/testing/app-for-file";
import type { Caller } from "#server/testing/app";
import { switchOnTwoFactor } from "#server/testing/authenticator";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import { UserSettings } from "#shared/contract/account";
import { User } from "#shared/contract/auth";
import { paths } from "#shared/paths";

const app = await appForFile();
let people = 0;
const newAddress = () => `new${++people}@example.com`;

const save = (caller: Caller, email: string, given: object = {}) =>
  caller.put("/api/user/profile").send({ firstName: "Amina", lastName: "Otieno", email, ...given });

const subjectsTo = async (address: string) => (await app.mailsTo(address)).map(({ subject }) => subject);

describe("the profile", () => {
  test("changes the name without the password, and mails nobody", async () => {
    const { user, caller } = await app.signedIn();
    const { body } = await save(caller, ` ${user.email.toUpperCase()} `).expect(200);
    expect(body).toMatchObject({ lastName: "Otieno", email: user.email, emailVerified: true });
    expect(await subjectsTo(user.email)).toEqual([]);
  });

  test("takes the password for another e-mail, which waits for its own link; the old one is told and its links end", async () => {
    const { user, caller } = await app.signedIn({ emailVerifiedAt: null });
    const email = newAddress();
    await caller.post("/api/auth/resend-verification").expect(200);
    await app.nobody().post("/api/auth/forgot-password").send({ email: user.email }).expect(200);
    const verifyOld = await app.tokenTo(user.email, paths.verifyEmail);
    const resetOld = await app.tokenTo(user.email, paths.resetPassword);

    expect((await save(caller, email).expect(400)).body).toMatchObject({
      issues: [{ path: "currentPassword", message: "Current password is required" }],
    });
    const wrong = await save(caller, email, { currentPassword: "not it" }).expect(403);
    expect(wrong.body).toMatchObject({ code: "password_wrong" });
    const moving = { currentPassword: PASSWORD };
    const twice = await Promise.all([save(caller, email, moving), save(caller, email, moving)]);
    for (const { status, body } of twice)
      expect({ status, body }).toMatchObject({ status: 200, body: { email, emailVerified: false } });

    const verify = (token: string) => app.nobody().post("/api/auth/verify-email").send({ token });
    await verify(verifyOld).expect(400);
    const reset = { token: resetOld, newPassword: "a new password" };
    await app.nobody().post("/api/auth/reset-password").send(reset).expect(400);
    expect(await subjectsTo(email)).toEqual(["Confirm your e-mail for Sahihi"]);
    const mailed = "The e-mail of your Sahihi account was changed";
    expect((await subjectsTo(user.email)).filter((subject) => subject === mailed)).toHaveLength(1);
    await verify(await app.tokenTo(email, paths.verifyEmail)).expect(200);
    expect(User.parse((await caller.get("/api/user")).body).emailVerified).toBe(true);
    await app.nobody().post("/api/login").send({ email: user.email, password: PASSWORD }).expect(401);
    await app.nobody().post("/api/login").send({ email, password: PASSWORD }).expect(200);
  });

  test("refuses an e-mail that has an account, and of two who want the same one gives it to one", async () => {
    const [one, two] = [await app.signedIn(), await app.signedIn()];
    const moving = { currentPassword: PASSWORD };
    const { body } = await save(one.caller, two.user.email, moving).expect(409);
    expect(body).toEqual({ code: "email_taken", message: "An account with this email already exists" });
    const email = newAddress();
    const raced = await Promise.all([save(one.caller, email, moving), save(two.caller, email, moving)]);
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await subjectsTo(email)).toHaveLength(1);
  });
});

test("the collaborator profile is published, kept whole when it is refused, and taken down", async () => {
  const { caller } = await app.signedIn();
  const profile = {
    collaboratorRole: "producer",
    genres: ["Afrobeats", "Gospel", "Afrobeats"],
    country: "Kenya",
    bio: " I make beats.\r\nSometimes songs. ",
    sampleWorkUrl: "https://example.com/beats",
    budgetPreference: null,
    availabilityStatus: "busy",
  };
  const put = (given: object) => caller.put("/api/user/collaborator-profile").send({ ...profile, ...given });
  const { body } = await put({}).expect(200);
  expect(body).toMatchObject({
    ...profile,
    genres: ["Afrobeats", "Gospel"],
    bio: "I make beats.\nSometimes songs.",
  });
  for (const sampleWorkUrl of ["javascript:alert(1)", "ftp://example.com", "beats"]) {
    const refused = await put({ sampleWorkUrl }).expect(400);
    expect(refused.body).toMatchObject({ message: "Please enter a link that starts with https://" });
  }
  expect((await caller.get("/api/user").expect(200)).body).toEqual(body);
  const gone = await caller.delete("/api/user/collaborator-profile").expect(200);
  expect(gone.body).toMatchObject({ collaboratorRole: null, genres: [], country: null, sampleWorkUrl: null });
});

describe("the settings", () => {
  const read = async (caller: Caller) =>
    UserSettings.parse((await caller.get("/api/user/settings").expect(200)).body);

  test("begin as everybody's, are saved as a whole or one by one, and show on the user", async () => {
    const { user, caller } = await app.signedIn();
    const before = await read(caller);
    expect(before).toEqual({
      emailNotifications: true,
      documentSigningAlerts: true,
      paymentNotifications: true,
      marketingEmails: false,
      noticesOff: [],
      twoFactorAuth: false,
      darkMode: false,
      language: "en",
      updatesContacts: false,
    });
    const wanted = { ...before, paymentNotifications: false, marketingEmails: true, darkMode: true };
    expect((await caller.put("/api/user/settings").send(wanted).expect(200)).body).toEqual(wanted);
    const other = await app.signIn(user);
    await Promise.all([
      caller.patch("/api/user/settings").send({ language: "sw" }).expect(200),
      other.patch("/api/user/settings").send({ emailNotifications: false }).expect(200),
    ]);
    await other.patch("/api/user/settings").send({}).expect(200);
    expect(await read(caller)).toEqual({ ...wanted, language: "sw", emailNotifications: false });
    expect((await other.get("/api/user").expect(200)).body).toMatchObject({ darkMode: true, language: "sw" });
  });

  test("tell of the second factor, and cannot switch it", async () => {
    const { caller } = await app.signedIn();
    const settings = await read(caller);
    const put = (given: object) => caller.put("/api/user/settings").send({ ...settings, ...given });
    const refused = await put({ twoFactorAuth: true, darkMode: true }).expect(409);
    expect(refused.body).toMatchObject({ code: "two_factor_by_code" });
    expect(await read(caller)).toEqual(settings);
    await switchOnTwoFactor(app, caller);
    await put({}).expect(409);
    expect((await put({ twoFactorAuth: true, darkMode: true }).expect(200)).body).toEqual({
      ...settings,
      twoFactorAuth: true,
      darkMode: true,
    });
  });

  test("are each one's own", async () => {
    const { caller } = await app.signedIn();
    const other = await app.signIn(await createUser(app.deps));
    await caller.patch("/api/user/settings").send({ darkMode: true }).expect(200);
    expect((await read(other)).darkMode).toBe(false);
  });
});
