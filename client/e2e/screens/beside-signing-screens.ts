import type { BrowserContextOptions, Page } from "@playwright/test";
import { linkIn } from "#server/testing/smtp-sink";
import { pathTo } from "#shared/paths";
import { answered } from "../support/seed.ts";
import { textedLink } from "../support/texts.ts";
import type { Camera, SizeName } from "./camera.ts";
import type { Demo } from "./demo.ts";
import type { Visit } from "./studio.ts";

export const onScreen = { frame: "screen" } as const;
export const baraka = { name: "Baraka Mwinyi", role: "Composer", percentage: 30 };
export const zawadi = { name: "Zawadi Achieng", role: "Lyricist", percentage: 20 };
/** Each size has its own. */
export const numbers: Record<SizeName, [zawadi: string, mother: string]> = {
  phone: ["+254712000801", "+254712000802"],
  desktop: ["+254712000803", "+254712000804"],
};

export const ownEmail = (size: SizeName) => `room.${size}@sahihi.example`;
export const emailOf = (size: SizeName) => `baraka.${size}@sahihi.example`;

export type Studio = {
  take: Camera;
  demo: Demo;
  visit: Visit;
  device: BrowserContextOptions;
  size: SizeName;
  folder: string;
};

/** What somebody can do instead of signing, and what the owner sees of it. */
export async function besideSigning(
  page: Page,
  { take, demo, visit, device, size }: Studio,
  id: string,
): Promise<void> {
  const [number, mother] = numbers[size];
  await answered(
    page.request.post(`/api/documents/${id}/send-for-signing`, {
      data: { emails: [ownEmail(size), emailOf(size)] },
    }),
  );
  const email = emailOf(size);
  const invitation = await demo.mail(
    ({ to, subject }) => to.address === email && subject.includes("Njia Panda"),
  );
  const old = linkIn(invitation, "/sign/");
  const byPhone = await textedLink(page, number, /Njia Panda/);
  await visit(device, async (signer) => {
    await signer.goto(old);
    await signer.getByRole("button", { name: "This is not me" }).click();
    await signer.getByRole("dialog").getByRole("button", { name: "Send" }).waitFor();
    await take(signer, "sign-not-me", onScreen);
    await signer.keyboard.press("Escape");
    await signer.getByRole("button", { name: "Ask for a change" }).click();
    const asking = signer.getByRole("dialog");
    await asking
      .getByLabel("What would have to change")
      .fill("I wrote half of the chorus: 35% for me, please.");
    await take(signer, "sign-ask-change", onScreen);
    await asking.getByRole("button", { name: "Send" }).click();
    await signer.getByText("You asked Amina", { exact: false }).waitFor();
  });
  await visit(device, async (child) => {
    await child.goto(byPhone);
    await child.getByRole("button", { name: "Somebody else signs" }).click();
    const naming = child.getByRole("dialog");
    await naming.getByRole("button", { name: "My parent or guardian" }).waitFor();
    await take(child, "sign-somebody-else", onScreen);
    await naming.getByRole("button", { name: "My parent or guardian" }).click();
    await naming.getByLabel("Their name").fill("Mary Achieng");
    await naming.getByLabel("Their e-mail address or phone number").fill(mother.replace("+254", "0"));
    await naming.getByLabel("I agree to what they sign for me").check();
    await take(child, "sign-name-guardian", onScreen);
    await naming.getByRole("button", { name: "Send them a link" }).click();
    await child.getByText("may sign for you").scrollIntoViewIfNeeded();
    await take(child, "sign-guardian-named", onScreen);
  });
  const forChild = await textedLink(page, mother, /in their place/);
  await visit(device, async (guardian) => {
    await guardian.goto(forChild);
    await guardian.getByRole("button", { name: "Sign Document" }).waitFor();
    await take(guardian, "sign-guardian");
    await guardian.getByRole("button", { name: "Sign Document" }).click();
    await guardian.getByRole("heading", { name: "Document Signed Successfully" }).waitFor();
    await take(guardian, "sign-guardian-signed", onScreen);
  });

  await page.goto(pathTo.view(id));
  await page.getByText("I wrote half of the chorus").first().waitFor();
  await page.getByRole("button", { name: "Answer" }).scrollIntoViewIfNeeded();
  await take(page, "document-note", onScreen);
  await page.getByRole("button", { name: "Answer" }).click();
  await page
    .getByLabel("Your answer")
    .fill("We settled on 30% in the studio. Listen to the second verse again?");
  await take(page, "document-answer", onScreen);
  await page.getByRole("button", { name: "Send answer" }).click();
  await page
    .getByText(/You answered/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: `Correct the address of ${baraka.name}` }).click();
  await page.getByRole("dialog").getByLabel("E-mail").waitFor();
  await take(page, "document-correct-address", onScreen);
  await page.keyboard.press("Escape");

  await visit(device, async (signer) => {
    await signer.goto(old);
    await signer.getByText("Listen to the second verse", { exact: false }).scrollIntoViewIfNeeded();
    await take(signer, "sign-answered", onScreen);
  });
  await demo.letMailsAge();
  await answered(
    page.request.post(`/api/documents/${id}/recall`, { data: { reason: "A share was wrong." } }),
  );
  await answered(
    page.request.post(`/api/documents/${id}/send-for-signing`, {
      data: { emails: [ownEmail(size), emailOf(size)] },
    }),
  );
  await visit(device, async (signer) => {
    await signer.goto(old);
    await signer.getByRole("button", { name: "Send me the current link" }).waitFor();
    await take(signer, "sign-old-link", onScreen);
    await demo.letMailsAge();
    await signer.getByRole("button", { name: "Send me the current link" }).click();
    await signer.getByText("is on its way to").waitFor();
    await take(signer, "sign-old-link-sent", onScreen);
  });
  await page.goto("/dev/phones");
  await take(page, "phones", onScreen);
}
