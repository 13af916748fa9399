import type { Page, Route } from "@playwright/test";

/** The next request of this method reaches the server, and the answer to it, with this `status`, does not reach the page. */
export async function loseAnswer(
  page: Page,
  address: string,
  method = "POST",
): Promise<{ status: Promise<number> }> {
  const { promise: status, resolve } = Promise.withResolvers<number>();
  let isLost = false;
  await page.route(address, async (route: Route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    resolve((await route.fetch()).status());
    await route.abort("connectionreset");
  });
  return { status };
}
