import type { Locator, Page } from "@playwright/test";
import { people } from "#server/testing/factories/split-sheet";
import { pathTo } from "#shared/paths";
import { seedAccount, seedSplitSheet } from "../../support/seed.ts";
import { expect as expectInTime, test } from "../../support/test.ts";
import { watchForToast } from "../../support/toast.ts";

/* Drawing five hundred rows takes some seconds of a processor, and many more where others use it, too. Its speed is the bench's. */
const expect = expectInTime.configure({ timeout: 60_000 });

test("five hundred people fit on one sheet, and typing touches one of them", async ({ page }) => {
  test.slow();
  await seedAccount(page);
  const { id } = await seedSplitSheet(page, {
    songTitle: "Umoja",
    publishingRightsCollaborators: people(500),
  });
  await page.goto(pathTo.editSplitSheet(id));
  const rights = page.getByRole("region", { name: "Publishing rights" });
  // By its name: a browser asked for the labels of each of thousands of fields walks the whole page for each.
  const shares = rights.locator("input[name$='.percentage']");
  await expect(shares).toHaveCount(500);
  expect(await fieldsLabelled(rights, "Share in %")).toEqual(
    await shares.evaluateAll((fields) => fields.map((field) => field.id)),
  );
  await expect(rights.getByText("and 492 more")).toBeVisible();

  // The server has said that people may be asked by phone, too: each row is drawn once more for it.
  await expect(rights.locator("input[name$='.phone']")).toHaveCount(500);
  await markDrawnRows(page);
  await shares.nth(249).fill("");
  await shares.nth(249).pressSequentially("0.25");
  await expect(rights.getByText("Total: 100.05%")).toBeVisible();
  await expect(rights.getByText("0.05% too much")).toBeVisible();
  await expect(rights.locator("[data-drawn]:not([aria-label='Person 250'])")).toHaveCount(0);

  await rights.getByRole("button", { name: "Add person" }).click();
  await expect(rights.getByText("A split sheet can name at most 500 people in one list.")).toBeVisible();
  await rights.getByRole("button", { name: "Remove person 500", exact: true }).click();
  await expect(shares).toHaveCount(499);
  await rights.getByRole("button", { name: "Undo" }).click();
  await expect(shares).toHaveCount(500);
  await rights.getByRole("button", { name: "Equal split" }).click();
  await expect(rights.getByText("Total: 100%")).toBeVisible();

  // It stands for five seconds, in which a busy page may not be looked at.
  const toastCame = await watchForToast(page, "Split sheet updated!");
  await page.getByRole("button", { name: "Update Split Sheet" }).click();
  await toastCame();
  await expect(page.getByText("500 people")).toBeVisible();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog").getByPlaceholder("name@example.com")).toHaveCount(500);
});

/** The ids of the fields with this label, from the first one on. */
function fieldsLabelled(part: Locator, label: string): Promise<string[]> {
  return part
    .locator("label", { hasText: label })
    .evaluateAll((labels) => labels.map((one) => (one as HTMLLabelElement).htmlFor));
}

/** Marks, from now on, the rows of people that change on the page. */
async function markDrawnRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest("ol > li");
        if (row && row !== target) row.setAttribute("data-drawn", "");
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
