import { randomInt } from "node:crypto";
import { people } from "#server/testing/factories/split-sheet";
import { showPhone } from "#shared/domain/phone";
import { expectAccessible } from "../../support/accessible.ts";
import { letMailsAge, untilAllMailed } from "../../support/database.ts";
import { answered, seedAccount, seedSent, seedSplitSheet, signingLink } from "../../support/seed.ts";
import { press, tabTo } from "../../support/tab-to.ts";
import { expect, test } from "../../support/test.ts";
import { textedLink } from "../../support/texts.ts";

test("a guardian is named by phone, signs by the SMS, and is named again for a new version, by keyboard @phone", async ({
  page,
  anotherPerson,
  server,
  problems,
}) => {
  await seedAccount(page);
  const writers = people(2);
  const [child] = writers;
  const number = `+2547${randomInt(10_000_000, 99_999_999)}`;
  const sheet = await seedSplitSheet(page, { publishingRightsCollaborators: writers });
  await seedSent(page, sheet);

  const signer = await anotherPerson();
  await signer.goto(await signingLink(server, child!.email));
  await press(signer, signer.getByRole("button", { name: "Somebody else signs" }));
  const dialog = signer.getByRole("dialog");
  await press(signer, dialog.getByRole("button", { name: "My parent or guardian" }));
  await expect(dialog.getByLabel("Their name")).toBeFocused();
  await signer.keyboard.type("Mary Wanjiru");
  const address = dialog.getByLabel("Their e-mail address or phone number");
  await tabTo(signer, address);
  problems.expected(/^400 POST \/api\/sign\/[^/]+\/representative$/);
  await signer.keyboard.type("0700 000");
  await signer.keyboard.press("Enter");
  await expect(dialog.getByText("Please enter a phone number", { exact: false })).toBeVisible();
  await expectAccessible(signer);
  await address.fill(showPhone(number));
  await press(signer, dialog.getByLabel("I agree to what they sign for me"), "Space");
  await press(signer, dialog.getByRole("button", { name: "Send them a link" }));
  await expect(signer.getByText("Mary Wanjiru (parent or guardian) may sign for you")).toBeVisible();
  await expect(signer.getByText(`We have sent a link to ${showPhone(number)}.`)).toBeVisible();
  await expectAccessible(signer);

  const guardian = await anotherPerson();
  const signIt = async (link: string) => {
    await guardian.goto(link);
    await expect(guardian.getByText(`${child!.name} has named you to sign in their place.`)).toBeVisible();
    await expectAccessible(guardian);
    await press(guardian, guardian.getByRole("button", { name: "Sign Document" }));
    await expect(guardian.getByRole("heading", { name: "Document Signed Successfully" })).toBeFocused();
  };
  const first = await textedLink(page, number);
  await signIt(first);

  const documentUrl = `/api/documents/${sheet.id}`;
  const reason = "A share was wrong.";
  await answered(page.request.post(`${documentUrl}/recall`, { data: { reason } }));
  await letMailsAge(server);
  await seedSent(page, sheet);
  await untilAllMailed(server);
  // Of the new version the guardian signs nothing: they were named for the one before.
  problems.expected(/^409 GET \/api\/sign\/[^/]+$/);
  await guardian.goto(first);
  await expect(
    guardian.getByText(`${child!.name} is asked to sign it, or to name who does`, { exact: false }),
  ).toBeVisible();
  await expect(guardian.getByRole("button", { name: "Send me the current link" })).toHaveCount(0);
  await expectAccessible(guardian);

  await signer.goto(await signingLink(server, child!.email));
  await expect(signer.getByText("You named Mary Wanjiru (parent or guardian) before")).toBeVisible();
  await expectAccessible(signer);
  await press(signer, signer.getByRole("button", { name: "Name them again" }));
  await expect(dialog.getByLabel("Their name")).toHaveValue("Mary Wanjiru");
  await expect(address).toHaveValue(showPhone(number));
  const assents = dialog.getByLabel("I agree to what they sign for me");
  await expect(assents).not.toBeChecked();
  await press(signer, assents, "Space");
  await press(signer, dialog.getByRole("button", { name: "Send them a link" }));
  await expect(signer.getByText("Mary Wanjiru (parent or guardian) may sign for you")).toBeVisible();
  await expect(signer.getByText("before", { exact: false }).filter({ hasText: "You named" })).toHaveCount(0);

  await untilAllMailed(server);
  const second = await textedLink(page, number);
  expect(second).not.toBe(first);
  await signIt(second);
});
