import { readFileSync } from "node:fs";
import { appendFile, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, type Frame, type Page } from "@playwright/test";
import type axe from "axe-core";
import { untilStill } from "./until-still.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * No breach of WCAG 2.2 AA that a machine can find, and nothing to scroll sideways for (1.4.10). axe looks where a screen is first met:
 * when every part of it was judged before in the same place, look and state, in this story or another, it has nothing new to say.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page);
  const parts = (await Promise.all(page.frames().map((frame) => frame.evaluate(describeParts)))).flat();
  const judged = await judgedParts();
  if (parts.some((part) => !judged.has(part))) {
    await expectNoViolations(page);
    await appendFile(judgedFile(), `${parts.filter((part) => !judged.has(part)).join("\n")}\n`);
  }
  expect(await overflow(page), `pixels wider than the screen on ${page.url()}`).toBe(0);
}

async function expectNoViolations(page: Page): Promise<void> {
  await Promise.all(page.frames().map(bringAxe));
  const { violations } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        runOnly,
        resultTypes: ["violations"],
        // No rule of these asks for the style sheets, which axe would load again.
        preload: { assets: ["media"] },
      }),
    WCAG_2_2_AA,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** It is half a megabyte: once a page, and in each frame, as it looks into those that it stands in. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
}

/** The workers of a run share what they have judged. */
const judgedFile = () => join(process.env.E2E_FOLDER!, "judged-parts");

async function judgedParts(): Promise<Set<string>> {
  const text = await readFile(judgedFile(), "utf8").catch(() => "");
  return new Set(text.split("\n"));
}

/**
 * In the page: a number for each element with all that it stands in, and one for the order of headings and landmarks. It tells the kind
 * of element, how it looks and its states; words, names, addresses and sizes do not count.
 */
function describeParts(): string[] {
  const named =
    /^(id|for|name|value|href|src|srcset|alt|title|placeholder|d|key|aria-(label|labelledby|describedby|controls|owns|activedescendant|value\w+))$/;
  const found = new Set<string>();
  const numberOf = (text: string) => {
    let [low, high] = [0x811c9dc5, 0x1b873593];
    for (let index = 0; index < text.length; index += 1) {
      low = Math.imul(low ^ text.charCodeAt(index), 0x01000193);
      high = Math.imul(high ^ text.charCodeAt(index), 0x85ebca6b);
    }
    return `${(low >>> 0).toString(36)}.${(high >>> 0).toString(36)}`;
  };
  const attributesOf = (element: Element) =>
    [...element.attributes]
      .map(({ name, value }) =>
        named.test(name)
          ? `${name}${value ? "" : " is empty"}`
          : `${name}=${value.replaceAll(/[\d.]+|#\w+/g, "0")}`,
      )
      .toSorted()
      .join(" ");
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const look = (element: Element, around: string) => {
    const part = numberOf(`${around} ${element.localName} ${attributesOf(element)} ${hasText(element)}`);
    found.add(part);
    for (const child of element.children) look(child, part);
  };
  look(document.documentElement, `${innerWidth}`);
  const outline = [...document.querySelectorAll("h1,h2,h3,h4,h5,h6,main,nav,header,footer,aside,[role]")];
  found.add(numberOf(outline.map((element) => element.localName).join(" ")));
  return [...found];
}
