import { picture } from "#server/testing/factories/picture";
import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { connect, disconnect } from "../../support/connection.ts";
import { seedAccount } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

test("a picture that cannot be taken is refused in words, before it is sent", async ({ page }) => {
  await seedAccount(page);
  await page.goto(paths.profile);
  const input = page.getByLabel("Picture of yourself");
  const file = (name: string, mimeType: string, text: string) =>
    input.setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  await file("me.svg", "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>");
  await expect(page.getByText("Please choose a PNG, JPEG or WebP picture.")).toBeVisible();
  await expectAccessible(page);
  await file("me.png", "image/png", "a text, whatever its name says");
  await expect(page.getByText("This picture is damaged or incomplete.")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("link", { name: "Skip to content" })).not.toBeFocused();
});

test("a picture that has arrived in part is not saved as far as it goes", async ({ page }) => {
  await seedAccount(page);
  await page.goto(paths.profile);
  const whole = await picture({ width: 900, height: 600 }).png().toBuffer();
  const buffer = whole.subarray(0, whole.length / 2);
  await page
    .getByLabel("Picture of yourself")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByText("This picture is damaged or incomplete.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove" })).toBeHidden();
});

test("what is set while the service is away stays, and is saved when it is back", async ({
  page,
  problems,
}) => {
  problems.expected(/^net::ERR_INTERNET_DISCONNECTED P(UT|ATCH) \/api\/user\//);
  await seedAccount(page);
  await page.goto(paths.settings);
  const marketing = page.getByRole("switch", { name: "Marketing Emails" });
  const wanted = !(await marketing.isChecked());
  await disconnect(page);
  await marketing.click();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expectToast(page, "Failed to save settings");
  await expect(marketing).toBeChecked({ checked: wanted });
  await connect(page);
  await page.reload();
  await expect(marketing).toBeChecked({ checked: wanted });
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expectToast(page, "Settings saved");
  await page.reload();
  await expect(marketing).toBeChecked({ checked: wanted });
  await expect(page.getByText("Not saved yet")).toBeHidden();
});
