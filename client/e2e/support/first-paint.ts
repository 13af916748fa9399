import type { Page } from "@playwright/test";

/** Notes on each load what the page says of itself before anything is painted; answers how to ask for it. */
export async function watchFirstPaint(page: Page): Promise<() => Promise<{ theme?: string; lang: string }>> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.body) return;
      watch.disconnect();
      const { dataset, lang } = document.documentElement;
      Object.assign(window, { atFirst: { theme: dataset.theme, lang } });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { atFirst: { theme?: string; lang: string } }).atFirst);
}
