import { people } from "#server/testing/factories/split-sheet";
import { pathTo } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { untilAllMailed } from "../../support/database.ts";
import { seedAccount, seedSent, seedSplitSheet } from "../../support/seed.ts";
import { press } from "../../support/tab-to.ts";
import { expect, test } from "../../support/test.ts";

test("the keyboard alone leads through a room: handed over, name, code, one's hand typed, signed, handed on @desktop", async ({
  page,
  server,
  problems,
}) => {
  await seedAccount(page);
  const writers = people(2);
  const [writer] = writers;
  const sheet = await seedSplitSheet(page, { publishingRightsCollaborators: writers });
  await seedSent(page, sheet);
  await page.goto(pathTo.view(sheet.id));
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await press(page, button("Sign together").first());
  problems.expected(/^401 GET \/api\//);
  await press(page, button("Hand over this device"));
  await expect(page.getByRole("heading", { name: /Sign “.+” together/, level: 1 })).toBeVisible();

  await press(page, page.getByRole("button", { name: writer!.name }));
  await press(page, button("Send me a code by e-mail"));
  await untilAllMailed(server);
  const { subject } = await server.mails.waitForMail(
    (mail) => mail.to === writer!.email && / is your code/.test(mail.subject),
  );
  await expect(page.getByLabel("Code")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(subject.slice(0, 7));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /asks you to sign/, level: 1 })).toBeVisible();

  // Whoever cannot draw leaves the pad and types: the faces are chosen with the arrows.
  await press(page, button("Draw"));
  await expect(page.getByRole("img", { name: /^Field to draw/ })).toBeVisible();
  await expectAccessible(page);
  await press(page, button("Type"));
  await press(page, page.getByRole("radio", { name: "Face 1" }), "ArrowDown");
  await expect(page.getByRole("radio", { name: "Face 2" })).toBeChecked();
  await expectAccessible(page);
  await press(page, button("Sign Document"));
  await expect(page.getByRole("heading", { name: "Document Signed Successfully" })).toBeFocused();
  await expect(page.getByRole("img", { name: `${writer!.name}, as signed by them` }).first()).toBeVisible();
  await press(page, button("Hand the device on"));
  await expect(page.getByRole("heading", { name: /Sign “.+” together/, level: 1 })).toBeVisible();
});
