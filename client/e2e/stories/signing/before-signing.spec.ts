import { people } from "#server/testing/factories/split-sheet";
import { pathTo } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { letMailsAge } from "../../support/database.ts";
import { confirmEmail, seedAccount, seedSent, seedSplitSheet, signingLink } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

test("a signer asks for a change and is answered; another is not whom the link was for @phone", async ({
  page,
  anotherPerson,
  server,
  problems,
}) => {
  problems.expected(/^404 GET \/api\/sign\//);
  const owner = await seedAccount(page);
  await confirmEmail(page, server, owner);
  const writers = people(2);
  const [first, second] = writers;
  const sheet = await seedSplitSheet(page, { publishingRightsCollaborators: writers });
  const { id } = sheet;
  await seedSent(page, sheet);
  const signer = await anotherPerson();
  await signer.goto(await signingLink(server, first!.email));
  await signer.getByRole("button", { name: "Ask for a change" }).click();
  const asking = signer.getByRole("dialog");
  await asking.getByLabel("What would have to change").fill("My name is spelt Otiéno");
  await expectAccessible(signer);
  await asking.getByRole("button", { name: "Send" }).dblclick();
  await expect(signer.getByText("You asked Amina", { exact: false })).toBeVisible();
  await expect(signer.getByRole("button", { name: "Ask for a change" })).toBeHidden();

  const stranger = await anotherPerson();
  const theirs = await signingLink(server, second!.email);
  await stranger.goto(theirs);
  await stranger.getByRole("button", { name: "This is not me" }).click();
  await stranger.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect(stranger.getByText("You said that this is not you")).toBeVisible();
  for (const name of ["Sign Document", "Somebody else signs", "Decline to sign"])
    await expect(stranger.getByRole("button", { name })).toBeHidden();
  await expectAccessible(stranger);
  // Taken back it can be signed, and said anew.
  await stranger.getByRole("button", { name: "It is me after all" }).click();
  await expect(stranger.getByRole("button", { name: "Sign Document" })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole("button", { name: "Sign Document" })).toBeVisible();
  await stranger.getByRole("button", { name: "This is not me" }).click();
  await stranger.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect(stranger.getByText("You said that this is not you")).toBeVisible();

  await letMailsAge(server);
  await page.goto(pathTo.view(id));
  await expect(page.getByText("“My name is spelt Otiéno”", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Answer" }).click();
  await page.getByLabel("Your answer").fill("I use the name on your ID");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText(/You answered: “I use the name/).first()).toBeVisible();
  await page.getByRole("button", { name: "Correct the address", exact: true }).click();
  const right = `right.${second!.email}`;
  await page.getByRole("dialog").getByLabel("E-mail").fill(right);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Correct", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText(right).first()).toBeVisible();

  await signer.reload();
  await expect(signer.getByText("I use the name on your ID")).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: "Invalid Signing Link" })).toBeVisible();
  // It was meant for somebody else: nothing is sent to whoever has it.
  await expect(stranger.getByRole("button", { name: "Send me the current link" })).toBeHidden();
  await expectAccessible(stranger);
  const bearer = await anotherPerson();
  await bearer.goto(await signingLink(server, right));
  await bearer.getByRole("button", { name: "Sign Document" }).click();
  await expect(bearer.getByRole("heading", { name: "Document Signed Successfully" })).toBeVisible();
});
