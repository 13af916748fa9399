import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LogKeys } from "#shared/contract/transparency";
import { readZip } from "#shared/evidence/read-zip";
import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { seedSong } from "../../support/seed-song.ts";
import { mailedLink } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

test("a proof is saved from the signing page and checked from the disk, without a network, in both languages @phone", async ({
  page,
  request,
  server,
}) => {
  const { content, songTitle } = await seedSong({ request }, server, 2);
  const keys = LogKeys.parse(await (await request.get("/api/transparency/keys")).json());
  const [writer] = content.publishingRightsCollaborators;
  await page.goto(await mailedLink(server, writer!.email, paths.sign.replace(":token", "")));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download the proof (ZIP)" }).click(),
  ]);
  const folder = await mkdtemp(join(tmpdir(), "proof-"));
  const zip = join(folder, "proof.zip");
  await download.saveAs(zip);
  const [draft] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Draft certificate for a court (PDF)" }).click(),
  ]);
  expect(draft.suggestedFilename()).toBe(`${songTitle} – draft certificate for a court.pdf`);
  const files = readZip(new Uint8Array(await readFile(zip)));
  const verifier = join(folder, "verify.html");
  await writeFile(verifier, files.get("verify.html")!);

  await page.context().setOffline(true);
  await page.goto(pathToFileURL(verifier).href);
  await page.getByLabel("Choose the ZIP").setInputFiles(zip);
  await expect(page.getByText("What was checked holds. Read what was not.")).toBeVisible();
  await expect(page.getByText(/The seal comes from this root certificate\. Compare/)).toBeVisible();
  await page.getByLabel("SHA-256 of the root certificate").fill(keys.sealRoots[0]!.sha256);
  await page.getByLabel("Key of the log").fill(keys.log.inForce);
  await page.getByLabel("Key of the log").blur();
  await expect(page.getByText("The log’s key is the one that you brought.")).toBeVisible();
  await expect(page.getByRole("heading", { name: songTitle })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Kiswahili" }).click();
  await expect(page.getByText("Yaliyokaguliwa ni sawa. Soma yale ambayo hayakukaguliwa.")).toBeVisible();
  await page.getByRole("button", { name: "English" }).click();

  const changed = Buffer.from(await readFile(zip));
  changed[changed.indexOf("%PDF-") + 3000]! ^= 1;
  await page
    .getByLabel("Choose the ZIP")
    .setInputFiles({ name: "changed.zip", mimeType: "", buffer: changed });
  await expect(page.getByText("Something does not hold. Do not rely on this proof.")).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await rm(folder, { recursive: true });
});
