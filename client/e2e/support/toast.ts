import { expect, type Page } from "@playwright/test";

/** A message came up under the navigation, with these words. */
export async function expectToast(page: Page, title: string, description = ""): Promise<void> {
  const toasts = page.locator("[data-sonner-toast]");
  await expect(toasts.filter({ has: page.getByText(title, { exact: true }) }).first()).toContainText(
    description,
  );
}
