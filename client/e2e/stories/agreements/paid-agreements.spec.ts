import type { Locator, Page } from "@playwright/test";
import type { Payment } from "#shared/contract/payments";
import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { fillFeaturedForm, fillLegalDetails, fillProducerForm } from "../../support/agreement-form.ts";
import { queryDatabase } from "../../support/database.ts";
import { fullName, signIn, signOut } from "../../support/people.ts";
import {
  byCard,
  byPhone,
  cancelPayment,
  declined,
  NOT_PAID,
  paymentWindow,
  wayToPay,
} from "../../support/payment-window.ts";
import { refuseRequests } from "../../support/refuse-requests.ts";
import { routeOnce } from "../../support/route-once.ts";
import { seedAccount } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

const PAYING_ACCEPTS = "By paying you accept the Terms (version of 29 November 2026).";
const pay = (page: Page) => page.getByRole("button", { name: /^Pay \d+ KES and draft$/ });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const preview = (page: Page, song: string) => page.getByRole("article", { name: song });

test("a producer agreement is paid for after every way a payment can end, through reloads @phone", async ({
  page,
  problems,
}) => {
  problems.expected(NOT_PAID);
  const amina = await seedAccount(page);
  await page.goto(paths.home);
  const card = page.getByRole("link", { name: /Music Agreements/ });
  await expect(card).toContainText("399 KES each");
  await card.click();
  await expect(page.getByText("399 KES per agreement, paid once.")).toBeVisible();
  await expectAccessible(page);

  await test.step("she fills in the form, which is kept", async () => {
    await page.getByRole("link", { name: /Producer Agreement/ }).click();
    await pay(page).click();
    await expect(page.getByText("Please select compensation type")).toBeVisible();
    await expect(page.getByLabel("Project title")).toBeFocused();
    await expect(page.getByLabel("Artist email")).toHaveAccessibleDescription("Valid artist email required");
    await expectAccessible(page);
    await fillProducerForm(page);
    await expect(page.getByLabel("Artist email")).not.toHaveAttribute("aria-invalid");
    const royalty = page.getByLabel("Royalty in %");
    await royalty.fill("0");
    await expect(royalty).toHaveAccessibleDescription(/0% is no share.*“Upfront fee only”/);
    await royalty.fill("3,5");
    const effective = page.getByLabel("Effective date");
    const day = await effective.inputValue();
    await effective.fill("01/11/2020");
    await expect(effective).toHaveAccessibleDescription(/This day has passed/);
    await effective.fill(day);
    await page.reload();
    await expect(page.getByLabel("Producer fee")).toHaveValue("39,000");
    await signOut(page);
    await signIn(page, amina);
    await page.goto(paths.producerAgreement);
    await expect(page.getByLabel("Royalty in %")).toHaveValue("3,5");
    await expect(page.getByText(PAYING_ACCEPTS)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("she reloads before she has paid, and cancels", async () => {
    await pay(page).click();
    await expect(wayToPay(page, byCard)).toBeVisible();
    await page.reload();
    await expect(heading(page, "Not paid yet")).toBeVisible();
    await expect(page.getByText(PAYING_ACCEPTS)).toBeVisible();
    await page.getByRole("button", { name: "Pay 399 KES" }).click();
    await expectFocusStays(page, wayToPay(page, "Close"), wayToPay(page, "Cancel payment"));
    await cancelPayment(page);
    await expect(page.getByRole("button", { name: "Pay 399 KES" })).toBeFocused();
    await expectToast(page, "Payment Cancelled", "You can try again when ready.");
    await expectAccessible(page);
  });
  await test.step("her card is declined", async () => {
    await page.getByRole("button", { name: "Pay 399 KES" }).click();
    await wayToPay(page, declined).click();
    await expect(paymentWindow(page).getByText("No money has moved.")).toBeVisible();
    await cancelPayment(page);
    await expectToast(
      page,
      "Payment Verification Failed",
      "Please contact support if your payment was successful.",
    );
    await expectAccessible(page);
    await page.reload();
    await expect(heading(page, "The payment did not go through")).toBeVisible();
  });
  await test.step("she pays with her phone, and reloads while it is awaited", async () => {
    await page.getByRole("button", { name: "Try again", exact: true }).click();
    await wayToPay(page, byPhone).click();
    await paymentWindow(page).getByRole("button", { name: "I have entered my PIN" }).click();
    await expect(heading(page, "Waiting for your phone")).toBeVisible();
    await page.reload();
    await expectToast(page, "Agreement created");
  });
  await test.step("she reads it, and finds it and its receipt again", async () => {
    await page.reload();
    const agreement = preview(page, "Nairobi Nights");
    await expect(agreement).toContainText("KES 39,000");
    await expect(agreement.getByRole("list", { name: "Parties" })).toContainText(fullName(amina));
    await expect(page.getByText("Paid", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await expectToast(page, "Editor loaded");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(agreement).toBeVisible();

    await page.getByRole("button", { name: /^(Open menu|Your account)$/ }).click();
    await page.getByText("Payments and receipts").click();
    const receipt = page.getByRole("listitem").filter({ hasText: "Producer Agreement" }).first();
    await expect(receipt).toContainText(/SAH-\d{4}-\d{6}/);
    await expect(receipt).toContainText("M-Pesa");
    await expectAccessible(page);
    await receipt.getByRole("link", { name: "View Document" }).click();
    await expect(preview(page, "Nairobi Nights")).toBeVisible();
    await page.goto(paths.producerAgreement);
    await expect(page.getByLabel("Beat/track title")).toHaveValue("");
  });
});

test(
  "who closes the tab after paying gets the agreement on another device",
  { tag: "@phone" },
  async ({ page, server, anotherPerson, problems }) => {
    problems.expected(NOT_PAID);
    const amina = await seedAccount(page);
    await fillFeaturedForm(page);
    await page.getByRole("button", { name: "Add full legal details" }).click();
    await pay(page).click();
    await expect(page.getByText("Please select payment terms")).toBeVisible();
    await expectAccessible(page);
    await fillLegalDetails(page);
    await page.getByRole("button", { name: "Leave out legal details" }).click();
    await page.getByRole("button", { name: "Add full legal details" }).click();
    await expect(page.getByLabel("Sync royalty in %")).toHaveValue("20");
    await expect(page.getByText("Draft saved on this device")).toBeVisible();

    await test.step("her id stays off the device", async () => {
      await expect.poll(() => stored(page)).toContain("Lead vocal and ad-libs");
      expect(await stored(page)).not.toContain("29876543");
    });
    await pay(page).click();
    await wayToPay(page, declined).click();
    await expect(paymentWindow(page).getByText("No money has moved.")).toBeVisible();
    const address = page.url();
    await page.close();

    const second = await anotherPerson();
    await test.step("another device pays again for the form of the first, and keeps it", async () => {
      await signIn(second, amina);
      await second.goto(address);
      await second.getByRole("link", { name: "Back to the form" }).click();
      await expect(second.getByLabel("Song title")).toHaveValue("Ndoto za Usiku");
      await second.goto(address);
      await second.getByRole("button", { name: "Try again", exact: true }).click();
      await wayToPay(second, byPhone).click();
      await expect(heading(second, "Pay in the window")).toBeAttached();
      await second.goto(paths.home);
    });
    const isPaid = "select id from payments where status = 'completed' and owner_id = $1";
    await expect.poll(() => queryDatabase(server, isPaid, [amina.user.id])).toHaveLength(1);
    await second.goto(paths.featuredArtistAgreement);
    await expect(second.getByText("You have a paid, unused agreement")).toBeVisible();
    await expect(second.getByLabel("Song title")).toHaveValue("Ndoto za Usiku");
    await expect(second.getByLabel("Government ID number").last()).toHaveValue("29876543");

    const other = await anotherPerson();
    await signIn(other, amina);
    await expect(other.getByText("You have a paid, unused agreement")).toBeVisible();
    await expectAccessible(other);
    await other.getByRole("link", { name: "Continue: Featured Artist Agreement" }).click();
    await expect(other.getByLabel("Sync royalty in %")).toHaveValue("20");
    await expect(other.getByLabel("Government ID number").last()).toHaveValue("29876543");
    await expectAccessible(other);
    await other.getByRole("button", { name: "Draft my agreement" }).click();
    await expectToast(other, "Agreement created");
    await expect(preview(other, "Ndoto za Usiku")).toContainText("•••••543");
    await expect(preview(other, "Ndoto za Usiku")).not.toContainText("29876543");
  },
);

function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage));
}

test(
  "double clicks and two windows pay once and draft once",
  { tag: "@phone" },
  async ({ page, problems }) => {
    // The window that comes second waits for the first one's agreement; what it was about to keep is none any more.
    problems.expected(/^409 POST \/api\/documents$/, /^404 PUT \/api\/unfinished\//);
    await seedAccount(page);
    await fillFeaturedForm(page, "Kisumu Sunset");
    await expect.poll(() => stored(page)).toContain("Kisumu Sunset");
    const other = await page.context().newPage();
    await other.goto(paths.featuredArtistAgreement);
    await expect(other.getByLabel("Song title")).toHaveValue("Kisumu Sunset");

    await pay(page).dblclick();
    await expect.poll(() => stored(page)).toContain('\\"isBegun\\":true');
    const kept = await stored(page);
    await wayToPay(page, byCard).click();
    const address = page.url();
    const third = await page.context().newPage();
    await third.goto(address);
    for (const tab of [page, third]) await expect(preview(tab, "Kisumu Sunset")).toBeVisible();
    expect(third.url()).toBe(page.url());
    await expect(other.getByText("This form was used or discarded in another window")).toBeVisible();
    await expect(other.getByLabel("Song title")).toHaveValue("Kisumu Sunset");
    await expectAccessible(other);

    await third.goto(address);
    await expect(preview(third, "Kisumu Sunset")).toBeVisible();
    // As when the page was closed in the moment between the agreement and forgetting its form.
    await third.evaluate((items) => Object.assign(localStorage, JSON.parse(items) as object), kept);
    await third.goto(paths.featuredArtistAgreement);
    await expect(third.getByLabel("Song title")).toHaveValue("");
    const payments = (await (await page.request.get("/api/payments")).json()) as Payment[];
    expect(payments).toHaveLength(1);
    expect(await (await page.request.get("/api/documents")).json()).toHaveLength(1);
  },
);

test(
  "a new price, a provider out of reach and a failed draft cost nobody money or words",
  { tag: "@phone" },
  async ({ page, server, problems }) => {
    problems.expected(NOT_PAID, /^409 POST \/api\/payments$/, /^502 POST \/api\/documents$/);
    problems.expected(/^inspector GET \/(dev\/paystack|api\/payments)\//);
    await seedAccount(page);
    await fillProducerForm(page, "Lamu by Morning");
    const setPrice = (cents: number, isActive = true) =>
      queryDatabase(
        server,
        "update service_pricing set price_cents = $1, is_active = $2 where service_type = 'producer_agreement'",
        [cents, isActive],
      );

    await test.step("the price has changed meanwhile", async () => {
      await setPrice(450_00);
      await pay(page).click();
      await expect(page.getByText("The price has changed. Please review it and try again.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Pay 450 KES and draft" })).toBeVisible();
      // Where the bar stands below the form: above it, it may cover a part of any field.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expectAccessible(page);
      await setPrice(399_00, false);
      await pay(page).click();
      await expect(page.getByText("This service is not offered at the moment.")).toBeVisible();
      await setPrice(399_00);
      await page.reload();
    });
    await test.step("the payment window does not come", async () => {
      const letIn = await refuseRequests(page, "*://*:*/dev/paystack/inline.js");
      await pay(page).click();
      await expect(heading(page, "The payment window did not open")).toBeVisible();
      await expectToast(page, "Error", "Unable to process payment. Please try again.");
      await expectAccessible(page);
      await letIn();
      await page.getByRole("button", { name: "Try again" }).click();
    });
    await test.step("the connection is lost while it is confirmed, and the draft fails once", async () => {
      await routeOnce(page, "**/api/documents", (route) =>
        route.fulfill({
          status: 502,
          json: { code: "internal", message: "Failed to create agreement. Please try again." },
        }),
      );
      const letThrough = await refuseRequests(page, "*://*:*/api/payments/*");
      await wayToPay(page, byCard).click();
      await expect(page.getByText("We cannot reach the service right now and keep asking.")).toBeVisible();
      await expectAccessible(page);
      await letThrough();
      await expect(heading(page, "Your agreement is not drafted yet")).toBeVisible();
      await expectToast(page, "Error", "Failed to create agreement. Please try again.");
      await expectAccessible(page);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(preview(page, "Lamu by Morning")).toContainText("KES 39,000");
    });
  },
);

/** Tab goes round within the payment window, in both directions. */
async function expectFocusStays(page: Page, first: Locator, last: Locator): Promise<void> {
  await last.focus();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(last).toBeFocused();
}
