import type { Page } from "@playwright/test";
import { people } from "#server/testing/factories/split-sheet";
import { errorCatalogue } from "#shared/errors";
import { pathTo } from "#shared/paths";
import { seedSent, seedSplitSheet } from "../support/seed.ts";
import type { Camera } from "./camera.ts";
import type { Demo } from "./demo.ts";

/** The signing page of the newest "Kisumu Sunset", until everybody has signed, and links that are of no use. */
export async function signingScreens(page: Page, take: Camera, demo: Demo): Promise<void> {
  const joao = await demo.signingLink("joao@sahihi.example", "Kisumu Sunset");
  await page.goto(joao);
  await page.getByRole("button", { name: "Sign Document" }).waitFor();
  await take(page, "sign");
  await page.getByRole("button", { name: "Sign Document" }).click();
  await page.getByText("Document Signed Successfully").waitFor();
  await take(page, "sign-signed");

  for (const name of ["amina.wanjiru", "olayinka", "nkechi"]) {
    const link = await demo.signingLink(`${name}@sahihi.example`, "Kisumu Sunset");
    await page.request.post(`/api${new URL(link).pathname}`);
  }
  await page.goto(joao);
  await page.getByText("All 4 have signed").first().waitFor();
  await take(page, "sign-all-signed");

  await uselessLinks(page, take);
}

async function uselessLinks(page: Page, take: Camera): Promise<void> {
  await page.goto(pathTo.sign("nobody-has-this"));
  await page.getByRole("heading", { name: "Invalid Signing Link" }).waitFor();
  await take(page, "sign-invalid");

  const [status, message] = errorCatalogue.link_expired;
  await page.route("**/api/sign/**", (route) =>
    route.fulfill({ status, json: { code: "link_expired", message } }),
  );
  await page.goto(pathTo.sign("after-ninety-days"));
  await page.getByText(message).waitFor();
  await take(page, "sign-expired");
  await page.unroute("**/api/sign/**");

  await page.route("**/api/sign/**", (route) => route.abort());
  await page.goto(pathTo.sign("without-a-connection"));
  await page.getByRole("heading", { name: "This page did not load" }).waitFor();
  await take(page, "sign-unavailable");
  await page.unroute("**/api/sign/**");
}

/** Forty signers, and a form with five hundred people. */
export async function crowdScreens(page: Page, take: Camera, demo: Demo): Promise<void> {
  const choir = people(40);
  await seedSent(
    page,
    await seedSplitSheet(page, { songTitle: "Umoja Choir", publishingRightsCollaborators: choir }),
  );
  await page.goto(await demo.signingLink(choir[0]!.email, "Umoja Choir"));
  await page.getByText("Show all 40 signers").waitFor();
  await take(page, "sign-40", { frame: "screen" });

  const crowd = { songTitle: "A Choir of Five Hundred", publishingRightsCollaborators: people(500) };
  const { id } = await seedSplitSheet(page, crowd);
  await page.goto(pathTo.editSplitSheet(id));
  await page.getByText("and 492 more").waitFor();
  // By its name: a browser asked for the labels of thousands of fields walks the whole page for each.
  await page.locator("input[name$='.percentage']").nth(249).fill("0.3");
  await take(page, "split-sheet-500", { frame: "screen" });
}
