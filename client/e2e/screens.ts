import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../tooling/find-browser.ts";
import { createCamera, sizes, type SizeName } from "./screens/camera.ts";
import { dashboardScreens, seedDashboard } from "./screens/dashboard-screens.ts";
import { startDemo } from "./screens/demo.ts";
import { documentScreens } from "./screens/document-screens.ts";
import { guestScreens } from "./screens/guest-screens.ts";
import { developerScreens, mailScreens, seedMails } from "./screens/mail-screens.ts";
import { pdfScreens } from "./screens/pdf-screens.ts";
import { seedOwner, splitSheetScreens } from "./screens/split-sheet-screens.ts";
import { crowdScreens, signingScreens } from "./screens/signing-screens.ts";
import { createStudio, type Studio } from "./screens/studio.ts";
import { takePoster } from "./screens/poster.ts";

const docs = join(import.meta.dirname, "../../docs");
const folder = join(docs, "screens");
const MOST_BYTES = 8_000_000;

/** Takes a picture of every screen, mail and PDF page, as they are now, into `docs/screens`. */
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const demo = await startDemo(process.env.PORT ?? "3100");
const browser = await chromium.launch(await launchOptions());
try {
  const studio = createStudio(browser, demo);
  await studio.visit({}, (page) => seedDashboard(page, demo.amina));
  await studio.visit({}, (page) => seedMails(page, demo));
  for (const size of ["phone", "desktop"] as const) await picturesOf(size, studio);
  // Last, because they fill the outbox.
  for (const size of ["phone", "desktop"] as const) await picturesOfCrowds(size, studio);
  await studio.visit({ viewport: { width: 640, height: 900 } }, (page) =>
    mailScreens(page, createCamera(folder, "desktop"), demo),
  );
  await studio.visit({}, (page) => pdfScreens(page, folder, demo));
  await takePoster(studio, demo, join(docs, "sahihi.webp"));
} finally {
  await browser.close();
  await demo.stop();
}
await weigh();

async function picturesOf(size: SizeName, { visit }: Studio): Promise<void> {
  const take = createCamera(folder, size);
  await visit(sizes[size], (page) => guestScreens(page, take));
  await visit(sizes[size], (page) => dashboardScreens(page, take, demo.amina, size));
  await visit(sizes[size], (page) => documentScreens(page, take, demo.amina));
  await visit(sizes[size], async (page) => {
    await seedOwner(page, demo, size);
    await splitSheetScreens(page, take);
  });
  await visit(sizes[size], (page) => signingScreens(page, take, demo));
  await visit(sizes[size], (page) => developerScreens(page, take, demo));
  if (size === "phone") await visit(sizes[size], (page) => mailScreens(page, take, demo));
}

async function picturesOfCrowds(size: SizeName, { visit }: Studio): Promise<void> {
  await visit(sizes[size], (page) => crowdScreens(page, createCamera(folder, size), demo));
}

async function launchOptions() {
  const { executablePath, args, env } = await findBrowser();
  return { executablePath, args, env: { ...process.env, ...env } };
}

async function weigh(): Promise<void> {
  const files = await readdir(folder);
  const bytes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  const total = bytes.reduce((sum, size) => sum + size, 0);
  console.info(`${files.length} pictures, ${(total / 1_000_000).toFixed(1)} MB in ${folder}`);
  if (total > MOST_BYTES) throw new Error(`The pictures may weigh ${MOST_BYTES / 1_000_000} MB in all.`);
}
