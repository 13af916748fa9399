import type { Page } from "@playwright/test";

/**
 * Makes requests to an address (a URLPattern) fail until the returned function is called. A route would stop each request of
 * the page on its way through Playwright; while a page fetches its code one of them is now and then never let go.
 */
export async function refuseRequests(page: Page, address: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urlPatterns: [{ urlPattern: address, block: true }] });
  return () => session.detach();
}
