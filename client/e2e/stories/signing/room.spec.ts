import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { people } from "#server/testing/factories/split-sheet";
import type { ServerProcess } from "#server/testing/server-process";
import { pathTo, paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { untilAllMailed } from "../../support/database.ts";
import { seedAccount, seedSent, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name, level: 1 });

/** Asks for a code, reads it in one's mail, types it, and is on the signing page. */
async function comeIn(page: Page, server: ServerProcess, { name, email }: { name: string; email: string }) {
  await page.getByRole("button", { name }).click();
  await page.getByRole("button", { name: "Send me a code by e-mail" }).click();
  await expect(page.getByText("A code is on its way to")).toBeVisible();
  await untilAllMailed(server);
  const { subject } = await server.mails.waitForMail(
    (mail) => mail.to === email && / is your code/.test(mail.subject),
  );
  // Whoever went for it to their mail may find the page loaded anew.
  await page.reload();
  await expect(page.getByText("A code is on its way to")).toBeVisible();
  const code = page.getByLabel("Code");
  await expect(code).toBeFocused();
  await code.fill(subject.slice(0, 7));
  await code.press("Enter");
  await expect(heading(page, /asks you to sign/)).toBeVisible();
}

test("everybody in the room signs: one on their own phone, one on the owner's, which shows nothing of her account", async ({
  page,
  anotherPerson,
  server,
  problems,
}) => {
  const owner = await seedAccount(page);
  const [first, second] = people(2);
  const amina = { ...first!, name: "Wanjirũ Kamau" };
  const brian = { ...second!, name: "Ọláyínká Adébáyọ̀" };
  const sheet = await seedSplitSheet(page, { publishingRightsCollaborators: [amina, brian] });
  await seedSent(page, sheet);
  await page.goto(pathTo.view(sheet.id));
  await page.getByRole("button", { name: "Sign together" }).click();
  await expect(page).toHaveURL(pathTo.signTogether(sheet.id));
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expect(page.getByText("0 of 2")).toBeVisible();
  await expectAccessible(page);

  // Without a camera: the letters, a wrong one first.
  const letters = (
    await page.locator("section", { hasText: "Scan with your phone" }).locator("span.font-mono").innerText()
  ).replace(" ", "");
  const phone = await anotherPerson();
  problems.expected(/^404 POST \/api\/rooms\/find$/);
  await phone.goto(pathTo.roomLetters("aaaaaaaa"));
  await expect(phone.getByText("There is no room at this address")).toBeVisible();
  await expectAccessible(phone);
  await phone.getByLabel("Letters of the room").fill(letters.toUpperCase());
  await phone.getByRole("button", { name: "Go in" }).click();
  await expect(heading(phone, /Sign “Nairobi Nights” together/)).toBeVisible();
  await expectAccessible(phone);
  // Some seconds without a network, as in a lift: the page is still there.
  problems.expected(/ERR_INTERNET_DISCONNECTED/);
  await phone.context().setOffline(true);
  await phone.waitForEvent("requestfailed");
  await expect(phone.getByRole("button", { name: amina.name })).toBeVisible();
  await phone.context().setOffline(false);
  await comeIn(phone, server, amina);
  await expectAccessible(phone);
  await expect(page.getByText("Is reading")).toBeVisible();
  await phone.getByRole("button", { name: "Sign Document" }).dblclick();
  await expect(heading(phone, "Document Signed Successfully")).toBeVisible();
  await expect(page.getByText("1 of 2")).toBeVisible();

  // The owner's phone goes around; another tab of hers stands open on the document.
  const otherTab = await page.context().newPage();
  await otherTab.goto(pathTo.view(sheet.id));
  await expect(otherTab.getByRole("button", { name: "Sign together" })).toBeVisible();
  problems.expected(/^401 GET \/api\//);
  await page.getByRole("button", { name: "Hand over this device" }).click();
  await expect(heading(page, /Sign “Nairobi Nights” together/)).toBeVisible();
  await expect(heading(otherTab, "This device was handed over")).toBeVisible();
  await expectAccessible(otherTab);
  await otherTab.goto(paths.home);
  await expect(heading(otherTab, "This device was handed over")).toBeVisible();
  await otherTab.close();

  await comeIn(page, server, brian);
  await page.getByRole("button", { name: "Sign Document" }).click();
  await expect(heading(page, "Document Signed Successfully")).toBeVisible();
  await page.getByRole("button", { name: "Hand the device on" }).click();
  await expect(heading(page, "Everybody has signed")).toBeVisible();
  await page.goto(pathTo.view(sheet.id));
  await expect(heading(page, "This device was handed over")).toBeVisible();
  problems.expected(/^403 POST \/api\/handed-over\/take-back$/);
  await page.getByLabel(/Password of/).fill("not the password");
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("The password is not correct.")).toBeVisible();
  await page.getByLabel(/Password of/).fill(owner.password);
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("Everybody has signed")).toBeVisible();
  await expectAccessible(page);
});

test("who goes back to the names on a device that goes around has left, by whichever button @phone", async ({
  page,
  server,
  problems,
}) => {
  await seedAccount(page);
  const writers = people(2).map((one) => ({ ...one, email: `${randomUUID()}@example.com` }));
  const sheet = await seedSplitSheet(page, { publishingRightsCollaborators: writers });
  await seedSent(page, sheet);
  await page.goto(pathTo.view(sheet.id));
  await page.getByRole("button", { name: "Sign together" }).click();
  problems.expected(/^401 GET \/api\//);
  await page.getByRole("button", { name: "Hand over this device" }).click();
  await comeIn(page, server, writers[0]!);
  const left = page.waitForResponse((response) => response.url().endsWith("/leave"));
  await page.goBack();
  await expect(page.getByRole("button", { name: writers[0]!.name })).toBeVisible();
  await left;
  await page.goForward();
  await expect(page.getByText("Nobody can sign here")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign Document" })).toHaveCount(0);
});
