import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import type { ServerProcess } from "#server/testing/server-process";
import { paths, pathTo } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { queryDatabase } from "../../support/database.ts";
import { mailedLink, seedSent } from "../../support/seed.ts";
import { seedSong } from "../../support/seed-song.ts";
import { expect, test } from "../../support/test.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });

const choose = (page: Page, ...buffers: Buffer[]) =>
  page
    .getByLabel("Choose a file")
    .setInputFiles(buffers.map((buffer, index) => ({ name: `${index}.pdf`, mimeType: "", buffer })));

const pdfOf = async (request: APIRequestContext, id: string) =>
  (await request.get(`/api/documents/${id}/pdf`)).body();

test("a file is checked without leaving the device: genuine, added to, changed, cut off, a proof, replaced @phone", async ({
  page,
  request,
  server,
}) => {
  const song = await seedSong({ request }, server, 2);
  const pdf = await pdfOf(request, song.id);
  const sent: string[] = [];
  page.on("request", (asked) => sent.push(asked.postData() ?? ""));
  await page.goto(paths.verify);

  await test.step("what cannot be one of ours is told at once", async () => {
    await choose(page, Buffer.alloc(0));
    await expect(page.getByRole("alert")).toContainText("This file is empty");
    await choose(page, pdf, pdf);
    await expect(page.getByRole("alert")).toContainText("One file at a time");
    await choose(page, Buffer.from("PK a Word file"));
    await expect(heading(page, "Not a file that is known here")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Check another file" }).click();
  });
  await test.step("the signed PDF is genuine, sealed, and in the log", async () => {
    await choose(page, pdf);
    await expect(heading(page, "Genuine")).toBeFocused();
    await expect(page.getByText("Sealed by Sahihi; not a byte was changed or added since.")).toBeVisible();
    await expect(
      page.getByText(/^Holds: That it was issued on .* is entry \d+ of \d+ in the public log/),
    ).toBeVisible();
    await expect(page.getByText(`“${song.songTitle}” (split sheet, version 1)`)).toBeVisible();
    await expectAccessible(page);
    expect(sent.join("")).not.toContain("%PDF");
    await page.getByRole("link", { name: "See its entry" }).click();
    await expect(page.getByRole("region", { name: "The document you scanned" })).toContainText(
      song.songTitle,
    );
  });
  await test.step("bytes behind the seal are told, and the sealed file comes out whole", async () => {
    await page.getByRole("button", { name: "Check another file" }).click();
    await choose(page, Buffer.concat([pdf, Buffer.alloc(12_000_000)]));
    await expect(heading(page, "Changed: bytes were added after sealing")).toBeVisible();
    await expect(page.getByText("12,000,000 bytes stand behind what was sealed")).toBeVisible();
    await expect(page.getByText(/is, byte for byte, a file that Sahihi issued/)).toBeVisible();
    await expectAccessible(page);
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /^Save the sealed file/ }).click(),
    ]);
    expect((await readFile(await saved.path())).equals(pdf)).toBe(true);
  });
  await test.step("a changed byte, a missing one, another's seal", async () => {
    const changed = Buffer.from(pdf);
    changed[4000]! ^= 1;
    const strange = Buffer.from(pdf.toString("latin1").replace("30820", "30821"), "latin1");
    for (const [bytes, title] of [
      [changed, "Changed after it was sealed"],
      [pdf.subarray(0, -7), "This file is cut off"],
      [strange, "Its seal is not ours, or damaged"],
    ] as const) {
      await page.getByRole("button", { name: "Check another file" }).click();
      await choose(page, bytes);
      await expect(heading(page, title)).toBeVisible();
    }
    await expectAccessible(page);
  });
  await test.step("a proof is checked, too", async () => {
    const proof = await (await request.get(`/api/documents/${song.id}/proof`)).body();
    await page.getByRole("button", { name: "Check another file" }).click();
    await choose(page, proof);
    await expect(heading(page, "A genuine proof bundle")).toBeVisible();
    await expect(page.getByText("Its log is that of Sahihi.")).toBeVisible();
    await expectAccessible(page);
    const changed = Buffer.from(proof);
    changed[changed.indexOf("%PDF-") + 3000]! ^= 1;
    await page.getByRole("button", { name: "Check another file" }).click();
    await choose(page, changed);
    await expect(heading(page, "A proof that does not hold")).toBeVisible();
  });
  await test.step("it is in force while it is changed, and sent anew", async () => {
    await agreeToChange(request, server, song);
    await page.getByRole("button", { name: "Check another file" }).click();
    await choose(page, pdf);
    await expect(heading(page, "Genuine, but being changed")).toBeVisible();
    await seedSent({ request }, song);
    await page.getByRole("button", { name: "Check another file" }).click();
    await choose(page, pdf);
    await expect(heading(page, "Genuine, but being changed")).toBeVisible();
    await expect(page.getByText(/^Version 2 was sent .* Version 1 is in force until/)).toBeVisible();
    await expectAccessible(page);
  });
});

/** Everybody who signed it agrees that it is changed. */
async function agreeToChange(
  request: APIRequestContext,
  server: ServerProcess,
  { id, content }: Awaited<ReturnType<typeof seedSong>>,
): Promise<void> {
  const asked = { data: { reason: "The bridge was rewritten" } };
  expect((await request.patch(`/api/documents/${id}/unlock`, asked)).status()).toBe(200);
  for (const { email } of content.publishingRightsCollaborators) {
    const { pathname } = new URL(await mailedLink(server, email, "/confirm-unlock/"));
    expect((await request.post(`/api${pathname}`, { data: { confirmed: true } })).status()).toBe(200);
  }
}

test("the code of a PDF leads to its document, or says what became of it @phone", async ({
  page,
  request,
  server,
  problems,
}) => {
  problems.expected(/^404 GET \/api\/verify\/documents\//, /^400 GET \/api\/verify\/documents\//);
  const { id, songTitle } = await seedSong({ request }, server, 2);
  const answer = await page.goto(pathTo.verify(id));
  expect(answer?.status()).toBe(200);
  await expect(heading(page, songTitle)).toBeVisible();
  await expect(page.getByText("João Pemba")).toBeVisible();
  await expectAccessible(page);

  await queryDatabase(server, "delete from documents where id = $1", [id]);
  await queryDatabase(server, "insert into deleted_documents values ($1, '2026-10-03T09:00Z', 2)", [id]);
  await page.reload();
  await expect(page.getByText("This document was deleted on 03/10/2026")).toBeVisible();
  await expect(page.getByText("Both of its signers had agreed to that.")).toBeVisible();
  await expectAccessible(page);

  for (const unknown of [randomUUID(), "no-id"]) {
    await page.goto(pathTo.verify(unknown));
    await expect(page.getByText("There is no such document")).toBeVisible();
  }
  await expectAccessible(page);
});

test(
  "a browser that cannot compute a SHA-256 says so, and searches all the same",
  { tag: "@phone" },
  async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
    await page.goto(paths.verify);
    await expect(heading(page, "This browser cannot check files")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Song title").fill("Qqxzjwv");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(heading(page, "Nothing found")).toBeVisible();
  },
);
