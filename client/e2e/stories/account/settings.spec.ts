import type { Page } from "@playwright/test";
import { picture } from "#server/testing/factories/picture";
import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { watchFirstPaint } from "../../support/first-paint.ts";
import { newPerson, signIn } from "../../support/people.ts";
import { mailedLink, seedAccount, seedSent, seedSplitSheet, signingLink } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

test("somebody changes their name, picture and e-mail, and is known by them everywhere", async ({
  page,
  server,
  problems,
}) => {
  problems.expected(/^403 PUT \/api\/user\/profile$/);
  const person = await seedAccount(page);
  await page.goto(paths.profile);
  await expectAccessible(page);

  await test.step("the picture, cut to what matters", async () => {
    const buffer = await picture({ width: 900, height: 600 }).png().toBuffer();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Add a picture" }).click();
    await (await chooser).setFiles({ name: "me.png", mimeType: "image/png", buffer });
    const dialog = page.getByRole("dialog", { name: "Your picture" });
    await dialog.getByLabel("Zoom").fill("2");
    await dialog.getByRole("group", { name: "The part that is shown" }).press("ArrowRight");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save picture" }).click();
    await expectToast(page, "Picture saved");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Change picture" })).toBeFocused();
    await expect.poll(() => widthOf(page, "main")).toBe(256);
    await page.getByRole("button", { name: /^(Your account|Open menu)$/ }).click();
    await expect.poll(() => widthOf(page, "header, [role=dialog]")).toBe(256);
    await page.keyboard.press("Escape");
  });

  const other = newPerson().email;
  await test.step("the e-mail, which takes the password and a press in the mail", async () => {
    await page.getByLabel("Last name").fill("Njeri");
    await page.getByLabel("Email").fill(other);
    await page.reload();
    await expect(page.getByLabel("Email")).toHaveValue(other);
    await page.getByRole("button", { name: "Save changes" }).click();
    const password = page.getByLabel("Current password");
    await expect(password).toHaveAccessibleDescription(/Current password is required/);
    await expectAccessible(page);
    await password.fill("not-my-password");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expectToast(page, "Update failed", "The password is not correct.");
    await expect(password).toBeFocused();
    await password.fill(person.password);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expectToast(page, "Profile updated", `Please open the link that we have sent to ${other}.`);
    // At once: left alone it would stay for seconds.
    await expect(page.getByText("Update failed", { exact: true })).toHaveCount(0, { timeout: 2_000 });
    await expect(page.getByText("Not confirmed yet.")).toBeVisible();
  });

  await page.goto(await mailedLink(server, other, paths.verifyEmail));
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Amina Njeri");
  await page.goto(paths.profile);
  await expect(page.getByLabel("Email")).toHaveValue(other);
  await expect(page.getByText("Not confirmed yet.")).toBeHidden();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("button", { name: "Add a picture" })).toBeVisible();
  await expect(page.locator("img")).toHaveCount(0);
});

test(
  "settings hold on every device, and a new password ends the others",
  { tag: "@phone" },
  async ({ page, anotherPerson, server }) => {
    const person = await seedAccount(page);
    const other = await anotherPerson();
    const atFirst = await watchFirstPaint(other);
    await signIn(other, person);
    await page.goto(paths.settings);
    await expect(page.getByRole("button", { name: "Change Password" })).toBeVisible();
    await expectAccessible(page);

    await test.step("what mails come, kept on the device until it is saved", async () => {
      const alerts = page.getByRole("switch", { name: "Document Signing Alerts" });
      await page.getByRole("switch", { name: "Marketing Emails" }).click();
      await alerts.click();
      await page.reload();
      await expect(alerts).not.toBeChecked();
      await expect(page.getByText("Not saved yet")).toBeVisible();
      await page.getByRole("button", { name: "Save Settings" }).click();
      await expectToast(page, "Settings saved");
      await expect(page.getByText("Not saved yet")).toBeHidden();
      await other.goto(paths.settings);
      await expect(other.getByRole("switch", { name: "Document Signing Alerts" })).not.toBeChecked();
      await expect(other.getByRole("switch", { name: "Email Notifications" })).toBeChecked();
    });

    await test.step("the look, before anything is painted", async () => {
      await page.getByRole("switch", { name: "Dark Mode" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      const saved = page.waitForResponse(
        (response) => response.request().postData()?.includes('"sw"') ?? false,
      );
      await page.getByLabel("Language", { exact: true }).selectOption({ label: "Kiswahili" });
      expect((await saved).ok()).toBe(true);
      await expectAccessible(page);
      await other.reload();
      await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(other.getByLabel("Language", { exact: true })).toHaveValue("sw");
      await other.reload();
      expect((await atFirst()).theme).toBe("dark");
      const sheet = await seedSplitSheet(page);
      await seedSent(page, sheet);
      await other.goto(await signingLink(server, sheet.content.publishingRightsCollaborators[0]!.email));
      expect(await atFirst()).toEqual({ theme: "dark", lang: "sw" });
    });

    await test.step("a new password, which signs out every other device", async () => {
      await page.reload();
      const sessions = page.getByRole("region", { name: "Where you are signed in" });
      await expect(sessions.getByRole("listitem")).toHaveCount(2);
      await expect(sessions.getByRole("listitem").first()).toContainText("This device");
      await page.getByRole("button", { name: "Change Password" }).click();
      const dialog = page.getByRole("dialog", { name: "Change Password" });
      const change = dialog.getByRole("button", { name: "Change Password" });
      await dialog.getByLabel("New password", { exact: true }).fill("mombasa");
      await dialog.getByLabel("Confirm new password").fill("mombasa-mornings");
      await change.click();
      await expect(dialog.getByLabel("Current password")).toHaveAccessibleDescription(/./);
      await expect(dialog.getByLabel("Confirm new password")).toHaveAccessibleDescription(
        "Passwords don't match",
      );
      await expectAccessible(page);
      await dialog.getByLabel("Current password").fill(person.password);
      await dialog.getByLabel("New password", { exact: true }).fill("mombasa-mornings");
      await change.click();
      await expectToast(page, "Password changed", "Every other device was signed out.");
      await expect(sessions.getByRole("listitem")).toHaveCount(1);
      await other.goto(paths.home);
      await expect(other.getByRole("link", { name: "Create a split sheet" })).toBeVisible();
    });

    await signIn(other, { ...person, password: "mombasa-mornings" });
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page.getByRole("link", { name: "Create a split sheet" })).toBeVisible();
    await other.goto(paths.home);
    await expect(other.getByRole("link", { name: "Create a split sheet" })).toBeVisible();
  },
);

test("somebody is found by others, and then no more @desktop", async ({ page }) => {
  await seedAccount(page);
  await page.goto(paths.home);
  await page.getByRole("button", { name: "Set Up Collaborator Profile" }).click();
  const dialog = page.getByRole("dialog");
  const publish = dialog.getByRole("button", { name: "Publish profile" });
  await publish.click();
  await expect(dialog.getByLabel("What you do")).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel("What you do").selectOption("Producer");
  await dialog.getByRole("combobox", { name: "Country" }).selectOption("Kenya");
  await dialog.getByText("Amapiano", { exact: true }).click();
  await dialog.getByLabel("About you").fill("Beats that leave room for a voice.");
  await dialog.getByLabel("A link to your work").fill("soundcloud");
  await publish.click();
  await expect(dialog.getByLabel("A link to your work")).toBeFocused();
  await dialog.getByLabel("A link to your work").fill("https://soundcloud.com/amina");
  await dialog.getByLabel("Budget").selectOption("$250–500");
  await dialog.getByText("Available", { exact: true }).click();
  await publish.click();
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "View Collaborator Profile" }).click();
  for (const shown of ["Producer", "Kenya", "Amapiano", "Beats that leave room for a voice.", "Available"])
    await expect(dialog).toContainText(shown);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Take down" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Take down" }).click();
  await expectToast(page, "Profile taken down");
  await expect(page.getByRole("button", { name: "Set Up Collaborator Profile" })).toBeVisible();
});

/** How many pixels the picture in this part of the page really has. */
function widthOf(page: Page, place: string): Promise<number> {
  const shown = page.locator(place).locator("img:visible").first();
  return shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
}
