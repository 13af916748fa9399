import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { registrationBody, tableFile } from "#server/testing/factories/registration";
import { people } from "#server/testing/factories/split-sheet";
import { paths, pathTo } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import {
  confirmEmail,
  seedAccount,
  seedSent,
  seedSignature,
  seedSigned,
  seedSplitSheet,
  signingLink,
} from "../../support/seed.ts";
import { seedAdmin } from "../../support/seed-admin.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";
import { untilStill } from "../../support/until-still.ts";

const fold = (page: Page, name: string | RegExp) => page.locator("summary").filter({ hasText: name });

test("what societies ask for is written down beside the sheet @phone", async ({ page, problems }) => {
  await seedAccount(page);
  const { id } = await seedSplitSheet(page);
  await page.goto(pathTo.view(id));
  await untilStill(page);
  await page.getByRole("link", { name: /^For registration/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("For registration");
  await expectAccessible(page);

  await fold(page, "Societies of writers").click();
  await page.getByRole("button", { name: "IPI name number of Brian Otieno" }).click();
  const ipi = page.getByLabel("IPI name number", { exact: true }).filter({ visible: true });
  await expect(ipi).toBeFocused();
  await ipi.fill("00014107339");
  await expect(page.getByText("The check digits do not fit")).toBeVisible();
  await ipi.fill("14107338");
  const written = page.getByLabel("What was written").filter({ visible: true });
  await page.getByRole("checkbox", { name: "Beat" }).filter({ visible: true }).check();
  await expect(written).toHaveValue("C");
  await page.getByRole("checkbox", { name: "Words" }).filter({ visible: true }).check();
  await expect(written).toHaveValue("CA");
  await page.getByLabel("Society for performing rights").filter({ visible: true }).fill("MCSK");
  await expect(page.getByText("Not licensed by KECOBO (October 2025)")).toBeVisible();
  await expectAccessible(page);

  await fold(page, /^The song/).click();
  problems.expected(/^400 PUT .*\/registration$/);
  await page.getByLabel("ISWC").fill("12");
  await fold(page, /^The song/).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByLabel("ISWC")).toBeFocused();
  await expect(page.getByText("An ISWC has a T and ten digits")).toBeVisible();

  // Nothing is lost with the page.
  await page.reload();
  await expect(page.getByText("Not saved yet: kept on this device")).toBeVisible();
  await fold(page, /^The song/).click();
  await page.getByLabel("ISWC").fill("t0345246801");
  await page.getByLabel("Written in").fill("Lamu");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectToast(page, "Saved");
  await expect(page.getByLabel("ISWC")).toHaveValue("T-034.524.680-1");
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await fold(page, "Amina").last().click();
  await expect(page.getByText("empty → Lamu")).toBeVisible();
  await expectAccessible(page);
});

test("what an administrator says of a society is told wherever somebody chooses it", async ({
  page,
  anotherPerson,
  problems,
  server,
}) => {
  problems.expected(/^400 PUT .*\/societies\/987$/);
  await seedAdmin(page, server);
  await page.goto(`${paths.admin}?tab=societies`);
  await page.getByRole("button", { name: "Add a society" }).click();
  const add = page.getByRole("form", { name: "New society" });
  await expect(add.getByRole("button", { name: "Save" })).toBeDisabled();
  await add.getByLabel("Code").fill("987");
  await add.getByRole("button", { name: "Save" }).click();
  await expect(add.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await add.getByLabel("Name").fill("ZIWA");
  await add.getByLabel("Country").fill("Kenya");
  await add.getByLabel("What is known of it").fill("Licence applied for (November 2026)");
  await add.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "ZIWA is saved");

  const writer = await anotherPerson();
  await seedAccount(writer);
  const { id } = await seedSplitSheet(writer);
  await writer.goto(pathTo.registration(id));
  await fold(writer, "Brian Otieno").click();
  const society = writer.getByLabel("Society for performing rights").filter({ visible: true });
  await society.fill("ziwa");
  await expect(writer.getByText("Licence applied for (November 2026)")).toBeVisible();

  await page.getByRole("button", { name: "Change ZIWA" }).click();
  const change = page.getByRole("form", { name: "ZIWA" });
  await change.getByLabel("What is known of it").fill("Licensed by KECOBO (December 2026)");
  await change.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Licensed by KECOBO (December 2026)")).toBeVisible();
  await writer.reload();
  await fold(writer, "Brian Otieno").click();
  await society.fill("ziwa");
  await expect(writer.getByText("Licensed by KECOBO (December 2026)")).toBeVisible();

  await page.getByRole("button", { name: "Change ZIWA" }).click();
  await change.getByLabel("Suggest it").uncheck();
  await change.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Not suggested")).toBeVisible();
  await expectAccessible(page);
});

test("samples, AI and owners of a remix are entered with the sheet, and stand on it @phone", async ({
  page,
}) => {
  await seedAccount(page);
  const { id } = await seedSplitSheet(page);
  await page.goto(pathTo.editSplitSheet(id));
  await page.getByRole("button", { name: "Samples, AI, remixes" }).click();
  await page.getByRole("button", { name: "Add a sample" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Malaika");
  await page.getByLabel("Lyrics").selectOption("assisted");
  await page.getByRole("button", { name: "Add a recording" }).click();
  await page.getByLabel("Version").fill("Remix");
  await page.getByLabel("Name", { exact: true }).last().fill("DJ Kito");
  await page.getByLabel("Share of the recording, %").fill("60");
  const stranger = page.getByText(/^DJ Kito owns 60% of “Remix” but is in none of the sheet’s lists/);
  await expect(stranger).toBeVisible();
  await expectAccessible(page);
  const [writer] = people(2);
  await page.getByLabel("Name", { exact: true }).last().fill(writer!.name.toLowerCase());
  await expect(stranger).toBeHidden();
  await page.getByLabel("Name", { exact: true }).last().fill("DJ Kito");
  await page.getByRole("button", { name: "Update Split Sheet" }).click();
  await expect(page.getByText("The owners' shares must total exactly 100%")).toBeVisible();
  await page.getByLabel("Share of the recording, %").fill("100");
  await page.getByRole("button", { name: "Update Split Sheet" }).click();
  await expect(page.getByText("“Malaika”: not cleared yet")).toBeVisible();
  await expect(page.getByText("Lyrics: assisted")).toBeVisible();
  await expect(page.getByText("Remix: DJ Kito 100%")).toBeVisible();
  await expectAccessible(page);

  await page.goto(pathTo.registration(id));
  await fold(page, /^Recording 2/).click();
  await expect(page.getByText("Owners, by the sheet: DJ Kito 100%")).toBeVisible();
});

test("a signer confirms what is theirs @phone", async ({ page, anotherPerson, server }) => {
  await seedAccount(page);
  const signer = await anotherPerson();
  const account = await seedAccount(signer);
  await confirmEmail(signer, server, account);
  const [first, second] = people(2);
  const writers = [first!, { ...second!, name: "Wanjikũ Mũthoni", email: account.email }];
  const sheet = await seedSplitSheet(page, { publishingRightsCollaborators: writers });
  await seedSent(page, sheet);

  await signer.goto(pathTo.registration(sheet.id));
  await fold(signer, "Wanjikũ Mũthoni").click();
  await signer.getByLabel("Legal name").fill("Mũthoni, Wanjikũ");
  await signer.getByRole("button", { name: "Confirm my details" }).click();
  await expectToast(signer, "Saved");
  await expect(fold(signer, "Confirmed")).toBeVisible();
  await expectAccessible(signer);

  await page.goto(pathTo.registration(sheet.id));
  await expect(fold(page, "Wanjikũ Mũthoni").first()).toContainText("Confirmed");
});

test("whoever signs by their link is asked whether their numbers are right, in their language @phone", async ({
  page,
  anotherPerson,
  server,
}) => {
  await seedAccount(page);
  const sheet = await seedSplitSheet(page, { publishingRightsCollaborators: people(2) });
  await seedSent(page, sheet);
  const link = await signingLink(server, sheet.content.publishingRightsCollaborators[1]!.email);
  const signer = await anotherPerson();
  await seedSignature(link);

  await signer.goto(new URL(link).pathname);
  await signer.getByRole("link", { name: "Check my details" }).click();
  await expect(signer.getByRole("heading", { level: 1 })).toHaveText("Are these your details?");
  await expect(signer.getByText("Nobody has confirmed this yet.")).toBeVisible();
  const ipi = signer.getByLabel("IPI name number", { exact: true });
  await ipi.fill("00014107339");
  await expect(signer.getByText("The check digits do not fit")).toBeVisible();
  await ipi.fill("14107338");
  await expectAccessible(signer);
  await signer.getByRole("button", { name: "Kiswahili" }).click();
  await expect(signer.getByRole("heading", { level: 1 })).toHaveText("Je, haya ni maelezo yako?");
  await expect(signer.getByLabel("Nambari ya jina ya IPI", { exact: true })).toHaveValue("14107338");
  await signer.getByRole("button", { name: "Ndiyo, ni sahihi" }).click();
  await expect(signer.getByText(/^Ulisema .* kwamba haya ni sahihi\.$/)).toBeVisible();
  await expect(signer.getByLabel("Nambari ya jina ya IPI", { exact: true })).toHaveValue("00014107338");

  await page.goto(pathTo.registration(sheet.id));
  await expect(fold(page, "Confirmed")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Changes" })).toBeVisible();
});

test("what one keeps in the profile is filled in on the next sheet @phone", async ({ page, server }) => {
  const account = await seedAccount(page);
  await confirmEmail(page, server, account);
  await page.goto(paths.profile);
  await fold(page, "For registration").click();
  await page.getByLabel("Society for performing rights").fill("SAMRO");
  await page.getByLabel("IPI name number", { exact: true }).fill("14107338");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save for registration" }).click();
  await expectToast(page, "Saved");
  await expect(fold(page, "For registration")).toContainText("SAMRO · 00014107338");

  const [me, other] = people(2);
  const name = `${account.firstName} ${account.lastName}`;
  const writers = [{ ...me!, name, email: account.email }, other!];
  const { id } = await seedSplitSheet(page, { publishingRightsCollaborators: writers });
  await page.goto(pathTo.registration(id));
  await fold(page, name).last().click();
  await expect(page.getByLabel("IPI name number", { exact: true }).filter({ visible: true })).toHaveValue(
    "00014107338",
  );
});

test("a song that everybody has signed is handed to whoever registers it @phone", async ({
  page,
  server,
}) => {
  await seedAccount(page);
  const writers = people(2).map((writer, index) => ({
    ...writer,
    name: index ? "Brian Otieno" : "Ọláyínká Adé",
  }));
  const { id } = await seedSigned(page, server, { publishingRightsCollaborators: writers });
  await page.goto(pathTo.registration(id));
  await page.getByText("Who sends CWR files").click();
  await page.getByLabel("Name in the list").fill("Lake Music Publishing");
  await page.getByLabel("IPI name number").filter({ visible: true }).fill("159804347");
  await page.getByLabel("Sender code").fill("lmp");
  await page.getByRole("button", { name: "Save sender" }).click();
  await expect(page.getByText("CWR is sent as Lake Music Publishing (LMP)")).toBeVisible();
  await page.getByRole("button", { name: "Make CWR 2.2" }).click();
  await expect(page.getByText("Ọláyínká → OLAYINKA")).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^CW\d\d\d{4}LMP_000\.V22$/);
});

test("what hinders a file is told with its person, and leads to the field @phone", async ({
  page,
  server,
  problems,
}) => {
  problems.expected(/^422 POST .*\/exports$/);
  await seedAccount(page);
  const names = ["Zuri Achieng", "Brian Otieno"];
  const writers = people(2).map((one, index) => ({ ...one, name: names[index]!, role: "Vocalist" }));
  const { id } = await seedSigned(page, server, { publishingRightsCollaborators: writers });
  await page.goto(pathTo.registration(id));
  await page.getByText("Who sends CWR files").click();
  await page.getByLabel("Name in the list").fill("Lake Music Publishing");
  const ipi = page.getByLabel("IPI name number").filter({ visible: true });
  await ipi.fill("159804348");
  await expect(page.getByText("check digits").filter({ visible: true })).toBeVisible();
  await ipi.fill("159804347");
  await page.getByLabel("Sender code").fill("lmp");
  await page.getByRole("button", { name: "Save sender" }).click();
  await expect(page.getByText("CWR is sent as Lake Music Publishing (LMP)")).toBeVisible();
  await page.getByRole("button", { name: "Make CWR 2.2" }).click();
  await page.getByRole("button", { name: "Zuri Achieng: Please say what was written" }).click();
  await expect(page.getByLabel("What was written").filter({ visible: true })).toBeFocused();
  await expectAccessible(page);
});

test("many songs go into one file", async ({ page, server }) => {
  await confirmEmail(page, server, await seedAccount(page));
  await page.goto(paths.registrations);
  await expect(page.getByText("No song yet")).toBeVisible();
  for (const songTitle of ["Lamu", "Wanjikũ’s Song", "Draft"]) {
    const content = { songTitle, publishingRightsCollaborators: people(2) };
    if (songTitle === "Draft") await seedSplitSheet(page, content);
    else await seedSigned(page, server, content);
  }
  await page.reload();
  await expect(page.getByText("2 of 2 chosen")).toBeVisible();
  await expect(page.getByText("Draft")).toBeHidden();
  await page.getByLabel("Lamu").uncheck();
  await expect(page.getByText("1 of 2 chosen")).toBeVisible();
  await page.getByRole("button", { name: "Choose all" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make JSON" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const pack = JSON.parse(await readFile(await (await download).path(), "utf8")) as {
    works: { title: string }[];
  };
  expect(pack.works.map(({ title }) => title).toSorted()).toEqual(["Lamu", "Wanjikũ’s Song"]);
  await page.getByRole("button", { name: "Choose none" }).click();
  await expect(page.getByText("Choose a song first.")).toBeVisible();
});

test("an amount is divided by the sheet, after the advance and the points @phone", async ({ page }) => {
  await seedAccount(page);
  const [first, second] = people(2);
  const owner = { ...first!, role: "Producer", percentage: 100 };
  const { id } = await seedSplitSheet(page, {
    publishingRightsCollaborators: [
      { ...first!, percentage: 66.67 },
      { ...second!, percentage: 33.33 },
    ],
    masterRightsCollaborators: [owner],
  });
  const recordings = [{ producerPoints: [{ name: "Beats", points: 300 }] }];
  await page.request.put(`/api/documents/${id}/registration`, { data: registrationBody({ recordings }) });
  await page.goto(pathTo.view(id));
  await page.getByText("What each gets of an amount").click();
  await page.getByLabel("Income of the song, KES").fill("1,000");
  const of = (name: string) => page.getByRole("table", { name });
  await expect(of("Of the song").getByRole("row")).toHaveText(["Writer 1666.70 KES", "Writer 2333.30 KES"]);
  await page.getByLabel("Income of the recording, KES").fill("1000");
  await page.getByLabel("Advance that comes back first").fill("200");
  await expect(of("Of the recording").getByRole("row")).toHaveText([
    "Advance, back to who paid it200 KES",
    "Beats, 3 points24 KES",
    "Writer 1776 KES",
  ]);
  await page.getByLabel("Points from the first shilling").check();
  await expect(of("Of the recording").getByRole("row").nth(1)).toContainText("30 KES");
  await expectAccessible(page);
  await page.getByLabel("Income of the song, KES").fill("many");
  await expect(page.getByText("Please enter an amount")).toBeVisible();
});

test.describe("songs of a spreadsheet become drafts, row by row", () => {
  const rows = [
    ["Title", "Artist", "Name", "Role", "Share"],
    ["Lamu", "Amina", "Amina Wanjiru", "CA", 60],
    ["Lamu", "", "Brian Otieno", "C", 40],
    ["Half", "Amina", "Amina Wanjiru", "CA", 50],
  ];
  for (const kind of ["csv", "xlsx"] as const)
    test(`${kind} @phone`, async ({ page }) => {
      await seedAccount(page);
      await page.goto(paths.registrations);
      await page.getByText("Bring songs from a spreadsheet").click();
      const buffer = await tableFile(kind, rows);
      const file = { name: `songs.${kind}`, mimeType: "application/octet-stream", buffer };
      await page.getByLabel("CSV or XLSX").setInputFiles(file);
      await expect(
        page.getByText("Row 4 is left out: Publishing rights percentages must total"),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Make 1 draft" }).click();
      await expect(page.getByText("Drafted")).toBeVisible();
      await page.goto(paths.home);
      await expect(page.getByText("Lamu")).toBeVisible();
    });
});
