import { expect, type Page } from "@playwright/test";

/** What somebody is told whose session has ended. */
export const LOGGED_OUT = ["Unauthorized", "You are logged out. Logging in again..."];

/** A message came up under the navigation, with these words. */
export async function expectToast(page: Page, title: string, description = ""): Promise<void> {
  const toasts = page.locator("[data-sonner-toast]");
  await expect(toasts.filter({ has: page.getByText(title, { exact: true }) }).first()).toContainText(
    description,
  );
}

/** For a message that stands only a moment before its page is left: notes it as it comes. What is answered expects that it came. */
export async function watchForToast(page: Page, ...words: string[]): Promise<() => Promise<void>> {
  await page.evaluate((wanted) => {
    sessionStorage.removeItem("story.toast");
    const look = () => {
      const toasts = [...document.querySelectorAll("[data-sonner-toast]")];
      if (toasts.some(({ textContent }) => wanted.every((part) => textContent.includes(part))))
        sessionStorage.setItem("story.toast", "came");
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, words);
  return () => expect.poll(() => page.evaluate(() => sessionStorage.getItem("story.toast"))).toBe("came");
}
