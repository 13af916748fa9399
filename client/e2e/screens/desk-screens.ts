import type { Page } from "@playwright/test";
import { pathTo, paths } from "#shared/paths";
import { newPerson } from "../support/people.ts";
import { saveText, seedProducerAgreement } from "../support/seed-agreement.ts";
import { seedPayment } from "../support/seed-payment.ts";
import { answered, seedAccount, seedSent, seedSplitSheet, seedUnfinished } from "../support/seed.ts";
import type { Camera, SizeName } from "./camera.ts";
import { duet } from "./songs.ts";

const onScreen = { frame: "screen" } as const;

/** What somebody works with every day: what waits, labels, contacts, sets and templates, other songs, views for others, changed facts. */
export async function deskScreens(page: Page, take: Camera, size: SizeName): Promise<void> {
  await seedAccount(
    page,
    newPerson({ firstName: "Amina", lastName: "Wanjiru", email: `desk.${size}@sahihi.example` }),
  );
  await waiting(page, take);
  await labelled(page, take);
  await onceTyped(page, take);
  await shared(page, take);
  await redrafted(page, take);
  await page.goto(paths.notices);
  await page.getByRole("button", { name: "Mark all as read" }).waitFor();
  await take(page, "notices", onScreen);
}

async function waiting(page: Page, take: Camera): Promise<void> {
  await seedPayment(page, "producer_agreement");
  const sheets = [];
  for (const title of ["Pole Pole", "Karura Forest", "Tusker Project", "Mombasa Raha"])
    sheets.push(await seedSplitSheet(page, duet(title)));
  await seedSent(page, sheets[0]!);
  for (const title of ["Sankofa", "Benguela", "", "Night Bus to Kampala", "Kibera Strings"])
    await seedUnfinished(page, title);
  await page.goto(paths.home);
  await page.getByRole("button", { name: "3 more unfinished" }).waitFor();
  await take(page, "desk");
  const filters = page.getByRole("button", { name: "Filters" });
  if (await filters.isVisible()) {
    await filters.click();
    await take(page, "desk-filters", onScreen);
    await filters.click();
  }
}

async function labelled(page: Page, take: Camera): Promise<void> {
  await page.getByRole("button", { name: "Select documents" }).click();
  for (const title of ["Karura Forest", "Tusker Project"])
    await page.getByRole("checkbox", { name: `Select ${title}` }).check();
  await take(page, "desk-selected", onScreen);
  const bar = page.getByRole("region", { name: "Selected documents" });
  await bar.getByRole("button", { name: "Labels" }).click();
  const dialog = page.getByRole("dialog", { name: "Labels of 2 documents" });
  await dialog.getByLabel("New label").fill("Lake EP");
  await page.keyboard.press("Enter");
  await dialog.getByRole("checkbox", { name: "Lake EP" }).waitFor();
  await take(page, "labels-dialog", onScreen);
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: "Archive" }).click();
  await page.getByRole("button", { name: "Archived 2" }).click();
  await page.getByRole("heading", { name: "Karura Forest" }).waitFor();
  await take(page, "desk-archive");
}

async function onceTyped(page: Page, take: Camera): Promise<void> {
  await page.goto(paths.home);
  await page.getByRole("button", { name: "More actions for Mombasa Raha" }).click();
  await page.getByRole("menuitem", { name: "Several songs, same people" }).click();
  await page.getByLabel("Name of the EP or album").fill("Lake EP");
  await page.getByLabel("Song titles, one a line").fill("Kesho\nBahari\nZiwa Kuu");
  await take(page, "several-songs", onScreen);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Same people" }).click();
  await page.getByLabel("Song title").fill("Kesho");
  await take(page, "split-sheet-same-people", onScreen);
  await page.getByRole("button", { name: "Sets" }).click();
  await page.getByRole("menuitem", { name: "Save these people as a set" }).click();
  await page.getByLabel("Name of the set").fill("The duo");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved as “The duo”.").waitFor();
  await page.getByRole("button", { name: "Save as template" }).click();
  await page.getByLabel("Name of the template").fill("Our band");
  await take(page, "save-template", onScreen);
  await page.keyboard.press("Enter");
  await page.getByText("Saved as the template").waitFor();
  await page.goto(paths.splitSheet);
  const name = page.getByRole("listitem", { name: "Person 1", exact: true }).first().getByLabel("Name");
  await name.pressSequentially("jo");
  await page.getByRole("option").first().waitFor();
  await take(page, "contact-offers", onScreen);
  await page.goto(paths.home);
  await page.getByRole("button", { name: "From a template" }).click();
  await page.getByRole("link", { name: "Our band" }).waitFor();
  await take(page, "templates", onScreen);

  await answered(
    page.request.post("/api/contacts", {
      data: {
        name: "Brian Kamau",
        stageName: "BK",
        email: "brian@sahihi.example",
        phone: "0712 345 678",
        role: "Producer",
      },
    }),
  );
  await page.goto(paths.contacts);
  await page.getByRole("heading", { name: "Sets" }).waitFor();
  await take(page, "contacts");
  await page.getByRole("button", { name: "Edit Brian Kamau" }).click();
  await page.getByLabel("Stage name").waitFor();
  await take(page, "contact-edit", onScreen);
  await page.keyboard.press("Escape");
  await page.getByLabel("A CSV file of contacts").setInputFiles({
    name: "people.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Name;E-mail\nNeema Otieno;\nZuri;x"),
  });
  await page.getByText("Line 3:").waitFor();
  await take(page, "contacts-import", onScreen);
  await page.keyboard.press("Escape");
}

async function shared(page: Page, take: Camera): Promise<void> {
  const sheet = await seedSplitSheet(page, duet("Ziwa Kuu"));
  await seedSent(page, sheet);
  await page.goto(pathTo.view(sheet.id));
  await page.getByRole("button", { name: "Share a view" }).click();
  const dialog = page.getByRole("dialog", { name: "Share a view" });
  const look = dialog.getByRole("link", { name: "Look at it" });
  await dialog.getByLabel("For whom").fill("Ziki Distribution");
  await dialog.getByRole("radio", { name: /With shares/ }).check();
  await dialog.getByRole("button", { name: "Make a link" }).click();
  await look.waitFor();
  await take(page, "share-dialog", onScreen);
  const address = await look.getAttribute("href");
  await page.goto(new URL(address!, page.url()).href);
  await page.getByRole("region", { name: "Signatures" }).waitFor();
  await take(page, "shared");
  await page.goto(`/shared/${"x".repeat(43)}`);
  await page.getByRole("heading", { name: "There is nothing to see here" }).waitFor();
  await take(page, "shared-ended", onScreen);
}

async function redrafted(page: Page, take: Camera): Promise<void> {
  const agreement = await seedProducerAgreement(page);
  const own = "The producer brings tea to every session.";
  await saveText(page, agreement.id, `${agreement.content.generatedAgreement}\n\n${own}`);
  await page.goto(`${pathTo.editProducerAgreement(agreement.id)}&step=preview`);
  await page.getByRole("button", { name: "Change details" }).click();
  await page.getByLabel("Producer fee").fill("51500");
  await take(page, "agreement-change-details", onScreen);
  await page.getByRole("button", { name: "Write it anew" }).click();
  await page.getByText("1 change of your own is not in this text").waitFor();
  await take(page, "agreement-redrafted", onScreen);
}
