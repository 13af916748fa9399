import { pathTo } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { seedAnswer, seedCollaborator, seedRequest, type Profile } from "../../support/seed-network.ts";
import { expect, test } from "../../support/test.ts";

const vocalist: Profile = { collaboratorRole: "vocalist", genres: ["Afrobeats"], country: "Uganda" };

test("a beat goes from one to the other, a page is refused, and its sender takes it back @phone", async ({
  page,
  problems,
  anotherPerson,
}) => {
  problems.expected(/^415 PUT \/api\/collaboration-requests\//);
  const far = await anotherPerson();
  const partner = await seedCollaborator(far, { firstName: "Zuri" }, vocalist);
  await seedCollaborator(page, { firstName: "Amina" }, vocalist);
  const { id } = await seedRequest(page, partner.user.id, "Shall we?");
  await seedAnswer(far, id, "accepted");
  await page.goto(pathTo.collaboration(id));
  await far.goto(pathTo.collaboration(id));

  const attach = page.getByLabel("File for Zuri");
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");
  await attach.setInputFiles({ name: "beat.mp3", mimeType: "audio/mpeg", buffer: html });
  await expect(page.getByText("Not sent. Please choose a PDF, an audio file or a picture.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
  await page.getByRole("button", { name: "Discard" }).click();

  const beat = Buffer.from("ID3 a beat");
  await attach.setInputFiles({ name: "Ndoto beat.mp3", mimeType: "audio/mpeg", buffer: beat });
  const download = far.getByRole("button", { name: "Download Ndoto beat.mp3" });
  await expect(download).toBeVisible();
  await expectAccessible(far);
  const saved = far.waitForEvent("download");
  await download.click();
  expect((await saved).suggestedFilename()).toBe("Ndoto beat.mp3");

  await page.getByRole("button", { name: "Take Ndoto beat.mp3 back" }).click();
  await expect(page.getByRole("button", { name: "Download Ndoto beat.mp3" })).toBeHidden();
  await far.reload();
  await expect(far.getByText("Ndoto beat.mp3").first()).toBeVisible();
  await expect(download).toBeHidden();
});
