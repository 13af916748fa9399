import type { Locator, Page } from "@playwright/test";
import { people } from "#server/testing/factories/split-sheet";
import { pathTo, paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { confirmEmail, seedAccount, seedSent, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

const reviewAndSign = (page: Page) => page.getByRole("link", { name: "Review and sign" }).first();

/** A stroke as a finger makes it. */
async function drawIn(page: Page, field: Locator, below = 0): Promise<void> {
  await field.scrollIntoViewIfNeeded();
  const { x, y, width } = (await field.boundingBox())!;
  await page.mouse.move(x + 30, y + 60 + below);
  await page.mouse.down();
  for (let step = 1; step <= 24; step++)
    await page.mouse.move(x + 30 + (step * (width - 80)) / 24, y + 60 + below + Math.sin(step / 2) * 40);
  await page.mouse.up();
}

/** How light the ink is that was drawn with, of 255. */
const inkIn = (field: Locator) =>
  field.evaluate((pad: HTMLCanvasElement) => {
    const { data } = pad.getContext("2d")!.getImageData(0, 0, pad.width, pad.height);
    return Math.max(...data.filter((_value, at) => at % 4 === 0 && data[at + 3] === 255));
  });

test("the owner signs her own sheet right after sending it @phone", async ({ page, server }) => {
  const owner = await seedAccount(page);
  await confirmEmail(page, server, owner);
  const [amina, brian] = people(2);
  const writers = [{ ...amina!, name: "Amina Wanjirũ", email: owner.email }, brian!];
  const { id } = await seedSplitSheet(page, { publishingRightsCollaborators: writers });
  await page.goto(paths.home);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: "Send for Signing" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Review and sign" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "View Document" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("0 of 2 signed").locator("..").getByRole("link")).toHaveText([
    "0 of 2 signed",
    "Review and sign",
  ]);
  // From far down on the page of the document.
  await page
    .getByRole("region", { name: "Signatures" })
    .getByRole("link", { name: "Review and sign" })
    .click();

  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your own signature on");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByText(`confirmed address ${owner.email}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Draw" }).click();
  const field = page.getByRole("img", { name: "Field to draw your name in" });
  await drawIn(page, field);
  await drawIn(page, field, 40);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectAccessible(page);
  // The phone turns dark at sunset: what was drawn is still to be seen.
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => inkIn(field)).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => inkIn(field)).toBeLessThan(100);
  await page.getByRole("button", { name: "Sign Document" }).dblclick();
  await expect(page.getByRole("heading", { name: "Document Signed Successfully" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Amina Wanjirũ, as signed by them" }).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Document Signed" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the document" }).click();
  await expect(page).toHaveURL(pathTo.view(id));
  await expect(page.getByText("1 of 2 has signed")).toBeVisible();
  await expect(reviewAndSign(page)).toBeHidden();
});

test("who is signed in signs from the dashboard, for both who have the address @desktop", async ({
  page,
  anotherPerson,
  server,
}) => {
  const signer = await seedAccount(page);
  await confirmEmail(page, server, signer);
  const [first, second, third] = people(3);
  const sheet = {
    publishingRightsCollaborators: [
      { ...first!, email: signer.email },
      { ...second!, email: signer.email },
      third!,
    ],
  };
  const owner = await anotherPerson();
  await seedAccount(owner);
  await seedSent(owner, await seedSplitSheet(owner, sheet));

  await page.goto(paths.home);
  await expect(page.locator("html")).toHaveAttribute("data-code", "there");
  await expectAccessible(page);
  await reviewAndSign(page).click();
  // The keyboard is enough.
  await page.getByRole("button", { name: "Type" }).press("Enter");
  await page.getByLabel("Your name as you sign").fill("Ọláyínká Adébáyọ̀");
  await page.getByRole("radio", { name: "Face 1" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Face 2" })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign Document" }).click();
  await expect(page.getByRole("img", { name: `${first!.name}, as signed by them` }).first()).toBeVisible();
  await expect(page.getByText(`With your address, ${second!.name} is asked to sign, too.`)).toBeVisible();
  await expectAccessible(page);
  await reviewAndSign(page).click();
  await expect(page.getByRole("banner")).toContainText(second!.name);
  await page.getByRole("button", { name: "Sign Document" }).click();
  await expect(page.getByRole("heading", { name: "Document Signed Successfully" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the document" }).click();
  await expect(page.getByText("2 of 3 have signed")).toBeVisible();
});

test("who is not signed in, or not asked, is told so @phone", async ({ page, anotherPerson, problems }) => {
  const owner = await anotherPerson();
  await seedAccount(owner);
  const { id } = await seedSplitSheet(owner);
  // The page asks for the document beside asking who reads it: for a guest, whichever answer comes first.
  problems.expected(/^(401|404|409) GET \/api\/documents\//);
  await page.goto(pathTo.signing(id));
  await expect(page).toHaveURL(/\/auth\?next=/);
  await owner.goto(pathTo.signing(id));
  await expect(owner.getByRole("heading", { name: "Confirm your e-mail first" })).toBeVisible();
  await expectAccessible(owner);
});
