import type { Page } from "@playwright/test";
import type { SheetDocument } from "#shared/contract/documents";
import { pathTo, paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { newPerson, signIn, signOut } from "../../support/people.ts";
import { confirmEmail, seedAccount, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

const title = (page: Page) => page.getByLabel("Song title");
const save = (page: Page) => page.getByRole("button", { name: /^(Create|Update) Split Sheet$/ });

test("what was typed survives a reload, a sign-out and the next person on the device", async ({ page }) => {
  const amina = await seedAccount(page);
  await page.goto(paths.splitSheet);
  await expect(page.getByText("What you type is kept on this device until you save it.")).toBeVisible();
  await title(page).fill("Ndoto za Usiku");
  await page.getByRole("button", { name: "Add person" }).click();
  await page.getByRole("listitem", { name: "Person 3" }).getByLabel("Name").fill("ተዎድሮስ ካሳሁን");
  await page.reload();
  await expectDraft(page);
  await expectAccessible(page);

  await signOut(page);
  await page.request.post("/api/register", { data: newPerson() });
  await page.goto(paths.splitSheet);
  await expect(title(page)).toHaveValue("");
  await page.request.post("/api/logout");
  await signIn(page, amina);
  await page.getByRole("link", { name: "Create Document" }).click();
  await expectDraft(page);

  await page.getByRole("button", { name: "Discard" }).click();
  await expect(title(page)).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expectDraft(page);
});

async function expectDraft(page: Page): Promise<void> {
  await expect(page.getByText("Draft saved on this device")).toBeVisible();
  await expect(title(page)).toHaveValue("Ndoto za Usiku");
  const third = page.getByRole("listitem", { name: "Person 3" });
  await expect(third.getByLabel("Name")).toHaveValue("ተዎድሮስ ካሳሁን");
}

test("two tabs that change one draft lose nothing of either", async ({ page, problems }) => {
  problems.expected(/^409 PATCH \/api\/documents\//);
  await seedAccount(page);
  const { id } = await seedSplitSheet(page);
  const other = await page.context().newPage();
  await page.goto(pathTo.editSplitSheet(id));
  await page.getByLabel("Publisher").waitFor();
  await other.goto(pathTo.editSplitSheet(id));
  await other.getByLabel("Duration").fill("3:42");
  await save(other).click();
  await expectToast(other, "Split sheet updated!");

  await page.getByLabel("Publisher").fill("Wanjirũ Music");
  await save(page).click();
  await expect(page.getByText("This split sheet was changed somewhere else")).toBeVisible();
  await expect(page.getByLabel("Publisher")).toHaveValue("Wanjirũ Music");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Load the latest version" }).click();
  await expect(page.getByLabel("Duration")).toHaveValue("3:42");
  await expect(page.getByLabel("Publisher")).toHaveValue("");
  await page.reload();
  await expect(page.getByText("Another version of this sheet is kept on this device")).toBeVisible();
  await page.getByRole("button", { name: "Switch to it" }).click();
  await expect(page.getByLabel("Publisher")).toHaveValue("Wanjirũ Music");
  await expect(page.getByLabel("Duration")).toHaveValue("");
  await page.getByLabel("Duration").fill("3:42");
  await save(page).click();
  await expectToast(page, "Split sheet updated!");
  expect((await contentOf(page, id)).publisher).toBe("Wanjirũ Music");
  expect((await contentOf(page, id)).duration).toBe("3:42");
});

test("what was typed over somebody else's change may replace it", async ({ page, problems }) => {
  problems.expected(/^409 PATCH \/api\/documents\//);
  await seedAccount(page);
  const { id, content } = await seedSplitSheet(page);
  await page.goto(pathTo.editSplitSheet(id));
  const label = page.getByLabel("Label");
  await expect(label, "a word that the paper does not print would be taken for filled in").toHaveJSProperty(
    "placeholder",
    "",
  );
  await label.fill("Ziwa Records");
  await page.request.patch(`/api/documents/${id}`, { data: { content: { ...content, label: "Other" } } });
  await save(page).click();
  await page.getByRole("button", { name: "Keep what I typed" }).click();
  await save(page).click();
  await expectToast(page, "Split sheet updated!");
  expect((await contentOf(page, id)).label).toBe("Ziwa Records");
});

test("what lies aside outlives saving and discarding, until it is deleted", async ({ page, problems }) => {
  problems.expected(/^409 PATCH \/api\/documents\//);
  await seedAccount(page);
  const { id, content } = await seedSplitSheet(page);
  await page.goto(pathTo.editSplitSheet(id));
  await page.getByLabel("Label").fill("Ziwa Records");
  await page.request.patch(`/api/documents/${id}`, { data: { content: { ...content, label: "Other" } } });
  await save(page).click();
  await page.getByRole("button", { name: "Load the latest version" }).click();
  await page.getByLabel("Publisher").fill("Wanjirũ Music");
  await page.getByRole("button", { name: "Discard" }).click();
  const notice = page.getByText("Another version of this sheet is kept on this device");
  await expect(notice).toBeVisible();
  await page.getByLabel("Duration").fill("3:42");
  await save(page).click();
  await expectToast(page, "Split sheet updated!");

  await page.goto(pathTo.editSplitSheet(id));
  await page.getByRole("button", { name: "Switch to it" }).click();
  await expect(page.getByLabel("Label")).toHaveValue("Ziwa Records");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByLabel("Label")).toHaveValue("Other");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByLabel("Duration").fill("4:00");
  const other = await page.context().newPage();
  await other.goto(pathTo.editSplitSheet(id));
  await other.getByLabel("Publisher").fill("Mombasa Music");
  await expect(notice).toBeVisible();
  await other.close({ runBeforeUnload: true });
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("Duration")).toHaveValue("4:00");
  await expect(notice).toBeHidden();
  await expectAccessible(page);
});

test("a sheet that was sent meanwhile shows why it cannot change any more", async ({ page, problems }) => {
  problems.expected(/^409 PATCH \/api\/documents\//);
  await seedAccount(page);
  const { id } = await seedSplitSheet(page);
  await page.goto(pathTo.editSplitSheet(id));
  await page.getByLabel("Label").fill("Ziwa Records");
  const emails = ["amina@example.com", "brian@example.com"];
  await page.request.post(`/api/documents/${id}/send-for-signing`, { data: { emails } });
  await save(page).click();
  await expectToast(page, "Error", "Failed to update split sheet. Please try again.");
  await expect(page.getByText("This split sheet can no longer be edited")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Start a new split sheet with it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Split Sheet");
  await expect(page.getByLabel("Label")).toHaveValue("Ziwa Records");
  await save(page).click();
  await expectToast(page, "Split sheet created!");
  await page.goto(pathTo.editSplitSheet(id));
  await expect(page.getByText("This split sheet can no longer be edited")).toBeVisible();
  await expect(page.getByText("What you typed last")).toBeHidden();
});

test("two tabs that never save keep both sheets", async ({ page }) => {
  await seedAccount(page);
  const { id } = await seedSplitSheet(page);
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto(pathTo.editSplitSheet(id));
  await other.getByLabel("Publisher").waitFor();
  await page.getByLabel("Label").fill("Ziwa Records");
  await expect(other.getByText("Another version of this sheet is kept on this device")).toBeVisible();
  await other.getByLabel("Publisher").fill("Wanjirũ Music");
  await page.close({ runBeforeUnload: true });
  await other.close({ runBeforeUnload: true });

  const next = await page.context().newPage();
  await next.goto(pathTo.editSplitSheet(id));
  await expect(next.getByLabel("Publisher")).toHaveValue("Wanjirũ Music");
  await next.getByRole("button", { name: "Switch to it" }).click();
  await expect(next.getByLabel("Label")).toHaveValue("Ziwa Records");
  await expectAccessible(next);
});

test("a device that keeps nothing is not said to keep what is typed", async ({ page }) => {
  await seedAccount(page);
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.includes(".draft.")) throw new DOMException("No room", "QuotaExceededError");
      keep.call(this, key, value);
    };
  });
  await page.goto(paths.splitSheet);
  await title(page).fill("Ndoto za Usiku");
  await expect(page.getByText("This device cannot keep what you type. Save before you leave.")).toBeVisible();
  await expectAccessible(page);
});

test("nobody types into a sheet that is being saved, and a save that fails gives the focus back", async ({
  page,
  problems,
}) => {
  problems.expected(/^503 PATCH \/api\/documents\//);
  await seedAccount(page);
  const { id } = await seedSplitSheet(page);
  await page.goto(pathTo.editSplitSheet(id));
  const label = page.getByLabel("Label");
  const answer = Promise.withResolvers<void>();
  await page.route(`**/api/documents/${id}`, async (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    await answer.promise;
    await route.fulfill({ status: 503, body: "" });
  });
  await label.fill("Ziwa Records");
  // As where a press of the button gives it no focus.
  await page.getByRole("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByRole("button", { name: "Updating..." })).toBeVisible();
  await page.keyboard.type("lost?");
  await expect(label).not.toBeFocused();
  answer.resolve();
  await expectToast(page, "Error", "Failed to update split sheet. Please try again.");
  await expect(label).toBeFocused();
  await expect(label).toHaveValue("Ziwa Records");
});

for (const screen of ["preview", "dashboard"] as const) {
  test(`a sheet that changed under the sender's eyes is not sent from the ${screen}`, async ({
    page,
    problems,
    server,
  }) => {
    problems.expected(/^409 POST \/api\/documents\//);
    await confirmEmail(page, server, await seedAccount(page));
    const { id, content } = await seedSplitSheet(page);
    await page.goto(screen === "preview" ? `${pathTo.editSplitSheet(id)}&step=preview` : paths.home);
    const open = page.getByRole("button", { name: screen === "preview" ? "Share" : "Send", exact: true });
    await open.click();
    const dialog = page.getByRole("dialog");
    const brian = dialog.getByLabel("Email of Brian");
    await brian.fill("amina@example.com");
    await dialog.getByLabel("Email of Amina").fill("amina@example.com");
    await expect(brian).toHaveAccessibleDescription(/have the same address/);
    await expectAccessible(page);
    await brian.fill("brian@new.example.com");
    await dialog.getByLabel("Message").fill("Kama tulivyokubaliana.");
    await page.request.patch(`/api/documents/${id}`, { data: { content: { ...content, label: "Other" } } });
    await dialog.getByRole("button", { name: "Send for Signing" }).click();
    await expect(dialog.getByText("This document was changed in another window.")).toBeVisible();
    await expect(brian).toHaveValue("brian@new.example.com");
    await expectAccessible(page);
    if (screen === "dashboard") return;

    await dialog.getByRole("button", { name: "Look at it" }).click();
    await expect(page.getByRole("article")).toContainText("Other");
    await open.click();
    await expect(brian).toHaveValue("brian@new.example.com");
    await expect(dialog.getByLabel("Message")).toHaveValue("Kama tulivyokubaliana.");
    await dialog.getByRole("button", { name: "Send for Signing" }).click();
    await expectToast(page, "Invitations sent");
  });
}

test("two tabs with a new sheet make two sheets", async ({ page }) => {
  await seedAccount(page);
  const other = await page.context().newPage();
  for (const [tab, name] of [
    [page, "Lamu by Morning"],
    [other, "Mombasa Raha"],
  ] as const) {
    await tab.goto(paths.splitSheet);
    await title(tab).fill(name);
    await tab.getByLabel("Artist name").fill("Amina");
    for (const person of await tab.getByRole("listitem", { name: /^Person/ }).all())
      await person.getByLabel("Name").fill("Amina Wanjirũ");
    await expect(tab.getByText("Draft saved on this device")).toBeVisible();
  }
  await save(page).click();
  await expectToast(page, "Split sheet created!");
  await title(other).press("End");
  await title(other).pressSequentially(" (Live)");
  await save(other).click();
  await expectToast(other, "Split sheet created!");
  const documents = (await (await page.request.get("/api/documents")).json()) as SheetDocument[];
  expect(documents.map((document) => document.title).toSorted()).toEqual([
    "Lamu by Morning",
    "Mombasa Raha (Live)",
  ]);
});

async function contentOf(page: Page, id: string): Promise<SheetDocument["content"]> {
  return ((await (await page.request.get(`/api/documents/${id}`)).json()) as SheetDocument).content;
}
