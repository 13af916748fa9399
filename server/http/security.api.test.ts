import { describe, expect, test } from "vitest";
import { readEnv } from "#server/env";
import { pagePolicy, permissionsPolicy } from "#server/http/security";
import { appForFile } from "#server/testing/app-for-file";
import { logSettings, operatorSettings } from "#server/testing/factories/operator";
import { playerOrigins } from "#shared/domain/sample-players";

const app = await appForFile();

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

  test.each([
    { Origin: "http://sahihi.test" },
    { Origin: "http://10.0.0.7:3000", Host: "10.0.0.7:3000" },
    { "Sec-Fetch-Site": "same-origin" },
  ])("%j is our own", async (headers) => {
    await app.nobody().post("/api/logout").set(headers).expect(204);
  });

  test.each([
    { Origin: "https://10.0.0.7:3000", Host: "10.0.0.7:3000" },
    { Origin: "http://10.0.0.7", Host: "10.0.0.7:3000" },
    { Origin: "http://10.0.0.7:3001", Host: "10.0.0.7:3000" },
  ])("%j comes by another protocol or port, and may change nothing", async (headers) => {
    await app.nobody().post("/api/logout").set(headers).expect(403);
  });
});

describe("the policy of a page", () => {
  const policyWith = (given: NodeJS.ProcessEnv) => {
    const policy = pagePolicy(
      readEnv({ ...given, DATA_DIR: app.deps.env.DATA_DIR, SESSION_SECRET: "x".repeat(32) }),
      ["abc="],
    );
    return new Map(
      policy.split("; ").map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]),
    );
  };
  const own = ["'self'"];
  const keys = { PAYSTACK_SECRET_KEY: "sk_test_1", PAYSTACK_PUBLIC_KEY: "pk_test_1" };
  const production = {
    NODE_ENV: "production",
    SEAL: "off",
    DATABASE_URL: "postgres://localhost/sahihi",
    APP_URL: "https://sahihi.test",
    SMTP_URL: "smtp://localhost",
    ...operatorSettings,
    ...logSettings,
  };

  test.each([
    ["with the local provider", {}],
    ["with payments switched off", production],
  ])("lets only our own in %s", (_how, given) => {
    const policy = policyWith(given);
    expect(policy.get("script-src")).toEqual([...own, "'sha256-abc='"]);
    expect(policy.get("connect-src")).toEqual(own);
    expect(policy.get("frame-src")).toEqual([...own, ...playerOrigins]);
  });

  test("lets the payment window in where Paystack shows it", () => {
    const policy = policyWith({ ...production, ...keys });
    expect(policy.get("script-src")).toEqual([...own, "'sha256-abc='", "https://js.paystack.co"]);
    expect(policy.get("frame-src")).toEqual([
      ...own,
      ...playerOrigins,
      "https://js.paystack.co",
      "https://checkout.paystack.com",
    ]);
    expect(policy.get("connect-src")).toContain("https://api.paystack.co");
    expect(policy.get("default-src")).toEqual(own);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
  });

  test("lets in nothing of Paystack's where another address is configured", () => {
    const policy = policyWith({ ...keys, PAYSTACK_INLINE_URL: "https://pay.example/inline.js" });
    for (const name of ["script-src", "connect-src", "frame-src"])
      expect(policy.get(name)).toContain("https://pay.example");
    expect([...policy.values()].flat().join(" ")).not.toContain("paystack");
  });
});

test("every answer carries the id by which the log knows its request", async () => {
  const ids = await Promise.all(
    ["/api/health", "/api/nothing"].map(async (path) => (await app.nobody().get(path)).get("X-Request-Id")),
  );
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(ids).size).toBe(2);
});

test("a refusal is kept by no cache either", async () => {
  for (const [path, status] of [
    ["/api/user", 401],
    ["/api/nothing", 404],
    ["/api/documents", 401],
  ] as const) {
    const { headers } = await app.nobody().get(path).expect(status);
    expect(headers["cache-control"]).toBe("no-store");
  }
});

test("a payment may be asked for by the window that takes it, and by nobody else", () => {
  const given = { DATA_DIR: app.deps.env.DATA_DIR, SESSION_SECRET: "x".repeat(32) };
  const keys = { PAYSTACK_SECRET_KEY: "sk_test_1", PAYSTACK_PUBLIC_KEY: "pk_test_1" };
  expect(permissionsPolicy(readEnv(given))).toMatch(/payment=\(self\)$/);
  expect(permissionsPolicy(readEnv({ ...given, ...keys }))).toContain(
    'payment=(self "https://js.paystack.co" "https://checkout.paystack.com")',
  );
});

test("every answer keeps browsers from guessing, framing and telling where they came from", async () => {
  const { headers } = await app.nobody().get("/api/health").expect(200);
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "permissions-policy": expect.stringContaining("camera=(), "),
  });
  expect(headers).not.toHaveProperty("x-powered-by");
});
