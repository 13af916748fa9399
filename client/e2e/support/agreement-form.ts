import type { Page } from "@playwright/test";
import { paths } from "#shared/paths";

/** Fills in the form of a producer agreement as the artist. */
export async function fillProducerForm(page: Page, song = "Nairobi Nights"): Promise<void> {
  if (!page.url().endsWith(paths.producerAgreement)) await page.goto(paths.producerAgreement);
  await page.getByLabel("Project title").fill("Nairobi EP");
  await page.getByLabel("Beat/track title").fill(song);
  await page.getByRole("group", { name: "The artist" }).getByRole("button", { name: "That’s me" }).click();
  await page.getByLabel("Producer name").fill("João Conceição");
  await page.getByLabel("Producer email").fill("joao@example.com");
  await page.getByRole("radio", { name: "Upfront fee and royalties" }).check();
  await page.getByLabel("Producer fee").fill("39000");
  await page.getByLabel("Royalty in %").fill("3,5");
}

/** Fills in the short form of a featured artist agreement as the featured artist. */
export async function fillFeaturedForm(page: Page, song = "Ndoto za Usiku"): Promise<void> {
  await page.goto(paths.featuredArtistAgreement);
  await page.getByLabel("Project title").fill("Ndoto");
  await page.getByLabel("Song title").fill(song);
  await page.getByLabel("Primary artist name").fill("Ọláyínká Adébáyọ̀");
  await page.getByLabel("Primary artist email").fill("olayinka@example.com");
  const featured = page.getByRole("group", { name: "The featured artist", exact: true });
  await featured.getByRole("button", { name: "That’s me" }).click();
  await page.getByRole("radio", { name: "Flat fee" }).check();
  await page.getByLabel("Featured artist fee").fill("25,000");
  await page.getByRole("radio", { name: "Shared equally (50/50)" }).check();
  await page.getByLabel("Delivery timeline").fill("Within 14 days");
  await page.getByLabel("Delivery method").selectOption("other");
  await page.getByLabel("Which other way").fill("A drive handed over in Kisumu");
  await page.getByLabel("Credit requirements").fill("Featured Artist");
}

/** What "Add full legal details" opens. */
export async function fillLegalDetails(page: Page): Promise<void> {
  for (const [party, id] of [
    ["The primary artist’s identity", "A12345678"],
    ["The featured artist’s identity", "29876543"],
  ] as const) {
    const identity = page.getByRole("group", { name: party });
    await identity.getByLabel("Phone number").fill("+254 712 345678");
    await identity.getByLabel("Address").fill("Moi Avenue 1, Nairobi");
    await identity.getByLabel("Government ID number").fill(id);
  }
  await page.getByRole("radio", { name: "50% upfront and 50% on delivery" }).check();
  await page.getByLabel("Film, series, games and adverts").selectOption("Both agree to each use");
  await page.getByLabel("Sync royalty in %").fill("20");
  await page.getByRole("radio", { name: "Until a fixed date" }).check();
  await page.getByLabel("End date").fill("2036-12-31");
  await page.getByLabel("Deliverables", { exact: true }).fill("Lead vocal and ad-libs as WAV files");
}
