import { describe, expect, test } from "vitest";
import { appForFile } from "#server/testing/app-for-file";

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

  test.each([{ Origin: "http://sahihi.test" }, { "Sec-Fetch-Site": "same-origin" }])(
    "%j is our own",
    async (headers) => {
      await app.nobody().post("/api/logout").set(headers).expect(204);
    },
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
  });
  expect(headers).not.toHaveProperty("x-powered-by");
});
