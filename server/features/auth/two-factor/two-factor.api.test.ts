import { eq } from "#server/orm";
import { beforeEach, describe, expect, test } from "vitest";
import { twoFactors, users } from "#server/db/tables/auth";
import { startTestApp, type Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { authenticator, beginTwoFactor, STEP, switchOnTwoFactor } from "#server/testing/authenticator";
import { PASSWORD } from "#server/testing/factories/user";
import { tablesWith } from "#server/testing/tables-with";
import { paths } from "#shared/paths";

const app = await appForFile();

// Many wrong codes are entered here, from one address: that limit has a test of its own.
beforeEach(() => app.deps.pool.query("delete from rate_limits"));

async function protectedAccount() {
  const { user, caller } = await app.signedIn();
  return { user, caller, ...(await switchOnTwoFactor(app, caller)) };
}

const forgetLimits = () => app.deps.pool.query("delete from rate_limits");

const login = (email: string, code?: string, caller: Caller = app.nobody(), password = PASSWORD) =>
  caller.post("/api/login").send({ email, password, ...(code && { code }) });

const confirm = (caller: Caller, code: string) => caller.post("/api/user/two-factor/confirm").send({ code });

const wrong = { code: "second_factor_wrong" };
const locked = { code: "second_factor_locked", message: expect.stringContaining("15 minutes") as unknown };

/** No code of the secret, now or a step away. */
function wrongCode(codeOf: (steps?: number) => string) {
  const right = [-1, 0, 1].map(codeOf);
  return ["000000", "111111", "222222", "333333"].find((code) => !right.includes(code))!;
}

async function enterWrongCodes(email: string, code: string, times: number) {
  for (let index = 0; index < times; index += 1) {
    expect((await login(email, code).expect(401)).body).toMatchObject(wrong);
  }
}

describe("two-factor sign-in", () => {
  test("counts once a code of the app is confirmed, and takes one from then on", async () => {
    const { user, caller } = await app.signedIn();
    const elsewhere = await app.signIn(user);
    const { secret, otpauthUrl, qrCode } = await beginTwoFactor(caller);
    expect(otpauthUrl).toMatch(`otpauth://totp/Sahihi:${encodeURIComponent(user.email)}?issuer=Sahihi`);
    expect(otpauthUrl).toContain(`secret=${secret}`);
    expect(qrCode).toMatch(/^<svg [\s\S]+<\/svg>\s*$/);
    await login(user.email).expect(200);

    const codeOf = authenticator(app, secret);
    expect((await confirm(caller, wrongCode(codeOf)).expect(401)).body).toMatchObject(wrong);
    const { body } = await confirm(caller, `${codeOf().slice(0, 3)} ${codeOf().slice(3)}`).expect(200);
    expect(new Set((body as { recoveryCodes: string[] }).recoveryCodes).size).toBe(10);
    for (const code of (body as { recoveryCodes: string[] }).recoveryCodes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect((await confirm(caller, codeOf()).expect(409)).body).toMatchObject({ code: "two_factor_on" });
    await caller.post("/api/user/two-factor").send({ password: PASSWORD }).expect(409);
    await elsewhere.get("/api/user").expect(401);

    const signedOut = app.nobody();
    const needed = await login(user.email, undefined, signedOut).expect(401);
    expect(needed.body).toEqual({
      code: "second_factor_needed",
      message: "Please enter the code from your authenticator app.",
    });
    expect(needed.headers["set-cookie"]).toBeUndefined();
    await signedOut.get("/api/user").expect(401);
    await login(user.email, codeOf(1), signedOut).expect(200);
    await signedOut.get("/api/user").expect(200);
    const state = { enabled: true, recoveryCodesLeft: 10 };
    expect((await caller.get("/api/user/two-factor").expect(200)).body).toEqual(state);
    expect((await app.mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      "Two-factor sign-in is on",
    ]);
  });

  test("waits for a confirmed e-mail: it is no way to keep an address from who reads its mail", async () => {
    const { caller } = await app.signedIn({ emailVerifiedAt: null });
    const { body } = await caller.post("/api/user/two-factor").send({ password: PASSWORD }).expect(409);
    expect(body).toMatchObject({ code: "email_unconfirmed" });
  });

  test("says nothing of itself to whoever does not know the password, or may not sign in", async () => {
    const { user, codeOf } = await protectedAccount();
    const error = { code: "credentials_wrong", message: "Invalid email or password" };
    expect((await login(user.email, codeOf(), app.nobody(), "not it").expect(401)).body).toEqual(error);
    await app.deps.db.update(users).set({ status: "suspended" }).where(eq(users.id, user.id));
    expect((await login(user.email).expect(403)).body).toMatchObject({ code: "account_suspended" });
  });

  test("takes a code once, of a clock that is a step off at most, and of two at once one", async () => {
    const { user, codeOf } = await protectedAccount();
    app.clock.pass(2 * STEP);
    const far = [-2, 2].map((steps) => codeOf(steps));
    const raced = await Promise.all([login(user.email, codeOf(-1)), login(user.email, codeOf(-1))]);
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    for (const code of far) await login(user.email, code).expect(401);
    await login(user.email, codeOf()).expect(200);
    expect((await login(user.email, codeOf()).expect(401)).body).toMatchObject(wrong);
    expect((await login(user.email, codeOf(-1)).expect(401)).body).toMatchObject(wrong);
    await login(user.email, codeOf(1)).expect(200);
  });

  test("takes a recovery code once, however it is typed, and says by mail how many are left", async () => {
    const { user, caller, recoveryCodes } = await protectedAccount();
    const [first, second, third] = recoveryCodes;
    const typed = ` ${first!.toLowerCase().replace("-", " ").replaceAll("0", "o").replaceAll("1", "l")} `;
    const raced = await Promise.all([login(user.email, typed), login(user.email, first)]);
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    await login(user.email, first).expect(401);
    await login(user.email, second).expect(200);
    expect((await caller.get("/api/user/two-factor")).body).toEqual({ enabled: true, recoveryCodesLeft: 8 });
    const mails = (await app.mailsTo(user.email)).filter(({ subject }) => subject.includes("recovery"));
    const left = mails.map(({ text }) => /\d more are left/.exec(text)?.[0]);
    expect(left.toSorted()).toEqual(["8 more are left", "9 more are left"]);

    const { body } = await caller
      .post("/api/user/two-factor/recovery-codes")
      .send({ password: PASSWORD })
      .expect(200);
    await login(user.email, third).expect(401);
    await login(user.email, (body as { recoveryCodes: string[] }).recoveryCodes[9]).expect(200);
  });
});

describe("ten wrong codes in a row", () => {
  test("lock for 15 minutes, in every process, against right codes too, and are mailed", async () => {
    const { user, codeOf, recoveryCodes } = await protectedAccount();
    const other = await startTestApp({ beside: app });
    await enterWrongCodes(user.email, wrongCode(codeOf), 9);
    const tenth = await login(user.email, "AAAAA-AAAAA", other.nobody()).expect(429);
    expect(tenth.body).toMatchObject(locked);
    expect(tenth.headers["retry-after"]).toBe("900");

    app.clock.pass(15 * 60_000 - STEP);
    for (const code of [codeOf(), recoveryCodes[0]]) {
      const refused = await login(user.email, code).expect(429);
      expect(refused.body).toEqual({
        code: "second_factor_locked",
        message: "Too many wrong codes. Please try again in a minute.",
      });
      expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(30);
    }
    expect((await login(user.email).expect(401)).body).toMatchObject({ code: "second_factor_needed" });
    app.clock.pass(STEP);
    await login(user.email, codeOf()).expect(200);
    await login(user.email, recoveryCodes[0]).expect(200);
    await other.stop();
    const mails = (await app.mailsTo(user.email)).filter(({ subject }) => subject.startsWith("Ten wrong"));
    expect(mails).toHaveLength(1);
  });

  test("are counted when they race each other, and forgotten after a right one", async () => {
    const { user, codeOf } = await protectedAccount();
    await enterWrongCodes(user.email, wrongCode(codeOf), 6);
    await login(user.email, codeOf()).expect(200);
    await enterWrongCodes(user.email, wrongCode(codeOf), 4);
    const raced = await Promise.all(Array.from({ length: 8 }, () => login(user.email, wrongCode(codeOf))));
    const statuses = raced.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array<number>(5).fill(401), 429, 429, 429]);
  });

  test("lock the confirmation too, and beginning anew does not help", async () => {
    const { caller } = await app.signedIn();
    const { secret } = await beginTwoFactor(caller);
    const code = wrongCode(authenticator(app, secret));
    for (let index = 0; index < 9; index += 1) await confirm(caller, code).expect(401);
    await confirm(caller, code).expect(429);
    await forgetLimits();
    const again = authenticator(app, (await beginTwoFactor(caller)).secret);
    expect((await confirm(caller, again()).expect(429)).body).toMatchObject(locked);
    app.clock.pass(15 * 60_000);
    await confirm(caller, again()).expect(200);
  });
});

test("it is switched off with the password alone, begun anew with another secret, and survives a reset of the password", async () => {
  const { user, caller, secret, codeOf, recoveryCodes } = await protectedAccount();
  const post = (path: string, password: string) =>
    caller.post(`/api/user/two-factor${path}`).send({ password });
  for (const path of ["", "/off", "/recovery-codes"])
    expect((await post(path, "not it").expect(403)).body).toMatchObject({ code: "password_wrong" });

  await app.nobody().post("/api/auth/forgot-password").send({ email: user.email }).expect(200);
  const token = await app.tokenTo(user.email, paths.resetPassword);
  await app.nobody().post("/api/auth/reset-password").send({ token, newPassword: PASSWORD }).expect(200);
  await login(user.email).expect(401);
  await login(user.email, codeOf(), caller).expect(200);

  expect((await post("/off", PASSWORD).expect(200)).body).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  await post("/off", PASSWORD).expect(200);
  await post("/recovery-codes", PASSWORD).expect(409);
  await login(user.email).expect(200);
  expect((await confirm(caller, codeOf()).expect(409)).body).toMatchObject({ code: "two_factor_not_begun" });
  const anew = await switchOnTwoFactor(app, caller);
  expect(anew.secret).not.toBe(secret);
  await login(user.email, recoveryCodes[0]).expect(401);
  const offs = (await app.mailsTo(user.email)).filter(
    ({ subject }) => subject === "Two-factor sign-in is off",
  );
  expect(offs).toHaveLength(1);
});

test("nothing in the database makes codes: neither the secret nor a recovery code stands there", async () => {
  const { user, secret, recoveryCodes } = await protectedAccount();
  await app.deps.jobs.idle();
  const [record] = await app.deps.db.select().from(twoFactors).where(eq(twoFactors.userId, user.id));
  expect(app.deps.secrets.unsealData(record!.secretSealed)).toBe(secret);
  for (const text of [secret, recoveryCodes[3]!, recoveryCodes[3]!.replace("-", "")])
    expect(await tablesWith(app, text)).toEqual([]);
});
