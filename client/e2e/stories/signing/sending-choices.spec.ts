import { people } from "#server/testing/factories/split-sheet";
import { pathTo, paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { confirmEmail, seedAccount, seedSplitSheet, signingLink } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

test("the choices are opened, and sent at once as they are @phone", async ({ page }) => {
  await seedAccount(page);
  await seedSplitSheet(page, { publishingRightsCollaborators: people(2) });
  await page.goto(paths.home);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("More choices").click();
  await expect(dialog.getByLabel("One after another")).toBeInViewport();
  await dialog.getByRole("button", { name: "Send for Signing" }).click();
  await expect(dialog.getByText("2 invitations are on their way")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "View Document" })).toBeVisible();
  await expectAccessible(page);
});

test("the owner asks one after another, for two weeks, with a copy to a manager @phone", async ({
  page,
  anotherPerson,
  server,
}) => {
  const owner = await seedAccount(page);
  await confirmEmail(page, server, owner);
  const [brian, chausiku] = people(2);
  const { id } = await seedSplitSheet(page, { publishingRightsCollaborators: [brian!, chausiku!] });
  await page.goto(paths.home);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("One after another")).toBeHidden();
  await dialog.getByText("More choices").click();
  await dialog.getByLabel("One after another").check();
  await dialog.getByLabel("How long each link works").selectOption("14 days");
  await expect(dialog.getByText("After 4, 7 and 11 days")).toBeVisible();
  await dialog.getByRole("button", { name: "Add somebody" }).click();
  await dialog.getByLabel("Name of copy 1").fill("Wanjiru Kamau");
  await dialog.getByLabel("E-mail of copy 1").fill("wanjiru@");
  await dialog.getByRole("button", { name: "Send for Signing" }).click();
  await expect(dialog.getByText("Valid email required")).toBeVisible();
  await expect(dialog.getByLabel("E-mail of copy 1")).toBeFocused();
  await expectAccessible(page);
  // What was chosen is kept with what was typed.
  await page.reload();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialog.getByLabel("One after another")).toBeChecked();
  await dialog.getByLabel("E-mail of copy 1").fill("wanjiru@label.example");
  await dialog.getByRole("button", { name: "Send for Signing" }).click();
  await expect(dialog.getByText("Asked in turn")).toBeVisible();

  const signer = await anotherPerson();
  await signer.goto(await signingLink(server, brian!.email));
  await expect(signer.getByText(/Wanjiru Kamau \(wanjiru@label.example\).* gets a copy, too/)).toBeVisible();
  await expect(signer.getByText("We remind you after 4, 7 and 11 days.")).toBeVisible();
  await signer.getByRole("button", { name: "Sign Document" }).click();
  await expect(signer.getByRole("heading", { name: "Document Signed Successfully" })).toBeVisible();

  await signer.goto(await signingLink(server, chausiku!.email));
  await expect(signer.getByRole("button", { name: "Sign Document" })).toBeVisible();
  await page.goto(pathTo.view(id));
  await expect(page.getByText("One after another")).toBeVisible();
  await expectAccessible(page);
});
