import { readFile } from "node:fs/promises";
import type { Page, Request } from "@playwright/test";
import { firstMissing, readPdf } from "#server/testing/read-pdf";
import type { ServerProcess } from "#server/testing/server-process";
import type { ReceivedMail } from "#server/testing/smtp-sink";
import { expectAccessible } from "../../support/accessible.ts";
import { untilAllMailed } from "../../support/database.ts";
import { loseAnswer } from "../../support/lose-answer.ts";
import { fullName, newPerson, signUp, type Person } from "../../support/people.ts";
import { phone } from "../../support/phone.ts";
import { seedAccount, signingLink } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

const anyId = /SIG-[0-9A-HJKMNP-TV-Z]{12}/;
const artist = "N'Golo Kanté & João Conceição";

test("impatient thumbs and a power cut change nothing about who signs what", async ({
  page,
  server,
  anotherPerson,
  problems,
}) => {
  // The power may go while a signer's page asks how far the others are.
  problems.expected(/^net::ERR_CONNECTION_\w+ GET \/api\/sign\//);
  const title = "Barabara ya Nyumbani";
  const [amina, olayinka, tewodros] = band();
  const everybody = [amina, olayinka, tewodros];

  await test.step("she signs up and starts a sheet", async () => {
    await signUp(page, amina);
    await page.getByRole("link", { name: "Create Split Sheet" }).click();
    await page.getByLabel("Song title").fill(title);
    await page.getByLabel("Artist name").fill(artist);
  });

  await test.step("she gives everybody a share until they total 100%", async () => {
    const { section, person, fill, total } = rightsList(page, "Publishing rights");
    await section.getByRole("button", { name: "Add me" }).click();
    await expect(person(1).getByLabel("Name")).toHaveValue(fullName(amina));
    await fill(2, olayinka, "Composer", "40");
    await section.getByRole("button", { name: "Add person" }).click();
    await fill(3, tewodros, "Producer", "20");
    await expect(total).toHaveText("Total: 110%");
    await expect(section.getByText("10% too much")).toBeVisible();

    await section.getByRole("button", { name: "Equal split" }).click();
    await expect(total).toHaveText("Total: 100%");
    await expect(person(1).getByLabel("Share in %")).toHaveValue("33.34");

    await person(1).getByLabel("Share in %").fill("50");
    await person(2).getByLabel("Share in %").fill("30.5");
    await expect(total).toHaveText("Total: 113.83%");
    await section.getByRole("button", { name: "Give the rest to person 3" }).click();
    await expect(person(3).getByLabel("Share in %")).toHaveValue("19.5");
    await expect(total).toHaveText("Total: 100%");
  });

  await test.step("the recording belongs to two of them", async () => {
    await page.getByRole("button", { name: "Add master rights" }).click();
    const { section, total } = rightsList(page, "Master rights");
    await expect(total).toHaveText("Total: 100%");
    await section.getByRole("button", { name: "Remove person 2" }).click();
    await expect(total).toHaveText("Total: 66.67%");
    await section.getByRole("button", { name: "Give the rest to person 1" }).click();
    await expect(total).toHaveText("Total: 100%");
    await expectAccessible(page);
  });

  await test.step("she presses Create twice, and has one sheet", async () => {
    await page.getByRole("button", { name: "Create Split Sheet" }).dblclick();
    await expect(page.getByRole("article", { name: title })).toBeVisible();
    expect(await songsOf(page)).toEqual([title]);
  });

  await test.step("the PDF of her draft names everybody", async () => {
    const text = await downloadPdf(page, `${title}.pdf`);
    for (const expected of [title, artist, ...everybody.map(fullName)])
      expect(firstMissing(text, [expected])).toBeNull();
  });

  await test.step("she presses Send twice, and everybody is asked once", async () => {
    await page.getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog", { name: "Send for Signatures" });
    await expect(dialog.getByLabel(`Email of ${fullName(olayinka)}`)).toHaveValue(olayinka.email);
    await dialog.getByRole("button", { name: "Send for Signing" }).dblclick();
    await expect(dialog.getByText("3 invitations are on their way")).toBeVisible();
    await untilAllMailed(server);
    for (const { email } of everybody) expect(mailsTo(server, email, isInvitation)).toHaveLength(1);
    await dialog.getByRole("link", { name: "View Document" }).click();
    await expect(page.getByText("None of the 3 signers has signed yet")).toBeVisible();
  });

  const ids: string[] = [];

  await test.step("the first signs on a phone, without an account", async () => {
    const theirs = await anotherPerson(phone);
    await theirs.goto(await signingLink(server, olayinka.email));
    await expect(theirs.getByRole("banner")).toContainText(fullName(olayinka));
    ids.push(await signTwice(theirs));
    await expect(theirs.getByText("1 of 3 has signed").first()).toBeVisible();
  });

  await test.step("the power goes, and comes back", async () => {
    await untilAllMailed(server);
    await server.kill();
    await server.start();
    await page.reload();
    await expect(page.getByText("1 of 3 has signed")).toBeVisible();
    await expect(page.getByText("Partially Signed")).toBeVisible();
    await expect(page.getByRole("region", { name: "Signatures" }).getByText(ids[0]!)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the songwriter signs through her own link", async () => {
    await page.goto(await signingLink(server, amina.email));
    ids.push(await signTwice(page));
    await page.goto("/");
    await expect(rowOf(page, title)).toContainText("2 of 3 signed");
    await expect(rowOf(page, title)).toContainText("Partially Signed");
    await expectAccessible(page);
  });

  await test.step("the last one signs, and it is complete", async () => {
    const theirs = await anotherPerson(phone);
    await theirs.goto(await signingLink(server, tewodros.email));
    await expect(theirs.getByRole("banner")).toContainText(fullName(tewodros));
    ids.push(await signTwice(theirs));
    await expect(theirs.getByText("Everyone has signed.")).toBeVisible();
    await expectAccessible(theirs);
    expect(new Set(ids).size).toBe(3);
  });

  await test.step("everybody gets the signed PDF, once", async () => {
    await untilAllMailed(server);
    for (const { email } of everybody) {
      expect(mailsTo(server, email, isInvitation)).toHaveLength(1);
      const copies = mailsTo(server, email, isCompletion);
      expect(copies).toHaveLength(1);
      const [attachment] = copies[0]!.attachments;
      expect(attachment).toMatchObject({ filename: `${title}.pdf`, contentType: "application/pdf" });
      const { text } = await readPdf(attachment!.content);
      for (const expected of [title, artist, ...everybody.map(fullName), ...ids])
        expect(firstMissing(text, [expected])).toBeNull();
    }
  });

  await test.step("she sees it fully signed", async () => {
    await page.reload();
    await expect(rowOf(page, title)).toContainText("Fully Signed");
    await expect(rowOf(page, title)).toContainText("3 of 3 signed");
    await rowOf(page, title).getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByText("All 3 have signed")).toBeVisible();
    await expect(page.getByText("Fully Signed")).toBeVisible();
    const signatures = page.getByRole("region", { name: "Signatures" });
    for (const id of ids) await expect(signatures.getByText(id)).toBeVisible();
    await expectAccessible(page);
  });
});

test("answers that get lost on the way change nothing", async ({ page, server, anotherPerson, problems }) => {
  problems.expected(/^net::ERR_CONNECTION_RESET POST \/api\//);
  const title = "Radio Silence";
  const owner = await seedAccount(page);
  const writer = newPerson({ firstName: "Ngũgĩ", lastName: "Njoroge" });

  await test.step("the sheet is created, and she has to press again", async () => {
    await page.goto("/split-sheet");
    await page.getByLabel("Song title").fill(title);
    await page.getByLabel("Artist name").fill(artist);
    const { fill } = rightsList(page, "Publishing rights");
    await fill(1, owner, "Songwriter", "50");
    await fill(2, writer, "Beatmaker", "50");
    const create = page.getByRole("button", { name: "Create Split Sheet" });
    const lost = await loseAnswer(page, "**/api/documents");
    await create.click();
    await expect(page.getByText("Failed to create split sheet. Please try again.")).toBeVisible();
    expect(await lost.status).toBe(201);
    await expectAccessible(page);
    await page.getByLabel("Duration").fill("3:42");
    await create.click();
    await expect(page.getByRole("article", { name: title })).toContainText("3:42");
    expect(await songsOf(page)).toEqual([title]);
  });

  await test.step("it is sent once", async () => {
    await page.getByRole("button", { name: "Share" }).click();
    const lost = await loseAnswer(page, "**/api/documents/*/invite");
    await page.getByRole("button", { name: "Send for Signing" }).click();
    await expect(page.getByText("2 invitations are on their way")).toBeVisible();
    expect(await lost.status).toBe(200);
    await untilAllMailed(server);
    for (const { email } of [owner, writer]) expect(mailsTo(server, email, isInvitation)).toHaveLength(1);
  });

  await test.step("it is signed once", async () => {
    const theirs = await anotherPerson(phone);
    await theirs.goto(await signingLink(server, writer.email));
    const lost = await loseAnswer(theirs, "**/api/sign/*");
    const id = await signTwice(theirs);
    expect(await lost.status).toBe(200);
    await theirs.reload();
    await expect(theirs.getByRole("region", { name: "Document Signed" })).toContainText(id);
    await expect(theirs.getByText("1 of 2 has signed").first()).toBeVisible();
  });
});

/** The first of them draws up the sheet. */
function band(): [Person, Person, Person] {
  return [
    newPerson(),
    newPerson({ firstName: "Ọláyínká", lastName: "Adébáyọ̀" }),
    newPerson({ firstName: "ተዎድሮስ", lastName: "ካሳሁን" }),
  ];
}

/** One of the form's two lists of people. */
function rightsList(page: Page, name: "Publishing rights" | "Master rights") {
  const section = page.getByRole("region", { name });
  const person = (number: number) => section.getByRole("listitem", { name: `Person ${number}` });
  async function fill(number: number, who: Person, role: string, share: string): Promise<void> {
    await person(number).getByLabel("Name").fill(fullName(who));
    await person(number).getByLabel("Email").fill(who.email);
    await person(number).getByLabel("Role").fill(role);
    await person(number).getByLabel("Share in %").fill(share);
  }
  return { section, person, fill, total: section.getByText(/^Total: /) };
}

/** The titles of everything the person has on the server. */
async function songsOf(page: Page): Promise<string[]> {
  const answer = await page.request.get("/api/documents");
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title);
}

function rowOf(page: Page, title: string) {
  return page.getByRole("listitem").filter({ hasText: title });
}

/** Presses the button twice, which asks the server once, and reads the id on the receipt. */
async function signTwice(page: Page): Promise<string> {
  const asked: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && !request.url().endsWith("/opened")) asked.push(request);
  });
  await page.getByRole("button", { name: "Sign Document" }).dblclick();
  const receipt = page.getByRole("region", { name: "Document Signed" });
  await expect(receipt).toContainText(anyId);
  expect(asked).toHaveLength(1);
  return anyId.exec(await receipt.innerText())![0];
}

async function downloadPdf(page: Page, filename: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(filename);
  return (await readPdf(await readFile(await file.path()))).text;
}

function mailsTo({ mails }: ServerProcess, address: string, fits: (mail: ReceivedMail) => boolean) {
  return mails.mails.filter((mail) => mail.to === address && fits(mail));
}

function isInvitation({ text }: ReceivedMail): boolean {
  return text.includes("/sign/");
}

function isCompletion({ subject }: ReceivedMail): boolean {
  return subject.startsWith("Everybody has signed");
}
