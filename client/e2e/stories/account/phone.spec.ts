import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { people } from "#server/testing/factories/split-sheet";
import { showPhone } from "#shared/domain/phone";
import { pathTo, paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { answered, confirmEmail, seedAccount, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

/** The code in the newest message to the number. */
async function codeTo(page: Page, number: string): Promise<string> {
  const read = async () => {
    const html = await (await page.request.get("/dev/phones")).text();
    return /(\d{6}) is your code/.exec(html.split(`<h2>${number}</h2>`)[1]?.split("<h2>")[0] ?? "")?.[1];
  };
  await expect.poll(read).toBeTruthy();
  return (await read())!;
}

test("who confirms their number in the settings signs in the product what is sent to it @phone", async ({
  page,
  anotherPerson,
  server,
  problems,
}) => {
  problems.expected(/^400 PUT \/api\/user\/phone$/, /^403 POST \/api\/user\/phone\/confirm$/);
  const signer = await seedAccount(page);
  await confirmEmail(page, server, signer);
  const number = `+25472${randomInt(1_000_000, 9_999_999)}`;
  await page.goto(paths.settings);
  await page.getByRole("button", { name: "Add a phone number" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send me a code" }).click();
  await expect(dialog.getByText("Please enter a phone number")).toBeVisible();
  await dialog.getByLabel("Phone number").fill("0712 34");
  await dialog.getByRole("button", { name: "Send me a code" }).click();
  await expect(dialog.getByLabel("Phone number")).toHaveValue("0712 34");
  await expect(dialog.getByText("Please enter a phone number")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Phone number").fill(showPhone(number));
  await dialog.getByRole("button", { name: "Send me a code" }).dblclick();
  const code = await codeTo(page, number);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  await dialog.getByLabel("Code").fill(wrong);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByText(/not right/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Code").fill(code);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(showPhone(number))).toBeVisible();
  await expect(page.getByText(/Signs until/)).toBeVisible();

  const owner = await anotherPerson();
  await seedAccount(owner);
  const [first, second] = people(2);
  const writers = [first!, { ...second!, email: "" }];
  const sheet = await seedSplitSheet(owner, { publishingRightsCollaborators: writers });
  const signers = [
    { name: first!.name, email: first!.email },
    { name: second!.name, phone: number },
  ];
  await answered(owner.request.post(`/api/documents/${sheet.id}/send-for-signing`, { data: { signers } }));
  await page.goto(paths.home);
  await page.getByRole("link", { name: "Review and sign" }).first().click();
  await expect(page.getByText(`confirmed number ${showPhone(number)}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign Document" }).dblclick();
  await expect(page.getByRole("heading", { name: "Document Signed Successfully" })).toBeVisible();

  await page.goto(pathTo.view(sheet.id));
  const own = page.getByRole("listitem").filter({ hasText: showPhone(number) });
  await expect(own.getByText("(you)")).toBeVisible();
  await expectAccessible(page);

  await page.goto(paths.settings);
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("button", { name: "Add a phone number" })).toBeVisible();
  await page.goto(paths.home);
  await expect(page.getByText(sheet.title)).toBeHidden();
});
