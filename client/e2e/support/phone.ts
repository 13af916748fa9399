import { devices, type BrowserContextOptions } from "@playwright/test";

/** A phone of the narrowest kind that is still common. */
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  userAgent: devices["Galaxy S24"].userAgent,
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
