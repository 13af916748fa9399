import { describe, expect, test } from "vitest";
import { startTestApp } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { readGuesses } from "#server/features/auth/guesses-store";
import { delayAfter } from "#server/features/auth/slow-guesses";
import { createUser, PASSWORD } from "#server/testing/factories/user";

const app = await appForFile({ env: { TRUST_PROXY: "1" } });
const beside = await appForFile({ env: { TRUST_PROXY: "1" }, beside: app, jobs: "queued" });

/** Each attempt comes from an address of its own. */
let attempts = 0;
const login = (email: string, password: string, at = app) =>
  at
    .nobody()
    .post("/api/login")
    .set("X-Forwarded-For", `198.51.100.${++attempts % 250}`)
    .send({ email, password });

/** How long the next attempt has to wait, at least. */
const nextDelay = async (email: string) =>
  delayAfter(await readGuesses(app.deps.db, app.deps.secrets.hashToken(email), app.deps.clock.now()));

async function took(work: () => PromiseLike<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const guess = async (email: string, times: number) => {
  for (let nth = 0; nth < times; nth++)
    await login(email, "not the password", nth % 2 ? app : beside).expect(401);
};

describe("wrong passwords for one account from many addresses", () => {
  test("make each attempt slower, tell the owner once, and lock nobody out", async () => {
    const { email } = await createUser(app.deps);
    await guess(email, 19);
    expect(await nextDelay(email)).toBe(0);
    await login(email, PASSWORD).expect(200);
    expect(await app.mailsTo(email)).toEqual([]);

    await Promise.all([guess(email, 1), guess(email, 1), guess(email, 1)]);
    expect(await took(() => login(email, PASSWORD).expect(200))).toBeGreaterThan(700);
    await guess(email, 1);
    const mails = await app.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Somebody is guessing your Sahihi password"]);
    expect(mails[0]!.text).toContain("20 wrong passwords");

    // A day later it is forgotten.
    app.clock.pass(24 * 60 * 60 * 1000);
    expect(await nextDelay(email)).toBe(0);
    await login(email, PASSWORD).expect(200);
  });

  test("are slow where there is no account, too", async () => {
    await guess("stranger@example.com", 20);
    expect(await took(() => login("stranger@example.com", PASSWORD).expect(401))).toBeGreaterThan(200);
    expect(await app.mailsTo("stranger@example.com")).toEqual([]);
  });
});

test("asking for a new password writes the same where there is an account and where there is none", async () => {
  // Nobody does the job before it was looked at: what is done holds nothing any more.
  const resting = await startTestApp({ jobs: "queued" });
  const written = async (address: string) => {
    await resting.nobody().post("/api/auth/forgot-password").send({ email: address }).expect(200);
    const { rows } = await resting.deps.pool.query<{ name: string; keys: string[] }>(
      `select name, array(select jsonb_object_keys(data) order by 1) as keys from pgboss.job
       where name like 'auth.%' order by created_on desc, id limit 1`,
    );
    return rows;
  };
  const { email: knownEmail } = await createUser(resting.deps);
  const known = await written(knownEmail);
  expect(known).toEqual([{ name: "auth.password-reset", keys: ["$origin", "sealedEmail", "sealedToken"] }]);
  expect(await written("stranger@example.com")).toEqual(known);
  await resting.stop();

  const { email } = await createUser(app.deps);
  for (const address of [email, "stranger@example.com"])
    await app.nobody().post("/api/auth/forgot-password").send({ email: address }).expect(200);
  expect(await app.mailsTo(email)).toHaveLength(1);
  expect(await app.mailsTo("stranger@example.com")).toEqual([]);
});
