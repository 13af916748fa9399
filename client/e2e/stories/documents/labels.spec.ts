import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { seedAccount, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

test("documents are labelled while a name is typed, found by it, and put away @phone", async ({ page }) => {
  await seedAccount(page);
  for (const songTitle of ["Jahazi", "Kesho", "Old one"]) await seedSplitSheet(page, { songTitle });
  await page.goto(paths.home);
  await page.getByRole("button", { name: "Select documents" }).click();
  for (const title of ["Jahazi", "Kesho"])
    await page.getByRole("checkbox", { name: `Select ${title}` }).check();
  const bar = page.getByRole("region", { name: "Selected documents" });
  await bar.getByRole("button", { name: "Labels" }).click();
  const dialog = page.getByRole("dialog", { name: "Labels of 2 documents" });
  await expect(dialog.getByLabel("New label")).toBeFocused();
  await page.keyboard.type("Dhow EP");
  await page.keyboard.press("Enter");
  const label = dialog.getByRole("checkbox", { name: "Dhow EP" });
  await expect(label).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Rename Dhow EP" }).click();
  await dialog.getByLabel("New name of Dhow EP").fill("Dhow, the EP");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("checkbox", { name: "Dhow, the EP" })).toBeChecked();
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: "Stop selecting" }).click();

  if (await page.getByRole("button", { name: "Filters" }).isVisible())
    await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("combobox", { name: "Label" }).selectOption("Dhow, the EP");
  const titles = page.getByRole("heading", { level: 3 });
  await expect(titles).toHaveCount(2);
  await page.reload();
  await expect(titles).toHaveCount(2);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(titles).toHaveCount(3);

  await page.getByRole("button", { name: "More actions for Old one" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).press("Enter");
  await expectToast(page, "1 archived.");
  await expect(titles).toHaveCount(2);
  await page.getByRole("button", { name: "Archived 1" }).click();
  await expect(titles).toHaveText(["Old one"]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "More actions for Old one" }).click();
  await page.getByRole("menuitem", { name: "Back into the list" }).click();
  await expectToast(page, "1 back in your list.");
  await page.goto(paths.home);
  await expect(titles).toHaveCount(3);
});
