import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createDeps } from "#server/create-deps";
import { readEnv } from "#server/env";
import { logSettings, operatorSettings } from "#server/testing/factories/operator";

/** The dependencies of a server with these variables, on a database that nobody asks. */
async function depsWith(variables: NodeJS.ProcessEnv) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "sahihi-deps-"));
  const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", DATA_DIR, ...variables });
  const deps = createDeps(env, "postgres://nobody@127.0.0.1:1/nothing");
  onTestFinished(async () => {
    await deps.close();
    await rm(DATA_DIR, { recursive: true });
  });
  return deps;
}

const keys = { PAYSTACK_SECRET_KEY: "sk_test_configured", PAYSTACK_PUBLIC_KEY: "pk_test_configured" };
const mail = { key: "signed-1", subject: "Signed", text: () => "Signed.", html: () => "<p>Signed.</p>" };

test("with nothing configured mails go to the outbox, payments to the stand-in, and no model is asked", async () => {
  const { outbox, mail: adapter, payments, localPaystack, ai } = await depsWith({});
  await adapter.send({ ...mail, to: { name: "Zawadi", address: "zawadi@example.com" } });
  await adapter.send({ ...mail, key: "signed-2", to: { name: "", address: "gone@deleted.invalid" } });
  expect(await readdir(outbox!)).toHaveLength(1);
  expect(payments).toMatchObject({ inlineUrl: "/dev/paystack/inline.js", domain: "test" });
  expect(localPaystack).not.toBeNull();
  expect(ai).toBeNull();
});

test("nothing stands in for what is configured", async () => {
  const deps = await depsWith({ ...keys, SMTP_URL: "smtp://127.0.0.1:1", OPENAI_API_KEY: "sk-local" });
  expect(deps).toMatchObject({
    outbox: null,
    localPaystack: null,
    payments: { publicKey: keys.PAYSTACK_PUBLIC_KEY },
  });
  expect(deps.ai).not.toBeNull();
});

test("nothing stands in for payments in production: they are switched off", async () => {
  const deps = await depsWith({
    NODE_ENV: "production",
    SEAL: "off",
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing",
    SESSION_SECRET: "a secret that only tests know, 32 characters",
    APP_URL: "https://sahihi.test",
    SMTP_URL: "smtp://127.0.0.1:1",
    ...operatorSettings,
    ...logSettings,
  });
  expect(deps).toMatchObject({ outbox: null, localPaystack: null, payments: null });
});
