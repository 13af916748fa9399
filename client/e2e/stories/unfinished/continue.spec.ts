import type { Page } from "@playwright/test";
import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { signIn } from "../../support/people.ts";
import { seedAccount, seedSplitSheet, seedUnfinished } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

const title = (page: Page) => page.getByLabel("Song title");
const isKept = (page: Page) => page.getByText("Draft saved on this device and in your account");
const row = (page: Page, name: string) => page.getByRole("heading", { name: `Continue: ${name}` });
const goOn = (page: Page, name: string) => page.getByRole("link", { name: `Continue: ${name}` });

test("what was begun on a phone is finished on a laptop, and two that type at once lose nothing @phone", async ({
  page,
  browser,
  problems,
}) => {
  problems.expected(/^409 PUT \/api\/unfinished\//);
  const amina = await seedAccount(page);
  await page.goto(paths.splitSheet);
  await page.getByLabel("Artist").first().fill("Wanjirũ");
  await expect(isKept(page)).toBeVisible();

  const laptop = await (await browser.newContext()).newPage();
  await signIn(laptop, amina);
  await goOn(laptop, "Untitled split sheet").click();
  await expect(laptop.getByLabel("Artist").first()).toHaveValue("Wanjirũ");
  await title(laptop).fill("Ndoto za Usiku");
  await expect(isKept(laptop)).toBeVisible();
  await laptop.reload();
  await expect(title(laptop)).toHaveValue("Ndoto za Usiku");

  await test.step("the phone types on without having seen that", async () => {
    await page.getByLabel("Genre").fill("Benga");
    await expectToast(page, "Changed on another device");
    await expect(isKept(page)).toBeVisible();
    await page.goto(paths.home);
    await expect(row(page, "Ndoto za Usiku")).toBeVisible();
    await expect(row(page, "Untitled split sheet")).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("one is thrown away, had back, and thrown away", async () => {
    const discard = page.getByRole("button", { name: "Throw away Untitled split sheet" });
    await discard.click();
    await expect(row(page, "Untitled split sheet")).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await discard.click();
    await expect(page.getByText("Thrown away: Untitled split sheet")).toBeVisible();
    await page.goto(paths.splitSheet);
    await expect(page.getByLabel("Genre")).toHaveValue("");
  });
  await test.step("the other becomes a sheet, and waits no more", async () => {
    await page.goto(paths.home);
    await goOn(page, "Ndoto za Usiku").click();
    for (const [index, name] of ["Amina", "Brian"].entries()) {
      const person = page.getByRole("listitem", { name: `Person ${index + 1}` }).first();
      await person.getByLabel("Name").fill(name);
      await expect(isKept(page)).toBeVisible();
    }
    await page.getByRole("button", { name: "Create Split Sheet" }).click();
    await expectToast(page, "Split sheet created!");
    await page.goto(paths.home);
    await expect(page.getByRole("button", { name: "Ndoto za Usiku" }).first()).toBeVisible();
    await expect(row(page, "Ndoto za Usiku")).toBeHidden();
  });
  await laptop.context().close();
});

test("what was typed a moment before its page went, or without a connection, stands on the dashboard", async ({
  page,
}) => {
  await seedAccount(page);
  await page.goto(paths.splitSheet);
  await title(page).fill("Jahazi");
  await page.goto(paths.home);
  await expect(row(page, "Jahazi")).toBeVisible();
  await goOn(page, "Jahazi").click();
  await expect(title(page)).toHaveValue("Jahazi");
  await expect(isKept(page)).toBeVisible();

  await page.context().setOffline(true);
  await title(page).fill("Jahazi ya Lamu");
  await page.goto("about:blank");
  await page.context().setOffline(false);
  await page.goto(paths.home);
  await expect(row(page, "Jahazi ya Lamu")).toBeVisible();
});

test("of many unfinished forms the newest two stand on the dashboard, and the others behind one press @phone", async ({
  page,
}) => {
  await seedAccount(page);
  for (const song of ["First", "Second", "Third", "Fourth", "Fifth"]) await seedUnfinished(page, song);
  await page.goto(paths.home);
  const rows = page.getByRole("list", { name: "Unfinished" }).getByRole("heading");
  await expect(rows).toHaveText(["Continue: Fifth", "Continue: Fourth"]);
  await page.getByRole("button", { name: "3 more unfinished" }).press("Enter");
  await expect(rows).toHaveCount(5);
  await expect(goOn(page, "Third")).toBeFocused();
  await expectAccessible(page);
});

test("an agreement goes on from the dashboard of another device @desktop", async ({ page, browser }) => {
  const amina = await seedAccount(page);
  await seedSplitSheet(page);
  await page.goto(paths.producerAgreement);
  await page.getByLabel("Track title").fill("Jahazi");
  await page.getByLabel("Producer fee").fill("39000");
  await page.getByLabel("Producer fee").blur();
  // Where a request for it has come, not when one leaves: there may be one for each field, or one for both.
  await expect.poll(() => keptForm(page)).toContain('"39,000"');

  const phone = await (await browser.newContext()).newPage();
  await signIn(phone, amina);
  await goOn(phone, "Jahazi").click();
  await expect(phone.getByLabel("Track title")).toHaveValue("Jahazi");
  await expect(phone.getByLabel("Producer fee")).toHaveValue("39,000");
  const removed = phone.waitForResponse((response) => response.request().method() === "DELETE");
  await phone.getByRole("button", { name: "Discard" }).click();
  await removed;
  await phone.goto(paths.home);
  await expect(phone.getByRole("heading", { name: "Needs you 1" })).toBeVisible();
  await expect(row(phone, "Jahazi")).toBeHidden();
  await phone.context().close();
});

/** What the account has of the form that was changed last. */
async function keptForm(page: Page): Promise<string> {
  const forms = (await (await page.request.get("/api/unfinished")).json()) as { id: string }[];
  return forms[0] ? (await page.request.get(`/api/unfinished/${forms[0].id}`)).text() : "";
}
