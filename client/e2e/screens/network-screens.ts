import type { Page } from "@playwright/test";
import { paths, pathTo } from "#shared/paths";
import { newPerson } from "../support/people.ts";
import { seedAnswer, seedMessage, seedProfile, seedRequest } from "../support/seed-network.ts";
import { seedAccount } from "../support/seed.ts";
import type { Camera, SizeName } from "./camera.ts";
import type { Visit } from "./studio.ts";

const onScreen = { frame: "screen" } as const;

/** Somebody looks for a producer, asks, answers who asked them, and talks. */
export async function networkScreens(page: Page, take: Camera, visit: Visit, size: SizeName): Promise<void> {
  const singer = newPerson({ lastName: "Wanjiru", email: `network.${size}@sahihi.example` });
  const { user } = await seedAccount(page, singer);
  await seedProfile(page, { collaboratorRole: "vocalist", genres: ["Afrobeats"], country: "Kenya" });
  const chat = await visit({}, async (far) => {
    const kato = newPerson({ firstName: "Kato", lastName: "Mugisha", email: `kato.${size}@sahihi.example` });
    await seedAccount(far, kato);
    await seedProfile(far, {
      collaboratorRole: "producer",
      genres: ["Amapiano", "Hip Hop", "Electronic", "Pop"],
      country: "Uganda",
      bio: "I make beats that leave room for a voice. Send me a voice note and a tempo.",
      sampleWorkUrl: "https://soundcloud.com/kato-mugisha",
      budgetPreference: "250-500",
      availabilityStatus: "available",
    });
    const { id } = await seedRequest(far, user.id, "I heard Nairobi Nights. Shall we write the next one?");
    await seedAnswer(page, id, "accepted");
    await seedMessage(page, id, "Karibu Kato! Here is the chorus: https://soundcloud.com/amina/chorus");
    await seedMessage(far, id, "I love the bridge. Give me until Thursday.");
    return id;
  });
  await page.goto(paths.collaborators);
  await page.getByRole("heading", { name: "Kato Mugisha" }).first().waitFor();
  await take(page, "collaborators", onScreen);
  await page
    .getByRole("button", { name: /^Send request/ })
    .first()
    .click();
  await page.getByLabel("Your message").waitFor();
  await take(page, "collaborators-ask", onScreen);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Kato Mugisha", exact: true }).first().click();
  await page.getByRole("button", { name: "Play from SoundCloud" }).waitFor();
  await take(page, "collaborator", onScreen);
  await page.goto(pathTo.collaboration(chat));
  await page.getByText("Give me until Thursday").last().waitFor();
  await page
    .getByLabel("File for Kato")
    .setInputFiles({ name: "Ndoto beat.mp3", mimeType: "audio/mpeg", buffer: Buffer.from("ID3 a beat") });
  await page.getByRole("button", { name: "Download Ndoto beat.mp3" }).waitFor();
  await take(page, "collaboration", onScreen);
}
