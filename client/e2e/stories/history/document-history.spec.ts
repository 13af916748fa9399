import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readPdf } from "#server/testing/read-pdf";
import { producerForm } from "#server/testing/factories/agreement-form";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { AuditTrail } from "#shared/contract/history";
import { pathTo } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { letMailsAge, queryDatabase, untilAllMailed } from "../../support/database.ts";
import { newPerson } from "../../support/people.ts";
import { saveText, seedProducerAgreement } from "../../support/seed-agreement.ts";
import {
  answered,
  seedAccount,
  seedSent,
  seedSignature,
  seedSplitSheet,
  signingLink,
} from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { untilStill } from "../../support/until-still.ts";

const REASON = "My share was to be half, as we agreed in the studio.";

test("two versions of a sheet stand in its history, with what changed and everything that happened", async ({
  page,
  server,
}) => {
  await seedAccount(page);
  const [joao, bola] = people(2);
  const shares = (first: number, second: number) => [
    { ...joao!, name: "João Conceição", percentage: first },
    { ...bola!, name: "Ọláyínká Adébáyọ̀", percentage: second },
  ];
  const sheet = await seedSplitSheet(page, { publishingRightsCollaborators: shares(80, 20), genre: "Benga" });
  await seedSent(page, sheet);
  await seedSignature(await signingLink(server, joao!.email));
  const declined = new URL(await signingLink(server, bola!.email));
  await answered(page.request.post(`/api${declined.pathname}/decline`, { data: { reason: REASON } }));
  const { content } = splitSheetBody({ publishingRightsCollaborators: shares(50, 50), genre: "Afrobeats" });
  await answered(page.request.patch(`/api/documents/${sheet.id}`, { data: { content } }));
  await letMailsAge(server);
  await seedSent(page, sheet);

  await page.goto(pathTo.view(sheet.id));
  const history = page.getByRole("region", { name: "History" });

  await test.step("both versions tell who signed and how they ended", async () => {
    const first = history.getByRole("article", { name: "Version 1" });
    await expect(first).toContainText("Declined by Ọláyínká Adébáyọ̀");
    await expect(first).toContainText(`“${REASON}”`);
    await expect(first.getByRole("listitem").filter({ hasText: "João Conceição" })).toContainText(
      /SIG-[0-9A-Z]{12}/,
    );
    await expect(first.getByRole("listitem").filter({ hasText: "Ọláyínká" })).toContainText("Not signed");
    const second = history.getByRole("article", { name: "Version 2" });
    await expect(second).toContainText("Waiting for signatures");
    await expect(second).not.toContainText("SIG-");
    await expectAccessible(page);
  });

  await test.step("the timeline tells it in sentences", async () => {
    const events = history.getByRole("list", { name: "What happened", exact: true });
    await expect(events).toContainText("sent version 2 for signing");
    await expect(events).toContainText(`Ọláyínká Adébáyọ̀ declined to sign version 1: “${REASON}”`);
    await expect(history).toContainText("This record is whole");
  });

  await test.step("what changed stands side by side", async () => {
    await history.getByRole("button", { name: "What changed in version 2" }).click();
    const dialog = page.getByRole("dialog", { name: "What changed in version 2" });
    const row = (text: string) => dialog.getByRole("listitem").filter({ hasText: text });
    await expect(row("Genre")).toHaveText("Genre ChangedVersion 1BengaVersion 2Afrobeats");
    const rights = dialog.getByRole("region", { name: "Publishing Rights" });
    await expect(rights.getByRole("listitem").filter({ hasText: "João Conceição" })).toContainText(
      /Version 180% \S+Version 250%/,
    );
    await expect(dialog.getByRole("region", { name: "People" })).toContainText("The same in both versions.");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });

  await test.step("the trail goes along as a paper and as a file that can be checked", async () => {
    const paper = await readPdf(await download(page, "Audit trail (PDF)"));
    expect(paper.text).toContain("João Conceição");
    // Both have a link; one of them signed, and no page of either was ever open.
    expect(paper.text.match(/No opening of the page was recorded/g)).toHaveLength(4);
    expect(paper.text).not.toMatch(/Opened \d|read the document/);
    expect(paper.text).toContain("Ọláyínká Adébáyọ̀ declined to sign version 1".normalize("NFC"));
    const trail = AuditTrail.parse(JSON.parse((await download(page, "Audit trail (JSON)")).toString("utf8")));
    expect(trail.chain).toMatchObject({ intact: true, events: trail.events.length });
    const old = await readPdf(await download(page, "PDF of version 1"));
    expect(old.text).toContain("not in force");
    const draft = await readPdf(await download(page, "Draft certificate for a court, of version 1"));
    expect(draft.title).toContain("Certificate under section 106B(4), a draft");
  });

  await test.step("what happens next appears when she comes back to the page", async () => {
    await untilAllMailed(server);
    for (const { email } of [joao!, bola!]) await seedSignature(await signingLink(server, email));
    await page.reload();
    await expect(history.getByRole("article", { name: "Version 2" })).toContainText("Signed by everybody");
    await expect(history.getByRole("button", { name: "Certificate of version 2" })).toBeVisible();
    await history.getByText(/^Show \d+ earlier events$/).click();
    await expect(history.getByRole("list", { name: "Earlier events" })).toContainText("created the document");
    await untilStill(page);
    await expectAccessible(page);
  });

  await test.step("a record that somebody changed in the database says so first", async () => {
    await queryDatabase(
      server,
      `begin; alter table audit_events disable trigger user;
       update audit_events set actor = 'system' where document_id = '${sheet.id}' and position = 2;
       alter table audit_events enable trigger user; commit`,
    );
    await page.reload();
    await expect(history.getByRole("alert")).toContainText("This record was changed afterwards");
    await expect(history).not.toContainText("This record is whole");
    await expectAccessible(page);
  });
});

test("what changed in an agreement is what its text says, not its form, which stays as it was paid for @desktop", async ({
  page,
  server,
}) => {
  await seedAccount(page);
  const agreement = await seedProducerAgreement(page, { producerFee: 5_000_000 });
  const { artistEmail, producerEmail } = producerForm();
  const send = () =>
    answered(
      page.request.post(`/api/documents/${agreement.id}/send-for-signing`, {
        data: { emails: [artistEmail, producerEmail] },
      }),
    );
  await send();
  await answered(page.request.post(`/api/documents/${agreement.id}/recall`, { data: { reason: REASON } }));
  await saveText(page, agreement.id, agreement.content.generatedAgreement.replaceAll("50,000", "80,000"));
  await letMailsAge(server);
  await send();

  await page.goto(pathTo.view(agreement.id));
  await page.getByRole("button", { name: "What changed in version 2" }).click();
  const dialog = page.getByRole("dialog", { name: "What changed in version 2" });
  await expect(dialog.getByRole("note")).toContainText("The text was edited after it was drafted.");
  await expect(dialog.getByRole("region", { name: "The text" })).toContainText("80,000");
  await expect(dialog.getByRole("region", { name: "Facts" })).toHaveCount(0);
  await expect(dialog.getByRole("region", { name: "People" })).toContainText("The same in both versions.");
  await untilStill(page);
  await expectAccessible(page);
});

test(
  "who was asked to sign keeps what they were sent, also when it is taken back",
  { tag: "@phone" },
  async ({ page, server, problems, anotherPerson }) => {
    problems.expected(/^404 GET \/api\/documents\/[^/]+(\/collaborators)?$/);
    await seedAccount(page);
    const [bola] = people(1);
    const sheet = await seedSplitSheet(page, { publishingRightsCollaborators: [bola!] });
    await seedSent(page, sheet);
    const bolasPage = await anotherPerson();
    await seedAccount(bolasPage, newPerson({ email: bola!.email }));
    await queryDatabase(server, "update users set email_verified_at = now() where email = $1", [bola!.email]);

    await bolasPage.goto(pathTo.view(sheet.id));
    await expect(bolasPage.getByRole("heading", { level: 1, name: "Nairobi Nights" })).toBeVisible();
    await expect(bolasPage.getByRole("article", { name: "Version 1" })).toContainText(
      "Waiting for signatures",
    );
    await answered(page.request.post(`/api/documents/${sheet.id}/recall`, { data: { reason: REASON } }));

    await bolasPage.reload();
    await expect(bolasPage.getByText("You were asked to sign this document.")).toBeVisible();
    const version = bolasPage.getByRole("article", { name: "Version 1" });
    await expect(version).toContainText(`“${REASON}”`);
    await expectAccessible(bolasPage);
    expect((await readPdf(await download(bolasPage, "PDF of version 1"))).text).toContain("not in force");
  },
);

async function download(page: Page, name: string): Promise<Buffer> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name, exact: true }).click();
  return readFile(await (await downloading).path());
}
