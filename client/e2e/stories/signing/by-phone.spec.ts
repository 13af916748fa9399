import { randomInt } from "node:crypto";
import { people } from "#server/testing/factories/split-sheet";
import { showPhone } from "#shared/domain/phone";
import { expectAccessible } from "../../support/accessible.ts";
import { untilAllMailed } from "../../support/database.ts";
import { answered, seedAccount, seedSplitSheet, signingLink } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { received, textedLink } from "../../support/texts.ts";

test("who has a number alone signs by the link of an SMS, beside somebody who signs by mail @phone", async ({
  page,
  anotherPerson,
  server,
}) => {
  await seedAccount(page);
  const [first, second] = people(2);
  const [mailed, texted] = [first!, second!];
  const number = `+2547${randomInt(10_000_000, 99_999_999)}`;
  const sheet = await seedSplitSheet(page, {
    publishingRightsCollaborators: [mailed, { ...texted, email: "" }],
  });
  const signers = [
    { name: mailed.name, email: mailed.email },
    { name: texted.name, phone: number },
  ];
  await answered(page.request.post(`/api/documents/${sheet.id}/send-for-signing`, { data: { signers } }));

  const link = await textedLink(page, number);
  const [phone, mailbox] = await Promise.all([anotherPerson(), anotherPerson()]);
  await phone.goto(link);
  await mailbox.goto(await signingLink(server, mailed.email));
  await expect(phone.getByText(showPhone(number)).first()).toBeVisible();
  await expectAccessible(phone);
  // A link in a sentence is no higher than its line.
  const inSentence = await phone.getByRole("link", { name: "Go to signing" }).boundingBox();
  expect(inSentence!.height).toBeLessThan(28);
  await phone.getByRole("button", { name: "Sign Document" }).dblclick();
  await mailbox.getByRole("button", { name: "Sign Document" }).click();
  for (const who of [phone, mailbox])
    await expect(who.getByRole("heading", { name: "Document Signed Successfully" })).toBeVisible();
  // The paper is sealed first.
  await untilAllMailed(server);
  expect(await received(page, number, /Everybody has signed/)).toContain("You signed");
});
