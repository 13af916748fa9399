import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { untilStill } from "./until-still.ts";

const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** No breach of WCAG 2.2 AA that a machine can find, and nothing to scroll sideways for (1.4.10). */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: WCAG_2_2_AA, resultTypes: ["violations"] })
    // In the page itself, and not in a second one for the result: the same is found in half the time, in frames too.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
  expect(await overflow(page), `pixels wider than the screen on ${page.url()}`).toBe(0);
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
}
