import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { people } from "#server/testing/factories/split-sheet";
import type { SheetDocument } from "#shared/contract/documents";
import { pathTo, paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { letMailsAge, queryDatabase } from "../../support/database.ts";
import { newPerson } from "../../support/people.ts";
import { seedPayment } from "../../support/seed-payment.ts";
import {
  answered,
  confirmEmail,
  seedAccount,
  seedSent,
  seedSplitSheet,
  signingLink,
} from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

const rows = (page: Page) =>
  page
    .getByRole("region", { name: "Your Documents" })
    .getByRole("listitem")
    .filter({ has: page.locator("h3") });
const rowsIn = (part: Locator) => part.getByRole("listitem").filter({ has: part.page().locator("h3") });
const rowOf = (page: Page, title: string) => rows(page).filter({ hasText: title });
const search = (page: Page) =>
  page.getByRole("searchbox", { name: "Search by title, type, artist or person" });

test("a new account is led to its first document", async ({ page }) => {
  await seedAccount(page);
  await page.goto(paths.home);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Amina Wanjirũ");
  await expect(page.getByRole("heading", { name: "No documents yet" })).toBeVisible();
  await expect(search(page)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Create Document" }).click();
  await expect(page).toHaveURL(paths.splitSheet);
});

test("the first document stands on the first screen of a small phone, whatever waits besides @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await seedAccount(page);
  await seedPayment(page, "producer_agreement");
  await seedSplitSheet(page, { songTitle: "Jahazi" });
  await page.goto(paths.home);
  await expect(page.getByText("You have a paid, unused agreement")).toBeVisible();
  await expect(rowOf(page, "Jahazi")).toBeInViewport({ ratio: 1 });
});

test("it does under a long name, an address to confirm and two payments: a decline with its button @phone", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await seedAccount(page, {
    ...newPerson(),
    firstName: "Oluwaseun-Adebayo Chukwuemeka",
    lastName: "Ogunbanjo-Nwachukwu Wanjirũ wa Kamau",
    email: `oluwaseun.ogunbanjo-nwachukwu.${randomUUID()}@example.com`,
  });
  await seedPayment(page, "producer_agreement");
  await seedPayment(page, "featured_artist_agreement");
  const [signer, other] = people(2) as [Person, Person];
  const sheet = await seedSplitSheet(page, {
    songTitle: "Jahazi la Mwisho Kutoka Lamu Hadi Zanzibar na Kurudi Nyumbani",
    artistName: "Oluwaseun-Adebayo Ogunbanjo-Nwachukwu & the Lamu Dhow Ensemble",
    publishingRightsCollaborators: [signer, { ...other, name: "Ọláyínká Adébáyọ̀-Nwachukwu wa Kamau" }],
  });
  await seedSent(page, sheet);
  const { pathname } = new URL(await signingLink(server, other.email));
  const reason = "The bridge is mine alone, and the second verse was written by my sister in Mombasa.";
  await answered(page.request.post(`/api${pathname}/decline`, { data: { reason } }));
  await page.goto(paths.home);
  await expect(page.getByText("with the link we sent you")).toBeVisible();
  await expect(page.getByText("You have a paid, unused agreement")).toHaveCount(2);
  const row = rowOf(page, "Jahazi la Mwisho");
  await expect(row).toContainText("declined to sign on");
  await expect(row).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test("thirty documents are found by search, filters, order and page, and the address keeps it", async ({
  page,
}) => {
  await seedAccount(page);
  for (let number = 1; number <= 28; number++) await seedSplitSheet(page, { songTitle: `Take ${number}` });
  await seedSplitSheet(page, { songTitle: "Ọláyínká’s Dream" });
  const { id } = await seedSplitSheet(page, { songTitle: "Zanzibar in the Rain" });
  await page.request.patch(`/api/documents/${id}`, { data: { status: "completed" } });

  await page.goto(paths.home);
  const needsYou = page.getByRole("region", { name: "Needs you 29" });
  const done = page.getByRole("region", { name: "Done 1" });
  await expect(rowsIn(needsYou)).toHaveCount(5);
  await expect(rowsIn(needsYou).first()).toContainText("Ọláyínká’s Dream");
  await expect(rowsIn(done)).toContainText("Zanzibar in the Rain");
  // Whatever stands above it, work begins on the first screen.
  await expect(rows(page).first()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await needsYou.getByRole("button", { name: "Show all: Needs you" }).click();
  await expect(page.getByText("29 of 30 documents")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await unfoldFilters(page);
  await page.getByLabel("Sort").selectOption({ label: "Oldest first" });
  await expect(page.getByText("30 of 30 documents")).toBeVisible();
  await expect(rows(page)).toHaveCount(12);
  await expect(rows(page).first()).toContainText("Take 1");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Showing 13-24 of 30 documents")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Page 3 of 3")).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await expectAccessible(page);

  await unfoldFilters(page);
  await page.getByLabel("Sort").selectOption({ label: "Title A–Z" });
  await expect(page.getByText("Page 1 of 3")).toBeVisible();
  await expect(rows(page).first()).toContainText("Ọláyínká’s Dream");
  await expect(rows(page).nth(2)).toContainText("Take 2");

  await search(page).fill("olayinka's");
  await expect(page.getByText("1 of 30 documents", { exact: true })).toBeVisible();
  await search(page).fill("split sheet");
  await expect(page.getByText("30 of 30 documents")).toBeVisible();
  await search(page).fill("gengetone");
  await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
  await expect(
    page.getByText("No document has “gengetone” in its title, type, artist or people."),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear filters" }).last().click();
  await expect(search(page)).toHaveValue("");
  await expect(rowsIn(done)).toContainText("Zanzibar in the Rain");

  await unfoldFilters(page);
  await page.getByLabel("Status").selectOption({ label: "Completed" });
  await expect(page.getByText("1 of 30 documents", { exact: true })).toBeVisible();
  await search(page).fill("zanzibar");
  await expect(page).toHaveURL("/?q=zanzibar&status=completed");
  await page.getByRole("link", { name: "New split sheet" }).click();
  await page.goBack();
  await expect(search(page)).toHaveValue("zanzibar");
  await expect(page.getByLabel("Status")).toHaveValue("completed");
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Sahihi.com" }).first().click();
  await expect(rowsIn(needsYou)).toHaveCount(5);
});

test(
  "who has not confirmed their address is not told that nothing waits for them",
  { tag: "@phone" },
  async ({ page, server }) => {
    const amina = await seedAccount(page);
    await seedSent(page, await seedSplitSheet(page));
    await page.goto(paths.home);
    await expect(page.getByText("Confirm your address to see here what waits")).toBeVisible();
    await expect(page.getByText("Nothing waits for you.")).toHaveCount(0);
    await confirmEmail(page, server, amina);
    await page.reload();
    await expect(page.getByText("Nothing waits for you.")).toBeVisible();
  },
);

test("a draft is looked at in place, and marked as complete @phone", async ({ page }) => {
  await seedAccount(page);
  const { id } = await seedSplitSheet(page, { songTitle: "Karura Forest" });
  await page.goto(paths.home);
  await page.getByRole("button", { name: "Karura Forest", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "View Document" });
  await expect(dialog.getByRole("table", { name: "Publishing Rights" })).toContainText("Brian Otieno");
  await expect(dialog).toContainText(`Document ID: ${id}`);
  await expectAccessible(page);

  const answer = Promise.withResolvers<void>();
  await page.route(`**/api/documents/${id}`, async (route) => {
    if (route.request().method() === "PATCH") await answer.promise;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Mark as Complete" }).click();
  const question = page.getByRole("dialog", { name: "Mark as complete without signatures?" });
  await expect(question).toContainText("This cannot be undone");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByRole("button", { name: "Mark as Complete" })).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Mark as Complete" }).click();
  await expect(question.getByRole("button", { name: "Completing..." })).toBeVisible();
  answer.resolve();
  await expect(question).toBeHidden();
  await expect(dialog.getByText("Completed", { exact: true })).toBeVisible();
  await expect(dialog.getByText("No signatures required")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Mark as Complete" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Karura Forest", exact: true })).toBeFocused();
  await expect(rowOf(page, "Karura Forest")).toContainText("Completed");
  await expect(rowOf(page, "Karura Forest").getByRole("button", { name: "Send" })).toBeHidden();
});

test("a document goes only with the account's password", { tag: "@phone" }, async ({ page, problems }) => {
  problems.expected(/^403 DELETE \/api\/documents\//);
  const { password } = await seedAccount(page);
  await seedSplitSheet(page, { songTitle: "Pole Pole" });
  await seedSplitSheet(page, { songTitle: "Chai na Mandazi" });
  await page.goto(paths.home);
  await chooseAction(page, rowOf(page, "Pole Pole"), "Delete");
  const dialog = page.getByRole("dialog", { name: "Delete Document" });
  const field = dialog.getByLabel("Your password");
  await expect(field).toBeFocused();
  await dialog.getByRole("button", { name: "Delete document" }).click();
  await expect(field).toHaveAccessibleDescription(
    "Password required: Please enter your password to confirm deletion",
  );
  await field.fill("not-her-password");
  await dialog.getByRole("button", { name: "Delete document" }).click();
  await expect(field).toHaveAccessibleDescription("Delete failed: The password is not correct.");
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(rows(page)).toHaveCount(2);
  await chooseAction(page, rowOf(page, "Pole Pole"), "Delete");
  await expect(field).toHaveValue("");
  await field.fill(password);
  await field.press("Enter");
  await expectToast(page, "Document deleted");
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Needs you 1" }).locator("..")).toBeFocused();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test("a draft is sent from the list, downloaded, and its invitations mailed again @desktop", async ({
  page,
  server,
}) => {
  await seedAccount(page);
  const [zuri, tunde] = people(2) as [Person, Person];
  const { id } = await seedSplitSheet(page, {
    songTitle: "Night Bus to Kampala",
    publishingRightsCollaborators: [
      { ...zuri, email: "" },
      { ...tunde, email: "" },
    ],
  });
  await page.goto(paths.home);
  const row = rowOf(page, "Night Bus to Kampala");
  const [file] = await Promise.all([page.waitForEvent("download"), chooseAction(page, row, "Download PDF")]);
  expect(file.suggestedFilename()).toBe("Night Bus to Kampala.pdf");
  await expectToast(page, "Download complete", "Night Bus to Kampala.pdf");

  await row.getByRole("button", { name: "Send" }).click();
  const dialog = page.getByRole("dialog", { name: "Send Document for Signing" });
  await dialog.getByRole("button", { name: "Send for Signing" }).click();
  await expect(dialog).toContainText("No emails provided");
  await expect(dialog).toContainText("Please add at least one collaborator email");
  await dialog.getByLabel(`Email of ${zuri.name}`).fill(zuri.email);
  await dialog.getByLabel(`Email of ${tunde.name}`).fill(tunde.email);
  await page.keyboard.press("Escape");
  await row.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByLabel(`Email of ${tunde.name}`)).toHaveValue(tunde.email);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send for Signing" }).click();
  await expectToast(page, "Document sent");
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect(row).toContainText("0 of 2 signed");
  await expect(row.getByRole("img", { name: `${zuri.name} has not signed` })).toBeVisible();
  // Nobody is reminded minutes after they were asked.
  await expect(row.getByRole("link", { name: "Status of Night Bus to Kampala" })).toBeVisible();
  await expect(row.getByRole("button", { name: "Remind" })).toBeHidden();
  await queryDatabase(
    server,
    "update signers set invited_at = invited_at - interval '2 hours' where document_id = $1",
    [id],
  );
  await letMailsAge(server);
  await page.reload();
  await page
    .getByRole("region", { name: "Waits for others 1" })
    .getByRole("button", { name: "Remind" })
    .click();
  await expectToast(page, "Invitation resent", `Sent to ${zuri.email} and 1 more`);
  await server.mails.waitForMail(() => invitationsTo(tunde.email) === 2);

  await page.getByRole("button", { name: "Night Bus to Kampala", exact: true }).click();
  await page.getByRole("link", { name: "Who opened it, reminders, history" }).click();
  await expect(page).toHaveURL(pathTo.view(id));
  await expect(page.getByRole("button", { name: `Resend to ${zuri.name}` })).toBeVisible();
  // On a phone the signatures stand below the paper: the way to them, and to everybody who has not signed, stands above.
  const paper = await page.getByRole("article", { name: "Night Bus to Kampala" }).boundingBox();
  const resendAll = await page.getByRole("button", { name: "Resend Invitation" }).boundingBox();
  expect(resendAll!.y).toBeLessThan(paper!.y + 100);
  await page.goBack();
  await row.getByRole("link", { name: "Status of Night Bus to Kampala" }).click();
  await expect(page).toHaveURL(pathTo.view(id));

  function invitationsTo(address: string): number {
    return server.mails.mails.filter(({ to, text }) => to === address && text.includes("/sign/")).length;
  }
});

test(
  "a document that was sent to a confirmed address is there to be read, not changed",
  { tag: "@phone" },
  async ({ page, server, anotherPerson, problems }) => {
    problems.expected(/^404 GET \/api\/documents\//);
    const signer = await seedAccount(page);
    await queryDatabase(server, "update users set email_verified_at = now() where email = $1", [
      signer.email,
    ]);
    const owner = await anotherPerson();
    await seedAccount(owner);
    const [other] = people(2) as [Person];
    const sheet = await seedSplitSheet(owner, {
      songTitle: "Sankofa",
      publishingRightsCollaborators: [other, { ...other, name: "Amina Wanjirũ", email: signer.email }],
    });
    await seedSent(owner, sheet);

    await page.goto(paths.home);
    const row = rowOf(page, "Sankofa");
    await expect(row).toContainText("sent to you");
    await expect(row.getByRole("link", { name: "Review and sign" })).toBeVisible();
    await expect(row.getByRole("button", { name: "Remind" })).toBeHidden();
    await page.goto(pathTo.view(sheet.id));
    await expect(page.getByRole("row", { name: "Amina Wanjirũ you" })).toBeVisible();
    await expectAccessible(page);
    await page.goto(pathTo.view(crypto.randomUUID()));
    await expect(page.getByRole("heading", { name: "Document not found" })).toBeVisible();
  },
);

type Person = SheetDocument["content"]["publishingRightsCollaborators"][number];

async function chooseAction(page: Page, row: Locator, action: string): Promise<void> {
  await row.getByRole("button", { name: /^More actions/ }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** On a phone they stand behind a button until one is chosen. */
async function unfoldFilters(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Filters", exact: true, expanded: false });
  if (await button.isVisible()) await button.click();
}
