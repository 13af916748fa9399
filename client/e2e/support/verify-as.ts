import type { Locator, Page } from "@playwright/test";
import { newPerson } from "./people.ts";

/** Of what was found, the best fit. */
export const verifyButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^Verify .* for \d+ KES$/ }).first();
export const payButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^Pay 20 KES and verify/ });
export const verdict = (page: Page): Locator =>
  page.getByRole("region", { name: /^(Verified|Incomplete): / });

/** Says who asks, and goes on to the payment window: the address they gave. */
export async function verifyAs(page: Page, email = newPerson().email): Promise<string> {
  await verifyButton(page).click();
  await page.getByLabel("Your email").fill(email);
  await page.getByLabel("Your name").fill("Neema Otieno");
  await payButton(page).click();
  return email;
}
