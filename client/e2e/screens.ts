import { copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type BrowserContextOptions } from "@playwright/test";
import { findBrowser } from "../../tooling/find-browser.ts";
import { accountScreens } from "./screens/account-screens.ts";
import { adminScreens } from "./screens/admin-screens.ts";
import { agreementDocumentScreens } from "./screens/agreement-document-screens.ts";
import { agreementScreens } from "./screens/agreement-screens.ts";
import { createCamera, sizes, type SizeName } from "./screens/camera.ts";
import { dashboardScreens, listScreens, seedDashboard } from "./screens/dashboard-screens.ts";
import { startDemo } from "./screens/demo.ts";
import { documentScreens } from "./screens/document-screens.ts";
import { guestScreens } from "./screens/guest-screens.ts";
import { developerScreens, mailScreens, seedMails } from "./screens/mail-screens.ts";
import { lifeScreens } from "./screens/life-screens.ts";
import { networkScreens } from "./screens/network-screens.ts";
import { pdfScreens } from "./screens/pdf-screens.ts";
import { reviewScreens } from "./screens/review-screens.ts";
import { seedOwner, splitSheetScreens } from "./screens/split-sheet-screens.ts";
import { crowdScreens, signingScreens } from "./screens/signing-screens.ts";
import { createStudio, type Visit } from "./screens/studio.ts";
import { swahiliScreens } from "./screens/swahili-screens.ts";
import { verifyScreens } from "./screens/verify-screens.ts";
import { takePoster } from "./screens/poster.ts";

const docs = join(import.meta.dirname, "../../docs");
const folder = join(docs, "screens");
const chosen = join(docs, "pictures");
/** Of what every clone brings along. */
const MOST_BYTES = 600_000;

/** Takes a picture of every screen, mail and PDF page, as they are now, into `docs/screens`, and renews the chosen ones in `docs/pictures`. */
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const demo = await startDemo(process.env.PORT ?? "3100");
const browser = await chromium.launch(await launchOptions());
try {
  const { visit } = createStudio(browser, demo);
  const amina = await visit({}, async (page) => {
    await demo.signIn(page);
    await seedDashboard(page);
    return { storageState: await page.context().storageState() };
  });
  await visit({}, (page) => seedMails(page, demo));
  for (const size of ["phone", "desktop"] as const) await picturesOf(size, visit, amina);
  await visit({ viewport: { width: 640, height: 900 } }, (page) =>
    mailScreens(page, createCamera(folder, "desktop"), demo),
  );
  await visit(amina, (page) => pdfScreens(page, folder));
  await takePoster(visit, demo, amina, join(docs, "sahihi.webp"));
  // Last, because they fill the outbox.
  for (const size of ["phone", "desktop"] as const)
    await visit({ ...sizes[size], ...amina }, (page) => crowdScreens(page, createCamera(folder, size), demo));
} finally {
  await browser.close();
  await demo.stop();
}
for (const file of await readdir(chosen)) await copyFile(join(folder, file), join(chosen, file));
await weigh();

async function picturesOf(size: SizeName, visit: Visit, amina: BrowserContextOptions): Promise<void> {
  const device = sizes[size];
  const take = createCamera(folder, size);
  await visit(device, (page) => guestScreens(page, take));
  await visit({ ...device, ...amina }, (page) => dashboardScreens(page, take));
  await visit(device, (page) => listScreens(page, take, size));
  await visit({ ...device, ...amina }, (page) => documentScreens(page, take));
  await visit(device, (page) => agreementScreens(page, take, size));
  await visit(device, async (page) => {
    await seedOwner(page, demo, size);
    await splitSheetScreens(page, take);
  });
  await visit(device, (page) => signingScreens(page, take, demo));
  await visit(device, (page) => lifeScreens(page, take, demo, size));
  await visit(device, (page) => swahiliScreens(page, take, demo, size));
  await visit(device, (page) => verifyScreens(page, take, demo, size));
  await visit(device, (page) => accountScreens(page, take, demo, size));
  await visit(device, (page) => networkScreens(page, take, visit, size));
  await visit(device, (page) => agreementDocumentScreens(page, take, demo, size));
  await visit(device, (page) => reviewScreens(page, take, size));
  await visit(device, (page) => adminScreens(page, take, demo, size));
  await visit(device, (page) => developerScreens(page, take, demo));
  if (size === "phone") await visit(device, (page) => mailScreens(page, take, demo));
}

async function launchOptions() {
  const { executablePath, args, env } = await findBrowser();
  return { executablePath, args, env: { ...process.env, ...env } };
}

async function weigh(): Promise<void> {
  const files = await readdir(chosen);
  const bytes = await Promise.all(files.map(async (file) => (await stat(join(chosen, file))).size));
  const total = bytes.reduce((sum, size) => sum + size, 0);
  console.info(
    `${(await readdir(folder)).length} pictures in ${folder}, ${files.length} of them in ${chosen}`,
  );
  if (total > MOST_BYTES)
    throw new Error(
      `The pictures in ${chosen} may weigh ${MOST_BYTES / 1000} kB in all, and weigh ${Math.round(total / 1000)}.`,
    );
}
