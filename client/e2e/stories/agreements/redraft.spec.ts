import { pathTo, paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { saveText, seedProducerAgreement } from "../../support/seed-agreement.ts";
import { seedAccount } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

test("a changed fee is written into the draft, and the owner's own sentence is put in again @phone", async ({
  page,
}) => {
  await seedAccount(page);
  const agreement = await seedProducerAgreement(page);
  const own = "The producer brings tea to every session.";
  await saveText(page, agreement.id, `${agreement.content.generatedAgreement}\n\n${own}`);
  await page.goto(`${pathTo.editProducerAgreement(agreement.id)}&step=preview`);

  await page.getByRole("button", { name: "Change details" }).click();
  const fee = page.getByLabel("Producer fee");
  await fee.fill("51500");
  await page.reload();
  await expect(fee).toHaveValue(/51,?500/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Write it anew" }).click();

  const paper = page.getByRole("article");
  await expect(paper).toContainText("51,500");
  await expect(paper).not.toContainText(own);
  const mine = page.getByRole("group").filter({ hasText: "1 change of your own is not in this text" });
  await expect(mine).toContainText(own);
  await expectAccessible(page);
  await mine.getByRole("button", { name: "Put in again" }).click();
  await expect(paper).toContainText(own);
  await expect(mine).toHaveCount(0);

  // What was changed is no agreement that waits to be paid.
  await page.goto(paths.home);
  await expect(page.getByRole("heading", { name: "Needs you 1" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Continue: / })).toHaveCount(0);
});

test("of a very long text one line says that the old one is kept @phone", async ({ page }) => {
  await seedAccount(page);
  const agreement = await seedProducerAgreement(page);
  const own = Array.from({ length: 1_000 }, (_, at) => `Tea ${at}.`).join("\n");
  await saveText(page, agreement.id, `${agreement.content.generatedAgreement}\n${own}`);
  await page.goto(`${pathTo.editProducerAgreement(agreement.id)}&step=preview`);
  await page.getByRole("button", { name: "Change details" }).click();
  await page.getByLabel("Producer fee").fill("51500");
  await page.getByRole("button", { name: "Write it anew" }).click();
  await expect(page.getByRole("article")).toContainText("51,500");
  await expect(page.getByText("The whole old text stays among the saved ones.")).toBeVisible();
  await expectAccessible(page);
});
