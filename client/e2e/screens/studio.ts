import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { Demo } from "./demo.ts";

/** Somebody new opens a page on such a device. */
export type Visit = <Result>(
  device: BrowserContextOptions,
  look: (page: Page) => Promise<Result>,
) => Promise<Result>;

/** Where pictures are taken: always the same place, language and stillness. */
export function createStudio(browser: Browser, { url }: Demo): { visit: Visit } {
  return {
    async visit(device, look) {
      const context = await browser.newContext({
        ...device,
        baseURL: url,
        locale: "en-GB",
        timezoneId: "Africa/Nairobi",
        reducedMotion: "reduce",
      });
      const result = await look(await context.newPage());
      await context.close();
      return result;
    },
  };
}
