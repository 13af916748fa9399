import { unzipSync } from "fflate";
import { TOTP } from "otpauth";
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { signIn, signOut, type Person } from "../../support/people.ts";
import { confirmEmail, mailedLink, seedAccount, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

test("a second factor keeps out who has the password alone", async ({ page, server, problems }) => {
  problems.expected(/^409 POST \/api\/user\/two-factor$/, /^401 POST \/api\/login$/);
  problems.expected(/^40[13] POST \/api\/user\/two-factor\/(confirm|off)$/);
  const person = await seedAccount(page);
  await page.goto(paths.settings);
  const factor = page.getByRole("switch", { name: "Two-Factor Authentication" });
  await factor.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`Please confirm ${person.email} with the link that we mailed you.`);
  await dialog.getByLabel("Your password").fill(person.password);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Continue" }).click();
  const unconfirmed = /^Please confirm your e-mail first/;
  await expect(dialog.getByLabel("Your password")).toHaveAccessibleDescription(unconfirmed);
  await confirmEmail(page, server, person);
  await dialog.getByRole("button", { name: "Continue" }).click();

  const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
  await expect
    .poll(() => dialog.getByRole("img").evaluate((code: HTMLImageElement) => code.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);
  const app = new TOTP({ secret });
  const code = dialog.getByLabel("Code from the app");
  await code.fill(wrongCode(app));
  await dialog.getByRole("button", { name: "Switch on" }).click();
  await expect(code).toHaveAccessibleDescription(/./);
  await expect(code).toBeFocused();
  await code.fill(app.generate());
  await dialog.getByRole("button", { name: "Switch on" }).click();

  const codes = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  const downloaded = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect(await readFile(await (await downloaded).path(), "utf8")).toContain(recovery);
  await page.keyboard.press("Escape");
  await expect(dialog.getByText("Please save the codes first: they are shown only now.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("I have saved them").check();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("10 of 10 left")).toBeVisible();

  await signOut(page);
  await enterPassword(page, person);
  const signInCode = page.getByLabel("Code from your app");
  await expect(signInCode).toBeFocused();
  await expectAccessible(page);
  await signInCode.fill(wrongCode(app));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(signInCode).toHaveAccessibleDescription(/./);
  await expectAccessible(page);
  // The code of this step is used up; the next one counts already.
  await signInCode.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.firstName);

  await signOut(page);
  await enterPassword(page, person);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.getByLabel("Recovery code").fill(recovery.toUpperCase());
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.firstName);

  await page.goto(paths.settings);
  await expect(page.getByText("9 of 10 left")).toBeVisible();
  await page.getByRole("button", { name: "New recovery codes" }).click();
  await dialog.getByLabel("Your password").fill(person.password);
  await dialog.getByRole("button", { name: "Make new codes" }).click();
  await expect(codes).toHaveCount(10);
  await dialog.getByLabel("I have saved them").check();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("10 of 10 left")).toBeVisible();

  await factor.click();
  await dialog.getByLabel("Your password").fill("not-my-password");
  await dialog.getByRole("button", { name: "Switch off" }).click();
  await expect(dialog.getByLabel("Your password")).toHaveAccessibleDescription(
    "The password is not correct.",
  );
  await expectAccessible(page);
  await dialog.getByLabel("Your password").fill(person.password);
  await dialog.getByRole("button", { name: "Switch off" }).click();
  await expect(factor).not.toBeChecked();
  await signOut(page);
  await signIn(page, person);
});

test("somebody takes everything along, by the mail on any device, and asks to be deleted", async ({
  page,
  server,
  anotherPerson,
}) => {
  const person = await seedAccount(page);
  await seedSplitSheet(page);
  await page.goto(paths.settings);
  await page.getByRole("button", { name: "Export My Data" }).click();
  await expectToast(
    page,
    "Data export requested",
    "We'll send your data export to your email within 24 hours.",
  );
  await expect(page.getByText(`A link comes to ${person.email}.`)).toBeVisible();

  const link = await mailedLink(server, person.email, "/settings/export/");
  const other = await anotherPerson();
  await other.goto(link);
  await expect(other.getByText("Sign in to download your data.")).toBeVisible();
  await expectAccessible(other);
  await enterPassword(other, person);
  await expect(other).toHaveURL(link);
  await expect(other.getByRole("heading", { name: "Your data is ready" })).toBeVisible();
  await expectAccessible(other);
  const downloaded = other.waitForEvent("download");
  await other.getByRole("button", { name: "Download" }).click();
  const zip = unzipSync(await readFile(await (await downloaded).path()));
  expect(Object.keys(zip).filter((name) => name.endsWith(".pdf"))).toHaveLength(1);
  await expect(other.getByText("Your browser is saving it.")).toBeVisible();

  await page.getByRole("button", { name: "Delete Account" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Ask to delete it" }).click();
  await expectToast(page, "Delete Account", "Please contact support to delete your account.");
  await page.getByRole("link", { name: "See your ticket" }).click();
  await expect(page.getByRole("heading", { name: "Delete my account" })).toBeVisible();
  await expectAccessible(page);
});

/** From the sign-in screen on. */
async function enterPassword(page: Page, { email, password }: Person): Promise<void> {
  if (!/\/(login|auth)(\?|$)/.test(page.url())) await page.goto(paths.login);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** No code of the secret, now or a step away. */
function wrongCode(app: TOTP): string {
  const right = [-1, 0, 1].map((steps) => app.generate({ timestamp: Date.now() + steps * 30_000 }));
  return ["000000", "111111", "222222", "333333"].find((code) => !right.includes(code))!;
}
