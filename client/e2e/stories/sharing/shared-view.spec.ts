import { people } from "#server/testing/factories/split-sheet";
import { pathTo } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { seedAccount, seedSent, seedSignature, seedSplitSheet, signingLink } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

test("a manager reads a sheet by a link without addresses, until it is taken back", async ({
  page,
  browser,
  server,
}) => {
  await seedAccount(page);
  const [joao, bola] = people(2);
  const sheet = await seedSplitSheet(page, {
    publishingRightsCollaborators: [
      { ...joao!, name: "João Conceição" },
      { ...bola!, name: "Ọláyínká Adébáyọ̀" },
    ],
  });
  await seedSent(page, sheet);
  await seedSignature(await signingLink(server, joao!.email));

  await page.goto(pathTo.view(sheet.id));
  await page.getByRole("button", { name: "Share a view" }).click();
  const dialog = page.getByRole("dialog", { name: "Share a view" });
  await dialog.getByRole("button", { name: "Make a link" }).click();
  await expect(dialog.getByText("Please say for whom the link is")).toBeVisible();
  await dialog.getByLabel("For whom").fill("Ziki Distribution");
  await dialog.getByRole("radio", { name: /With shares/ }).check();
  await dialog.getByRole("button", { name: "Make a link" }).click();
  const row = dialog.getByRole("list", { name: "Links that work" }).getByRole("listitem");
  await expect(row).toContainText("Ziki Distribution");
  await expectAccessible(page);
  const address = await row.getByRole("link", { name: "Look at it" }).getAttribute("href");

  const guests = await browser.newContext();
  const guest = await guests.newPage();
  await test.step("who holds it reads the sheet and who has signed", async () => {
    await guest.goto(new URL(address!, page.url()).href);
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText(sheet.title);
    await expect(guest.getByRole("row", { name: /Ọláyínká/ })).toContainText("50%");
    const signatures = guest.getByRole("region", { name: "Signatures" });
    await expect(signatures.getByRole("listitem").filter({ hasText: "João" })).toContainText("Signed");
    await expect(guest.getByRole("main")).not.toContainText("@");
    await expectAccessible(guest);
  });

  await row.getByRole("button", { name: "Take back" }).click();
  await expect(row).toHaveCount(0);
  await guest.reload();
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("There is nothing to see here");
  await guests.close();

  await page.keyboard.press("Escape");
  const events = page.getByRole("list", { name: "What happened", exact: true });
  await expect(events).toContainText("took a view-only link to version 1 back");
  await expect(events).toContainText("“Ziki Distribution”");
});
