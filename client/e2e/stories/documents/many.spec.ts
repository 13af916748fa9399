import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { seedAccount, seedSent, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

test("some documents are downloaded and deleted together, and what is refused is said @phone", async ({
  page,
}) => {
  const { password } = await seedAccount(page);
  await seedSent(page, await seedSplitSheet(page, { songTitle: "Out" }));
  for (const songTitle of ["Draft", "Kept"]) await seedSplitSheet(page, { songTitle });
  await page.goto(paths.home);
  await page.getByRole("button", { name: "Select documents" }).click();
  await page.getByRole("checkbox", { name: "Select Out" }).check();
  await page.getByRole("checkbox", { name: "Select Draft" }).check();
  const bar = page.getByRole("region", { name: "Selected documents" });
  await expect(bar).toContainText("2 selected");
  await expectAccessible(page);

  const saved = page.waitForEvent("download");
  await bar.getByRole("button", { name: "PDFs" }).click();
  expect((await saved).suggestedFilename()).toBe("documents.zip");
  await bar.getByRole("button", { name: "Remind" }).click();
  await expect(bar).toContainText("An invitation was mailed less than a minute ago.");
  await expect(bar).toContainText("2 selected");

  await bar.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete 2 documents" });
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expectToast(page, "2 deleted.");
  await expect(bar).toContainText("0 selected");
  await bar.getByRole("button", { name: "Stop selecting" }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Kept"]);
});
