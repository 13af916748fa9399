import type { Page } from "@playwright/test";
import { pathTo } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { seedProducerAgreement } from "../../support/seed-agreement.ts";
import { seedAccount, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

const amina = { name: "Amina Wanjiru", email: "amina@example.com" };
const brian = { name: "Brian Otieno", email: "brian@example.com" };

/** A sheet by which two own the recording, and an agreement by which one of them does. */
async function seedSong(page: Page) {
  await seedAccount(page);
  const agreement = await seedProducerAgreement(page, { trackTitle: "Nairobi Nights" });
  const sheet = await seedSplitSheet(page, {
    masterRightsCollaborators: [
      { ...amina, role: "Artist", percentage: 50 },
      { ...brian, role: "Producer", percentage: 50 },
    ],
  });
  return { sheet, agreement };
}

test("what contradicts another paper is told while writing, before sending and on the song’s page @phone", async ({
  page,
}) => {
  const { sheet } = await seedSong(page);
  const warning = page.getByText("It differs from the papers of this song in one place");
  await page.goto(pathTo.editSplitSheet(sheet.id));
  await expect(warning).toBeVisible();
  await page.getByText("Show both places").click();
  await expect(page.getByText("Artist owns the master (100%)")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${pathTo.editSplitSheet(sheet.id)}&step=preview`);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog").getByText("Artist owns the master (100%)")).toBeVisible();
  await expectAccessible(page);

  await page.goto(pathTo.view(sheet.id));
  await page.getByRole("link", { name: "The song and all its papers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nairobi Nights");
  await expect(page.getByRole("heading", { name: /^Who owns the recording/, level: 3 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Let it stand…" }).click();
  await page.keyboard.type("We agreed on halves by telephone");
  await page.getByRole("button", { name: "Let it stand", exact: true }).click();
  await expect(page.getByText("You let all of it stand.")).toBeVisible();
  await page.reload();
  await page.getByText("One that you let stand").click();
  await expect(page.getByText("We agreed on halves by telephone")).toBeVisible();

  await page.goto(pathTo.editSplitSheet(sheet.id));
  await page.getByRole("button", { name: "Update Split Sheet" }).waitFor();
  await expect(warning).toBeHidden();
});

test("papers are taken out of a song and put back by hand @desktop", async ({ page }) => {
  const { sheet } = await seedSong(page);
  await page.goto(pathTo.song(sheet.id));
  const papers = page.getByRole("region", { name: "Papers", exact: true }).getByRole("listitem");
  await expect(papers).toHaveCount(2);
  await page.getByRole("button", { name: /^Not this song/ }).click();
  await expect(papers).toHaveCount(1);
  await expect(page.getByText("Where the papers differ")).toBeHidden();
  await page.getByRole("button", { name: "Add a paper" }).click();
  await page
    .getByLabel("Which paper is of this song, too?")
    .selectOption({ label: "Producer Agreement: Nairobi Nights" });
  await expect(papers).toHaveCount(2);
  await expect(page.getByText("Put here by you")).toBeVisible();
});
