import type { Page } from "@playwright/test";
import { pathTo, paths } from "#shared/paths";
import type { Camera } from "./camera.ts";

const unknown = "A".repeat(43);

/** What somebody sees who is not signed in. */
export async function guestScreens(page: Page, take: Camera): Promise<void> {
  await page.goto(paths.home);
  await page.getByRole("link", { name: "Create a split sheet" }).waitFor();
  await take(page, "landing");

  await page.getByRole("button", { name: "Watch Demo" }).click();
  await page.getByRole("button", { name: "Step 3" }).click();
  await take(page, "demo", { frame: "screen" });
  await page.keyboard.press("Escape");

  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole("dialog").waitFor();
    await take(page, "landing-menu", { frame: "screen" });
  }
  for (const place of [paths.terms, paths.privacy, paths.cookies, paths.support]) {
    await page.goto(place);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await take(page, place.slice(1), { frame: place === paths.support ? "page" : "screen" });
  }
  await signInScreens(page, take);
  await linkScreens(page, take);

  await page.goto("/nothing-here");
  await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
  await take(page, "not-found");

  // Of a guest nothing is asked, so nothing is missed: this is somebody who was signed in on this device.
  await page.evaluate(() => localStorage.setItem("sahihi.signed-in", "somebody"));
  await page.route("**/api/user", (route) => route.abort());
  await page.goto(paths.splitSheet);
  await page.getByText("The service is not available right now").waitFor();
  await take(page, "api-unavailable", { frame: "screen" });
  await page.unroute("**/api/user");
}

async function signInScreens(page: Page, take: Camera): Promise<void> {
  await page.goto(paths.login);
  await page.getByLabel("Email").fill("amina@sahihi.example");
  await take(page, "sign-in");

  await page.getByLabel("Password", { exact: true }).fill("not-her-password");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("alert").filter({ hasText: "Invalid email or password" }).waitFor();
  await take(page, "sign-in-refused", { frame: "screen" });

  await page.getByRole("button", { name: "Forgot password?" }).click();
  await page.getByRole("dialog").waitFor();
  await take(page, "forgot-password", { frame: "screen" });
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await page.getByRole("heading", { name: "Email Sent" }).waitFor();
  await take(page, "forgot-password-sent", { frame: "screen" });

  await page.goto(paths.signup);
  await page.getByRole("button", { name: "Create Account" }).waitFor();
  await take(page, "sign-up");
  await page.getByLabel("Email").fill("amina@sahihi");
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByText("First name is required").waitFor();
  await take(page, "sign-up-errors");
}

async function linkScreens(page: Page, take: Camera): Promise<void> {
  await page.goto(pathTo.resetPassword(unknown));
  await page.getByRole("button", { name: "Reset Password" }).waitFor();
  await take(page, "reset-password");
  await page.goto(paths.resetPassword);
  await page.getByText("No reset token found").waitFor();
  await take(page, "reset-password-invalid");

  await page.goto(pathTo.verifyEmail(unknown));
  await page.getByRole("button", { name: "Confirm my e-mail" }).waitFor();
  await take(page, "verify-email");
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();
  await page.getByRole("heading", { name: "Invalid confirmation link" }).waitFor();
  await take(page, "verify-email-invalid");
}
