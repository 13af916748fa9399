import type { Locator, Page } from "@playwright/test";
import { pathTo, paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { connect, disconnect } from "../../support/connection.ts";
import { routeOnce } from "../../support/route-once.ts";
import { answered, seedAccount } from "../../support/seed.ts";
import { saveText, seedAgreement, seedProducerAgreement } from "../../support/seed-agreement.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast, LOGGED_OUT, watchForToast } from "../../support/toast.ts";

const textArea = (page: Page) => page.getByLabel("Text of the agreement");
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" });
const cancel = (page: Page) => page.getByRole("button", { name: "Cancel" });

test("the text of an agreement is edited, kept through a reload, checked and saved", async ({ page }) => {
  await seedAccount(page);
  await seedProducerAgreement(page);
  await page.goto(paths.home);
  await page.getByRole("button", { name: /^More actions/ }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expectToast(page, "Editor loaded");
  await expect(page.getByText("Every fact of the form is in the text.")).toBeVisible();
  await expectAccessible(page);

  await type(page, (text) => text.replaceAll("KES 39,000", "KES 45,000"));
  await expect(page.getByText("Kept on this device, not saved yet")).toBeVisible();
  await expect(page.getByText("Amount: KES 45,000")).toBeVisible();
  await page.reload();
  await expect(textArea(page)).toHaveValue(/KES 45,000/);
  await expect(page.getByText("Kept on this device, not saved yet")).toBeVisible();
  await expectAccessible(page);

  await save(page).click();
  await expectToast(page, "Agreement Updated");
  const agreement = page.getByRole("article", { name: "Usiku wa Manane" });
  await expect(agreement).toContainText("pay the Producer KES 45,000");
  await expect(agreement.getByRole("list", { name: "Parties" })).toContainText("Brian Otieno");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByText("All changes are saved")).toBeVisible();
  await cancel(page).click();
  await expect(agreement).toBeVisible();
});

test(
  "cancelling with unsaved text asks, and a lost session loses nothing",
  { tag: "@phone" },
  async ({ page, problems }) => {
    // The session may end before the saved texts have come that an editor asks for when it opens.
    problems.expected(/^401 (PATCH \/api\/documents\/|GET \/api\/documents\/[^/]+\/edits$)/);
    const amina = await seedAccount(page);
    const { id } = await seedProducerAgreement(page);
    await openEditor(page, id);
    await type(page, (text) => `${text}\n\n26. EXTRA\n\n26.1 Both dance.`);
    await cancel(page).click();
    const question = page.getByRole("dialog", { name: "You have changes that are not saved" });
    await expectAccessible(page);
    await question.getByRole("button", { name: "Leave and keep them" }).click();
    await expect(page.getByRole("article")).not.toContainText("Both dance.");
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(textArea(page)).toHaveValue(/Both dance\.$/);

    await page.request.post("/api/logout");
    const expectTold = await watchForToast(page, ...LOGGED_OUT);
    await save(page).click();
    await page.waitForURL(`**${paths.login}**`);
    await expectTold();
    await page.request.post("/api/login", { data: amina });
    await openEditor(page, id);
    await expect(textArea(page)).toHaveValue(/Both dance\.$/);

    await cancel(page).click();
    await question.getByRole("button", { name: "Discard changes" }).click();
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(textArea(page)).not.toHaveValue(/Both dance/);
  },
);

test(
  "without a connection the text stays on the device until it can be saved",
  { tag: "@phone" },
  async ({ page, problems }) => {
    problems.expected(/^net::ERR_INTERNET_DISCONNECTED/);
    await seedAccount(page);
    const { id } = await seedProducerAgreement(page);
    await openEditor(page, id);
    await disconnect(page);
    await type(page, (text) => text.replace("BACKGROUND", "BACKGROUND\n\n(Z) They met in Kisumu."));
    await expect(page.getByText("Kept on this device until you are online again")).toBeVisible();
    await save(page).click();
    await expectToast(page, "Error", "Failed to save changes. Please try again.");
    await connect(page);
    await save(page).click();
    await expectToast(page, "Agreement Updated");
    await expect(page.getByRole("article")).toContainText("They met in Kisumu.");
  },
);

test(
  "a save whose answer is lost on the way is one version",
  { tag: "@phone" },
  async ({ page, problems }) => {
    problems.expected(/^net::ERR_FAILED PATCH/, /^409 PATCH \/api\/documents\//);
    await seedAccount(page);
    const { id } = await seedProducerAgreement(page);
    await openEditor(page, id);
    await type(page, (text) => text.replace("3. SERVICES", "3. WORK"));
    await routeOnce(page, `**/api/documents/${id}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save(page).click();
    await expectToast(page, "Error", "Failed to save changes. Please try again.");
    await save(page).click();
    await expectToast(page, "Agreement Updated");
    await expect(page.getByRole("article").getByRole("heading", { name: "3. WORK" })).toBeVisible();
    expect(await answered(page.request.get(`/api/documents/${id}/edits`))).toHaveLength(2);
  },
);

test(
  "an agreement that does not load, or not in time, leads home",
  { tag: "@phone" },
  async ({ page, problems }) => {
    problems.expected(/^net::ERR_FAILED GET/);
    await seedAccount(page);
    const { id } = await seedProducerAgreement(page);
    const address = `**/api/documents/${id}`;
    await page.route(address, (route) => route.abort());
    await page.goto(pathTo.editProducerAgreement(id));
    await expectToast(page, "Load failed", "Cannot load document for editing. Please refresh and try again.");
    await expect(page).toHaveURL(paths.home);

    await page.unroute(address);
    await page.route(address, () => undefined);
    await page.clock.install();
    await page.goto(pathTo.editProducerAgreement(id));
    await page.getByRole("status", { name: "Loading the agreement" }).waitFor();
    await page.clock.fastForward("00:10");
    await expectToast(page, "Loading timeout", "Document took too long to load.");
    await page.clock.fastForward("00:02");
    await expect(page).toHaveURL(paths.home);
  },
);

test(
  "two windows that change one agreement lose nothing of either",
  { tag: "@phone" },
  async ({ page, problems }) => {
    problems.expected(/^409 PATCH \/api\/documents\//);
    await seedAccount(page);
    const { id } = await seedProducerAgreement(page);
    await openEditor(page, id);
    await type(page, (text) => text.replace("3. SERVICES", "3. SERVICES AND WORK"));
    const latest = await page.evaluate(async (address) => {
      const { content } = (await (await fetch(address)).json()) as {
        content: { generatedAgreement: string };
      };
      return content.generatedAgreement;
    }, `/api/documents/${id}`);
    await saveText(page, id, latest.replace("KES 39,000", "KES 41,000"));

    await save(page).click();
    const notice = page.getByText("This agreement was changed in another window");
    await expect(notice).toBeVisible();
    await expect(textArea(page)).toHaveValue(/SERVICES AND WORK/);
    await page.getByRole("button", { name: "Compare" }).click();
    const comparison = page.getByRole("dialog", { name: "The latest version and yours" });
    await expect(marked(comparison, "insertion")).toContainText(["39,000", "AND WORK"]);
    await expect(marked(comparison, "deletion")).toContainText(["41,000"]);
    await expectAccessible(page);
    await comparison.getByRole("button", { name: "Close" }).last().click();

    await page.getByRole("button", { name: "Load the latest version" }).click();
    await expect(textArea(page)).toHaveValue(/KES 41,000/);
    await page.reload();
    await page.getByRole("button", { name: "Switch to it" }).click();
    await expect(textArea(page)).toHaveValue(/SERVICES AND WORK/);
    await save(page).click();
    await expectToast(page, "Agreement Updated");
    await expect(page.getByRole("article")).toContainText("SERVICES AND WORK");
  },
);

test("two windows that type and never save keep both texts", { tag: "@phone" }, async ({ page }) => {
  await seedAccount(page);
  const { id } = await seedProducerAgreement(page);
  const other = await page.context().newPage();
  await openEditor(page, id);
  await openEditor(other, id);
  await type(page, (text) => `${text}\n\nOne dances.`);
  await expect(page.getByText("Kept on this device, not saved yet")).toBeVisible();
  await expect(other.getByText("Another text of this agreement is kept on this device")).toBeVisible();
  await type(other, (text) => `${text}\n\nThe other sings.`);
  await expect(page.getByText("Another text of this agreement is kept on this device")).toBeVisible();
  await type(page, (text) => `${text} Slowly.`);
  await expect(other.getByText("Another text of this agreement is kept on this device")).toBeVisible();
  await other.close();
  await page.reload();

  await expect(textArea(page)).toHaveValue(/One dances\. Slowly\.$/);
  await page.getByRole("button", { name: "Switch to it" }).click();
  await expect(textArea(page)).toHaveValue(/The other sings\.$/);
  await page.getByRole("button", { name: "Delete it" }).click();
  await save(page).click();
  await expectToast(page, "Agreement Updated");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByText("All changes are saved")).toBeVisible();
  await expect(page.getByText("Another text of this agreement")).toHaveCount(0);
});

test(
  "a text that was not saved when its agreement stopped being a draft is not lost",
  { tag: "@phone" },
  async ({ page, problems }) => {
    problems.expected(/^409 PATCH \/api\/documents\//);
    await seedAccount(page);
    const { id } = await seedProducerAgreement(page);
    await page.goto(pathTo.editProducerAgreement(id));
    await type(page, (text) => `${text}\n\nOne more thing.`);
    await page.request.patch(`/api/documents/${id}`, { data: { status: "completed" } });
    await save(page).click();
    await expect(page.getByText("This agreement can no longer be edited")).toBeVisible();
    await expect(page.getByText("What you typed last is not part of this agreement")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page.getByRole("dialog").getByRole("insertion").last()).toContainText("One more thing.");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Delete it from this device" }).click();
    await expect(page.getByText("What you typed last")).toBeHidden();
    await page.reload();
    await expect(page.getByText("This agreement can no longer be edited")).toBeVisible();
    await expect(page.getByText("What you typed last")).toBeHidden();
  },
);

test(
  "a window that types first leaves its text to one that types after it",
  { tag: "@phone" },
  async ({ page }) => {
    await seedAccount(page);
    const { id } = await seedProducerAgreement(page);
    const other = await page.context().newPage();
    await openEditor(page, id);
    await openEditor(other, id);
    await type(page, (text) => `${text}\n\nOne dances.`);
    const notice = "Another text of this agreement is kept on this device";
    await expect(other.getByText(notice)).toBeVisible();
    await type(other, (text) => `${text}\n\nThe other sings.`);
    await expect(page.getByText(notice)).toBeVisible();
    await page.close();
    await other.reload();
    await expect(textArea(other)).toHaveValue(/The other sings\.$/);
    await other.getByRole("button", { name: "Switch to it" }).click();
    await expect(textArea(other)).toHaveValue(/One dances\.$/);
  },
);

test("saved texts are looked at, compared and restored @desktop", async ({ page }) => {
  await seedAccount(page);
  const { id, content } = await seedProducerAgreement(page);
  const first = content.generatedAgreement;
  const second = first.replace("Each bears its own costs,", "The Producer works freely,");
  await saveText(page, id, second);
  await openEditor(page, id);
  await type(page, (text) => `${text}\n\nNot saved.`);

  const versions = await openVersions(page);
  await expect(versions.getByRole("listitem")).toHaveText([/^Saved text 2 Current/, /^Saved text 1/]);
  await versions.getByRole("button", { name: "View saved text 2" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("tab", { name: "Against saved text 1" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(marked(dialog, "insertion")).toContainText(["works freely"]);
  await expect(marked(dialog, "deletion")).toContainText(["bears its own costs"]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await versions.getByRole("button", { name: "View saved text 1" }).click();
  await expect(marked(dialog, "insertion").last()).toContainText("Not saved.");
  await dialog.getByRole("tab", { name: "Text" }).click();
  await expect(dialog).toContainText("Each bears its own costs,");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Restore this text" }).click();
  await expectToast(page, "Agreement Updated");
  await expect(textArea(page)).toHaveValue(first);
  await expect(versions.getByRole("listitem")).toHaveCount(3);

  await expect(page.getByText("Another text of this agreement is kept on this device")).toBeVisible();
  await page.getByRole("button", { name: "Switch to it" }).click();
  await expect(textArea(page)).toHaveValue(/Not saved\.$/);
});

test(
  "a text without clauses is shown as it stands, and HTML in it is text",
  { tag: "@phone" },
  async ({ page }) => {
    await seedAccount(page);
    const text =
      "We <b>agree</b> that Brian gets KES 39,000 for the beat.\n\n<img src=x onerror=alert(1)> is a line.";
    const { id } = await seedAgreement(page, "producer_agreement", text);
    await page.goto(pathTo.view(id));
    const article = page.getByRole("article");
    await expect(article).toContainText("We <b>agree</b> that Brian gets KES 39,000 for the beat.");
    await expect(article).toContainText("<img src=x onerror=alert(1)> is a line.");
    await expect(article.locator("img")).toHaveCount(0);
    await expect(page.getByText("Error processing document content for signatures")).toBeVisible();
    await expectAccessible(page);

    await page.goto(paths.home);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Send Document for Signing" });
    await expect(dialog.getByText("we do not know who its parties are")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Send for Signing" })).toBeDisabled();
  },
);

async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(pathTo.editProducerAgreement(id));
  await expect(textArea(page)).not.toHaveValue("");
}

async function type(page: Page, change: (text: string) => string): Promise<void> {
  await textArea(page).fill(change(await textArea(page).inputValue()));
}

/** Open beside the text, folded above it on a phone. */
async function openVersions(page: Page): Promise<Locator> {
  const versions = page.getByRole("group").filter({ hasText: "Saved texts" });
  await expect(versions.getByText("(2)")).toBeVisible();
  if (!(await versions.getByRole("button", { name: "View saved text 2" }).isVisible()))
    await versions.getByText("Saved texts").click();
  return versions;
}

/** What a comparison marks. */
function marked(where: Locator, role: "insertion" | "deletion"): Locator {
  return where.locator("p[dir]").getByRole(role);
}
