import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forgetPhoneCodes } from "#server/features/account/phone/remove-phone";
import { TEXTS_A_DAY } from "#server/features/signing/texts/text-budget";
import { segmentsOf } from "#server/adapters/sms/gsm";
import { startTestApp, type Caller, type TestApp } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { askForPhoneCode, confirmPhone, newPhone } from "#server/testing/factories/confirmed-phone";
import { User } from "#shared/contract/auth";
import { wordsIn } from "#shared/words/speak";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const app = await appForFile();
const { phones } = app;
let caller: Caller;
let email: string;
let phone: string;

beforeEach(async () => {
  app.clock.pass(HOUR);
  const account = await app.signedIn();
  caller = account.caller;
  email = account.user.email;
  phone = newPhone();
});

const waitingForLocks = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;
const ask = (who: Caller, number: string) => who.put("/api/user/phone").send({ phone: number });
const confirm = (who: Caller, code: string) => who.post("/api/user/phone/confirm").send({ code });
const phoneOf = async (who: Caller) => User.parse((await who.get("/api/user").expect(200)).body).phone;
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const subjectsTo = async (address: string) => (await app.mailsTo(address)).map(({ subject }) => subject);

describe("a number of one's own", () => {
  test("is the account's once the code that came there is typed, and the account is told", async () => {
    const { body: asked } = await ask(caller, phone.replace("+254", "0")).expect(200);
    expect(asked.sentTo).toBe(`+254•••${phone.slice(-3)}`);
    await app.deps.jobs.idle();
    const code = /\d{6}/.exec(phones.to(phone)[0]!.text)![0];
    expect(await phoneOf(caller)).toBeNull();
    const { body } = await confirm(caller, code).expect(200);
    const { number, until } = User.parse(body).phone!;
    expect(number).toBe(phone);
    expect(Math.round((Date.parse(until) - app.clock.now().getTime()) / DAY)).toBe(30);
    // An answer that was lost is asked for again.
    await confirm(caller, code).expect(200);
    expect(
      (await subjectsTo(email)).filter((subject) => subject.includes("phone number was added")),
    ).toHaveLength(1);
    const { rows } = await app.deps.pool.query("select * from phone_codes where phone = $1", [phone]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test("is asked by a message of one part that says what the code is worth, in either language", async () => {
    const code = await askForPhoneCode(app, caller, phone);
    const { text } = phones.to(phone)[0]!;
    expect(text).toMatch(
      new RegExp(`^${code} is your code to confirm this number on Sahihi\\. Whoever has it can sign as you`),
    );
    for (const language of ["en", "sw"] as const)
      expect(segmentsOf(wordsIn(language).say("text.phoneCode", { code, brand: "Sahihi" }))).toBe(1);
  });

  test("is no number of anybody: a sentence says so at the field", async () => {
    const { body } = await ask(caller, "0712 345").expect(400);
    expect(body.issues).toEqual([{ path: "phone", message: expect.stringContaining("0712 345 678") }]);
  });

  test("is removed at once, and again: nothing changes", async () => {
    await confirmPhone(app, caller, phone);
    await caller.delete("/api/user/phone").expect(200);
    await caller.delete("/api/user/phone").expect(200);
    expect(await phoneOf(caller)).toBeNull();
    const removed = (await subjectsTo(email)).filter((subject) => subject.includes("was removed"));
    expect(removed).toHaveLength(1);
  });

  test("is removed while another is asked for: neither waits for the other for ever", async () => {
    await confirmPhone(app, caller, phone);
    const client = await app.deps.pool.connect();
    const untilWaiting = async (count: number) => {
      const waiting = async () => (await app.deps.pool.query(waitingForLocks)).rows[0].waiting;
      await expect.poll(waiting).toBeGreaterThanOrEqual(count);
    };
    await client.query("begin");
    await client.query("select from phone_codes where phone = $1 for update", [phone]);
    const removed = (async () => caller.delete("/api/user/phone"))();
    await untilWaiting(1);
    const asked = (async () => ask(caller, newPhone()))();
    await untilWaiting(2);
    await client.query("commit");
    client.release();
    expect([(await removed).status, (await asked).status]).toEqual([200, 200]);
    expect(await phoneOf(caller)).toBeNull();
  });

  test("waits for the account's own address", async () => {
    const { caller: unconfirmed } = await app.signedIn({ emailVerifiedAt: null });
    expect((await ask(unconfirmed, phone).expect(409)).body.code).toBe("email_unconfirmed");
    await ask(app.nobody(), phone).expect(401);
    expect(phones.to(phone)).toEqual([]);
  });
});

describe("a code", () => {
  test("is tried five times, and counts the right one too", async () => {
    const code = await askForPhoneCode(app, caller, phone);
    const left = [];
    for (let turn = 0; turn < 4; turn++) {
      const { body } = await confirm(caller, another(code)).expect(403);
      left.push((body as { message: string }).message);
    }
    expect(left).toEqual([4, 3, 2, 1].map((tries) => wordsIn("en").say("room.codeWrong", { left: tries })));
    expect((await confirm(caller, another(code)).expect(409)).body.code).toBe("room_code_over");
    await confirm(caller, code).expect(409);
    expect(await phoneOf(caller)).toBeNull();
  });

  test("guessed twenty times at once is compared five times", async () => {
    const code = await askForPhoneCode(app, caller, phone);
    const statuses = (
      await Promise.all(Array.from({ length: 20 }, () => confirm(caller, another(code))))
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(4);
    await confirm(caller, code).expect((response) => expect([409, 429]).toContain(response.status));
    expect(await phoneOf(caller)).toBeNull();
  });

  test("is over after ten minutes, and forgotten", async () => {
    const code = await askForPhoneCode(app, caller, phone);
    app.clock.pass(10 * MINUTE + 1);
    await confirm(caller, code).expect(409);
    await forgetPhoneCodes(app.deps);
    const { rows } = await app.deps.pool.query("select 1 from phone_codes where phone = $1", [phone]);
    expect(rows).toEqual([]);
  });

  test("of one number confirms no other, of one account none of another", async () => {
    const first = await askForPhoneCode(app, caller, phone);
    const other = newPhone();
    const second = await askForPhoneCode(app, caller, other);
    const { caller: stranger } = await app.signedIn();
    await askForPhoneCode(app, stranger, newPhone());
    if (first !== second) await confirm(caller, first).expect(403);
    await confirm(stranger, second).expect(403);
    await confirm(caller, second).expect(200);
    expect(await phoneOf(caller)).toMatchObject({ number: other });
  });

  test("is sent once for fifty presses, and again after a minute", async () => {
    await Promise.all(Array.from({ length: 50 }, () => ask(caller, phone).expect(200)));
    await app.deps.jobs.idle();
    expect(phones.to(phone)).toHaveLength(1);
    app.clock.pass(MINUTE);
    await askForPhoneCode(app, caller, phone);
    expect(phones.to(phone)).toHaveLength(2);
  });

  test("is sent five times an hour to a number, from however many accounts, and ten times a day", async () => {
    const asking = async (times: number) => {
      for (let turn = 0; turn < times; turn++) await ask((await app.signedIn()).caller, phone).expect(200);
      return ask((await app.signedIn()).caller, phone);
    };
    const { body, headers } = await (await asking(5), ask((await app.signedIn()).caller, phone)).expect(429);
    expect(body.message).toMatch(/try again in 60 minutes/);
    expect(Number(headers["retry-after"])).toBeGreaterThan(3000);
    app.clock.pass(HOUR);
    await asking(5);
    app.clock.pass(HOUR);
    await ask((await app.signedIn()).caller, phone).expect(429);
    await app.deps.jobs.idle();
    expect(phones.to(phone)).toHaveLength(10);
  });

  test("counts among the account's SMS of the day", async () => {
    const fill =
      "insert into text_messages (id, account_id, kind, created_at, changed_at) select gen_random_uuid(), id, 'invitation', $2, $2 from users, generate_series(1, $3) where email = $1";
    await app.deps.pool.query(fill, [email, app.clock.now(), TEXTS_A_DAY]);
    const { body } = await ask(caller, phone).expect(429);
    expect(body.message).toContain("50 SMS a day");
    expect(phones.to(phone)).toEqual([]);
  });

  test("that the provider does not take comes when it is asked for again", async () => {
    phones.mood = { answer: 500 };
    await ask(caller, phone).expect(200);
    await app.deps.jobs.idle();
    phones.mood = "takes";
    app.clock.pass(MINUTE);
    await confirmPhone(app, caller, phone);
    expect(await phoneOf(caller)).toMatchObject({ number: phone });
  });
});

describe("a number that another account has", () => {
  let other: TestApp;
  beforeAll(async () => {
    other = await startTestApp({ beside: app });
  });
  afterAll(() => other.stop());

  test("goes to whoever can read the code, and the other account is told", async () => {
    await confirmPhone(app, caller, phone);
    const { caller: successor } = await app.signedIn();
    app.clock.pass(MINUTE);
    // Asking says nothing of whose it is, and takes nothing.
    const { body } = await ask(successor, phone).expect(200);
    expect(Object.keys(body as object).toSorted()).toEqual(["expiresAt", "sentAt", "sentTo"]);
    expect(await phoneOf(caller)).toMatchObject({ number: phone });
    app.clock.pass(MINUTE);
    await confirmPhone(app, successor, phone);
    expect(await phoneOf(caller)).toBeNull();
    expect(await phoneOf(successor)).toMatchObject({ number: phone });
    expect(await subjectsTo(email)).toContain("Your phone number was confirmed for another account");
  });

  test("is never two accounts', though both confirm it at once at two servers", async () => {
    const rivals = await Promise.all([app.signedIn(), app.signedIn()]);
    const codes: string[] = [];
    for (const rival of rivals) {
      codes.push(await askForPhoneCode(app, rival.caller, phone));
      app.clock.pass(MINUTE);
    }
    const there = await other.signIn(rivals[1].user);
    const statuses = await Promise.all([
      confirm(rivals[0].caller, codes[0]!).then(({ status }) => status),
      confirm(there, codes[1]!).then(({ status }) => status),
    ]);
    expect(statuses).toEqual([200, 200]);
    const { rows } = await app.deps.pool.query("select id from users where phone = $1", [phone]);
    expect(rows).toHaveLength(1);
    const insert = "update users set phone = $1 where id <> $2 and id = any($3)";
    const ids = rivals.map(({ user }) => user.id);
    await expect(
      app.deps.pool.query(insert, [phone, (rows as { id: string }[])[0]!.id, ids]),
    ).rejects.toThrow("users_phone_unique");
  });
});

test("without a provider no number is asked for, and one that is there can be removed", async () => {
  const { user, caller: own } = await app.signedIn();
  await confirmPhone(app, own, phone);
  const off = await startTestApp({
    beside: app,
    env: {
      SMS_USERNAME: "",
      SMS_API_KEY: "",
      SMS_SENDER: "",
      SMS_REPORT_SECRET: "",
      NODE_ENV: "production",
      SEAL: "off",
      APP_URL: "https://sahihi.test",
      TRUST_PROXY: "1",
    },
  });
  try {
    expect(off.deps.sms).toBeNull();
    const login = await off
      .nobody()
      .post("/api/login")
      .set("X-Forwarded-Proto", "https")
      .send({ email: user.email, password: "nairobi-nights" })
      .expect(200);
    const cookie = (login.headers["set-cookie"] as unknown as string[])[0]!.split(";")[0]!;
    const { body } = await off
      .nobody()
      .put("/api/user/phone")
      .set("Cookie", cookie)
      .send({ phone })
      .expect(503);
    expect(body.code).toBe("sms_unavailable");
    await off.nobody().delete("/api/user/phone").set("Cookie", cookie).expect(200);
    expect(await phoneOf(own)).toBeNull();
  } finally {
    await off.stop();
  }
});
