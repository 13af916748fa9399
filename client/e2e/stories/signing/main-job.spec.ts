import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { readPdf } from "#server/testing/read-pdf";
import { expectAccessible } from "../../support/accessible.ts";
import { fullName, newPerson, signUp } from "../../support/people.ts";
import { phone } from "../../support/phone.ts";
import { confirmEmail, signingLink } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

const amina = newPerson();
const joao = { name: "João Conceição", email: "joao@example.com", role: "Beatmaker" };
const layinka = { name: "Ọláyínká Adébáyọ̀", email: "olayinka@example.com", role: "Lyricist" };
const everybody = [{ name: fullName(amina), email: amina.email }, joao, layinka];

test("a split sheet goes from sign-up to everybody's signed PDF", async ({ page, server, anotherPerson }) => {
  await signUp(page, amina);
  await expectAccessible(page);
  await confirmEmail(page, server, amina);

  await test.step("she draws it up", () => drawUp(page));
  await test.step("she looks at it and downloads the draft", () => preview(page));
  await test.step("she sends it", () => send(page));
  for (const [index, { name, email }] of everybody.entries()) {
    await test.step(`${name} signs on a phone`, async () => {
      const theirPhone = await anotherPerson(phone);
      await theirPhone.goto(await signingLink(server, email));
      await sign(theirPhone, name, everybody.length - index - 1);
    });
  }
  await test.step("everybody gets the PDF by mail", async () => {
    for (const { name, email } of everybody) {
      const mail = await server.mails.waitForMail(
        ({ to, subject }) => to === email && subject.startsWith('Everybody has signed "Nairobi Nights"'),
      );
      expect(mail.attachments.map(({ filename }) => filename)).toEqual([
        "Nairobi Nights.pdf",
        "Nairobi Nights – certificate.pdf",
        "checkpoint.txt",
      ]);
      const { text } = await readPdf(mail.attachments[0]!.content);
      expect(text).toContain("Fully signed");
      expect(text).toContain(name.normalize("NFC"));
      expect(text.match(/SIG-[0-9A-Z]{12}/g)).toHaveLength(everybody.length);
      expect(text.match(/Opened \d/g)).toHaveLength(everybody.length);
      expect(text).not.toMatch(/No opening of the page|No wording was stated|read the document/);
    }
  });
  await test.step("she sees it fully signed", () => seeSigned(page));
});

async function drawUp(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Create Document" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Create Split Sheet" })).toBeVisible();
  await page.getByLabel("Song title").fill("Nairobi Nights");
  await page.getByLabel("Artist name").fill(fullName(amina));

  const publishing = page.getByRole("region", { name: "Publishing rights" });
  const people = publishing.getByRole("listitem", { name: /^Person \d+$/ });
  await publishing.getByRole("button", { name: "Add me" }).click();
  await expect(people.first().getByLabel("Name")).toHaveValue(fullName(amina));
  await people.nth(1).getByLabel("Name").fill(joao.name);
  await people.nth(1).getByLabel("Email").fill(joao.email);
  await publishing.getByRole("button", { name: "Add person" }).click();
  await people.nth(2).getByLabel("Name").fill(layinka.name);
  await people.nth(2).getByLabel("Role").fill(layinka.role);

  for (const share of await people.getByLabel("Share in %").all()) await share.fill("33.33");
  await expect(publishing.getByText("Total: 99.99%")).toBeVisible();
  await page.getByRole("button", { name: "Create Split Sheet" }).click();
  await expect(publishing.getByRole("alert")).toHaveText(
    "Publishing rights percentages must total 100%. Current total: 99.99%",
  );
  await expectAccessible(page);
  await publishing.getByRole("button", { name: `Give 0.01% to ${fullName(amina)}` }).click();
  await expect(publishing.getByText("Total: 100%")).toBeVisible();

  await page.getByRole("button", { name: "Add master rights" }).click();
  const master = page.getByRole("region", { name: "Master rights" });
  await expect(master.getByText("Total: 100%")).toBeVisible();
  await master.getByRole("button", { name: "Remove person 3" }).click();
  await master.getByRole("button", { name: "Equal split" }).click();
  await page.getByLabel("ISRC").fill("ke a1b 26 00001");
  await page.getByRole("button", { name: "Create Split Sheet" }).click();
}

async function preview(page: Page): Promise<void> {
  await expectToast(page, "Split sheet created!");
  const sheet = page.getByRole("article", { name: "Nairobi Nights" });
  const rowsOf = (rights: string) => sheet.getByRole("table", { name: rights }).getByRole("row");
  // As it is seen: on a phone a role stands under its name, elsewhere beside it.
  await expect(rowsOf("Publishing Rights")).toContainText(
    [
      /^Name\s(Role\s)?Share$/,
      `${fullName(amina)} Songwriter 33.34%`,
      `${joao.name} Beatmaker 33.33%`,
      `${layinka.name} Lyricist 33.33%`,
      "Total 100%",
    ],
    { useInnerText: true },
  );
  await expect(rowsOf("Master Rights")).toContainText(
    [/^Name\s(Role\s)?Share$/, "50%", "50%", "Total 100%"],
    {
      useInnerText: true,
    },
  );
  await expect(sheet).toContainText("KE-A1B-26-00001");
  await expectAccessible(page);

  const text = await download(page, "Download started");
  expect(text).toContain("DRAFT – not signed");
  expect(text).toContain(layinka.name.normalize("NFC"));

  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit Split Sheet" })).toBeVisible();
  await page.getByLabel("Duration").fill("3:42");
  await page.getByRole("button", { name: "Update Split Sheet" }).click();
  await expectToast(page, "Split sheet updated!");
  await expect(sheet).toContainText("3:42");
}

async function send(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Send for Signatures" });
  await dialog.getByLabel("Message").fill("Kama tulivyokubaliana.");
  await dialog.getByRole("button", { name: "Send for Signing" }).click();
  const theirs = dialog.getByLabel(`Email of ${layinka.name}`);
  await expect(theirs).toBeFocused();
  await expect(theirs).toHaveAccessibleDescription(`Please add an e-mail address for ${layinka.name}`);
  await expectAccessible(page);
  await theirs.fill(layinka.email);
  await dialog.getByRole("button", { name: "Send for Signing" }).click();
  await expectToast(page, "Invitations sent");
  await expect(dialog.getByText("3 invitations are on their way")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "View Document" }).click();
  await expect(page.getByText("None of the 3 signers has signed yet")).toBeVisible();
  await expectAccessible(page);
}

async function sign(page: Page, name: string, waiting: number): Promise<void> {
  const request = page.getByRole("heading", { level: 1 });
  const isHerself = name === fullName(amina);
  await expect(request).toHaveText(
    isHerself
      ? "Your own signature on “Nairobi Nights”"
      : `${fullName(amina)} asks you to sign “Nairobi Nights”`,
  );
  await expect(page.getByText("Kama tulivyokubaliana.")).toHaveCount(isHerself ? 0 : 1);
  await expect(page.getByRole("row", { name: `${name} you` }).first()).toBeVisible();
  await expect(page.getByText("Pending Signature")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Sign Document" }).tap();
  await expect(page.getByText("Document Signed Successfully")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Document Signed" })).toBeFocused();
  await expect(page.getByText(/^Signature ID SIG-[0-9A-Z]{12}$/)).toBeVisible();
  await expect(page.getByText(waiting === 0 ? "Everyone has signed." : "still ha")).toBeVisible();
  await expectAccessible(page);
}

async function seeSigned(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByText("Fully Signed")).toBeVisible();
  const signatures = page.getByRole("region", { name: "Signatures" });
  await expect(signatures.getByText("All 3 have signed")).toBeVisible();
  await expect(signatures.getByText(/SIG-[0-9A-Z]{12}/)).toHaveCount(3);
  await expectAccessible(page);
  const text = await download(page, "Download complete");
  expect(text).toContain("Fully signed");

  await page.getByRole("link", { name: "Dashboard" }).first().click();
  const documents = page.getByRole("region", { name: "Your Documents" });
  const row = documents.getByRole("listitem").filter({ hasText: "Nairobi Nights" });
  await expect(row).toContainText("Fully Signed");
  await expect(row).toContainText("3 of 3 signed");
}

/** The text of what the button saves. */
async function download(page: Page, said: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("Nairobi Nights.pdf");
  await expectToast(page, said, "Nairobi Nights.pdf");
  return (await readPdf(await contentOf(file))).text;
}

async function contentOf(file: Download): Promise<Buffer> {
  return readFile(await file.path());
}
