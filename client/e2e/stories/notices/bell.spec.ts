import type { UserSettings } from "#shared/contract/account";
import { pathTo, paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { seedAccount, seedSent, seedSignature, seedSplitSheet, signingLink } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

test("the bell counts who signed while one looks elsewhere, leads there, and is quiet about what is switched off @phone", async ({
  page,
  server,
}) => {
  await seedAccount(page);
  const sheet = await seedSplitSheet(page, { songTitle: "Jahazi" });
  await seedSent(page, sheet);
  const [first, second] = sheet.content.publishingRightsCollaborators;
  await page.goto(paths.home);
  const bell = page.getByRole("banner").getByRole("link", { name: "Notices" });
  await expect(bell).toBeVisible();

  await seedSignature(await signingLink(server, first!.email));
  await expect(bell.getByText("1 not read")).toBeAttached();
  await expect(page.getByRole("main").getByText("1 of 2 signed")).toBeVisible();
  await bell.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notices");
  const row = page.getByRole("link", { name: /signed “⁨Jahazi⁩”/ });
  await expect(row).toContainText(first!.name);
  await expect(row).toContainText("Not read");
  await expectAccessible(page);
  await row.click();
  await expect(page).toHaveURL(pathTo.view(sheet.id));
  await expect(bell.getByText("not read")).toBeHidden();

  await page.goto(paths.settings);
  const topics = page.getByRole("region", { name: "Notices" });
  await topics.getByRole("switch", { name: "Somebody signs, or everybody has" }).uncheck();
  await expectAccessible(page);
  await expect
    .poll(async () => (await (await page.request.get("/api/user/settings")).json()) as UserSettings)
    .toMatchObject({ noticesOff: ["signing"] });
  await seedSignature(await signingLink(server, second!.email));
  await page.goto(paths.notices);
  await expect(row).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Mark all as read" })).toBeDisabled();
});
