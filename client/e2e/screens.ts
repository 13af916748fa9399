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
import { deskScreens } from "./screens/desk-screens.ts";
import { startDemo } from "./screens/demo.ts";
import { documentScreens } from "./screens/document-screens.ts";
import { guestScreens } from "./screens/guest-screens.ts";
import { developerScreens, mailScreens, seedMails } from "./screens/mail-screens.ts";
import { lifeScreens } from "./screens/life-screens.ts";
import { networkScreens } from "./screens/network-screens.ts";
import { pdfScreens } from "./screens/pdf-screens.ts";
import { registrationScreens, songScreens } from "./screens/registration-screens.ts";
import { reviewScreens } from "./screens/review-screens.ts";
import { seedOwner, splitSheetScreens } from "./screens/split-sheet-screens.ts";
import { crowdScreens, signingScreens } from "./screens/signing-screens.ts";
import { stateScreens } from "./screens/state-screens.ts";
import { createStudio, type Visit } from "./screens/studio.ts";
import { swahiliScreens } from "./screens/swahili-screens.ts";
import { togetherScreens } from "./screens/together-screens.ts";
import { verifyScreens } from "./screens/verify-screens.ts";
import { takePoster } from "./screens/poster.ts";

const docs = join(import.meta.dirname, "../../docs");
const folder = join(docs, "screens");
const chosen = join(docs, "pictures");
/** Of what every clone brings along. */
const MOST_BYTES = 600_000;

/**
 * Takes a picture of every screen, mail and PDF page, as they are now, into `docs/screens`, and renews the chosen ones in
 * `docs/pictures`. With names of rooms, as in `npm run screens -- song verify`, of those alone.
 */
const rooms = process.argv.slice(2);
if (rooms.length === 0) await rm(folder, { recursive: true, force: true });
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
  for (const size of ["phone", "desktop"] as const) await picturesOf(size, visit, amina);
  if (rooms.length === 0 || rooms.includes("states")) await stateScreens(visit, demo, folder);
  if (rooms.length === 0) await picturesOfPapers(visit, amina);
} finally {
  await browser.close();
  await demo.stop();
}
if (rooms.length === 0) {
  for (const file of await readdir(chosen)) await copyFile(join(folder, file), join(chosen, file));
  await weigh();
}

async function picturesOf(size: SizeName, visit: Visit, amina: BrowserContextOptions): Promise<void> {
  const device = sizes[size];
  const signedIn = { ...device, ...amina };
  const take = createCamera(folder, size);
  const looks: Record<string, () => Promise<void>> = {
    guest: () => visit(device, (page) => guestScreens(page, take)),
    dashboard: () => visit(signedIn, (page) => dashboardScreens(page, take)),
    desk: () => visit(device, (page) => deskScreens(page, take, size)),
    list: () => visit(device, (page) => listScreens(page, take, size)),
    document: () => visit(signedIn, (page) => documentScreens(page, take)),
    registration: () => visit(signedIn, (page) => registrationScreens(page, take)),
    song: () => visit(device, (page) => songScreens(page, take)),
    agreement: () => visit(device, (page) => agreementScreens(page, take, size)),
    sheet: () =>
      visit(device, async (page) => {
        await seedOwner(page, demo, size);
        await splitSheetScreens(page, take);
      }),
    signing: () => visit(device, (page) => signingScreens(page, take, demo)),
    together: () =>
      visit(device, (page) => togetherScreens(page, { take, demo, visit, device, size, folder })),
    life: () => visit(device, (page) => lifeScreens(page, take, demo, size)),
    swahili: () => visit(device, (page) => swahiliScreens(page, take, demo, size)),
    verify: () => visit(device, (page) => verifyScreens(page, take, demo, size)),
    account: () => visit(device, (page) => accountScreens(page, take, demo, size)),
    network: () => visit(device, (page) => networkScreens(page, take, visit, size)),
    "agreement-document": () => visit(device, (page) => agreementDocumentScreens(page, take, demo, size)),
    review: () => visit(device, (page) => reviewScreens(page, take, size)),
    admin: () => visit(device, (page) => adminScreens(page, take, demo, size)),
    developer: () => visit(device, (page) => developerScreens(page, take, demo)),
  };
  for (const [room, look] of Object.entries(looks))
    if (rooms.length === 0 || rooms.includes(room)) await look();
}

async function picturesOfPapers(visit: Visit, amina: BrowserContextOptions): Promise<void> {
  await visit({}, (page) => seedMails(page, demo));
  await visit(sizes.phone, (page) => mailScreens(page, createCamera(folder, "phone"), demo));
  await visit({ viewport: { width: 640, height: 900 } }, (page) =>
    mailScreens(page, createCamera(folder, "desktop"), demo),
  );
  await visit(amina, (page) => pdfScreens(page, folder));
  await takePoster(visit, demo, amina, join(docs, "sahihi.webp"));
  // Last, because they fill the outbox.
  for (const size of ["phone", "desktop"] as const)
    await visit({ ...sizes[size], ...amina }, (page) => crowdScreens(page, createCamera(folder, size), demo));
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
