import { paths } from "#shared/paths";
import { noticeVersionIn } from "#shared/wordings/shown-versions";
import { expectAccessible } from "../../support/accessible.ts";
import { queryDatabase } from "../../support/database.ts";
import { seedAccount, seedSent, seedSplitSheet, signingLink } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

test("a signer reads, switches and signs in Swahili, and is written to in it @phone", async ({
  page,
  request,
  server,
}) => {
  await seedAccount({ request });
  const sheet = await seedSplitSheet({ request });
  await seedSent({ request }, sheet);
  const { email } = sheet.content.publishingRightsCollaborators[0]!;
  await page.goto(await signingLink(server, email));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: "Decline to sign" }).click();
  await page.getByLabel("Reason").fill("Hisa yangu si sawa");
  await page.getByRole("button", { name: "Cancel" }).click();

  const opened = page.waitForResponse((response) => response.url().endsWith("/opened"));
  await page.getByRole("button", { name: "Kiswahili" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  expect((await opened).ok()).toBe(true);
  await page.getByRole("button", { name: "Kataa kusaini" }).click();
  await expect(page.getByLabel("Sababu")).toHaveValue("Hisa yangu si sawa");
  await page.getByRole("button", { name: "Ghairi" }).click();
  // The English stays, and below each clause of it stands what helps to read it.
  await expect(page.getByText(/^The law of Kenya applies/)).toContainText("Sheria ya Kenya inatumika.");
  await expect(page.getByText("Kinachosainiwa ni Kiingereza")).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  const notice = page.getByRole("link", { name: /^Tunachohifadhi kukuhusu/ });
  await expect(notice).toHaveAttribute("href", paths.privacyNoticeInSwahili);
  await page.getByRole("button", { name: "Saini Hati" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Umesaini hati");
  const shown =
    "select s.notice_version as notice from signatures s join signers on id = signer_id where email = $1 and document_id = $2";
  expect(await queryDatabase(server, shown, [email, sheet.id])).toEqual([{ notice: noticeVersionIn("sw") }]);
  await expectAccessible(page);
  const openedAgain = page.waitForRequest((sent) => sent.url().endsWith("/opened"));
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Document Signed/);
  expect((await openedAgain).postDataJSON()).toEqual({ language: "en" });
});
