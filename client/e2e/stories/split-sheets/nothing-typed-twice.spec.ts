import { people } from "#server/testing/factories/split-sheet";
import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { seedProducerAgreement } from "../../support/seed-agreement.ts";
import { seedAccount, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

test("a sheet becomes a copy or an agreement, and an agreement a sheet @phone", async ({ page }) => {
  await seedAccount(page);
  const [amina, brian] = people(2);
  const sheet = await seedSplitSheet(page, {
    artistName: "Amina Otieno",
    genre: "Benga",
    publishingRightsCollaborators: [
      { ...amina!, name: "Amina Otieno" },
      { ...brian!, name: "Brian Kamau", role: "Producer" },
    ],
  });
  const choose = async (title: string, item: string) => {
    await page.goto(paths.home);
    await page.getByRole("button", { name: `More actions for ${title}` }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };

  await test.step("all of a sheet stands in its copy", async () => {
    await choose(sheet.title, "Duplicate");
    await expect(page.getByLabel("Genre")).toHaveValue("Benga");
    await expect(page.getByText(`A copy of ${sheet.title}`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the form of an agreement begins with the sheet, and is found again after a reload", async () => {
    await choose(sheet.title, "Make an agreement from this sheet");
    await expectAccessible(page);
    await page.getByRole("link", { name: /Producer Agreement/ }).click();
    await expect(
      page.getByText("the song, Amina Otieno as the artist, and Brian Kamau as the producer"),
    ).toBeVisible();
    await expect(page.getByLabel("Track title")).toHaveValue(sheet.title);
    await expectAccessible(page);
    await page.getByLabel("Project title").fill("Nairobi Nights, the album");
    await page.reload();
    await expect(page.getByLabel("Project title")).toHaveValue("Nairobi Nights, the album");
    await page.goto(paths.producerAgreement);
    await expect(page.getByLabel("Project title")).toHaveValue("");
  });

  await test.step("a sheet begins with the song and the parties of an agreement", async () => {
    const agreement = await seedProducerAgreement(page);
    await choose(agreement.title, "Make a split sheet from this");
    await expect(page.getByText("please enter the shares")).toBeVisible();
    await expect(page.getByLabel("Song title")).not.toHaveValue("");
    await expectAccessible(page);
  });
});
