import type { Page } from "@playwright/test";
import { linkIn } from "#server/testing/smtp-sink";
import { newPerson } from "../support/people.ts";
import { answered, seedAccount, seedSent, seedSignature, seedSplitSheet } from "../support/seed.ts";
import type { Camera, SizeName } from "./camera.ts";
import type { Demo } from "./demo.ts";
import { duet } from "./songs.ts";

const baraka = { name: "Baraka Mwinyi", email: "baraka@sahihi.example" };
const songs: Record<SizeName, string> = { phone: "Sauti ya Bahari", desktop: "Upepo wa Pwani" };

/** What a signer sees who reads Swahili: the mail, the page of the link, its receipt, and the question about a deletion. */
export async function swahiliScreens(page: Page, take: Camera, demo: Demo, size: SizeName): Promise<void> {
  const owner = newPerson({ lastName: "Wanjiru", email: `swahili.${size}@sahihi.example` });
  await seedAccount(page, owner);
  await answered(page.request.patch("/api/user/settings", { data: { language: "sw" } }));
  const song = songs[size];
  const sheet = duet(song, baraka);
  const [first, second] = sheet.publishingRightsCollaborators;
  const publishingRightsCollaborators = [{ ...first!, email: owner.email }, second!];
  const sent = await seedSplitSheet(page, { ...sheet, publishingRightsCollaborators });
  await demo.letMailsAge();
  await seedSent(page, sent);

  const link = await demo.signingLink(baraka.email, song);
  await page.goto(link);
  await page.getByRole("button", { name: "Saini Hati" }).waitFor();
  await take(page, "sign-swahili");
  // The owner's own browser, handed over: that takes a second press.
  await page.getByRole("button", { name: "Saini Hati" }).click();
  await page.getByText("bonyeza mara moja zaidi").waitFor();
  await page.getByRole("button", { name: "Saini Hati" }).click();
  await page.getByRole("heading", { name: "Umesaini hati" }).waitFor();
  await take(page, "sign-signed-swahili", { frame: "screen" });

  await seedSignature(await demo.signingLink(owner.email, song));
  const reason = "Tumeirekodi upya na kusaini hiyo mpya.";
  await answered(page.request.post(`/api/documents/${sent.id}/request-deletion`, { data: { reason } }));
  const question = await demo.mail(
    ({ to, subject, text }) =>
      to.address === baraka.email && subject.includes(song) && text.includes("/confirm-deletion/"),
  );
  await page.goto(linkIn(question, "/confirm-deletion/"));
  await page.getByRole("button", { name: "Ndiyo, ifutwe" }).waitFor();
  await take(page, "confirm-deletion-swahili");

  const invitation = await demo.mail(({ subject }) => subject.includes(`anakuomba usaini "${song}"`));
  await page.setContent(invitation.html);
  await take(page, "mail-invitation-swahili");
}
