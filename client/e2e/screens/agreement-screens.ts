import type { Page } from "@playwright/test";
import { paths } from "#shared/paths";
import { fillFeaturedForm, fillLegalDetails, fillProducerForm } from "../support/agreement-form.ts";
import {
  byCard,
  byPhone,
  cancelPayment,
  declined,
  paymentWindow,
  wayToPay,
} from "../support/payment-window.ts";
import { newPerson } from "../support/people.ts";
import { routeOnce } from "../support/route-once.ts";
import { seedAccount } from "../support/seed.ts";
import type { Camera, SizeName } from "./camera.ts";

const pay = (page: Page) => page.getByRole("button", { name: /^Pay \d+ KES and draft$/ });
const seen = (page: Page, name: string) => page.getByRole("heading", { name }).waitFor();

/** Somebody new chooses an agreement, fills it in, and pays for it after each way a payment can end. */
export async function agreementScreens(page: Page, take: Camera, size: SizeName): Promise<void> {
  const email = `wanjiru.${size}@sahihi.example`;
  await seedAccount(page, newPerson({ lastName: "Wanjiru", email }));
  await page.goto(paths.payments);
  await page.getByText("No payments yet").waitFor();
  await take(page, "payments-empty");

  await page.goto(paths.agreements);
  await page.getByText("399 KES per agreement").waitFor();
  await take(page, "agreements");
  await formScreens(page, take);
  await paymentScreens(page, take);
  await draftingScreens(page, take);

  await page.goto(paths.payments);
  await page.getByText("Not used yet").waitFor();
  await take(page, "payments");
}

async function formScreens(page: Page, take: Camera): Promise<void> {
  await page.goto(paths.producerAgreement);
  await pay(page).click();
  await page.getByText("Project title is required").waitFor();
  await take(page, "producer-form-errors", { frame: "screen" });

  await fillFeaturedForm(page);
  await page.getByRole("button", { name: "Add full legal details" }).click();
  await fillLegalDetails(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await take(page, "featured-form-detailed");
  await page.getByRole("button", { name: "Discard" }).click();

  await fillProducerForm(page);
  await take(page, "producer-form");
}

async function paymentScreens(page: Page, take: Camera): Promise<void> {
  await pay(page).click();
  await wayToPay(page, byCard).waitFor();
  await take(page, "payment-window", { frame: "screen" });
  await cancelPayment(page);
  await seen(page, "Not paid yet");
  await take(page, "payment-cancelled", { frame: "screen" });

  await page.getByRole("button", { name: "Pay 399 KES" }).click();
  await wayToPay(page, declined).click();
  await paymentWindow(page).getByText("No money has moved.").waitFor();
  await cancelPayment(page);
  await seen(page, "The payment did not go through");
  await page.reload();
  await seen(page, "The payment did not go through");
  await take(page, "payment-declined", { frame: "screen" });

  await page.getByRole("button", { name: "Try again", exact: true }).click();
  await wayToPay(page, byPhone).click();
  await paymentWindow(page).getByRole("button", { name: "I have entered my PIN" }).click();
  await seen(page, "Waiting for your phone");
  await take(page, "payment-waiting", { frame: "screen" });
}

/** The answer is held back for as long as a picture takes, and then is a refusal. */
async function draftingScreens(page: Page, take: Camera): Promise<void> {
  const refuse = Promise.withResolvers<void>();
  await routeOnce(page, "**/api/documents", async (route) => {
    await refuse.promise;
    await route.fulfill({
      status: 500,
      json: {
        code: "internal",
        message: "Failed to create agreement. Please try again.",
      },
    });
  });
  await page.reload();
  await seen(page, "Drafting your agreement");
  await take(page, "agreement-drafting");
  refuse.resolve();
  await seen(page, "Your agreement is not drafted yet");
  await page.getByText("Failed to create agreement. Please try again.").first().waitFor();
  await take(page, "agreement-drafting-failed", { frame: "screen" });

  await page.goto(paths.home);
  await page.getByText("You have a paid, unused agreement").waitFor();
  await take(page, "dashboard-unused-payment", { frame: "screen" });
  await page.getByRole("link", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Draft my agreement" }).waitFor();
  await take(page, "producer-form-paid", { frame: "screen" });
}
