import type { Page } from "@playwright/test";
import { pathTo, paths } from "#shared/paths";
import { newPerson } from "../support/people.ts";
import { seedAccount, seedSplitSheet } from "../support/seed.ts";
import type { Camera, SizeName } from "./camera.ts";
import type { Demo } from "./demo.ts";
import { kisumu } from "./songs.ts";

/** Somebody of the same name as on the sheet, with a confirmed e-mail, signed in. */
export async function seedOwner(page: Page, demo: Demo, size: SizeName): Promise<void> {
  const person = newPerson({ lastName: "Wanjiru", email: `amina.${size}@sahihi.example` });
  await seedAccount(page, person);
  const token = await demo.mailedToken(person.email, /^Confirm/);
  await page.request.post("/api/auth/verify-email", { data: { token } });
}

/** Drawing up a split sheet, from the empty form to its invitations. */
export async function splitSheetScreens(page: Page, take: Camera): Promise<void> {
  await page.goto(paths.splitSheet);
  await page.getByLabel("Song title").waitFor();
  await take(page, "split-sheet-empty");

  const [first, second] = [page.getByLabel("Share in %").nth(0), page.getByLabel("Share in %").nth(1)];
  await first.fill("33.33");
  await second.fill("33.3");
  await page.getByRole("button", { name: "Create Split Sheet" }).click();
  await page.getByText("Song title is required").waitFor();
  await take(page, "split-sheet-errors");

  const sheet = await seedSplitSheet(page, kisumu);
  await page.goto(pathTo.editSplitSheet(sheet.id));
  await page.getByLabel("Song title").waitFor();
  await take(page, "split-sheet-filled");

  await page.getByLabel("Publisher").fill("Wanjiru Music Ltd");
  await page.request.patch(`/api/documents/${sheet.id}`, {
    data: { content: { ...kisumu, label: "Ziwa" } },
  });
  await page.getByRole("button", { name: "Update Split Sheet" }).click();
  await page.getByText("This split sheet was changed somewhere else").waitFor();
  await take(page, "split-sheet-changed", { frame: "screen" });

  await page.goto(`${pathTo.editSplitSheet(sheet.id)}&step=preview`);
  await page.getByRole("button", { name: "Share" }).waitFor();
  await take(page, "preview");
  await sendScreens(page, take);
}

async function sendScreens(page: Page, take: Camera): Promise<void> {
  await page.getByRole("button", { name: "Share" }).click();
  const emails = page.getByRole("dialog").getByPlaceholder("name@example.com");
  await emails.first().waitFor();
  await page.getByLabel("Message (optional)").fill("As we agreed in Kisumu. Asante sana!");
  await take(page, "send-dialog", { frame: "screen" });

  const address = await emails.nth(1).inputValue();
  await emails.nth(1).fill("joao@");
  await page.getByRole("button", { name: "Send for Signing" }).click();
  await page.getByText("Valid email required").waitFor();
  await take(page, "send-dialog-errors", { frame: "screen" });

  await emails.nth(1).fill(address);
  await page.getByRole("button", { name: "Send for Signing" }).click();
  await page.getByText("4 invitations are on their way").waitFor();
  await take(page, "send-dialog-sent", { frame: "screen" });
}
