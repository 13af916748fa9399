import type { Page } from "@playwright/test";
import { paths } from "#shared/paths";
import { newPerson } from "../support/people.ts";
import { seedPayment } from "../support/seed-payment.ts";
import { answered, seedAccount, seedSplitSheet } from "../support/seed.ts";
import type { Camera, SizeName } from "./camera.ts";
import type { Demo } from "./demo.ts";

const onScreen = { frame: "screen" } as const;

/** An administrator's tabs, and what opens from them. */
export async function adminScreens(page: Page, take: Camera, demo: Demo, size: SizeName): Promise<void> {
  await page.goto(paths.adminLogin);
  await page.getByRole("button", { name: "Sign In to Admin Panel" }).waitFor();
  await take(page, "admin-login");
  const { email } = await seedAccount(
    page,
    newPerson({ firstName: "Zawadi", lastName: "Njeri", email: `admin.${size}@sahihi.example` }),
  );
  await seedSplitSheet(page, { songTitle: "Mvua ya Kwanza" });
  await seedPayment(page, "ai_review");
  await seedTicket(page);
  await demo.promote(email);

  const tab = async (name: string) => {
    await page.goto(`${paths.admin}?tab=${name}`);
    await page.getByText(/^KES /).first().waitFor();
    await page.getByRole("status", { name: /^Loading/ }).waitFor({ state: "hidden" });
  };
  const open = (name: RegExp) => page.getByRole("button", { name }).first().click();
  for (const name of ["users", "documents", "payments", "support"]) {
    await tab(name);
    await page.getByRole("table").waitFor();
    await take(page, `admin-${name}`, onScreen);
  }
  await page.goto(`${paths.admin}?tab=societies`);
  await page.getByRole("button", { name: "Add a society" }).click();
  await take(page, "admin-societies");
  await tab("documents");
  for (const row of [0, 1])
    await page
      .getByLabel(/^Select /)
      .locator("visible=true")
      .nth(row)
      .check();
  await page.getByRole("group", { name: "Selected" }).getByRole("button", { name: "Delete" }).waitFor();
  await take(page, "admin-selected", onScreen);
  await tab("support");
  await open(/^Reply to/);
  await page.getByLabel("Your reply").fill("It is on its way.");
  await take(page, "admin-reply", onScreen);
  await page.getByLabel("Your reply").fill("");
  await tab("users");
  await open(/^Edit /);
  await page.getByLabel("First name").waitFor();
  await take(page, "admin-edit-user", onScreen);
  await tab("pricing");
  await open(/^Edit the price/);
  await take(page, "admin-pricing", onScreen);
  await tab("analytics");
  await page.getByText("Show the numbers").first().waitFor();
  await take(page, "admin-analytics");
  await page.request.get("/api/admin/users/csv");
  await tab("audit");
  await page.getByRole("table").waitFor();
  await take(page, "admin-audit", onScreen);
}

async function seedTicket({ request }: Page): Promise<void> {
  await answered(
    request.post("/api/support/tickets", {
      data: {
        subject: "My receipt has not come",
        message: "I paid by M-Pesa yesterday evening. The code is QK7.",
        category: "billing",
        priority: "high",
      },
    }),
  );
}
