import type { APIRequestContext, Page } from "@playwright/test";
import type { OutboxMail } from "#server/dev/outbox/read-outbox";
import { linkIn } from "#server/testing/smtp-sink";
import { pathTo } from "#shared/paths";
import { answered, seedSplitSheet } from "../support/seed.ts";
import { createCamera } from "./camera.ts";
import type { Demo } from "./demo.ts";
import { duet } from "./songs.ts";
import type { Visit } from "./studio.ts";

type HiddenStage = {
  demo: Demo;
  by: Page;
  admin: APIRequestContext;
  people: readonly string[];
  visit: Visit;
  folder: string;
};

export const mailTo =
  (address: string, song: string, path: string) =>
  ({ to, subject, text }: OutboxMail) =>
    to.address === address && subject.includes(song) && text.includes(path);

/** Of two people, at these addresses. */
export function withAddresses(song: string, [amina, joao]: readonly string[]) {
  const sheet = duet(song);
  const [first, second] = sheet.publishingRightsCollaborators;
  const publishingRightsCollaborators = [
    { ...first!, email: amina ?? "" },
    { ...second!, email: joao ?? "" },
  ];
  return { ...sheet, publishingRightsCollaborators };
}

/** What is hidden, to its owner; and a room of one, and a link to several. */
export async function hiddenPictures(
  { demo, by, admin, people, visit, folder }: HiddenStage,
  id: string,
): Promise<void> {
  await by.setViewportSize({ width: 360, height: 780 });
  await by.goto(pathTo.view(id), { waitUntil: "networkidle" });
  await createCamera(folder, "phone")(by, "state-hidden-own-page");
  const documents = [];
  for (const song of ["Pwani", "Jangwa"]) {
    const sheet = await seedSplitSheet(by, withAddresses(song, people));
    const signers = sheet.content.publishingRightsCollaborators.map(({ name, email }) => ({ name, email }));
    documents.push({ id: sheet.id, revision: sheet.revision, signers });
  }
  await demo.letMailsAge();
  await answered(by.request.post("/api/documents/send-for-signing", { data: { documents } }));
  const first = `documents/${documents[0]?.id}`;
  const { key } = await answered<{ key: string }>(by.request.post(`/api/${first}/room`, { data: {} }));
  await admin.delete(`/api/admin/${first}`);
  await pictureOf(visit, pathTo.room(key), "state-hidden-room", folder);
  const several = linkIn(await demo.mail(mailTo(people[0] ?? "", "Jangwa", "/sign-all/")), "/sign-all/");
  await pictureOf(visit, several, "state-hidden-several", folder, "Pwani");
}

/** What a link opens on a phone, or the code of a PDF. */
export async function pictureOf(
  visit: Visit,
  address: string,
  name: string,
  folder: string,
  press?: string,
): Promise<void> {
  await visit({ viewport: { width: 360, height: 780 } }, async (page) => {
    await page.goto(address, { waitUntil: "networkidle" });
    if (press) await page.getByRole("button", { name: press }).click();
    await createCamera(folder, "phone")(page, name);
  });
}
