import { people } from "#server/testing/factories/split-sheet";
import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { queryDatabase } from "../../support/database.ts";
import { confirmEmail, mailedLink, seedAccount, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

test("an EP is sent at once, read and signed by one link, each song for itself @phone", async ({
  page,
  anotherPerson,
  problems,
  server,
}) => {
  await confirmEmail(page, server, await seedAccount(page));
  const writers = people(2);
  const ids = [];
  for (const songTitle of ["Jahazi", "Kesho", "Bahari"])
    ids.push((await seedSplitSheet(page, { songTitle, publishingRightsCollaborators: writers })).id);
  await page.goto(paths.home);
  await page.getByRole("button", { name: "Select documents" }).click();
  for (const title of ["Jahazi", "Kesho", "Bahari"])
    await page.getByRole("checkbox", { name: `Select ${title}` }).check();
  await page.getByRole("button", { name: "Send for signing" }).click();
  const dialog = page.getByRole("dialog", { name: "Send 3 documents for signing" });
  await expect(dialog.getByLabel("Email of Writer 1")).toHaveValue(writers[0]!.email);
  await dialog.getByLabel("Email of Writer 2").fill("");
  await dialog.getByRole("button", { name: "Send for Signing" }).click();
  await expect(dialog.getByLabel("Email of Writer 2")).toBeFocused();
  await dialog.getByLabel("Email of Writer 2").fill(writers[1]!.email);
  await dialog.getByLabel("Message").fill("Our EP");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send for Signing" }).click();
  await expectToast(page, "3 sent.");

  // Somebody else's link, in a browser of their own.
  const link = await mailedLink(server, writers[0]!.email, "/sign-all/");
  const signer = await anotherPerson();
  await signer.goto(link);
  await expect(signer.getByRole("heading", { level: 1 })).toContainText("asks you to sign 3 documents");
  await expect(signer.getByText("Nothing is ticked yet")).toBeVisible();
  await expectAccessible(signer);
  await signer.getByRole("button", { name: /^Jahazi/ }).click();
  await expect(signer.getByText(/^The law of Kenya applies/)).toBeVisible();
  await expectAccessible(signer);
  const tick = async (title: string) => {
    const box = signer.getByRole("checkbox", { name: `“${title}”` });
    await box.scrollIntoViewIfNeeded();
    // Nobody ticks within the frame in which it comes into view.
    await signer.evaluate(() => new Promise((seen) => setTimeout(seen, 300)));
    await box.check();
  };
  await tick("Jahazi");
  // The next one unfolds.
  await tick("Kesho");
  await expect(signer.getByRole("button", { name: /^Bahari/ })).toHaveAttribute("aria-expanded", "true");
  await expect(signer.getByRole("button", { name: /^Jahazi/ })).toContainText("Ticked");
  await signer.getByRole("button", { name: "Sign 2 documents" }).click();
  await expect(signer.getByText("2 documents are signed")).toBeVisible();
  await expect(signer.getByText("2 of 3 signed")).toBeVisible();
  await expect(signer.getByRole("button", { name: /^Jahazi/ })).toContainText("Signed");
  await expectAccessible(signer);
  await signer.reload();
  await expect(signer.getByText("2 of 3 signed")).toBeVisible();

  // Each has its own record, with how it was shown; the third was shown and is not signed.
  const records = `select d.title, s.opened_at is not null as opened, g.signature_id is not null as signed,
      g.private_part::json->'reading'->>'toEnd' as read
    from signers s join documents d on d.id = s.document_id left join signatures g on g.signer_id = s.id
    where s.email = $1 order by d.created_at`;
  expect(await queryDatabase(server, records, [writers[0]!.email])).toEqual([
    { title: "Jahazi", opened: true, signed: true, read: "true" },
    { title: "Kesho", opened: true, signed: true, read: "true" },
    { title: "Bahari", opened: true, signed: false, read: null },
  ]);

  // In Swahili, and taken back meanwhile.
  await signer.getByRole("button", { name: "Kiswahili" }).click();
  await expect(signer.getByText("2 kati ya 3 zimesainiwa")).toBeVisible();
  await signer.getByRole("button", { name: /^Bahari/ }).click();
  await expect(signer.getByRole("checkbox", { name: "Nimesoma “Bahari”" })).toBeVisible();
  await tick("Bahari");
  problems.expected(/^409 (GET|POST) \/api\/sign\//);
  const recalled = await page.request.post(`/api/documents/${ids[2]}/recall`, {
    data: { reason: "A share was wrong" },
  });
  expect(recalled.ok()).toBe(true);
  await signer.getByRole("button", { name: "Saini hati 1" }).click();
  await expect(signer.getByText("A share was wrong").first()).toBeVisible();
  await expectAccessible(signer);
});
