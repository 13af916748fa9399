import { test as base, expect, type BrowserContextOptions, type Page } from "@playwright/test";
import { createServerProcess, type ServerProcess } from "#server/testing/server-process";
import { connect } from "./connection.ts";
import { letMailsAge } from "./database.ts";
import { watchProblems, type Problems } from "./watch-problems.ts";

type Fixtures = {
  /** What may go wrong in this story; anything else fails it. */
  problems: Problems;
  /** Opens the page of another person, on a device of their own: like the story's, unless given. */
  anotherPerson: (device?: BrowserContextOptions) => Promise<Page>;
};

/** A story. Console errors, page errors and failed requests on anybody's device fail it. */
export const test = base.extend<Fixtures, { server: ServerProcess }>({
  server: [
    async ({}, use) => {
      const server = await createServerProcess(process.env.E2E_POSTGRES_URL, { LOCAL_MPESA_SECONDS: "2" });
      await use(server);
      await server.remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  baseURL: ({ server }, use) => use(server.url),

  extraHTTPHeaders: ({}, use) => use(nextAddress()),

  problems: [
    async ({ context, server }, use, testInfo) => {
      // A day's stories ask the same few people to sign far more often than anybody does.
      await letMailsAge(server);
      const problems = watchProblems(server.url);
      await problems.watch(context);
      await use(problems);
      if (testInfo.status !== testInfo.expectedStatus || problems.unexpected().length > 0)
        await testInfo.attach("server.log", { body: server.log(), contentType: "text/plain" });
      expect(problems.unexpected(), "unexpected problems").toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ page }, use) => {
    await connect(page);
    await use(page);
  },

  anotherPerson: async ({ browser, problems }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (device) => {
      const context = await browser.newContext({ ...device, extraHTTPHeaders: nextAddress() });
      contexts.push(context);
      await problems.watch(context);
      const page = await context.newPage();
      await connect(page);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

let people = 0;

/** Everybody comes from an address of their own, out of a network that is for tests only (RFC 2544). */
function nextAddress(): { "X-Forwarded-For": string } {
  people += 1;
  return { "X-Forwarded-For": `198.18.${people >> 8}.${people & 255}` };
}
