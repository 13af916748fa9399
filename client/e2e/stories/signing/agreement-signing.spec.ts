import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readPdf } from "#server/testing/read-pdf";
import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { fullName, newPerson } from "../../support/people.ts";
import { phone } from "../../support/phone.ts";
import { answered, seedAccount, signingLink } from "../../support/seed.ts";
import { saveText, seedFeaturedAgreement, seedProducerAgreement } from "../../support/seed-agreement.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

test("a producer agreement goes to its two parties, and both sign it", async ({
  page,
  server,
  anotherPerson,
}) => {
  const amina = await seedAccount(page, newPerson({ lastName: "Wanjiru" }));
  const brian = { name: "Brian Otieno", email: `brian.${amina.email}` };
  const { title } = await seedProducerAgreement(page, {
    artistName: fullName(amina),
    artistEmail: amina.email,
    producerEmail: brian.email,
  });
  const parties = [
    { name: fullName(amina), email: amina.email, role: "Artist" },
    { ...brian, role: "Producer" },
  ];

  await test.step("she sends it from the dashboard", async () => {
    await page.goto(paths.home);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Send Document for Signing" });
    for (const { name, email, role } of parties)
      await expect(dialog.getByLabel(`Email of ${name} ${role}`)).toHaveValue(email);
    await expect(dialog).not.toContainText("%");
    await expect(dialog).not.toContainText("missing from the text");
    await expectAccessible(page);
    const addressOfBrian = dialog.getByLabel(`Email of ${brian.name} Producer`);
    await addressOfBrian.fill(amina.email);
    await dialog.getByRole("button", { name: "Send for Signing" }).click();
    await expect(dialog.getByText("Each party signs from an address of their own.")).toBeVisible();
    await expectAccessible(page);
    await addressOfBrian.fill(brian.email);
    await dialog.getByRole("button", { name: "Send for Signing" }).click();
    await expectToast(page, "Document sent");
    await dialog.getByRole("link", { name: "View Document" }).click();
    await expect(page.getByText("None of the 2 signers has signed yet")).toBeVisible();
  });

  for (const { name, email, role } of parties) {
    await test.step(`the ${role} signs on a phone`, async () => {
      const theirPhone = await anotherPerson(phone);
      await theirPhone.goto(await signingLink(server, email));
      const asks = role === "Artist" ? "Your own signature on" : "asks you to sign";
      await sign(theirPhone, { name, role, title, asks });
    });
  }

  await test.step("both get the PDF, and she sees it fully signed", async () => {
    for (const { email } of parties) {
      const mail = await server.mails.waitForMail(
        ({ to, subject }) => to === email && subject.startsWith("Everybody has signed"),
      );
      expect(mail.attachments.map(({ contentType }) => contentType)).toEqual([
        "application/pdf",
        "application/pdf",
        "text/plain",
      ]);
    }
    await page.reload();
    await expect(page.getByText("Fully Signed")).toBeVisible();
    await expect(page.getByRole("region", { name: "Signatures" }).getByText(/SIG-[0-9A-Z]{12}/)).toHaveCount(
      2,
    );
    await expectAccessible(page);
    const text = await download(page);
    expect(text).toContain("Fully signed");
    expect(text).toContain("KES 39,000");
    for (const { name } of parties) expect(text).toContain(name.normalize("NFC"));
  });
});

async function sign(
  page: Page,
  { name, role, title, asks }: Record<"name" | "role" | "title" | "asks", string>,
): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`${asks} “${title}”`);
  const agreement = page.getByRole("article", { name: "Usiku wa Manane" });
  await expect(agreement.getByRole("listitem").filter({ hasText: `${name} you` })).toContainText(role);
  await expect(page.getByLabel("Key figures")).toHaveText(
    "Fee39,000 KESRoyalty12.5%of Net Receipts, after distributors’ charges and tax at sourceMasterArtist owns the master (100%)from payment of the Fee",
  );
  await expect(agreement.getByText("39,000 KES")).toBeVisible();
  await expect(agreement.getByRole("heading", { name: "5. FEE" })).toBeVisible();
  await expect(page.getByRole("region", { name: "You sign as" })).toContainText(role);
  await expect(page.getByText("Pending Signature")).toBeVisible();
  await expectAccessible(page);

  const paragraph = await agreement.getByText(/^The Artist must pay the Producer KES/).boundingBox();
  expect(paragraph!.width).toBeGreaterThan(300);
  await agreement.getByRole("button", { name: /^26 clauses, \d annexes$/ }).tap();
  await expectAccessible(page);
  await agreement.getByRole("button", { name: "5. Fee" }).tap();
  await expect(agreement.getByRole("heading", { name: "5. FEE" })).toBeFocused();
  await expect(agreement.getByRole("button", { name: /^Clause 5 of \d+$/ })).toBeVisible();
  await agreement.getByRole("link", { name: "Review and sign" }).tap();
  await expect(page.getByRole("button", { name: "Sign Document" })).toBeInViewport();
  await expect(page.getByText("You may be asked to sign again for that.")).toBeVisible();
  await page.getByRole("button", { name: "Sign Document" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Document Signed" })).toBeFocused();
  await expect(page.getByText("Document Signed Successfully")).toBeVisible();
  await expect(agreement.getByRole("button", { name: /^26 clauses, \d annexes$/ })).toBeVisible();
  await expectAccessible(page);
}

test(
  "what the text lost of its form is told before it is sent, and not forbidden",
  { tag: "@phone" },
  async ({ page }) => {
    await seedAccount(page);
    const additionalTerms = "The Featured Artist gets 7% on top.";
    const { id, content } = await seedFeaturedAgreement(page, { additionalTerms });
    await saveText(page, id, content.generatedAgreement.replaceAll("25,000", "2,500"));
    await page.goto(paths.home);

    await page.getByRole("button", { name: "Featured Artist Agreement: Dhow", exact: true }).click();
    const viewer = page.getByRole("dialog", { name: "View Document" });
    await expect(viewer.getByRole("list", { name: "Parties" })).toContainText("Featured ArtistỌlá Adébáyọ̀");
    // Nobody reads one fee at the top and signs another below.
    await expect(viewer.getByText("The text below was changed after it was drafted.")).toBeVisible();
    await expect(viewer).not.toContainText("25,000");
    // The page names it above; a term is bold where it gets its meaning.
    await expect(viewer.getByText("FEATURED ARTIST AGREEMENT", { exact: true })).toHaveCount(0);
    await expect(viewer.locator("b").filter({ hasText: "“Song”" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Send", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Send Document for Signing" });
    await expect(dialog.getByText("Amount: KES 2,500")).toBeVisible();
    await expect(dialog.getByText("Your own words speak of a sum, a share or the law")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Send for Signing" }).click();
    await expectToast(page, "Document sent");
    const [primary] = await answered<{ role: string }[]>(
      page.request.get(`/api/documents/${id}/collaborators`),
    );
    expect(primary?.role).toBe("Primary Artist");
  },
);

/** The text of what the button saves. */
async function download(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  return (await readPdf(await readFile(await file.path()))).text;
}
