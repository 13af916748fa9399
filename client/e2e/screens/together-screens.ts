import type { Locator, Page } from "@playwright/test";
import { linkIn } from "#server/testing/smtp-sink";
import type { OwnRoom } from "#shared/contract/rooms";
import { pathTo, paths } from "#shared/paths";
import { newPerson } from "../support/people.ts";
import { answered, seedAccount, seedSplitSheet } from "../support/seed.ts";
import { textedLink } from "../support/texts.ts";
import {
  baraka,
  besideSigning,
  emailOf,
  numbers,
  onScreen,
  ownEmail,
  zawadi,
  type Studio,
} from "./beside-signing-screens.ts";
import type { SizeName } from "./camera.ts";
import type { Demo } from "./demo.ts";
import { picturePages } from "./pdf-screens.ts";

/** Everybody signs, wherever they are: sending with choices, in the room, by phone, in their own hand, for somebody else. */
export async function togetherScreens(page: Page, studio: Studio): Promise<void> {
  const { take, demo, size } = studio;
  const owner = newPerson({ firstName: "Amina", lastName: "Wanjiru", email: ownEmail(size) });
  const [number] = numbers[size];
  await seedAccount(page, owner);
  const token = await demo.mailedToken(owner.email, /^Confirm your e-mail/);
  await answered(page.request.post("/api/auth/verify-email", { data: { token } }));
  const sheet = (songTitle: string) =>
    seedSplitSheet(page, {
      songTitle,
      artistName: "Amina Wanjiru",
      publishingRightsCollaborators: [
        { name: "Amina Wanjiru", email: owner.email, role: "Songwriter", percentage: 50 },
        { ...baraka, email: emailOf(size) },
        { ...zawadi, email: "", phone: number },
      ],
    });
  const { id } = await sheet("Sauti Moja");
  await page.goto(paths.home);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("More choices").click();
  await dialog.getByLabel("One after another").waitFor();
  await take(page, "send-choices", onScreen);
  await dialog.getByRole("button", { name: "Send for Signing" }).click();
  await dialog.getByRole("link", { name: "View Document" }).waitFor();
  await take(page, "send-choices-sent", onScreen);

  await inTheRoom(page, studio, { id, password: owner.password });
  await whoIsLeft(page, studio, id);
  await demo.letMailsAge();
  await besideSigning(page, studio, (await sheet("Njia Panda")).id);
  await severalSongs(page, studio, [(await sheet("Mwanzo")).id, (await sheet("Mwisho")).id]);
}

async function inTheRoom(
  page: Page,
  { take, demo, visit, device, size }: Studio,
  { id, password }: { id: string; password: string },
): Promise<void> {
  await page.goto(pathTo.view(id));
  await page.getByRole("button", { name: "Sign together" }).click();
  await page.getByRole("img", { name: /QR code/ }).waitFor();
  await take(page, "together");
  const room = await answered<OwnRoom>(page.request.get(`/api/documents/${id}/room`));
  await visit(device, async (phone) => {
    await phone.goto(pathTo.room(room.key));
    await phone.getByRole("button", { name: baraka.name }).waitFor();
    await take(phone, "room");
    await askForCode(phone);
    await take(phone, "room-code");
    await phone.getByLabel("Code").fill(await mailedCode(demo, size));
    await phone.keyboard.press("Enter");
    const draw = phone.getByRole("button", { name: "Draw", exact: true });
    await draw.waitFor();
    await take(phone, "room-sign");
    await draw.click();
    await write(phone, phone.locator("canvas"));
    await inkOfTheme(phone);
    await take(phone, "mark-drawn", onScreen);
    await phone.getByRole("button", { name: "Type", exact: true }).click();
    await phone.getByLabel("Face 1").waitFor();
    await take(phone, "mark-typed", onScreen);
    await phone.getByRole("button", { name: "Draw", exact: true }).click();
    await write(phone, phone.locator("canvas"));
    await phone.getByRole("button", { name: "Sign Document" }).click();
    await phone.getByRole("heading", { name: "Document Signed Successfully" }).waitFor();
    await take(phone, "room-signed");
  });
  await page.getByText("1 of 3").waitFor();
  await take(page, "together-one-signed");
  await page.getByRole("button", { name: "Hand over this device" }).click();
  await page.getByRole("button", { name: zawadi.name }).waitFor();
  await take(page, "handed-over");
  await page.goto(paths.handedOver);
  await page.getByLabel(/Password of/).waitFor();
  await take(page, "handed-over-locked");
  await page.getByLabel(/Password of/).fill(password);
  await page.getByRole("button", { name: "Take it back" }).click();
  await page.getByText("1 of 3").waitFor();
}

/** One by the link of an SMS, the owner on the document's page; and what everybody has then. */
async function whoIsLeft(
  page: Page,
  { take, visit, device, size, folder }: Studio,
  id: string,
): Promise<void> {
  const link = await textedLink(page, numbers[size][0], /Sauti Moja/);
  await visit(device, async (phone) => {
    await phone.goto(link);
    await phone.getByRole("button", { name: "Type", exact: true }).click();
    await phone.getByLabel("Face 2").check();
    await phone.getByRole("button", { name: "Sign Document" }).click();
    await phone.getByRole("heading", { name: "Document Signed Successfully" }).waitFor();
  });
  await page.goto(pathTo.view(id));
  await page.getByRole("link", { name: "Review and sign" }).first().click();
  await page.getByRole("button", { name: "Sign Document" }).waitFor();
  await take(page, "sign-own");
  await page.getByRole("button", { name: "Sign Document" }).click();
  await page.getByRole("heading", { name: "Document Signed Successfully" }).waitFor();
  await take(page, "sign-own-signed");
  const certificate = `/api/documents/${id}/versions/1/certificate`;
  while (!(await page.request.get(certificate)).ok()) await page.waitForTimeout(200);
  for (const [path, name] of [
    [`/api/documents/${id}/pdf`, "together-pdf"],
    [certificate, "together-certificate"],
  ] as const)
    await picturePages(page, await (await page.request.get(path)).body(), `${name}-${size}`, folder);
}

async function askForCode(phone: Page): Promise<void> {
  await phone.getByRole("button", { name: baraka.name }).click();
  await phone.getByRole("button", { name: "Send me a code by e-mail" }).click();
  await phone.getByText("A code is on its way to").waitFor();
}

async function mailedCode(demo: Demo, size: SizeName): Promise<string> {
  const { subject } = await demo.mail(
    (mail) => mail.to.address === emailOf(size) && / is your code/.test(mail.subject),
  );
  return subject.slice(0, 7);
}

/** A link's page stays in the theme that it was opened in: here what is drawn is drawn again in the ink of each. */
async function inkOfTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.querySelector("canvas")!;
    new MutationObserver(() => {
      canvas.style.height = `${canvas.offsetHeight + 1}px`;
    }).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  });
}

/** A stroke as of a name. */
async function write(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.2, 0.7));
  await page.mouse.down();
  for (let step = 0; step <= 40; step++)
    await page.mouse.move(...at(0.2 + step * 0.015, 0.5 + 0.28 * Math.sin(step / 2.2)));
  await page.mouse.up();
}

/** One link to two songs. */
async function severalSongs(
  page: Page,
  { take, demo, visit, device, size }: Studio,
  ids: string[],
): Promise<void> {
  await demo.letMailsAge();
  const signers = [
    { name: "Amina Wanjiru", email: ownEmail(size) },
    { name: baraka.name, email: emailOf(size) },
    { name: zawadi.name, phone: numbers[size][0] },
  ];
  const documents = ids.map((id) => ({ id, signers }));
  await answered(page.request.post("/api/documents/send-for-signing", { data: { documents } }));
  const invitation = await demo.mail(
    ({ to, text }) => to.address === emailOf(size) && text.includes("/sign-all/"),
  );
  await visit(device, async (signer) => {
    await signer.goto(linkIn(invitation, "/sign-all/"));
    await signer.getByRole("button", { name: /Mwanzo/ }).waitFor();
    await take(signer, "sign-all");
    for (const song of ["Mwanzo", "Mwisho"]) {
      const tick = signer.getByRole("checkbox", { name: new RegExp(song) });
      if (song === "Mwanzo") await signer.getByRole("button", { name: /Mwanzo/ }).click();
      await tick.check();
    }
    const sign = signer.getByRole("button", { name: /^Sign 2/ });
    await sign.waitFor();
    await take(signer, "sign-all-ticked");
    await sign.click();
    await signer.getByText("2 of 2").waitFor();
    await take(signer, "sign-all-signed-songs");
  });
  const receipt = await demo.mail(
    ({ to, subject }) => to.address === emailOf(size) && subject.startsWith("Your signature on"),
  );
  // In a page of its own: that of the product lets no styles of a mail in.
  await visit(device, async (mail) => {
    await mail.setContent(receipt.html);
    await take(mail, "mail-receipt");
  });
}
