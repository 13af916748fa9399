import type { FrameLocator, Locator, Page } from "@playwright/test";

/** The provider is asked how a payment stands, and says that nobody has paid. */
export const NOT_PAID = /^402 POST \/api\/(verify\/)?payments\//;

/** The local provider's window, as its buyer sees it. */
export function paymentWindow(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Trial payment"]');
}

export function wayToPay(page: Page, name: string | RegExp): Locator {
  return paymentWindow(page).getByRole("button", { name });
}

export const byCard = /^Pay with a card/;
export const byPhone = /^Pay with M-Pesa/;
export const declined = /^Try a card that is declined/;

/** Closes the window without having paid. */
export async function cancelPayment(page: Page): Promise<void> {
  await paymentWindow(page).getByRole("button", { name: "Close" }).click();
}
