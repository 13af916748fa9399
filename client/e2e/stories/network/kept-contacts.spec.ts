import type { User } from "#shared/contract/auth";
import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { answered, confirmEmail, seedAccount } from "../../support/seed.ts";
import { seedAnswer, seedProfile, seedRequest, type Profile } from "../../support/seed-network.ts";
import { newPerson } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";

const drummer: Profile = { collaboratorRole: "producer", genres: ["Jazz"], country: "Kenya" };

test("a drummer lets contacts follow, and whoever works with him has his new name at once @phone", async ({
  page,
  anotherPerson,
  server,
}) => {
  const amina = await anotherPerson();
  await seedAccount(amina, newPerson({ firstName: "Amina", lastName: "Wanjiru" }));
  const brian = await seedAccount(page, newPerson({ firstName: "Brian", lastName: "Otieno" }));
  await confirmEmail(page, server, brian);
  await seedProfile(page, drummer);
  const { id } = await answered<User>(page.request.get("/api/user"));
  const request = await seedRequest(amina, id, "Drums?");
  await seedAnswer(page, request.id, "accepted");

  await test.step("he switches it on, and reads who gets what", async () => {
    await page.goto(paths.settings);
    const follow = page.getByRole("switch", { name: "Keep my details up to date" });
    await expect(follow).not.toBeChecked();
    await expect(follow).toHaveAccessibleDescription(
      /collaborators, and whoever is with you on a document that everybody has signed/,
    );
    await follow.click();
    await expect(follow).toBeChecked();
    await expectAccessible(page);
    await page.goto(paths.profile);
    await page.getByLabel("First name").fill("Bryan");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Profile updated")).toBeVisible();
  });

  const row = amina.getByRole("listitem").filter({ hasText: "Bryan Otieno" });
  await test.step("she sees it, and whose word it is", async () => {
    await expect(async () => {
      await amina.goto(paths.contacts);
      await expect(row).toContainText(brian.email, { timeout: 2000 });
    }).toPass();
    await expect(row).toContainText("Kept up to date by Bryan Otieno");
    await expectAccessible(amina);
  });

  await test.step("what he keeps is not hers to change, her own word of him is", async () => {
    await row.getByRole("button", { name: "Edit Bryan Otieno" }).click();
    const dialog = amina.getByRole("dialog");
    await expect(dialog.getByLabel("Email")).toHaveJSProperty("readOnly", true);
    await expectAccessible(amina);
    await dialog.getByLabel("Role").fill("Drummer");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(row).toContainText("Drummer · ");
    await expect(row).toContainText("Kept up to date");
  });

  await test.step("until she writes him down herself", async () => {
    await row.getByRole("button", { name: "Edit Bryan Otieno" }).click();
    const dialog = amina.getByRole("dialog");
    await dialog.getByRole("button", { name: "Write it myself" }).click();
    await dialog.getByLabel("Stage name").fill("BK");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(row).toContainText("(BK)");
    await expect(row).not.toContainText("Kept up to date");
  });
});
