import { people } from "#server/testing/factories/split-sheet";
import { pathTo } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { confirmEmail, seedAccount, seedSent, seedSplitSheet, signingLink } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

test("a mother signs for her child, and a manager for whoever named her @phone", async ({
  page,
  anotherPerson,
  server,
}) => {
  const owner = await seedAccount(page);
  await confirmEmail(page, server, owner);
  const writers = people(2);
  const [child, artist] = writers;
  const sheet = await seedSplitSheet(page, { publishingRightsCollaborators: writers });
  await seedSent(page, sheet);

  const mother = await anotherPerson();
  await mother.goto(await signingLink(server, child!.email));
  await mother.getByRole("button", { name: "Somebody else signs" }).click();
  const dialog = mother.getByRole("dialog");
  await expectAccessible(mother);
  await dialog.getByRole("button", { name: "As their parent or guardian" }).click();
  await dialog.getByRole("button", { name: "Go on to sign" }).click();
  await expect(dialog.getByText("Please enter the name")).toBeVisible();
  await expect(dialog.getByLabel("Your name")).toBeFocused();
  // Whoever holds the phone of a child enters their own name first.
  await dialog.getByLabel("Your name").fill(child!.name.toUpperCase());
  await expect(dialog.getByText("not of the child", { exact: false })).toBeVisible();
  await dialog.getByLabel("Your name").fill("Mary Wanjiru");
  await expect(dialog.getByLabel("Your name")).toBeInViewport();
  await expectAccessible(mother);
  await dialog.getByRole("button", { name: "Go on to sign" }).click();
  const line = mother.getByText(`You sign for ${child!.name} as their parent or guardian.`);
  await expect(line.locator("..")).toBeFocused();
  await expect(line).toBeInViewport();
  await expect(mother.getByText("their parent or legal guardian", { exact: false })).toBeVisible();
  await mother.getByRole("button", { name: "Sign Document" }).click();
  await expect(mother.getByRole("heading", { name: "Document Signed Successfully" })).toBeVisible();
  await expect(mother.getByText("Signed by Mary Wanjiru (parent or guardian)")).toBeVisible();

  const signer = await anotherPerson();
  await signer.goto(await signingLink(server, artist!.email));
  await signer.getByRole("button", { name: "Somebody else signs" }).click();
  const naming = signer.getByRole("dialog");
  await naming.getByRole("button", { name: "My manager" }).click();
  await naming.getByLabel("Their name").fill("Mercy Manager");
  const address = `mercy.${artist!.email}`;
  await naming.getByLabel("Their e-mail address").fill(address);
  await naming.getByRole("button", { name: "Send them a link" }).dblclick();
  await expect(signer.getByText("Mercy Manager (manager) may sign for you")).toBeVisible();
  await expectAccessible(signer);

  const manager = await anotherPerson();
  await manager.goto(await signingLink(server, address));
  await expect(manager.getByText(`${artist!.name} has named you to sign in their place.`)).toBeVisible();
  await expect(
    manager.getByRole("heading", { name: `${artist!.name} asks you to sign`, exact: false }),
  ).toBeVisible();
  await expect(manager.getByText(`Publishing Rights of ${artist!.name}`)).toBeVisible();
  await expect(manager.getByText(`${artist!.name} gave us your name`, { exact: false })).toBeVisible();
  // Nothing speaks of what is the artist's as if it were the manager's.
  await expect(manager.getByText(/\b(your share|your publishing rights|^you$|\(you\))/i)).toHaveCount(0);
  await expect(manager.getByRole("button", { name: "Decline to sign" })).toBeHidden();
  await expectAccessible(manager);
  await manager.getByRole("button", { name: "Sign Document" }).click();
  await expect(manager.getByRole("heading", { name: "Document Signed Successfully" })).toBeVisible();

  await page.goto(pathTo.view(sheet.id));
  await expect(page.getByText("Signed by Mercy Manager (manager)")).toBeVisible();
});
