import { writeFile } from "node:fs/promises";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { pathTo } from "#shared/paths";
import { seedSplitSheet } from "../support/seed.ts";
import { sizes, toWebp } from "./camera.ts";
import type { Demo } from "./demo.ts";
import { kisumu } from "./songs.ts";
import type { Visit } from "./studio.ts";
import { untilStill } from "../support/until-still.ts";

/** Of 1: this one is looked at closely. */
const FINE = 0.85;

/** The picture of the README: the form on a desk, and the same sheet in a co-writer's hand. */
export async function takePoster(
  visit: Visit,
  demo: Demo,
  amina: BrowserContextOptions,
  file: string,
): Promise<void> {
  const desk = await visit({ ...amina, viewport: { width: 1280, height: 860 } }, shootForm);
  const link = await demo.signingLink("joao@sahihi.example", "Kisumu Sunset");
  const phone = await visit({ ...sizes.phone, deviceScaleFactor: 2 }, (page) => shootSigning(page, link));
  const poster = await visit({ viewport: { width: 1600, height: 940 } }, (page) =>
    compose(page, desk, phone),
  );
  await writeFile(file, poster);
}

async function shootForm(page: Page): Promise<Buffer> {
  const { id } = await seedSplitSheet(page, kisumu);
  await page.goto(pathTo.editSplitSheet(id));
  await page.getByLabel("Song title").waitFor();
  await untilStill(page);
  return page.screenshot();
}

async function shootSigning(page: Page, link: string): Promise<Buffer> {
  await page.goto(link);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await untilStill(page);
  return page.screenshot();
}

async function compose(page: Page, desk: Buffer, phone: Buffer): Promise<Buffer> {
  const source = (picture: Buffer) => `data:image/png;base64,${picture.toString("base64")}`;
  await page.setContent(`<!doctype html>
    <style>
      body { margin: 0; height: 940px; overflow: hidden; position: relative; background: #0b5d45; }
      img { position: absolute; display: block; border-radius: 16px; box-shadow: 0 24px 80px rgb(0 0 0 / 0.35); }
    </style>
    <img src="${source(desk)}" style="left: 48px; top: 66px; width: 1200px">
    <img src="${source(phone)}" style="right: 48px; bottom: 48px; width: 330px; border: 8px solid #1c1a17; border-radius: 36px">`);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  return toWebp(page, await page.screenshot(), { quality: FINE, scale: 1 });
}
