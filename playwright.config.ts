import { defineConfig } from "@playwright/test";
import { phone } from "./client/e2e/support/phone.ts";
import { findBrowser } from "./tooling/find-browser.ts";

const { executablePath, args, env } = await findBrowser();

/** What goes wrong with servers, connections, sessions and several windows goes wrong at every size: it is told on the phone alone. */
const onThePhoneAlone =
  /(account-safety|chat-faults|crowd|drafts|main-job-faults|outage|server-away|settings-faults|signing-links|swahili-deletion|verify-endings)\.spec\.ts$/;
/**
 * Stories of which the rules are the point, not the look, are told at one size: most on the phone, some of each room on the desktop.
 * What leads through a whole room is told at both.
 */
const PHONE_ALONE = /@phone/;
const DESKTOP_ALONE = /@desktop/;

/** Stories in a real browser, against the real server with its own database and mail. */
export default defineConfig({
  testDir: "client/e2e/stories",
  globalSetup: "client/e2e/support/start-run.ts",
  fullyParallel: true,
  // One more than the cores that there are at least: what waits for the server or for a page leaves room.
  workers: 3,
  forbidOnly: true,
  // Generous, for a machine that does other things too: no story measures time.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
    locale: "en-GB",
    timezoneId: "Africa/Nairobi",
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "phone", grepInvert: DESKTOP_ALONE, use: phone },
    {
      name: "desktop",
      testIgnore: onThePhoneAlone,
      grepInvert: PHONE_ALONE,
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
