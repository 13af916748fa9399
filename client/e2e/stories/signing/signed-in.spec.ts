import type { Page } from "@playwright/test";
import { people } from "#server/testing/factories/split-sheet";
import { pathTo, paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { confirmEmail, seedAccount, seedSent, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

const reviewAndSign = (page: Page) => page.getByRole("link", { name: "Review and sign" }).first();

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
  await dialog.getByRole("link", { name: "Review and sign" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your own signature on");
  await expect(page.getByText(`confirmed address ${owner.email}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign Document" }).dblclick();
  await expect(page.getByRole("heading", { name: "Document Signed Successfully" })).toBeVisible();
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
  await expectAccessible(page);
  await reviewAndSign(page).click();
  await page.getByRole("button", { name: "Sign Document" }).click();
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
  await page.goto(pathTo.signing(id));
  await expect(page).toHaveURL(/\/auth\?next=/);
  problems.expected(/^(404|409) GET \/api\/documents\//);
  await owner.goto(pathTo.signing(id));
  await expect(owner.getByRole("heading", { name: "Confirm your e-mail first" })).toBeVisible();
  await expectAccessible(owner);
});
