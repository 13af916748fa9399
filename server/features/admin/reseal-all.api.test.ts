import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { resealAll } from "#server/features/admin/reseal-all";
import { startTestApp } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { authenticator, switchOnTwoFactor } from "#server/testing/authenticator";
import { createSheet } from "#server/testing/factories/create-sheet";
import { paidPayment } from "#server/testing/factories/paid-payment";
import { PASSWORD } from "#server/testing/factories/user";

const before = {
  SESSION_SECRET: "the session secret from before, 32 or more",
  ENCRYPTION_KEY: "the encryption key from before, 32 or more",
};
const now = {
  SESSION_SECRET: "the session secret that is in force by now",
  ENCRYPTION_KEY: "the encryption key that is in force by now",
};
const both = { ...now, SESSION_SECRET_OLD: before.SESSION_SECRET, ENCRYPTION_KEY_OLD: before.ENCRYPTION_KEY };

const app = await appForFile({ env: before });

test("keys are changed without anybody noticing: old beside new, all sealed anew, then the new alone", async () => {
  const { user, caller } = await app.signedIn();
  const { user: other } = await app.signedIn();
  const { headers } = await app
    .nobody()
    .post("/api/login")
    .send({ email: other.email, password: PASSWORD })
    .expect(200);
  const cookie = headers["set-cookie"] as unknown as string[];
  const { secret, recoveryCodes } = await switchOnTwoFactor(app, caller);
  const codeOf = authenticator(app, secret);
  const { pool, secrets } = app.deps;
  const paymentId = await paidPayment(pool, user.id, "producer_agreement");
  await pool.query("update payments set form_sealed = $2 where id = $1", [
    paymentId,
    secrets.sealData('{"type":"x"}'),
  ]);
  const form = { type: "split_sheet", title: "Jahazi", form: { songTitle: "Jahazi" }, known: null };
  const unfinished = `/api/unfinished/${randomUUID()}`;
  await caller
    .put(unfinished)
    .send({ ...form, revision: randomUUID() })
    .expect(200);
  const { id } = await createSheet(caller);
  const legal = {
    primary: { sealedId: secrets.sealData("ID 1") },
    featured: { sealedId: secrets.sealData("ID 2") },
  };
  await pool.query("update documents set content = $2 where id = $1", [
    id,
    JSON.stringify({ formData: { legal } }),
  ]);

  const changing = await startTestApp({ beside: app, env: both });
  await changing
    .nobody()
    .get("/api/user")
    .set(
      "Cookie",
      cookie.map((one) => one.split(";")[0]!),
    )
    .expect(200);
  expect(changing.deps.secrets.unseal(secrets.seal("a link that waits"))).toBe("a link that waits");
  const login = (at: typeof app, code: string) =>
    at.nobody().post("/api/login").send({ email: user.email, password: PASSWORD, code });
  await login(changing, codeOf()).expect(200);
  await login(changing, recoveryCodes[0]!).expect(200);

  expect(await resealAll(changing.deps)).toEqual({
    hasFailed: false,
    says: [
      "  second factors: 1 sealed anew, 0 were sealed with the key in force",
      "  forms that are paid for: 1 sealed anew, 0 were sealed with the key in force",
      "  unfinished forms: 1 sealed anew, 0 were sealed with the key in force",
      "  government ids: 2 sealed anew, 0 were sealed with the key in force",
    ].join("\n"),
  });
  expect((await resealAll(changing.deps)).says).toContain("government ids: 0 sealed anew, 2 were");
  await changing.stop();

  const changed = await startTestApp({ beside: app, env: now });
  app.clock.pass(60_000);
  await login(changed, codeOf()).expect(200);
  const { rows } = await pool.query<{ form: string; first: string; second: string }>(
    `select form_sealed as form, content #>> '{formData,legal,primary,sealedId}' as first,
       content #>> '{formData,legal,featured,sealedId}' as second
     from payments, documents where payments.id = $1 and documents.id = $2`,
    [paymentId, id],
  );
  const { form: paidForm, first, second } = rows[0]!;
  expect([paidForm, first, second].map(changed.deps.secrets.unsealData)).toEqual([
    '{"type":"x"}',
    "ID 1",
    "ID 2",
  ]);

  const lost = await startTestApp({
    beside: app,
    env: { ...now, ENCRYPTION_KEY: "a key that nobody ever sealed with, 32" },
  });
  expect(await resealAll(lost.deps)).toMatchObject({
    hasFailed: true,
    says: expect.stringContaining("2 OPEN WITH NO KEY"),
  });
  await lost.stop();
  await changed.stop();
});
