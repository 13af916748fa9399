import { people } from "#server/testing/factories/split-sheet";
import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { loseAnswer } from "../../support/lose-answer.ts";
import { seedAccount, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

test("the other songs of an EP are made of one sheet, none of them twice @phone", async ({
  page,
  problems,
}) => {
  problems.expected(/ERR_CONNECTION_RESET POST \/api\/documents$/);
  await seedAccount(page);
  await seedSplitSheet(page, {
    songTitle: "Jahazi",
    artistName: "Nyota",
    isrc: "KEA152600001",
    publishingRightsCollaborators: people(2),
  });
  await page.goto(paths.home);
  await page.getByRole("button", { name: "More actions for Jahazi" }).click();
  await page.getByRole("menuitem", { name: "Several songs, same people" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Several songs" });
  await dialog.getByLabel("Name of the EP or album").fill("Dhow EP");
  await dialog.getByLabel("Song titles, one a line").fill("Kesho\n\n Bahari \nKesho");
  await expect(dialog).toContainText("2 songs.");
  await expectAccessible(page);

  // What was typed is there again, and the answer to the first of them is lost.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More actions for Jahazi" }).click();
  await page.getByRole("menuitem", { name: "Several songs, same people" }).press("Enter");
  await loseAnswer(page, "**/api/documents");
  await dialog.getByRole("button", { name: "Make 2 drafts" }).click();
  await expect(dialog).toContainText("Please check your connection and try again.");
  await dialog.getByRole("button", { name: "Make 2 drafts" }).click();
  await expectToast(page, "2 drafts made.");
  const titles = page.getByRole("heading", { level: 3 });
  await expect(titles).toHaveCount(3);
  await expect(titles).toContainText(["Bahari", "Kesho", "Jahazi"]);
  await expect(page.getByRole("list", { name: "Labels" }).getByText("Dhow EP")).toHaveCount(3);

  // Each is its own: the people and their shares, not the code of the other recording.
  await page.getByRole("button", { name: "More actions for Kesho" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect(page.getByLabel("Song title")).toHaveValue("Kesho");
  await expect(page.getByLabel("Artist")).toHaveValue("Nyota");
  await expect(page.getByLabel("ISRC")).toHaveValue("");
});
