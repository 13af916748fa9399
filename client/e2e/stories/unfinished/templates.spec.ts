import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { seedAccount, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

test("a form is kept as a template without its song, and begins new ones of its kind @phone", async ({
  page,
}) => {
  await seedAccount(page);
  await seedSplitSheet(page, { songTitle: "Jahazi" });

  await test.step("of a sheet", async () => {
    await page.goto(paths.splitSheet);
    await page.getByLabel("Song title").fill("Kesho");
    await page.getByLabel("Artist name").fill("Sauti ya Pwani");
    await page.getByRole("button", { name: "Save as template" }).click();
    const dialog = page.getByRole("dialog", { name: "Save as template" });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Please name the template")).toBeVisible();
    await dialog.getByLabel("Name of the template").fill("Our bnad");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Saved as the template")).toBeVisible();
  });

  await test.step("of an agreement", async () => {
    await page.goto(paths.producerAgreement);
    await page.getByLabel("Track title").fill("Kesho");
    await page.getByLabel("Producer fee").fill("5000");
    await page.getByRole("button", { name: "Save as template" }).click();
    await page.getByLabel("Name of the template").fill("Beats at 3%");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Saved as the template")).toBeVisible();
  });

  const dialog = page.getByRole("dialog", { name: "New from a template" });
  const openTemplates = async () => {
    await page.goto(paths.home);
    await page.getByRole("button", { name: "From a template" }).click();
  };
  await test.step("it is renamed, and a sheet begins with it", async () => {
    await openTemplates();
    await dialog.getByRole("button", { name: "Rename Our bnad" }).click();
    await page.getByLabel("Name of the template").fill("Our band");
    await page.keyboard.press("Enter");
    await expectAccessible(page);
    await dialog.getByRole("link", { name: "Our band" }).click();
    await expect(page.getByText("From the template Our band")).toBeVisible();
    await expect(page.getByLabel("Artist name")).toHaveValue("Sauti ya Pwani");
    await expect(page.getByLabel("Song title")).toHaveValue("");
  });

  await test.step("an agreement begins with it, and it is deleted and brought back", async () => {
    await openTemplates();
    await dialog.getByRole("link", { name: "Beats at 3%" }).click();
    await expect(page.getByLabel("Producer fee")).toHaveValue(/5.?000/);
    await expect(page.getByLabel("Track title")).toHaveValue("");
    await openTemplates();
    await dialog.getByRole("button", { name: "Delete Our band" }).click();
    await expect(dialog.getByRole("link")).toHaveText(["Beats at 3%"]);
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect(dialog.getByRole("link")).toHaveCount(2);
  });
});
