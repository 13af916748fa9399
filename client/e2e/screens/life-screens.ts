import type { Page } from "@playwright/test";
import { linkIn } from "#server/testing/smtp-sink";
import { pathTo } from "#shared/paths";
import { newPerson } from "../support/people.ts";
import { seedAccount, seedSent, seedSignature, seedSplitSheet } from "../support/seed.ts";
import type { Camera, SizeName } from "./camera.ts";
import type { Demo } from "./demo.ts";
import { duet } from "./songs.ts";

const onScreen = { frame: "screen" } as const;
const WRONG_SHARE = "We agreed on 40% for me, not on half.";
/** Each size has its own, so that no link of the other one is taken for its own. */
const songs: Record<SizeName, [declined: string, deleted: string]> = {
  phone: ["Mombasa Raha", "Zanzibar in the Rain"],
  desktop: ["Malindi Raha", "Pemba in the Rain"],
};
const ANEW = "We recorded it anew and signed that one.";

/** What happens to a document after it is sent: declined and back again, locked, deleted with everybody's consent. */
export async function lifeScreens(page: Page, take: Camera, demo: Demo, size: SizeName): Promise<void> {
  const owner = newPerson({ lastName: "Wanjiru", email: `life.${size}@sahihi.example` });
  await seedAccount(page, owner);
  const [declined, deleted] = songs[size];
  await declining(page, take, demo, { song: declined, password: owner.password });
  await deleting(page, take, demo, deleted);
}

async function declining(
  page: Page,
  take: Camera,
  demo: Demo,
  { song, password }: { song: string; password: string },
): Promise<void> {
  const { id, toJoao } = await sendTo(page, demo, song);
  await page.request.patch(`/api/documents/${id}/lock`);
  await page.goto(toJoao);
  await page.getByText("The owner has locked this document").waitFor();
  await take(page, "sign-locked", onScreen);
  await page.goto(pathTo.view(id));
  await page.getByRole("button", { name: "Unlock" }).click();
  await page.getByLabel("Your password").fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Recall" }).click();
  await page.getByText("told by mail").waitFor();
  await take(page, "recall-dialog", onScreen);

  await page.goto(toJoao);
  await page.getByRole("button", { name: "Decline to sign" }).click();
  await page.getByLabel("Reason").fill(WRONG_SHARE);
  await take(page, "decline-dialog", onScreen);
  await page.getByRole("dialog").getByRole("button", { name: "Decline to sign" }).click();
  await page.getByRole("heading", { name: /^You declined/ }).waitFor();
  await take(page, "sign-withdrawn", onScreen);
  await page.goto(pathTo.view(id));
  await page.getByText("declined to sign on").waitFor();
  await take(page, "document-returned", onScreen);
}

async function deleting(page: Page, take: Camera, demo: Demo, song: string): Promise<void> {
  const { id, toJoao, toAmina } = await sendTo(page, demo, song);
  for (const link of [toJoao, toAmina]) await seedSignature(link);
  await page.goto(pathTo.view(id));
  await page.getByRole("button", { name: "Request Deletion" }).click();
  await page.getByLabel("Reason").fill(ANEW);
  await take(page, "request-deletion-dialog", onScreen);
  await page.getByRole("button", { name: "Send Deletion Request" }).click();
  await page.getByText("Deletion Request Pending").waitFor();
  await page.reload();
  await page.getByText("Deletion Request Pending").waitFor();
  await take(page, "document-deletion-pending", onScreen);

  for (const address of [joao, amina]) {
    await page.goto(await confirmationLink(demo, address, song));
    await page.getByRole("button", { name: "Confirm Deletion" }).waitFor();
    if (address === joao) await take(page, "confirm-deletion");
    await page.getByRole("button", { name: "Confirm Deletion" }).click();
    if (address === joao) await take(page, "confirm-deletion-once-more");
    await page.getByRole("button", { name: "Confirm Deletion" }).click();
    await page.getByRole("heading", { name: "Response Recorded" }).waitFor();
  }
  await page.reload();
  await page.getByRole("heading", { name: "Response Recorded" }).waitFor();
  await take(page, "deletion-approved", onScreen);
}

/** Both people of the sheets; neither has the address of a demo account, whose list would grow. */
const amina = "amina.wanjiru@sahihi.example";
const joao = "joao@sahihi.example";

/** A sheet of the two, sent, with both links. */
async function sendTo(page: Page, demo: Demo, song: string) {
  const sheet = duet(song);
  const [first, second] = sheet.publishingRightsCollaborators;
  const publishingRightsCollaborators = [
    { ...first!, email: amina },
    { ...second!, email: joao },
  ];
  const sent = await seedSplitSheet(page, { ...sheet, publishingRightsCollaborators });
  await demo.letMailsAge();
  await seedSent(page, sent);
  return {
    id: sent.id,
    toAmina: await demo.signingLink(amina, song),
    toJoao: await demo.signingLink(joao, song),
  };
}

async function confirmationLink(demo: Demo, address: string, song: string): Promise<string> {
  const path = "/confirm-deletion/";
  const asks = ({ to, subject, text }: Parameters<Parameters<Demo["mail"]>[0]>[0]) =>
    to.address === address && subject.includes(song) && text.includes(path);
  return linkIn(await demo.mail(asks), path);
}
