import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { untilStill } from "../support/until-still.ts";

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];
export type SizeName = "phone" | "desktop";

/** As in the stories; a phone's pixels are finer, but a picture need not be. */
export const sizes: Record<SizeName, BrowserContextOptions> = {
  phone: {
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 1.25,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1280, height: 900 } },
};

type Framing = {
  /** The whole page from top to bottom, or what fits the screen (for what covers the screen, and for endless pages). */
  frame?: "page" | "screen";
};

/** Takes a picture of what a page shows, in each theme. */
export type Camera = (page: Page, name: string, framing?: Framing) => Promise<void>;

/** A camera for one size of screen that writes `<name>--<size>--<theme>.webp`. */
export function createCamera(folder: string, size: SizeName): Camera {
  return async (page, name, { frame = "page" } = {}) => {
    for (const theme of themes) {
      await show(page, theme);
      const picture = await page.screenshot({ fullPage: frame === "page" });
      await writeFile(
        join(folder, `${name}--${size}--${theme}.webp`),
        await toWebp(page, picture, prints[size]),
      );
    }
    await show(page, "light");
  };
}

async function show(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.evaluate((name) => {
    if (document.documentElement.dataset.theme) document.documentElement.dataset.theme = name;
  }, theme);
  await untilStill(page);
}

type Print = {
  /** Of 1. */
  quality: number;
  /** Of the screen's own pixels. */
  scale: number;
};

/** Every letter can be read, and hundreds of pictures together stay small. */
const SMALL: Print = { quality: 0.2, scale: 0.7 };
const prints: Record<SizeName, Print> = { phone: SMALL, desktop: { ...SMALL, scale: 0.6 } };

/** Develops a PNG in a page of its own: Chromium writes WebP, Playwright does not. */
export async function toWebp(page: Page, png: Buffer, print = SMALL): Promise<Buffer> {
  const darkroom = await page.context().newPage();
  const dataUrl = await darkroom.evaluate(
    async ({ source, quality, scale }) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = document.createElement("canvas");
      const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
      Object.assign(canvas, { width, height });
      const paper = canvas.getContext("2d");
      if (paper) paper.imageSmoothingQuality = "high";
      paper?.drawImage(picture, 0, 0, width, height);
      return canvas.toDataURL("image/webp", quality);
    },
    { source: `data:image/png;base64,${png.toString("base64")}`, ...print },
  );
  await darkroom.close();
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}
