import type { Page, Route } from "@playwright/test";

/**
 * Handles the first request to an address; those after it go through. Playwright's own `times: 1` stops intercepting there and
 * then, and the browser never answers a request that is on its way at that moment.
 */
export async function routeOnce(
  page: Page,
  address: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let isHandled = false;
  await page.route(address, (route) => {
    if (isHandled) return route.fallback();
    isHandled = true;
    return handle(route);
  });
}
