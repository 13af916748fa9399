import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { people } from "#server/testing/factories/split-sheet";
import { readPdf } from "#server/testing/read-pdf";
import { linkIn } from "#server/testing/smtp-sink";
import { pathTo, paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { untilAllMailed } from "../../support/database.ts";
import { byCard, wayToPay } from "../../support/payment-window.ts";
import { newPerson } from "../../support/people.ts";
import { seedAccount, seedSignature, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { verdict, verifyAs } from "../../support/verify-as.ts";

test(
  "two with one mailbox are warned of and printed, and so is who never opened the page",
  { tag: "@phone" },
  async ({ page, server, anotherPerson }) => {
    await seedAccount(page);
    const mailbox = newPerson().email;
    const [neema, juma] = ["Neema Mailbox", "Juma Mailbox"] as const;
    const writers = people(2).map((writer, index) => ({
      ...writer,
      name: [neema, juma][index]!,
      email: mailbox,
    }));
    const songTitle = `Sanduku ${mailbox.slice(0, 8)}`;
    const { id } = await seedSplitSheet(page, { songTitle, publishingRightsCollaborators: writers });

    await test.step("whoever sends it is warned", async () => {
      await page.goto(paths.home);
      await page.getByRole("button", { name: "Send", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Send Document for Signing" });
      await expect(dialog).toContainText(
        `${neema} and ${juma} have the same address. Each gets a link of their own, and whoever reads that mailbox could sign for both.`,
      );
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Send for Signing" }).click();
      await expect(dialog.getByRole("link", { name: "View Document" })).toBeVisible();
    });

    await untilAllMailed(server);
    const links = server.mails.mails
      .filter(({ to, text }) => to === mailbox && text.includes("/sign/"))
      .map((mail) => linkIn(mail, "/sign/"));
    expect(links).toHaveLength(2);
    const reader = await anotherPerson();
    await test.step("one is read on a page, the other signed without one", async () => {
      await reader.goto(links[0]!);
      await reader.getByRole("button", { name: "Sign Document" }).click();
      await expect(reader.getByRole("heading", { name: "Document Signed Successfully" })).toBeVisible();
      await seedSignature(links[1]!);
      await untilAllMailed(server);
    });

    const mailed = `The links of ${neema} and ${juma} were mailed to one address.`;
    await test.step("the certificate and the trail say both", async () => {
      await page.goto(pathTo.view(id));
      await page.getByRole("link", { name: "History" }).click();
      for (const name of ["Certificate of version 1", "Audit trail (PDF)"]) {
        const { text } = await readPdf(await download(page, name));
        const flat = text.replaceAll(/\s+/g, " ");
        expect(flat).toContain(mailed);
        expect(flat.match(/No opening of the page was recorded/g)).toHaveLength(1);
        expect(flat).not.toContain("read the document");
      }
    });

    await test.step("and a verification says that it was one mailbox", async () => {
      await reader.goto(pathTo.verify(id));
      await verifyAs(reader);
      await wayToPay(reader, byCard).click();
      await expect(verdict(reader)).toContainText("Verified: everybody has signed");
      await expect(reader.getByRole("main")).toContainText(mailed);
      await expectAccessible(reader);
    });
  },
);

async function download(page: Page, name: string): Promise<Buffer> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name, exact: true }).click();
  return readFile(await (await downloading).path());
}
