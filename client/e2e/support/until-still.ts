import type { Page } from "@playwright/test";

/**
 * Waits until letters have their fonts and nothing moves: a colour on its way to another one is neither. What inherits
 * a colour begins to change only when its parent is on the way, so one look is not enough.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
        );
    const drawn = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    do {
      await Promise.allSettled(moving().map((animation) => animation.finished));
      await drawn();
    } while (moving().length > 0);
  });
}
