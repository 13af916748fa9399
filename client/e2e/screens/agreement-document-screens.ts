import type { Page } from "@playwright/test";
import { pathTo } from "#shared/paths";
import { newPerson } from "../support/people.ts";
import { seedAccount } from "../support/seed.ts";
import {
  saveText,
  seedAgreement,
  seedFeaturedAgreement,
  seedProducerAgreement,
} from "../support/seed-agreement.ts";
import type { Camera, SizeName } from "./camera.ts";
import type { Demo } from "./demo.ts";

/** Reading, editing, comparing, sending and signing agreements, as somebody new. */
export async function agreementDocumentScreens(
  page: Page,
  take: Camera,
  demo: Demo,
  size: SizeName,
): Promise<void> {
  const owner = newPerson({ lastName: "Wanjiru", email: `amina.agreements.${size}@sahihi.example` });
  await seedAccount(page, owner);
  const producerEmail = `brian.${size}@sahihi.example`;
  const { id, content } = await seedProducerAgreement(page, { artistEmail: owner.email, producerEmail });
  await readingScreens(page, take, id);
  await editorScreens(page, take, id, content.generatedAgreement);
  await sendingScreens(page, take, id);
  await page.goto(await demo.signingLink(producerEmail, "Usiku wa Manane"));
  await page.getByRole("article").waitFor();
  await take(page, "sign-agreement", { frame: "screen" });
}

async function readingScreens(page: Page, take: Camera, id: string): Promise<void> {
  await page.goto(pathTo.view(id));
  await page.getByRole("article").waitFor();
  await take(page, "agreement-document", { frame: "screen" });
  await page.getByRole("heading", { name: "5. FEE" }).evaluate((heading) => heading.scrollIntoView());
  await take(page, "agreement-clauses", { frame: "screen" });

  const featured = await seedFeaturedAgreement(page);
  await page.goto(pathTo.view(featured.id));
  await page.getByRole("article").waitFor();
  await take(page, "agreement-featured", { frame: "screen" });

  const text = "Brian makes the beat and gets KES 39,000 for it.\n\nHe is named on every release, forever.";
  const own = await seedAgreement(page, "producer_agreement", text);
  await page.goto(pathTo.view(own.id));
  await page.getByText("Error processing document content for signatures").waitFor();
  await take(page, "agreement-own-text");
}

async function editorScreens(page: Page, take: Camera, id: string, drafted: string): Promise<void> {
  await saveText(page, id, drafted.replace("Each bears its own costs,", "The Producer is free,"));
  await page.goto(pathTo.editProducerAgreement(id));
  const textArea = page.getByLabel("Text of the agreement");
  await page.getByText("Every fact of the form is in the text.").waitFor();
  await take(page, "agreement-editor", { frame: "screen" });

  await textArea.fill((await textArea.inputValue()).replaceAll("KES 39,000", "KES 45,000"));
  await page.getByText("Amount: KES 45,000").waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, "agreement-editor-facts", { frame: "screen" });
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").waitFor();
  await take(page, "agreement-editor-leave", { frame: "screen" });
  await page.keyboard.press("Escape");

  const versions = page.getByRole("group").filter({ hasText: "Saved texts" });
  const view = versions.getByRole("button", { name: "View saved text 2" });
  if (!(await view.isVisible())) await versions.getByText("Saved texts").click();
  await view.click();
  await page.getByText(/words removed$/).waitFor();
  await take(page, "agreement-version", { frame: "screen" });
  await page.keyboard.press("Escape");

  await saveText(page, id, drafted.replace("3. SERVICES", "3. WORK"));
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("This agreement was changed in another window").waitFor();
  await take(page, "agreement-editor-changed", { frame: "screen" });
}

async function sendingScreens(page: Page, take: Camera, id: string): Promise<void> {
  await page.goto(`${pathTo.editProducerAgreement(id)}&step=preview`);
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByPlaceholder("name@example.com").first().waitFor();
  await take(page, "agreement-send", { frame: "screen" });
  await dialog.getByRole("button", { name: "Send for Signing" }).click();
  await page.getByText("2 invitations are on their way").waitFor();
}
