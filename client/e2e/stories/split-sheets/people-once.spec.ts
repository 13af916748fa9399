import type { Page } from "@playwright/test";
import { people } from "#server/testing/factories/split-sheet";
import { paths } from "#shared/paths";
import { letMailsAge } from "../../support/database.ts";
import { expectAccessible } from "../../support/accessible.ts";
import {
  answered,
  confirmEmail,
  seedAccount,
  seedSent,
  seedSigned,
  seedSplitSheet,
  signingLink,
} from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

/** Presses of a mouse or finger, and fields that somebody types into. */
function countSteps(page: Page) {
  const steps = { presses: 0, fields: 0 };
  return {
    steps,
    press: async (name: string | RegExp, role: "button" | "link" = "button") => {
      steps.presses += 1;
      await page.getByRole(role, { name }).click();
    },
    type: async (label: string, text: string) => {
      steps.fields += 1;
      await page.getByLabel(label).fill(text);
    },
  };
}

test("a second song with the same four people takes one field and three presses", async ({
  page,
  server,
}) => {
  const amina = await seedAccount(page);
  await confirmEmail(page, server, amina);
  const four = people(4);
  const { title } = await seedSigned(page, server, {
    publishingRightsCollaborators: four,
    isrc: "KEA012600001",
  });
  // What is mailed to the same people within ten minutes waits for the rest.
  await letMailsAge(server);
  await page.goto(paths.home);
  const { steps, press, type } = countSteps(page);
  await press(`New song with the people of ${title}`, "link");
  await expect(page.getByLabel("ISRC")).toHaveValue("");
  await expectAccessible(page);
  await type("Song title", "Kesho Tena");
  await press("Create Split Sheet");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await press(/^Send/);
  await expect(page.getByRole("dialog").getByRole("link", { name: "View Document" })).toBeVisible();
  expect(steps.fields).toBeLessThanOrEqual(3);
  expect(steps.presses).toBeLessThanOrEqual(3);
  for (const { email } of four) await expect(signingLink(server, email)).resolves.toContain("/sign/");
});

test("it takes no more while the first song still waits for its signatures @phone", async ({
  page,
  server,
}) => {
  const amina = await seedAccount(page);
  await confirmEmail(page, server, amina);
  const four = people(4).map((person) => ({ ...person, email: `waiting-${person.email}` }));
  const first = await seedSplitSheet(page, { publishingRightsCollaborators: four });
  await seedSent(page, first);
  await letMailsAge(server);
  await page.goto(paths.home);
  const { steps, press, type } = countSteps(page);
  await press("Same people", "link");
  await type("Song title", "Kesho Tena");
  await press("Create Split Sheet");
  await expect(page.getByRole("dialog")).toBeVisible();
  await press(/^Send/);
  await expect(page.getByRole("dialog").getByRole("link", { name: "View Document" })).toBeVisible();
  expect(steps.fields).toBeLessThanOrEqual(3);
  expect(steps.presses).toBeLessThanOrEqual(3);
  for (const { email } of four) await expect(signingLink(server, email)).resolves.toContain("/sign/");
});

test("a set and a template give whom nothing else reaches the number of their contact, and no namesake's @phone", async ({
  page,
}) => {
  await seedAccount(page);
  await page.goto(paths.splitSheet);
  await page.getByLabel("Song title").fill("Jahazi");
  const [first, second] = [row(page, 1), row(page, 2)];
  await first.getByLabel("Name").fill("Zuhura Ali");
  await second.getByLabel("Name").fill("Brian Otieno");
  await page.getByRole("button", { name: "Sets" }).click();
  await page.getByRole("menuitem", { name: "Save these people as a set" }).click();
  await page.getByLabel("Name of the set").fill("The duo");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved as “The duo”.")).toBeVisible();
  await page.getByRole("button", { name: "Save as template" }).click();
  await page.getByLabel("Name of the template").fill("Our band");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved as the template")).toBeVisible();

  const contacts = [
    { name: "Zuhura Ali", phone: "0712 345 678" },
    { name: "Brian Otieno", phone: "0722 345 678" },
    { name: "Brian Otieno", email: "brian@example.com" },
  ];
  for (const data of contacts) await answered(page.request.post("/api/contacts", { data }));

  const expectNumbers = async () => {
    await expect(first.getByLabel("Phone")).toHaveValue("0712 345 678");
    await expect(second.getByLabel("Name")).toHaveValue("Brian Otieno");
    await expect(second.getByLabel("Phone")).toHaveValue("");
  };
  await page.goto(paths.home);
  await page.getByRole("button", { name: "From a template" }).click();
  await page.getByRole("link", { name: "Our band" }).click();
  await expectNumbers();
  await page.goto(paths.splitSheet);
  await page.getByRole("button", { name: "Sets" }).click();
  await page.getByRole("menuitem", { name: "The duo" }).click();
  await expectNumbers();
});

const row = (page: Page, number: number) =>
  page.getByRole("listitem", { name: `Person ${number}`, exact: true }).first();
const option = (page: Page, name: string) => page.getByRole("option", { name });

test("who was on one song is offered for the next, and a set fills a whole sheet @phone", async ({
  page,
}) => {
  await seedAccount(page);
  await seedSplitSheet(page);
  await page.goto(paths.splitSheet);
  const [first, second] = [row(page, 1), row(page, 2)];

  // Two letters, and the keyboard.
  await first.getByLabel("Name").pressSequentially("br");
  await expect(option(page, "Brian Otieno")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(option(page, "Brian Otieno")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(first.getByLabel("Name")).toBeFocused();
  await expect(first.getByLabel("Name")).toHaveValue("Brian Otieno");
  await expect(first.getByLabel("Email (optional)")).toHaveValue("brian@example.com");
  await expect(first.getByLabel("Role")).toHaveValue("Beatmaker");
  await expect(option(page, "Brian Otieno")).toHaveCount(0);
  // What was offered for other letters is gone with the first that does not go on from them.
  await first.getByLabel("Name").fill("ami");
  await expect(option(page, "Amina Wanjiru")).toBeVisible();
  await first.getByLabel("Name").fill("brian otieno");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(first.getByLabel("Name")).toHaveValue(/^brian otieno$/i);

  await second.getByLabel("Name").fill("Zuri Wekesa");
  await second.getByLabel("Share in %").fill("50");
  await page.getByRole("button", { name: "Sets" }).click();
  await page.getByRole("menuitem", { name: "Save these people as a set" }).click();
  await page.getByLabel("Name of the set").fill("The duo");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved as “The duo”.")).toBeVisible();

  await second.getByLabel("Name").fill("Somebody else");
  await page.getByRole("button", { name: "Sets" }).click();
  await page.getByRole("menuitem", { name: "The duo" }).click();
  await expect(second.getByLabel("Name")).toHaveValue("Zuri Wekesa");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(second.getByLabel("Name")).toHaveValue("Somebody else");

  await page.goto(paths.contacts);
  await expect(page.getByRole("heading", { name: "Sets" })).toBeVisible();
  await page.getByRole("button", { name: "Edit Brian Otieno" }).click();
  await page.getByLabel("Phone").fill("not a number");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription("Please enter a phone number");
  await page.getByLabel("Phone").fill("+254 712 345 678");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("+254 712 345 678")).toBeVisible();
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(width[0]).toBe(width[1]);
  await expectAccessible(page);

  const csv = {
    name: "people.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Name;E-mail\nNeema;\nZuri;x"),
  };
  await page.getByLabel("A CSV file of contacts").setInputFiles(csv);
  await expect(page.getByText("Line 3: Please enter a valid email address")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("1 added.")).toBeVisible();
  await page.getByRole("button", { name: "Delete Neema" }).click();
  await expect(page.getByText("Neema was deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Delete Neema" })).toBeVisible();
});
