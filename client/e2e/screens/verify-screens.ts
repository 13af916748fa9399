import type { Page } from "@playwright/test";
import { paths } from "#shared/paths";
import { byCard, wayToPay } from "../support/payment-window.ts";
import { payButton, verdict, verifyAs, verifyButton } from "../support/verify-as.ts";
import type { Camera, SizeName } from "./camera.ts";
import type { Demo } from "./demo.ts";

/** A stranger looks up songs, pays to know who has signed, and checks a PDF. */
export async function verifyScreens(page: Page, take: Camera, demo: Demo, size: SizeName): Promise<void> {
  await page.goto(paths.verify);
  await page.getByText("Searching is free.").waitFor();
  await take(page, "verify");

  await lookUp(page, "Kisumo sunset");
  await take(page, "verify-found", { frame: "screen" });
  await verifyButton(page).click();
  await payButton(page).waitFor();
  await take(page, "verify-pay", { frame: "screen" });
  await page.getByRole("button", { name: "Cancel" }).click();
  await payFor(page, `neema.${size}@sahihi.example`);
  await take(page, "verify-verified");

  await lookUp(page, "Nairobi Nights");
  await payFor(page, `neema.${size}@sahihi.example`);
  await take(page, "verify-incomplete", { frame: "screen" });
  await fileScreens(page, take, demo);
}

export async function lookUp(page: Page, title: string): Promise<void> {
  await page.goto(paths.verify);
  await page.getByLabel("Song title").fill(title);
  await page.getByRole("button", { name: "Search" }).click();
  await verifyButton(page).waitFor();
}

export async function payFor(page: Page, email: string): Promise<void> {
  await verifyAs(page, email);
  await wayToPay(page, byCard).click();
  await verdict(page).waitFor();
}

async function fileScreens(page: Page, take: Camera, demo: Demo): Promise<void> {
  const { attachments } = await demo.mail(({ subject }) =>
    subject.startsWith('Everybody has signed "Kisumu'),
  );
  const [pdf] = attachments;
  if (!pdf) throw new Error("The mail to everybody who signed has no PDF");
  await page.goto(paths.verify);
  const file = { name: pdf.filename, mimeType: pdf.contentType, buffer: pdf.content };
  await page.getByLabel("Choose a file").setInputFiles(file);
  await page.getByRole("heading", { name: "Genuine" }).scrollIntoViewIfNeeded();
  await take(page, "verify-file", { frame: "screen" });
}
