import type { Page } from "@playwright/test";
import { linkIn } from "#server/testing/smtp-sink";
import { paths, pathTo } from "#shared/paths";
import { termsVersion } from "#shared/wordings/shown-versions";
import { expectAccessible } from "../../support/accessible.ts";
import { queryDatabase } from "../../support/database.ts";
import {
  byCard,
  byPhone,
  cancelPayment,
  declined,
  NOT_PAID,
  paymentWindow,
  wayToPay,
} from "../../support/payment-window.ts";
import { loseAnswer } from "../../support/lose-answer.ts";
import { newPerson } from "../../support/people.ts";
import { refuseRequests } from "../../support/refuse-requests.ts";
import { routeOnce } from "../../support/route-once.ts";
import { seedSong } from "../../support/seed-song.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";
import { payButton, verdict, verifyAs, verifyButton } from "../../support/verify-as.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
test("a song is found in spite of a misspelling, paid for by card, and its certificate kept", async ({
  page,
  request,
  server,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { songTitle } = await seedSong({ request }, server, 2);
  await page.goto(paths.verify);
  await expect(page.getByText("Searching is free.")).toBeVisible();
  await expectAccessible(page);

  await test.step("nothing to look for, and nothing found", async () => {
    await page.getByRole("button", { name: "Search" }).click();
    await expectToast(page, "Search Required", "Please enter a song title or artist name to search.");
    await expect(page.getByLabel("Song title")).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel("Song title").fill("Qqxzjwv");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(heading(page, "Nothing found")).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("a slip and a name without its accents do not matter, and the address keeps the question", async () => {
    await page.getByLabel("Song title").fill(songTitle.replace("Mawimbi", "Mawinbi"));
    await page.getByLabel("Artist, writer or producer").fill("joao pemba");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(heading(page, songTitle)).toBeVisible();
    await page.reload();
    const entry = page.getByRole("article").first();
    await expect(entry).toContainText(songTitle);
    await expect(entry.getByText("João Pemba")).toBeVisible();
    await expect(entry).not.toContainText(/@|%|signed on/i);
    await expectAccessible(page);
    await page.goBack();
    await expect(heading(page, "Nothing found")).toBeVisible();
    await page.goForward();
  });
  const email = newPerson().email;
  await test.step("who asks is kept through a reload", async () => {
    await verifyButton(page).click();
    await payButton(page).click();
    await expectToast(page, "Required Information", "Please provide your email and name to proceed.");
    await expectAccessible(page);
    await page.getByLabel("Your email").fill(email);
    await page.getByLabel("Your name").fill("Neema Otieno");
    await page.reload();
    await verifyButton(page).click();
    await expect(page.getByLabel("Your name")).toHaveValue("Neema Otieno");
    await expect(
      page.getByText("By paying you accept the Terms (version of 29 November 2026)."),
    ).toBeVisible();
  });
  await test.step("she pays and reads the result", async () => {
    await payButton(page).dblclick();
    await wayToPay(page, byCard).click();
    await expect(verdict(page)).toContainText("Verified: everybody has signed");
    await expect(page.getByText("2 of 2 signed")).toBeVisible();
    await expect(page.getByText(/^Signed on /)).toHaveCount(2);
    await expect(page.getByText(`Mailed to ${email}`)).toBeVisible();
    await expectAccessible(page);
    await server.mails.waitForMail(({ to, subject }) => to === email && subject.startsWith("Verified: "));
    const made = await queryDatabase(
      server,
      "select terms_version from verification_orders o join payments p on p.id = payment_id where o.email = $1",
      [email],
    );
    expect(made).toEqual([{ terms_version: termsVersion }]);
  });
  await test.step("the certificate is saved, known when it is dropped, and the link opens the same", async () => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download certificate" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^VID-\w{12}\.pdf$/);
    await page.getByRole("button", { name: "Copy the link to this verification" }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());
    await page.goto(paths.verify);
    await expect(page.getByText("You have a paid verification")).toBeHidden();
    await page.getByLabel("Choose a file").setInputFiles(await download.path());
    await expect(heading(page, "A genuine certificate")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "See the verification" }).click();
    await expect(page).toHaveURL(link);
    await expect(verdict(page)).toContainText("Verified");
  });
});

test(
  "a payment is cancelled, declined, and then goes through; the result says who has not signed",
  { tag: "@phone" },
  async ({ page, request, server, problems }) => {
    problems.expected(NOT_PAID);
    const { id } = await seedSong({ request }, server, 1);
    await page.goto(pathTo.verify(id));
    await verifyAs(page);
    await cancelPayment(page);
    await expectToast(page, "Payment Cancelled", "Payment was cancelled. You can try again.");
    await expect(heading(page, "Not paid yet")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Pay 20 KES" }).click();
    await wayToPay(page, declined).click();
    await expect(paymentWindow(page).getByText("No money has moved.")).toBeVisible();
    await cancelPayment(page);
    await expectToast(page, "Payment Failed", "Unable to process payment. Please try again.");
    await expect(page.getByRole("alert")).toContainText("The payment did not go through");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await wayToPay(page, byCard).click();
    await expect(verdict(page)).toContainText("Incomplete: not everybody has signed");
    await expect(page.getByText("1 of 2 signed")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "João Pemba" })).toContainText("Not signed");
    await expectAccessible(page);
  },
);

test(
  "who pays by M-Pesa and closes the tab finds the result when they come back",
  { tag: "@phone" },
  async ({ page, context, request, server, anotherPerson }) => {
    const { id, title } = await seedSong({ request }, server, 2);
    await page.goto(pathTo.verify(id));
    const email = await verifyAs(page);
    await wayToPay(page, byPhone).click();
    await paymentWindow(page).getByRole("button", { name: "I have entered my PIN" }).click();
    await expect(heading(page, "Waiting for your phone")).toBeVisible();
    await page.close();

    await server.mails.waitForMail(({ to, subject }) => to === email && subject.startsWith("Verified: "));
    const later = await context.newPage();
    await later.goto(paths.verify);
    const notice = later.getByText(`You have a paid verification of “${title}”`);
    await expect(notice).toBeVisible();
    await expectAccessible(later);
    await later.getByRole("link", { name: "See the result" }).click();
    await expect(verdict(later)).toContainText("Verified");
    const paid = await queryDatabase(server, "select 1 from payments where email = $1", [email]);
    expect(paid).toHaveLength(1);

    const office = await anotherPerson();
    const receipt = await server.mails.waitForMail(
      ({ to, subject }) => to === email && subject.startsWith("Receipt"),
    );
    await office.goto(linkIn(receipt, paths.verify));
    await expect(verdict(office)).toContainText("Verified");
  },
);

test(
  "a lost answer and a second tab do not pay twice",
  { tag: "@phone" },
  async ({ page, context, request, server, problems }) => {
    problems.expected(/ERR_CONNECTION_RESET POST \/api\/verify\/payments$/);
    const { id } = await seedSong({ request }, server, 2);
    await page.goto(pathTo.verify(id));
    const other = await context.newPage();
    await other.goto(pathTo.verify(id));

    const lost = await loseAnswer(page, "**/api/verify/payments");
    const email = await verifyAs(page);
    expect(await lost.status).toBe(201);
    await expectToast(page, "Payment Failed", "Unable to process payment. Please try again.");
    await payButton(page).click();
    await expect(wayToPay(page, byCard)).toBeVisible();
    await verifyAs(other, email);
    await expect(wayToPay(other, byCard)).toBeVisible();
    await wayToPay(page, byCard).click();
    await expect(verdict(page)).toBeVisible();
    await cancelPayment(other);
    await expect(verdict(other)).toBeVisible();
    expect(other.url()).toBe(page.url());
    const payments = await queryDatabase<{ status: string; provider_reference: string }>(
      server,
      "select status, provider_reference from payments where email = $1",
      [email],
    );
    expect(payments.map(({ status }) => status)).toEqual(["completed"]);

    // As the provider's own page sends its buyers back.
    const reference = payments[0]?.provider_reference ?? "";
    await page.goto(`${paths.verify}?trxref=${reference}&reference=${reference}`);
    await expect(verdict(page)).toBeVisible();

    await other.goto(pathTo.verify(id));
    await verifyButton(other).click();
    await expect(other.getByText(/^You verified this document on/)).toBeVisible();
    await expectAccessible(other);
    await other.getByRole("link", { name: "See the result" }).click();
    await expect(verdict(other)).toBeVisible();
  },
);

test(
  "while the payment provider is away nothing is charged, and what was typed is kept",
  { tag: "@phone" },
  async ({ page, request, server, problems }) => {
    problems.expected(/POST \/api\/verify\/payments$/, /POST \/api\/verify\/search$/);
    problems.expected(/^net::ERR_INTERNET_DISCONNECTED /, /^404 GET \/api\/verify\/payments\//);
    const { id } = await seedSong({ request }, server, 2);
    const failure = page.getByRole("dialog").getByText("The payment could not be started");
    await page.goto(pathTo.verify(id), { waitUntil: "networkidle" });
    await verifyButton(page).waitFor();
    await page.context().setOffline(true);
    await verifyAs(page);
    await expect(failure).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.context().setOffline(false);
    await page.reload();
    await routeOnce(page, "**/api/verify/payments", (route) =>
      route.fulfill({ status: 502, json: { code: "provider_failed", message: "The provider is away." } }),
    );
    await verifyAs(page);
    await expectToast(page, "Payment Failed", "Unable to process payment. Please try again.");
    await expect(failure).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("Neema Otieno");
    await page.getByRole("button", { name: "Cancel" }).click();

    const answer = await refuseRequests(page, "*://*:*/api/verify/search");
    await page.getByLabel("Song title").fill("Ndoto");
    await page.getByRole("button", { name: "Search" }).click();
    await expectToast(page, "Search Failed", "Unable to search documents. Please try again.");
    await expect(page.getByRole("alert")).toContainText("Search Failed");
    await expectAccessible(page);
    await answer();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toBeHidden();
  },
);
