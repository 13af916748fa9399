import type { Page } from "@playwright/test";
import { paths } from "#shared/paths";
import { newPerson } from "../support/people.ts";
import { seedAccount, seedSent, seedSplitSheet } from "../support/seed.ts";
import type { Camera, SizeName } from "./camera.ts";
import { duet, titles } from "./songs.ts";

/** The demo account's list, with a document in each status. */
export async function seedDashboard(page: Page): Promise<void> {
  const completed = await seedSplitSheet(page, duet("Ndoto za Usiku"));
  await page.request.patch(`/api/documents/${completed.id}`, { data: { status: "completed" } });
  await seedSent(page, await seedSplitSheet(page, duet("Maputo, Meu Amor")));
}

/** The dashboard with its four faces, its dialogs and its menus. */
export async function dashboardScreens(page: Page, take: Camera): Promise<void> {
  await page.goto(paths.home);
  await page.getByRole("region", { name: "Needs you" }).waitFor();
  await take(page, "dashboard");

  await page.getByRole("button", { name: /^(Open menu|Your account)$/ }).click();
  await page.getByText("Sign out").waitFor();
  await take(page, "account-menu", { frame: "screen" });
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "More actions for Lamu by Morning" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).waitFor();
  await take(page, "document-menu", { frame: "screen" });
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").waitFor();
  await take(page, "delete-dialog", { frame: "screen" });
  await page.getByLabel("Your password").fill("not-her-password");
  await page.getByRole("button", { name: "Delete document" }).click();
  await page.getByText("The password is not correct.").first().waitFor();
  await take(page, "delete-dialog-refused", { frame: "screen" });

  await page.reload();
  await page.getByRole("button", { name: "Lamu by Morning", exact: true }).click();
  await page.getByRole("button", { name: "Mark as Complete" }).waitFor();
  await take(page, "view-dialog", { frame: "screen" });

  await page.goto("/?q=gengetone&status=draft");
  await page.getByRole("heading", { name: "Nothing matches" }).waitFor();
  await take(page, "dashboard-no-match");
  await otherFaces(page, take);
}

async function otherFaces(page: Page, take: Camera): Promise<void> {
  const list = "**/api/dashboard";
  await page.route(list, () => {});
  await page.goto(paths.home);
  await page.getByRole("status", { name: "Loading your documents" }).waitFor();
  await take(page, "dashboard-loading");
  await page.unroute(list);

  await page.route(list, (route) => route.abort());
  await page.goto(paths.home);
  await page.getByText("Your documents could not be loaded.").waitFor();
  await take(page, "dashboard-error");
  await page.unroute(list);
}

/** The dashboard of somebody new, and of somebody with many documents. */
export async function listScreens(page: Page, take: Camera, size: SizeName): Promise<void> {
  await seedAccount(
    page,
    newPerson({ firstName: "Nkechi", lastName: "Ụzọma", email: `nkechi.${size}@sahihi.example` }),
  );
  await page.goto(paths.home);
  await page.getByText("No documents yet").waitFor();
  await take(page, "dashboard-empty");

  for (const title of titles.toReversed()) await seedSplitSheet(page, duet(title));
  await page.goto("/?page=2");
  await page.getByText("Page 2 of 3").waitFor();
  await take(page, "dashboard-many");
}
