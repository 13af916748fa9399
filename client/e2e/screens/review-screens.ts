import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { contractPdf } from "#server/testing/factories/contract-pdf";
import { pathTo, paths } from "#shared/paths";
import { byPhone, cancelPayment, paymentWindow, wayToPay } from "../support/payment-window.ts";
import { newPerson } from "../support/people.ts";
import { routeOnce } from "../support/route-once.ts";
import { seedReview } from "../support/seed-review.ts";
import { seedAccount } from "../support/seed.ts";
import type { Camera, SizeName } from "./camera.ts";

const contracts = join(import.meta.dirname, "../../../server/contract-rules/labelled");
const contract = (name: string) => readFile(join(contracts, `${name}.txt`), "utf8");

const pay = (page: Page) => page.getByRole("button", { name: "Pay 399 KES and review" });
const seen = (page: Page, name: string) => page.getByRole("heading", { name, exact: true }).waitFor();

/** Somebody new gives us a contract, pays for its review after each way that can fail, and reads it. */
export async function reviewScreens(page: Page, take: Camera, size: SizeName): Promise<void> {
  const email = `njeri.${size}@sahihi.example`;
  await seedAccount(page, newPerson({ firstName: "Njeri", lastName: "Kamau", email }));
  await page.goto(paths.aiReview);
  await page.getByText("None yet.").waitFor();
  await take(page, "ai-review", { frame: "screen" });
  const text = await contract("recording-360-one-sided");
  await inputScreens(page, take, text);
  await payingScreens(page, take);
  await resultScreens(page, take);
  await checkScreens(page, take, text);
}

async function inputScreens(page: Page, take: Camera, text: string): Promise<void> {
  const field = page.getByLabel("Choose your contract");
  const scan = await contractPdf((pdf) => pdf.rect(72, 72, 200, 200).fill("#888"));
  await field.setInputFiles({ name: "IMG_20261120.pdf", mimeType: "", buffer: scan });
  await page.getByRole("alert").waitFor();
  await take(page, "ai-review-no-text", { frame: "screen" });

  await page.getByRole("tab", { name: "Upload File" }).click();
  await routeOnce(page, "**/api/extract-text", async (route) => {
    await take(page, "ai-review-reading", { frame: "screen" });
    await route.continue();
  });
  const pdf = await contractPdf((draw) => draw.fontSize(11).text(text));
  const name = "Crown Baobab – Recording & Entertainment (FINAL v3).pdf";
  await field.setInputFiles({ name, mimeType: "", buffer: pdf });
  await page.getByRole("button", { name: "Edit the text" }).waitFor();
  await take(page, "ai-review-file", { frame: "screen" });
  await page.getByRole("button", { name: "Edit the text" }).click();
  await take(page, "ai-review-paste", { frame: "screen" });
}

async function payingScreens(page: Page, take: Camera): Promise<void> {
  await pay(page).click();
  await cancelPayment(page);
  await page.getByText("Your contract is still here").waitFor();
  await take(page, "ai-review-cancelled", { frame: "screen" });

  await routeOnce(page, "**/api/ai-review", async (route) => {
    await seen(page, "Reviewing your contract");
    await take(page, "ai-review-reviewing", { frame: "screen" });
    await route.fulfill({ status: 502, json: { code: "review_failed", message: FAILED } });
  });
  await pay(page).click();
  await wayToPay(page, byPhone).click();
  await paymentWindow(page).getByRole("button", { name: "I have entered my PIN" }).click();
  await page.getByText("Your contract was not reviewed").waitFor();
  await take(page, "ai-review-failed", { frame: "screen" });
  await page.getByRole("button", { name: "Review my contract" }).click();
  await seen(page, "Issues");
}

const FAILED =
  "The AI model did not answer as it should. Please try again in a moment. Your payment is kept and you will not be charged again.";

/** What rules say for free, before and after. */
async function checkScreens(page: Page, take: Camera, text: string): Promise<void> {
  await page.goto(paths.contractCheck);
  await page.getByRole("tab", { name: "Paste Text" }).click();
  await take(page, "contract-check", { frame: "screen" });
  await page.getByRole("textbox", { name: "Text of the contract" }).fill(text);
  await page.getByRole("button", { name: "Check the contract" }).click();
  await page.getByRole("heading", { name: /points to look at/ }).waitFor();
  await take(page, "contract-check-result", { frame: "screen" });
}

async function resultScreens(page: Page, take: Camera): Promise<void> {
  await take(page, "ai-review-one-sided", { frame: "screen" });
  await page.getByRole("heading", { name: "Issues", exact: true }).evaluate((h) => h.scrollIntoView());
  await take(page, "ai-review-issues", { frame: "screen" });

  const mixed = await seedReview(page, await contract("recording-lagos-mixed"));
  await page.goto(pathTo.review(mixed.review.id));
  await seen(page, "Issues");
  await take(page, "ai-review-result", { frame: "screen" });
  const fair = await seedReview(page, await contract("recording-fair"));
  await page.goto(pathTo.review(fair.review.id));
  await seen(page, "Issues");
  await take(page, "ai-review-solid", { frame: "screen" });

  await page.goto(paths.aiReview);
  await page.getByRole("heading", { name: "Your reviews" }).evaluate((h) => h.scrollIntoView());
  await page.getByText("Recording contract").first().waitFor();
  await take(page, "ai-review-list", { frame: "screen" });
}
