import type { Page } from "@playwright/test";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import type { ServerProcess } from "#server/testing/server-process";
import { pathTo, paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { letMailsAge, queryDatabase, untilAllMailed } from "../../support/database.ts";
import { loseAnswer } from "../../support/lose-answer.ts";
import {
  answered,
  confirmEmail,
  seedAccount,
  seedSent,
  seedSignature,
  seedSplitSheet,
  signingLink,
} from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

const WRONG_SHARE = "We agreed on 40% for me";
const MISSING = "The beatmaker is missing";

test("a signer declines, and signs once the owner has put it right @phone", async ({
  page,
  server,
  anotherPerson,
  problems,
}) => {
  problems.expected(/^409 GET \/api\/sign\//, /^409 POST \/api\/sign\/[^/]+\/opened$/);
  const { id, joao, bola } = await sendDuet(page, server);
  await seedSignature(joao.link);
  const signer = await anotherPerson();

  await test.step("the owner sees that the link was opened", async () => {
    await page.goto(pathTo.view(id));
    await expect(signatureOf(page, bola.name)).toContainText(/Sent \S+ · not opened yet · link ends/);
    const told = signer.waitForResponse("**/opened");
    await signer.goto(bola.link);
    await told;
    await page.reload();
    await expect(signatureOf(page, bola.name)).toContainText(/opened \d\d\/\d\d\/\d{4} · link ends/);
  });

  await test.step("declining asks for a reason, which a reload does not lose", async () => {
    await expectAccessible(signer);
    const dialog = signer.getByRole("dialog", { name: "Decline to sign" });
    await signer.getByRole("button", { name: "Decline to sign" }).click();
    await dialog.getByRole("button", { name: "Decline to sign" }).click();
    await expect(dialog.getByLabel("Reason")).toBeFocused();
    await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription(/Please give a reason/);
    await expectAccessible(signer);
    await dialog.getByLabel("Reason").fill(WRONG_SHARE);
    await signer.keyboard.press("Escape");
    await signer.reload();
    await signer.getByRole("button", { name: "Decline to sign" }).click();
    await expect(dialog.getByLabel("Reason")).toHaveValue(WRONG_SHARE);
    await dialog.getByRole("button", { name: "Decline to sign" }).dblclick();
    await expectDeclined(signer, "Everybody on it has been told by mail");
    await expectAccessible(signer);
    await signer.reload();
    await expectDeclined(signer, "If it is sent again, you get a new link");
  });

  await test.step("the owner reads why, and sends it again", async () => {
    await page.goto(paths.home);
    const row = page.getByRole("listitem").filter({ hasText: "Nairobi Nights" });
    await expect(row).toContainText(/Ọláyínká Adébáyọ̀\S* declined to sign on \d\d/);
    await expect(row).toContainText(WRONG_SHARE);
    await expect(row.getByText("Declined", { exact: true })).toBeVisible();
    await page.goto(pathTo.editSplitSheet(id));
    await expect(page.getByRole("form").getByText(WRONG_SHARE)).toBeVisible();
    await page.goto(pathTo.view(id));
    await expect(notice(page)).toContainText("Signatures that others had given are void");
    const signatures = page.getByRole("region", { name: "Signatures" });
    await expect(signatures).toContainText("It has to be sent again before anybody can sign");
    await expect(signatures.getByRole("listitem")).toHaveCount(2);
    await expect(signatures).not.toContainText("Pending");
    await expectAccessible(page);
    const { content } = splitSheetBody({ publishingRightsCollaborators: [joao, bola] });
    await answered(
      page.request.patch(`/api/documents/${id}`, { data: { content: { ...content, label: "Ziwa" } } }),
    );
    await page.reload();
    await notice(page).getByRole("button", { name: "Send again" }).click();
    const dialog = page.getByRole("dialog", { name: "Send Document for Signing" });
    // What changes is told by us: nothing is put into the owner's mouth.
    await expect(dialog.getByLabel("Message (optional)")).toHaveValue("");
    await letMailsAge(server);
    await dialog.getByRole("button", { name: "Send for Signing" }).click();
    await expectToast(page, "Document sent");
    await dialog.getByRole("link", { name: "View Document" }).click();
    await expect(dialog).toBeHidden();
    await expect(notice(page)).toBeHidden();
    await expect(page.getByText("None of the 2 signers has signed yet")).toBeVisible();
  });

  await test.step("the new link works, the old one still says what happened to it", async () => {
    await untilAllMailed(server);
    await signer.goto(bola.link);
    await expectDeclined(signer, "a newer mail with your new link is in your mailbox");
    await signer.goto(await signingLink(server, bola.email));
    const replaced = signer.getByRole("status").filter({ hasText: "This replaces version 1" });
    await expect(replaced).toContainText("You declined to sign that version on");
    await expect(replaced).toContainText("Your share: 50%, as before.");
    await expect(replaced).toContainText(/What changes \(1\).*Label.*Until now: Not specified.*New: Ziwa/);
    await expect(replaced).toBeInViewport();
    await expectAccessible(signer);
    await signer.getByRole("button", { name: "Sign Document" }).click();
    await expect(signer.getByText("Document Signed Successfully")).toBeVisible();
  });
});

test("an owner recalls a sheet that somebody has signed and somebody is reading @desktop", async ({
  page,
  server,
  anotherPerson,
  problems,
}) => {
  problems.expected(/^409 (GET|POST) \/api\/sign\//, /ERR_CONNECTION_RESET POST .*\/recall$/);
  const { id, joao, bola } = await sendDuet(page, server);
  await seedSignature(joao.link);
  const signer = await anotherPerson();
  await signer.goto(bola.link);
  await expect(signer.getByRole("button", { name: "Sign Document" })).toBeVisible();

  await page.goto(pathTo.view(id));
  await page.getByRole("button", { name: "Recall" }).click();
  const dialog = page.getByRole("dialog", { name: "Recall Document" });
  await expect(dialog.getByText("1 signature becomes void")).toBeVisible();
  await expect(dialog).toContainText(/João Conceição\S* has to sign again/);
  await expect(dialog).toContainText(/are told by mail/);
  await dialog.getByRole("button", { name: "Recall Document" }).click();
  await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription(/^Reason required: /);
  await expectAccessible(page);
  await dialog.getByLabel("Reason").fill(`${MISSING} `.repeat(50));
  await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription(/please take out 249 characters/);
  await dialog.getByRole("button", { name: "Recall Document" }).click();
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await dialog.getByLabel("Reason").fill(MISSING);
  // Also when the answer to it never comes.
  const lost = await loseAnswer(page, "**/recall");
  await dialog.getByRole("button", { name: "Recall Document" }).click();
  expect(await lost.status).toBe(200);
  await expectToast(page, "Document recalled");
  await expect(notice(page)).toContainText(MISSING);
  await expect(dialog).toBeHidden();
  await expectAccessible(page);

  await signer.getByRole("button", { name: "Sign Document" }).click();
  await expectWithdrawn(signer, "took this document back on", MISSING);
  await expectSigningFailed(signer, MISSING);
  await expectAccessible(signer);
});

test(
  "who opened the document before it was locked learns why neither signing nor declining worked",
  { tag: "@phone" },
  async ({ page, server, anotherPerson, problems }) => {
    problems.expected(/^409 POST \/api\/sign\//);
    const { id, bola } = await sendDuet(page, server);
    const signer = await anotherPerson();
    const decliner = await anotherPerson();
    for (const tab of [signer, decliner]) await tab.goto(bola.link);
    await decliner.getByRole("button", { name: "Decline to sign" }).click();
    const dialog = decliner.getByRole("dialog", { name: "Decline to sign" });
    await dialog.getByLabel("Reason").fill(WRONG_SHARE);
    await expect(signer.getByRole("button", { name: "Sign Document" })).toBeVisible();
    await answered(page.request.patch(`/api/documents/${id}/lock`));

    await signer.getByRole("button", { name: "Sign Document" }).click();
    await expect(signer.getByRole("button", { name: "Sign Document" })).toHaveCount(0);
    await expectSigningFailed(signer, "The owner has locked this document");
    await expectAccessible(signer);

    await dialog.getByRole("button", { name: "Decline to sign" }).click();
    const refused = dialog.getByText(/^Your refusal was not sent\. The owner has locked .* is kept here\.$/);
    await expect(refused).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByLabel("Reason")).toHaveValue(WRONG_SHARE);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(decliner.getByText("It cannot be signed now")).toBeVisible();
  },
);

test(
  "a locked document waits for its owner",
  { tag: "@phone" },
  async ({ page, server, anotherPerson, problems }) => {
    problems.expected(/^403 PATCH \/api\/documents\/[^/]+\/unlock$/, /ERR_CONNECTION_RESET PATCH .*\/lock$/);
    const { password, bola } = await sendDuet(page, server);
    const signer = await anotherPerson();

    await page.goto(paths.home);
    const row = page.getByRole("listitem").filter({ hasText: "Nairobi Nights" });
    const lost = await loseAnswer(page, "**/lock", "PATCH");
    await row.getByRole("button", { name: /^More actions/ }).click();
    await page.getByRole("menuitem", { name: "Lock" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Lock Document" }).click();
    expect(await lost.status).toBe(200);
    await expectToast(page, "Document locked");
    await expect(row).toContainText("Locked");
    await expect(row.getByRole("button", { name: "Unlock" })).toBeVisible();

    await signer.goto(bola.link);
    await expect(signer.getByText("The owner has locked this document")).toBeVisible();
    await expect(signer.getByRole("table", { name: "Publishing Rights" })).toBeVisible();
    await expect(signer.getByRole("button", { name: /^(Sign Document|Decline to sign)$/ })).toHaveCount(0);
    await expectAccessible(signer);

    await row.getByRole("button", { name: "Unlock" }).click();
    const dialog = page.getByRole("dialog", { name: "Unlock Document" });
    const unlock = dialog.getByRole("button", { name: "Unlock Document" });
    await unlock.click();
    await expect(dialog).toContainText(
      "Password required: Please enter your password to unlock the document",
    );
    await dialog.getByLabel("Your password").fill("not-her-password");
    await unlock.click();
    await expect(dialog).toContainText("Unlock failed: The password is not correct.");
    await expectAccessible(page);
    await dialog.getByLabel("Your password").fill(password);
    await unlock.click();
    await expectToast(page, "Document unlocked");
    await expect(row).toContainText("Pending");

    await signer.reload();
    await signer.getByRole("button", { name: "Sign Document" }).click();
    await expect(signer.getByText("Document Signed Successfully")).toBeVisible();
  },
);

test(
  "one press stops the reminders, and another has them again",
  { tag: "@phone" },
  async ({ page, request, server }) => {
    const { id, bola } = await sendDuet({ request }, server);
    await page.goto(`${bola.link}#reminders`);
    const stop = page.getByRole("button", { name: "Stop reminders" });
    await expect(stop).toBeFocused();
    await expect(stop).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Reminders are off")).toBeVisible();
    expect(await withoutReminders()).toEqual([bola.email]);
    await expectAccessible(page);
    await page.reload();
    await page.getByRole("button", { name: "turn on again" }).click();
    await expect(stop).toBeVisible();
    expect(await withoutReminders()).toEqual([]);

    async function withoutReminders(): Promise<string[]> {
      const off = "select email from signers where document_id = $1 and reminders_off_at is not null";
      return (await queryDatabase<{ email: string }>(server, off, [id])).map(({ email }) => email);
    }
  },
);

/** A sheet of two, sent by whoever owns this page, with the links that were mailed. */
async function sendDuet(page: Parameters<typeof seedAccount>[0], server: ServerProcess) {
  const owner = await seedAccount(page);
  await confirmEmail(page, server, owner);
  const [first, second] = people(2);
  const duet = [
    { ...first!, name: "João Conceição" },
    { ...second!, name: "Ọláyínká Adébáyọ̀" },
  ] as const;
  const sheet = await seedSplitSheet(page, { publishingRightsCollaborators: [...duet] });
  await seedSent(page, sheet);
  const [joao, bola] = duet;
  return {
    id: sheet.id,
    password: owner.password,
    joao: { ...joao, link: await signingLink(server, joao.email) },
    bola: { ...bola, link: await signingLink(server, bola.email) },
  };
}

function signatureOf(page: Page, name: string) {
  return page.getByRole("region", { name: "Signatures" }).getByRole("listitem").filter({ hasText: name });
}

/** Why the draft on this page came back. */
function notice(page: Page) {
  return page.locator("#content").getByRole("status").filter({ hasText: "Send again" });
}

/** What a signer reads who pressed too late: it has the focus, and they need not look for it. */
async function expectSigningFailed(page: Page, why: string): Promise<void> {
  const failed = page.getByRole("alert").filter({ hasText: "Signing Failed" });
  await expect(failed).toContainText(why);
  await expect(failed).toBeInViewport();
  const hasFocus = () => failed.evaluate((element) => element.parentElement === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
}

async function expectDeclined(page: Page, ...words: string[]): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You declined “Nairobi Nights”");
  for (const word of [WRONG_SHARE, ...words]) await expect(page.getByRole("main")).toContainText(word);
}

async function expectWithdrawn(page: Page, ...words: string[]): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing to sign any more");
  for (const word of words) await expect(page.getByRole("main")).toContainText(word);
  await expect(page.getByRole("button", { name: "Sign Document" })).toHaveCount(0);
}
