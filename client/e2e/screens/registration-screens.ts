import type { Page } from "@playwright/test";
import { acknowledgementFile, tableFile } from "#server/testing/factories/registration";
import type { RegistrationExport } from "#shared/contract/registration";
import type { RegistrationPack } from "#shared/contract/registration-pack";
import type { DocumentSummary } from "#shared/contract/documents";
import { paths, pathTo } from "#shared/paths";
import { seedProducerAgreement } from "../support/seed-agreement.ts";
import { seedAccount, seedSplitSheet } from "../support/seed.ts";
import type { Camera } from "./camera.ts";

const rows = [
  ["Title", "Artist", "Name", "Role", "Share"],
  ["Lamu", "Amina", "Amina Wanjiru", "CA", 60],
  ["Lamu", "", "Brian Otieno", "C", 40],
  ["Half", "Amina", "Amina Wanjiru", "CA", 50],
];

/** What societies ask for: noted, packed, brought in from a spreadsheet, from the demo account. */
export async function registrationScreens(page: Page, take: Camera): Promise<void> {
  const documents = (await (await page.request.get("/api/documents")).json()) as DocumentSummary[];
  const { id } = documents.find(({ title }) => title === "Sauti ya Pwani")!;
  const fold = (name: string | RegExp) => page.locator("summary").filter({ hasText: name }).first();
  await page.goto(pathTo.registration(id));
  await page.getByRole("heading", { name: "Registration packs" }).waitFor();
  await take(page, "registration");

  for (const name of [
    /^Societies of writers/,
    /^The song/,
    /^Amina/,
    /^The recording/,
    /^(Who sends CWR|CWR is sent)/,
  ])
    await fold(name).click();
  await take(page, "registration-unfolded");

  await page.getByRole("button", { name: "Make Spreadsheet (XLSX)" }).click();
  await page.getByRole("button", { name: "Download", exact: true }).waitFor();
  await take(page, "registration-pack");

  const text = acknowledgementFile(await workNumberOf(page, id), "CO");
  await fold(/^What societies have answered/).click();
  const answer = { name: "CW260001052_LMP.V22", mimeType: "text/plain", buffer: Buffer.from(text) };
  await page.getByLabel("Acknowledgement file").setInputFiles(answer);
  await page.getByText("1 of 1 answers are about your songs").waitFor();
  await take(page, "registration-answers");

  await page.goto(paths.registrations);
  await page.getByText("Bring songs from a spreadsheet").click();
  const file = { name: "songs.csv", mimeType: "text/csv", buffer: await tableFile("csv", rows) };
  await page.getByLabel("CSV or XLSX").setInputFiles(file);
  await page.getByText("Row 4 is left out").waitFor();
  await take(page, "registration-import");

  await page.goto(pathTo.view(id));
  await page.getByText("What each gets of an amount").click();
  await page.getByLabel("Income of the song, KES").fill("1,000");
  await page.getByRole("table", { name: "Of the song" }).scrollIntoViewIfNeeded();
  await take(page, "registration-earnings", { frame: "screen" });
}

async function workNumberOf(page: Page, documentId: string): Promise<string> {
  const body = { documentIds: [documentId], format: "json" };
  const made = await page.request.post("/api/registration/exports", { data: body });
  const { id } = (await made.json()) as RegistrationExport;
  const file = await page.request.get(`/api/registration/exports/${id}/file`);
  return ((await file.json()) as RegistrationPack).works[0]!.workNumber;
}

/** Two papers of one song that differ: told in the form and on the song's page. */
export async function songScreens(page: Page, take: Camera): Promise<void> {
  await seedAccount(page);
  await seedProducerAgreement(page, { trackTitle: "Nairobi Nights" });
  const { id } = await seedSplitSheet(page, {
    masterRightsCollaborators: [
      { name: "Amina Wanjiru", email: "amina@example.com", role: "Artist", percentage: 50 },
      { name: "Brian Otieno", email: "brian@example.com", role: "Producer", percentage: 50 },
    ],
  });
  await page.goto(pathTo.song(id));
  await page.getByRole("heading", { name: /^Who owns the recording/, level: 3 }).waitFor();
  await take(page, "song");

  await page.goto(pathTo.editSplitSheet(id));
  await page.getByText("Show both places").click();
  await page.getByRole("button", { name: "Samples, AI, remixes" }).click();
  await page.getByRole("button", { name: "Add a sample" }).click();
  await page.getByRole("button", { name: "Add a recording" }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, "split-sheet-declared");

  await page.goto(`${pathTo.editSplitSheet(id)}&step=preview`);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("dialog").getByText("Artist owns the master (100%)").waitFor();
  await take(page, "song-before-sending", { frame: "screen" });

  await page.goto(pathTo.song(id));
  await page.getByRole("button", { name: "Let it stand…" }).click();
  await page.keyboard.type("We agreed on halves by telephone");
  await take(page, "song-waiving", { frame: "screen" });
  await page.getByRole("button", { name: "Let it stand", exact: true }).click();
  await page.getByText("One that you let stand").click();
  await take(page, "song-waived");
}
