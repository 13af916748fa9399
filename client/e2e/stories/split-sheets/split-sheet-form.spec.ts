import type { Locator, Page } from "@playwright/test";
import { pathTo, paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { seedAccount, seedSent, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

const create = (page: Page) => page.getByRole("button", { name: "Create Split Sheet" });
const update = (page: Page) => page.getByRole("button", { name: "Update Split Sheet" });

function person(page: Page, number: number) {
  const row = page.getByRole("listitem", { name: `Person ${number}`, exact: true }).first();
  return {
    name: row.getByLabel("Name"),
    email: row.getByLabel("Email (optional)"),
    role: row.getByLabel("Role"),
    share: row.getByLabel("Share in %"),
    giveRest: row.getByRole("button", { name: "the rest" }),
    remove: row.getByRole("button", { name: "Remove" }),
  };
}

async function expectRefused(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(message);
  await expect(field).toHaveAttribute("aria-invalid", "true");
}

test("what is missing or wrong is said at its field, and the first of it has the focus", async ({ page }) => {
  await seedAccount(page);
  await page.goto(paths.splitSheet);
  const [songTitle, artist] = [page.getByLabel("Song title"), page.getByLabel("Artist name")];
  const [first, second] = [person(page, 1), person(page, 2)];
  await expectAccessible(page);
  await create(page).click();
  await expectRefused(songTitle, "Song title is required");
  await expectRefused(artist, "Artist name is required");
  await expectRefused(first.name, "Name is required");
  await expectRefused(second.name, "Name is required");
  await expect(songTitle).toBeFocused();
  await expectAccessible(page);

  await songTitle.fill("Nairobi Nights");
  await artist.fill("   ");
  await create(page).click();
  await expect(artist).toBeFocused();
  await artist.fill("Amina Wanjirũ");
  await first.name.fill("Amina Wanjirũ");
  await first.email.fill("amina@");
  await first.role.fill("");
  await first.share.fill("0");
  await second.name.fill("Brian Otieno");
  await second.share.fill("101");
  await create(page).click();
  await expect(first.email).toBeFocused();
  await expectRefused(first.email, "Valid email required");
  await expectRefused(first.role, "Role is required");
  await expectRefused(first.share, "Percentage must be greater than 0");
  await expectRefused(second.share, "Percentage cannot exceed 100");

  await first.email.fill("");
  await first.role.fill("Songwriter");
  // A field that is filled in shows all roles there are, not only its own.
  await first.role.click();
  await expect(page.getByRole("option")).not.toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("option", { name: "Composer", exact: true }).click();
  await expect(first.role).toHaveValue("Composer");
  await first.role.press("ArrowDown");
  await first.role.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await first.share.fill("50");
  await second.share.fill("49.9");
  await create(page).click();
  const total = page.getByText("Publishing rights percentages must total 100%. Current total: 99.9%");
  await expect(total).toBeFocused();
  await expect(page.getByText("Total: 99.9%", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await second.giveRest.click();
  await expect(second.share).toHaveValue("50");
  await expect(total).toBeHidden();
  await second.remove.click();
  await expect(first.remove).toBeDisabled();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(second.name).toHaveValue("Brian Otieno");
  await create(page).click();
  await expectToast(page, "Split sheet created!");
  await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
  await expectAccessible(page);
});

test("a hundredth that thirds leave over finds somebody to hold it", { tag: "@phone" }, async ({ page }) => {
  await seedAccount(page);
  await page.goto(paths.splitSheet);
  await page.getByLabel("Song title").fill("Tatu");
  await page.getByLabel("Artist name").fill("Sauti Tatu");
  await page.getByRole("button", { name: "Add person" }).click();
  for (const [index, name] of ["Amina", "Brian", "Chebet"].entries()) {
    const { name: nameField, role, share } = person(page, index + 1);
    await nameField.fill(name);
    await role.fill("Songwriter");
    await share.fill("33.33");
  }
  await expect(page.getByText("0.01% left to give")).toBeVisible();
  await create(page).click();
  const refusal = "Publishing rights percentages must total 100%. Current total: 99.99%";
  await expect(page.getByText(refusal)).toBeFocused();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Give 0.01% to Amina" }).click();
  await expect(person(page, 1).share).toHaveValue("33.34");
  await expect(page.getByText("Adds up to exactly 100%")).toBeVisible();
  await expect(page.getByText("Total: 100%")).toBeVisible();
  const spoken = "Publishing rights: 100% of 100%. Amina 33.34%, Brian 33.33%, Chebet 33.33%";
  await expect(page.getByRole("img", { name: spoken, exact: true })).toBeVisible();
  await expect(page.getByText(refusal)).toBeHidden();

  await person(page, 2).share.fill("33.34");
  await page.getByRole("button", { name: /^Take 0.01% from / }).click();
  await expect(page.getByText("Adds up to exactly 100%")).toBeVisible();

  await page.getByRole("button", { name: "Add master rights" }).click();
  const master = page.getByRole("region", { name: "Master rights" });
  await expect(master.getByLabel("Name").first()).toHaveValue("Amina");
  await master.getByLabel("Share in %").first().fill("90");
  await create(page).click();
  await expect(master.getByRole("alert")).toHaveText(/^Master rights percentages must total 100%/);
  await expect(master.getByRole("alert")).toBeFocused();
  await master.getByRole("button", { name: "Equal split" }).click();
  await create(page).click();
  await expectToast(page, "Split sheet created!");
});

test(
  "whoever adds or takes away people has the focus in the list before another key is typed",
  { tag: "@phone" },
  async ({ page }) => {
    await seedAccount(page);
    await page.goto(paths.splitSheet);
    const focusedBy = (name: string) =>
      page
        .getByRole("button", { name })
        .last()
        .evaluate((button: HTMLElement) => {
          button.click();
          return document.activeElement?.getAttribute("name") ?? document.activeElement?.textContent;
        });
    expect(await focusedBy("Add master rights")).toBe("masterRightsCollaborators.0.name");
    expect(await focusedBy("Remove person 2")).toBe("masterRightsCollaborators.0.name");
    expect(await focusedBy("Remove master rights")).toBe("Add master rights");
    expect(await focusedBy("Remove person 1")).toBe("publishingRightsCollaborators.0.name");
    expect(await focusedBy("Undo")).toBe("publishingRightsCollaborators.0.name");
    expect(await focusedBy("Add person")).toBe("publishingRightsCollaborators.2.name");
    expect(await focusedBy("Add me")).toBe("publishingRightsCollaborators.0.role");
  },
);

test(
  "a press that leaves a wrong share counts, though the complaint moves what is pressed",
  { tag: "@phone" },
  async ({ page }) => {
    await seedAccount(page);
    await page.goto(paths.splitSheet);
    const [first, second] = [person(page, 1), person(page, 2)];
    // What comes after the form moves it: the field for a phone, the sets of contacts, what is told of the draft.
    await expect(page.getByLabel("Phone (optional)").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Sets" })).toBeVisible();
    await second.share.fill("0");
    await expect(page.getByText("Draft saved on this device")).toBeVisible();
    const button = page.getByRole("button", { name: "Equal split" });
    await button.hover();
    await page.mouse.down();
    await expect(button).toBeFocused();
    await page.waitForFunction(() => new Promise((drawn) => requestIdleCallback(() => drawn(true))));
    await page.mouse.up();
    await expect(second.share).toHaveValue("50");
    await second.share.fill("0");
    await first.name.click();
    await expectRefused(second.share, "Percentage must be greater than 0");
  },
);

test("names without a space in them stay inside the form and its dialogs", async ({ page }) => {
  await seedAccount(page);
  const endless = "Ọ".repeat(110);
  const { id } = await seedSplitSheet(page, {
    songTitle: endless,
    publishingRightsCollaborators: [
      { name: endless, email: "amina@example.com", role: endless.slice(0, 60), percentage: 50.01 },
      { name: "W".repeat(110), email: "brian@example.com", role: "Beatmaker", percentage: 49.99 },
    ],
  });
  await page.goto(pathTo.editSplitSheet(id));
  await person(page, 1).share.fill("50.02");
  await expect(page.getByRole("button", { name: /^Take 0.01% from / })).toBeVisible();
  await expectAccessible(page);
  await person(page, 1).remove.click();
  await expect(page.getByText("was removed.")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${pathTo.editSplitSheet(id)}&step=preview`);
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Message")).toBeVisible();
  await expectAccessible(page);
  const widths = await dialog
    .locator("div")
    .evaluateAll((boxes) => boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(Math.max(...widths)).toBe(0);
});

test(
  "a share is typed with a comma or a point, and one that cannot stand is told at once",
  { tag: "@phone" },
  async ({ page }) => {
    await seedAccount(page);
    await page.goto(paths.splitSheet);
    const [first, second] = [person(page, 1), person(page, 2)];
    const total = page.getByText("Total: 100%", { exact: true });
    await first.share.fill("");
    await first.share.pressSequentially("12,5");
    await second.share.fill("87.50");
    await expect(first.share).toHaveValue("12,5");
    await expect(total).toBeVisible();
    await expect(page.getByText("Adds up to exactly 100%")).toBeVisible();
    await first.share.press("ArrowUp");
    await expect(first.share).toHaveValue("12.6");
    await expect(page.getByText("0.1% too much")).toBeVisible();

    await first.share.fill("24.999");
    await second.share.fill("75.001");
    await expectRefused(first.share, "Percentage can have at most two decimals");
    await expect(page.getByText("Check the share of Person 1")).toBeVisible();
    await expect(page.getByText("Adds up to exactly 100%")).toBeHidden();
    await expectAccessible(page);
    await first.share.fill("25");
    await expect(first.share).toHaveAccessibleDescription("");
    await second.giveRest.click();
    await expect(second.share).toHaveValue("75");
    await expect(second.share).toHaveAccessibleDescription("");
    await expect(page.getByText("Adds up to exactly 100%")).toBeVisible();
  },
);

test("going back from the preview of a new sheet leads to its form", { tag: "@phone" }, async ({ page }) => {
  await seedAccount(page);
  await page.goto(paths.splitSheet);
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByLabel("Song title").fill("Nairobi Nights");
  await page.getByLabel("Artist name").fill("Amina");
  await person(page, 1).name.fill("Amina");
  await person(page, 2).name.fill("Brian");
  await create(page).click();
  await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
  await expect(heading).toHaveText("Edit Split Sheet");
  await page.goBack();
  await expect(page.getByLabel("Song title")).toHaveValue("Nairobi Nights");
  await expect(heading).toHaveText("Edit Split Sheet");
  await page.getByLabel("Song title").fill("Nairobi Mornings");
  await update(page).click();
  await expect(page.getByRole("article", { name: "Nairobi Mornings" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Song title")).toHaveValue("Nairobi Mornings");
});

test(
  "a draft is changed from the dashboard, and a reload keeps the step",
  { tag: "@phone" },
  async ({ page }) => {
    await seedAccount(page);
    const { id } = await seedSplitSheet(page);
    await page.goto(paths.home);
    await page.getByRole("button", { name: /^More actions/ }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await expect(page).toHaveURL(pathTo.editSplitSheet(id));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Split Sheet");
    await expect(person(page, 2).email).toHaveValue("brian@example.com");
    await page.getByLabel("ISRC").fill("KE-12");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Label")).toBeFocused();
    await expect(page.getByText("An ISRC has 12 letters and digits")).toBeVisible();
    await page.getByLabel("ISRC").fill("kea1b2600001");
    await page.getByLabel("Duration").fill("3.45");
    await page.getByLabel("Song title").fill("Nairobi Mornings");
    await expect(page.getByLabel("Duration")).toHaveValue("3:45");
    await person(page, 2).share.click();
    await page.keyboard.type("50");
    await expect(person(page, 2).share).toHaveValue("50");
    await update(page).click();
    await expectToast(page, "Split sheet updated!");
    await page.reload();
    await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
    await expect(page.getByText("KE-A1B-26-00001")).toBeVisible();
    await page.getByRole("button", { name: "Edit" }).click();
    await expect(page.getByLabel("Song title")).toHaveValue("Nairobi Mornings");
    await page.goBack();
    await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("button", { name: "Nairobi Mornings", exact: true })).toBeVisible();
  },
);

test(
  "what is typed just before a tab is closed is there in the next one",
  { tag: "@phone" },
  async ({ page, context }) => {
    await seedAccount(page);
    const { id } = await seedSplitSheet(page);
    await page.goto(pathTo.editSplitSheet(id));
    await page.getByLabel("Publisher").fill("Wanjirũ Music");
    await page.close({ runBeforeUnload: true });

    const next = await context.newPage();
    await next.goto(pathTo.editSplitSheet(id));
    await expect(next.getByLabel("Publisher")).toHaveValue("Wanjirũ Music");
    await next.getByRole("button", { name: "Discard" }).click();
    await expect(next.getByLabel("Publisher")).toHaveValue("");
    await next.reload();
    await expect(next.getByLabel("Song title")).toHaveValue("Nairobi Nights");
    await expect(next.getByLabel("Publisher")).toHaveValue("");
  },
);

test(
  "a sheet that is out of one's hands cannot be edited, and the page says why",
  { tag: "@phone" },
  async ({ page, problems, anotherPerson }) => {
    await seedAccount(page);
    const sent = await seedSplitSheet(page);
    await seedSent(page, sent);
    await page.goto(pathTo.editSplitSheet(sent.id));
    await expect(page.getByText("This split sheet can no longer be edited")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.title);
    await expect(page.getByText("It was sent for signatures, and 0 of 2 have signed.")).toBeVisible();
    await expect(page.getByLabel("Song title")).toBeHidden();
    await expect(page.getByRole("button", { name: /^(Edit|Share)$/ })).toHaveCount(0);
    await expectAccessible(page);

    const completed = await seedSplitSheet(page);
    await page.request.patch(`/api/documents/${completed.id}`, { data: { status: "completed" } });
    await page.goto(pathTo.editSplitSheet(completed.id));
    await expect(page.getByText("Its status is Completed. Only a draft can be changed.")).toBeVisible();

    problems.expected(/^404 GET \/api\/documents\//);
    const stranger = await anotherPerson();
    await seedAccount(stranger);
    await stranger.goto(pathTo.editSplitSheet(sent.id));
    await expect(
      stranger.getByText(
        "The document you're looking for doesn't exist or you don't have access to view it.",
      ),
    ).toBeVisible();
    await expectAccessible(stranger);
  },
);
