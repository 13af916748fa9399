import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { EnvironmentError, proxyFault, readEnv } from "#server/env";
import { logSettings, operatorSettings, testOperator } from "#server/testing/factories/operator";

const dataDir = mkdtempSync(join(tmpdir(), "sahihi-env-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const production = {
  NODE_ENV: "production",
  SEAL: "off",
  DATABASE_URL: "postgres://sahihi:pass@db.internal/sahihi",
  SESSION_SECRET: "0123456789012345678901234567890123456789",
  APP_URL: "https://sahihi.test/",
  SMTP_URL: "smtps://user:pass@mail.internal:465",
  DATA_DIR: dataDir,
  ...operatorSettings,
  ...logSettings,
};

const ofOperator = Object.keys(operatorSettings).filter((name) => name.startsWith("OPERATOR_"));

test("nothing set gives a local server that others cannot reach", () => {
  const env = readEnv({ DATA_DIR: dataDir });
  expect(env).toEqual({
    NODE_ENV: "development",
    PORT: 3000,
    PROCESS_ROLE: "all",
    DATABASE_POOL_SIZE: 10,
    JOB_POOL_SIZE: 4,
    DRAIN_SECONDS: 0,
    METRICS_HOST: "127.0.0.1",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    APP_URL: "http://localhost:3000",
    OPERATOR: {
      legalName: "Sahihi Trial Ltd, a stand-in",
      registration: "PVT-TRIAL00",
      address: "Stand-in Road 1, 00100 Nairobi, Kenya",
      dataContact: "stand-in@data-protection.example",
      dataRegistration: "TRIAL-000 (stand-in)",
      supportEmail: "support@sahihi.com",
    },
    SESSION_SECRET: expect.any(String),
    LOG_KEY: expect.stringContaining("PRIVATE KEY"),
    MAIL_FROM: "Sahihi <no-reply@localhost>",
    LOG_LEVEL: "warn",
    TRUST_PROXY: false,
    PAYSTACK_BASE_URL: "https://api.paystack.co",
    PAYSTACK_INLINE_URL: "https://js.paystack.co/v2/inline.js",
    LOCAL_MPESA_SECONDS: 6,
    SMS_BASE_URL: "https://api.africastalking.com",
    OPENAI_BASE_URL: "https://api.openai.com/v1",
    OPENAI_MODEL: "gpt-5.4-mini",
    OPENAI_TIME_LIMIT: 60,
    S3_REGION: "us-east-1",
  });
});

test("without SESSION_SECRET a random one is made once and kept for its owner alone", () => {
  const first = readEnv({ DATA_DIR: dataDir }).SESSION_SECRET;
  expect(first).toHaveLength(43);
  expect(readEnv({ DATA_DIR: dataDir }).SESSION_SECRET).toBe(first);
  expect(readFileSync(join(dataDir, "session-secret"), "utf8")).toBe(first);
  expect(statSync(join(dataDir, "session-secret")).mode & 0o777).toBe(0o600);
});

test("production listens to a proxy on its own machine and takes what it is given", () => {
  expect(readEnv(production)).toMatchObject({
    HOST: "127.0.0.1",
    TRUST_PROXY: ["loopback"],
    APP_URL: "https://sahihi.test",
    MAIL_FROM: "Sahihi <no-reply@sahihi.test>",
    SESSION_SECRET: production.SESSION_SECRET,
    OPERATOR: testOperator,
  });
});

test("production names all that it lacks of who runs it", () => {
  const unnamed = Object.fromEntries(ofOperator.map((name) => [name, undefined]));
  expect(messageOf({ ...production, ...unnamed })).toBe(
    "Not set, but needed in production: OPERATOR_NAME, OPERATOR_REGISTRATION, OPERATOR_ADDRESS, OPERATOR_DATA_CONTACT, OPERATOR_DATA_REGISTRATION",
  );
});

test.each(["DATABASE_URL", "SESSION_SECRET", "APP_URL", "SMTP_URL", "LOG_KEY", ...ofOperator])(
  "production does not start without %s and says so in one line",
  (name) => {
    for (const value of [undefined, "", " "]) {
      const message = messageOf({ ...production, [name]: value });
      expect(message).toBe(`Not set, but needed in production: ${name}`);
    }
  },
);

test("people write to the support address, to the contact for data where there is none, and on trial to a stand-in", () => {
  const supportOf = (source: NodeJS.ProcessEnv) => readEnv(source).OPERATOR.supportEmail;
  expect(supportOf(production)).toBe("help@sahihi.test");
  expect(supportOf({ ...production, SUPPORT_EMAIL: "" })).toBe(testOperator.dataContact);
  expect(supportOf({ DATA_DIR: dataDir })).toBe("support@sahihi.com");
});

test("production refuses what is left of the example of the runbook, and names it", () => {
  const runbook = readFileSync("docs/operations.md", "utf8");
  const block = /<<SETTINGS\n([\s\S]+?)\nSETTINGS\n/.exec(runbook)![1]!;
  const example = Object.fromEntries(
    [...block.matchAll(/^((?:APP|SMTP|MAIL|OPERATOR|SUPPORT)_\w+)='?(.+?)'?$/gm)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
  // An address in a street is nobody's mark: it may be theirs.
  const { OPERATOR_ADDRESS: _, ...telling } = example;
  expect(Object.keys(telling)).toContain("OPERATOR_NAME");
  for (const [name, value] of Object.entries(telling))
    expect(messageOf({ ...production, [name]: value })).toBe(
      `As in the example, where your own belong: ${name}`,
    );
});

test("what signs the log is an Ed25519 key, kept in a development server's own folder", () => {
  const kept = readEnv({ DATA_DIR: dataDir }).LOG_KEY;
  expect(readEnv({ DATA_DIR: dataDir }).LOG_KEY).toBe(kept);
  expect(statSync(join(dataDir, "log-key.pem")).mode & 0o777).toBe(0o600);
  const nowhere = { ...production, LOG_KEY: undefined, LOG_KEY_FILE: join(dataDir, "nothing") };
  expect(messageOf(nowhere)).toBe("LOG_KEY_FILE cannot be read (ENOENT)");
  expect(messageOf({ ...production, LOG_KEY: "a key" })).toBe("LOG_KEY must be the PEM of an Ed25519 key");
  const file = join(dataDir, "log-key.pem");
  expect(readEnv({ ...production, LOG_KEY: undefined, LOG_KEY_FILE: file }).LOG_KEY).toBe(kept);
});

test("production does not start where what people send can be read on its way", () => {
  expect(messageOf({ ...production, APP_URL: "http://sahihi.test" })).toMatch(
    /^APP_URL has to begin with https:\/\/ in production/,
  );
  for (const APP_URL of ["http://localhost:3000", "http://127.0.0.1", "http://[::1]:3000"])
    expect(readEnv({ ...production, APP_URL }).APP_URL).toBe(APP_URL);
});

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["NODE_ENV", "prod"],
  ["APP_URL", "sahihi.test"],
  ["APP_URL", "https://sahihi.test/app"],
  ["APP_URL", "https://sahihi.test/?from=mail"],
  ["APP_URL", "https://amina@sahihi.test"],
  ["DATABASE_URL", "mysql://db"],
  ["DATABASE_DIRECT_URL", "mysql://db"],
  ["SMTP_URL", "https://mail"],
  ["SESSION_SECRET", "short"],
  ["MAIL_FROM", "nobody"],
  ["SUPPORT_EMAIL", "nobody"],
  ["LOG_LEVEL", "loud"],
  ["ENCRYPTION_KEY", "short"],
  ["ENCRYPTION_KEY_OLD", "short"],
  ["SESSION_SECRET_OLD", "short"],
  ["PAYSTACK_SECRET_KEY", "pk_test_0123"],
  ["PAYSTACK_PUBLIC_KEY", "sk_test_0123"],
  ["PAYSTACK_BASE_URL", "paystack"],
  ["PAYSTACK_INLINE_URL", "/inline.js"],
  ["LOCAL_MPESA_SECONDS", "soon"],
  ["S3_ENDPOINT", "s3.example"],
  ["S3_BUCKET", "Sahihi Files"],
  ["FILES", "s3"],
  ["SMS_SENDER", "Sahihi Kenya Ltd"],
  ["SMS_BASE_URL", "africastalking"],
  ["SMS_REPORT_SECRET", "short"],
  ["PROCESS_ROLE", "cron"],
  ["DATABASE_POOL_SIZE", "1"],
  ["JOB_POOL_SIZE", "many"],
  ["DRAIN_SECONDS", "-1"],
  ["METRICS_PORT", "metrics"],
  ["RELEASES_DIR", "releases"],
  ["BACK_UP_DIR", "backups"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "10.0.0.0/8, proxy"],
])("%s=%s is refused in one line that names the variable and not its value", (name, value) => {
  const message = messageOf({ ...production, [name]: value });
  expect(message).toMatch(new RegExp(`^${name} [^\\n]+$`));
  if (/SECRET|KEY/.test(name)) expect(message).not.toContain(value);
});

test.each([
  [{ PAYSTACK_SECRET_KEY: "sk_test_1" }, "Not set, but needed with its pair: PAYSTACK_PUBLIC_KEY"],
  [{ PAYSTACK_PUBLIC_KEY: "pk_test_1" }, "Not set, but needed with its pair: PAYSTACK_SECRET_KEY"],
  [
    { PAYSTACK_SECRET_KEY: "sk_live_1", PAYSTACK_PUBLIC_KEY: "pk_test_1" },
    "PAYSTACK_SECRET_KEY and PAYSTACK_PUBLIC_KEY must both be test keys or both be live keys",
  ],
])("payments are taken with both keys of one world: %j", (keys, message) => {
  expect(messageOf({ ...production, ...keys })).toBe(message);
});

test("half a file store is refused: files would leave for nowhere", () => {
  const half = { ...production, S3_ENDPOINT: "https://s3.example", S3_BUCKET: "files" };
  expect(messageOf(half)).toBe("Not set, but needed for the file store: S3_ACCESS_KEY, S3_SECRET_KEY");
});

test.each([
  ["1", 1],
  ["false", false],
  ["10.0.0.0/8, loopback", ["10.0.0.0/8", "loopback"]],
  ["192.0.2.1,fd00::/8", ["192.0.2.1", "fd00::/8"]],
])("TRUST_PROXY=%s", (text, trustProxy) => {
  expect(readEnv({ ...production, TRUST_PROXY: text }).TRUST_PROXY).toEqual(trustProxy);
});

test.each([
  [{}, undefined],
  [{ TRUST_PROXY: "1" }, undefined],
  [{ TRUST_PROXY: "false" }, /does not name the proxy/],
  [{ HOST: "0.0.0.0" }, /does not name the proxy/],
  [{ HOST: "0.0.0.0", TRUST_PROXY: "1" }, /may claim to be anywhere/],
  [{ HOST: "0.0.0.0", TRUST_PROXY: "10.0.0.0/8" }, undefined],
])("production with %j says what is wrong with callers' addresses: %s", (given, fault) => {
  const said = proxyFault(readEnv({ ...production, ...given }));
  if (fault) expect(said).toMatch(fault);
  else expect(said).toBeUndefined();
});

function messageOf(source: NodeJS.ProcessEnv): string {
  try {
    readEnv(source);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as Error).message;
  }
  throw new Error("readEnv should have refused this");
}
