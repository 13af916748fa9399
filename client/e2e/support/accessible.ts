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
 * No breach of WCAG 2.2 AA that a machine can find, and nothing to scroll sideways for (1.4.10). axe looks where a screen is first met,
 * and from then on at what is new on it: a part that was judged before in the same place, look and state has nothing new to say, in this
 * story or another.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page);
  const described = await Promise.all(page.frames().map((frame) => frame.evaluate(describeParts)));
  const judged = await judgedParts();
  const isNew = (part: string) => !judged.has(part);
  const hasNew = ({ parts }: Described) => parts.some(isNew);
  // In frames axe finds its elements only when it looks at everything.
  const isWhole = described.some(({ screen }) => isNew(screen)) || described.slice(1).some(hasNew);
  if (isWhole || described.some(hasNew)) {
    const found = described.flatMap(({ screen, parts }) => [screen, ...parts]).filter(isNew);
    // The page may have drawn itself anew meanwhile.
    if (!(await expectNoViolations(page, isWhole ? null : found))) return expectAccessible(page);
    await appendFile(judgedFile(), `${found.join("\n")}\n`);
  }
  expect(await overflow(page), `pixels wider than the screen on ${page.url()}`).toBe(0);
}

type Described = ReturnType<typeof describeParts>;

/** axe, and where `describeParts` has left the elements of each part. */
type JudgedWindow = { axe: typeof axe; elementsOf: Map<string, Element[]> };

/** Looks at these parts, or at everything. False when some of the parts are gone. */
async function expectNoViolations(page: Page, parts: string[] | null): Promise<boolean> {
  await Promise.all(page.frames().map(bringAxe));
  const judgement = await page.evaluate(
    ([runOnly, only]) => {
      const { axe, elementsOf } = window as unknown as JudgedWindow;
      const fresh = new Set(only?.flatMap((part) => elementsOf.get(part) ?? []));
      const outermost = [...fresh].filter(({ parentElement }) => !parentElement || !fresh.has(parentElement));
      if ([...fresh].some((element) => !element.isConnected)) return null;
      return axe.run(only ? { include: outermost } : document, {
        runOnly,
        resultTypes: ["violations"],
        // No rule of these asks for the style sheets, which axe would load again.
        preload: { assets: ["media"] },
      });
    },
    [WCAG_2_2_AA, parts] as const,
  );
  if (!judgement) return false;
  const violations = await withoutHalfScrolled(page, judgement.violations);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
  return true;
}

/** A target that a bar covers in part just where the page happens to stand is judged in the middle of the screen instead. */
async function withoutHalfScrolled(page: Page, violations: axe.Result[]): Promise<axe.Result[]> {
  const isSize = ({ id }: axe.Result) => id === "target-size";
  const selectors = violations
    .filter(isSize)
    .flatMap(({ nodes }) => nodes.map(({ target }) => String(target)));
  const again = await page.evaluate(async (all) => {
    const { axe } = window as unknown as JudgedWindow;
    const [left, top] = [window.scrollX, window.scrollY];
    const found: axe.Result[] = [];
    for (const selector of all) {
      document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
      const { violations: still } = await axe.run(selector, {
        runOnly: { type: "rule", values: ["target-size"] },
      });
      found.push(...still);
    }
    if (all.length > 0) window.scrollTo({ left, top, behavior: "instant" });
    return found;
  }, selectors);
  return [...violations.filter((one) => !isSize(one)), ...again];
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
 * In the page: a number for each element with all that it stands in, and one for the screen, by its address and what axe asks of a whole
 * page. A part's tells the kind of element, how it looks and its states; words, names, addresses and sizes do not count.
 */
function describeParts(): { screen: string; parts: string[] } {
  const named =
    /^(id|for|name|value|href|src|srcset|alt|title|placeholder|d|key|aria-(label|labelledby|describedby|controls|owns|activedescendant|value\w+))$/;
  const found = new Map<string, Element[]>();
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
    found.set(part, [...(found.get(part) ?? []), element]);
    for (const child of element.children) look(child, part);
  };
  look(document.documentElement, `${innerWidth}`);
  (window as unknown as { elementsOf: typeof found }).elementsOf = found;
  const address = location.pathname.replaceAll(/[\w-]*\d[\w-]*/g, "0");
  const hasHeading = document.querySelector("h1") !== null;
  return {
    screen: numberOf(`${innerWidth} ${address} ${document.title !== ""} ${hasHeading}`),
    parts: [...found.keys()],
  };
}
