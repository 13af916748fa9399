import { expect, type Frame, type Page } from "@playwright/test";
import axe from "axe-core";
import { untilStill } from "./until-still.ts";

const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** No breach of WCAG 2.2 AA that a machine can find, and nothing to scroll sideways for (1.4.10). */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page);
  await Promise.all(page.frames().map(bringAxe));
  const { violations } = await page.evaluate(
    (runOnly) => (window as unknown as { axe: typeof axe }).axe.run({ runOnly, resultTypes: ["violations"] }),
    WCAG_2_2_AA,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
  expect(await overflow(page), `pixels wider than the screen on ${page.url()}`).toBe(0);
}

/** It is half a megabyte: once a page, and in each frame, as it looks into those that it stands in. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
}
