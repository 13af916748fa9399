import type { Page } from "@playwright/test";
import { pathTo, paths } from "#shared/paths";
import { seedProducerAgreement } from "../../support/seed-agreement.ts";
import { seedAccount, seedSent, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

type OlderDraft = {
  /** What follows the user's id in the name it is stored under. */
  key: string;
  /** As an older page kept it: new ones are added here, and what is here is never changed. */
  stored: unknown;
  address: string;
  /** What leads to its fields on the screen. */
  open?: (page: Page) => Promise<void>;
  expectFound: (page: Page) => Promise<void>;
};

const id = "3f2c8a1e-7d54-4b0f-9a3e-5c1d2e8f9a70";
const row = { name: "Amina", email: "", role: "Songwriter", percentage: "33.30" };
/** Of a page that asked for the title and the shares alone. */
const form = {
  artistName: "Amina",
  hasMaster: false,
  publishingRightsCollaborators: [row],
  masterRightsCollaborators: [],
};

async function seedPlaces(page: Page) {
  const { user } = await seedAccount(page);
  const sheet = await seedSplitSheet(page);
  const sent = await seedSplitSheet(page, { songTitle: "Lamu by Morning" });
  await seedSent(page, sent);
  const agreement = await seedProducerAgreement(page);
  return { user, sheet, sent, agreement };
}

function olderDrafts({ sheet, sent, agreement }: Awaited<ReturnType<typeof seedPlaces>>): OlderDraft[] {
  const second = sheet.content.publishingRightsCollaborators[1]!.name;
  const dialog = (page: Page) => page.getByRole("dialog");
  const open = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).click();
  return [
    {
      key: "split-sheet.new",
      stored: { id, revision: null, form: { ...form, songTitle: "Ndoto za Usiku" }, aside: null },
      address: paths.splitSheet,
      expectFound: (page) => expect(page.getByLabel("Song title")).toHaveValue("Ndoto za Usiku"),
    },
    {
      key: `split-sheet.${sheet.id}`,
      stored: {
        id: sheet.id,
        revision: sheet.revision,
        form: { ...form, songTitle: "Mombasa Raha", ofAnotherVersion: "Calm" },
        aside: { ...form, songTitle: "Mombasa" },
      },
      address: pathTo.editSplitSheet(sheet.id),
      expectFound: async (page) => {
        await expect(page.getByLabel("Song title")).toHaveValue("Mombasa Raha");
        await page.getByRole("button", { name: "Switch to it" }).click();
        await expect(page.getByLabel("Song title")).toHaveValue("Mombasa");
      },
    },
    {
      key: `agreement.${agreement.id}`,
      stored: { revision: agreement.revision, text: "1. FEE\n\nOne dances.", aside: "2. FEE" },
      address: pathTo.editProducerAgreement(agreement.id),
      expectFound: async (page) => {
        await expect(page.getByLabel("Text of the agreement")).toHaveValue(/One dances\.$/);
        await page.getByRole("button", { name: "Switch to it" }).click();
        await expect(page.getByLabel("Text of the agreement")).toHaveValue("2. FEE");
      },
    },
    {
      key: "agreement.producer_agreement",
      stored: {
        paymentId: id,
        isBegun: false,
        fields: { projectTitle: "Nairobi Nights", producerFee: 39000, shoeSize: "43" },
      },
      address: paths.producerAgreement,
      expectFound: async (page) => {
        await expect(page.getByLabel("Project title")).toHaveValue("Nairobi Nights");
        await expect(page.getByLabel("Producer fee")).toHaveValue("39000");
      },
    },
    {
      key: "ticket",
      stored: { id, message: "It has not come.", category: "sales", urgency: 3 },
      address: paths.support,
      expectFound: (page) => expect(page.getByLabel("Message")).toHaveValue("It has not come."),
    },
    {
      key: "profile",
      stored: { firstName: "Amina", lastName: "Njeri", email: "amina@new.example.com", nickname: "" },
      address: paths.profile,
      expectFound: (page) => expect(page.getByLabel("Last name")).toHaveValue("Njeri"),
    },
    {
      key: "collaborator-profile",
      stored: {
        collaboratorRole: "",
        genres: ["Gospel"],
        country: "",
        bio: "Beats that leave room for a voice.",
        sampleWorkUrl: "",
        budgetPreference: "",
        availabilityStatus: "",
      },
      address: paths.home,
      open: open("Set Up Collaborator Profile"),
      expectFound: (page) => expect(dialog(page).getByLabel("About you")).toHaveValue(/^Beats that leave/),
    },
    {
      key: "notifications",
      stored: { marketingEmails: true, smsAlerts: true },
      address: paths.settings,
      expectFound: async (page) => {
        await expect(page.getByRole("switch", { name: "Marketing Emails" })).toBeChecked();
        await expect(page.getByText("Not saved yet")).toBeVisible();
      },
    },
    {
      key: `send.${sheet.id}`,
      stored: { signers: [{ name: second, email: "second@new.example.com" }, null], message: "Karibu." },
      address: `${pathTo.editSplitSheet(sheet.id)}&step=preview`,
      open: open("Share"),
      expectFound: async (page) => {
        await expect(dialog(page).getByLabel(`Email of ${second}`)).toHaveValue("second@new.example.com");
        await expect(dialog(page).getByLabel("Message")).toHaveValue("Karibu.");
      },
    },
    {
      key: `recall.${sent.id}`,
      stored: "The shares have changed",
      address: pathTo.view(sent.id),
      open: open("Recall"),
      expectFound: (page) => expect(dialog(page).getByLabel("Reason")).toHaveValue("The shares have changed"),
    },
  ];
}

/** Stores texts on a page that has no draft of its own, which would write over them. */
async function storeDrafts(page: Page, owner: string, texts: Record<string, string>): Promise<void> {
  await page.goto(paths.terms);
  const named = Object.entries(texts).map(([key, text]) => [`sahihi.draft.${owner}.${key}`, text]);
  await page.evaluate((items) => {
    for (const [name, text] of items) localStorage.setItem(name!, text!);
  }, named);
}

test("what an older page has kept on the device is found by the one of today", async ({ page }) => {
  const places = await seedPlaces(page);
  const drafts = olderDrafts(places);
  const texts = drafts.map(({ key, stored }) => [key, JSON.stringify(stored)]);
  await storeDrafts(page, places.user.id, Object.fromEntries(texts) as Record<string, string>);
  for (const { key, address, open, expectFound } of drafts)
    await test.step(key, async () => {
      await page.goto(address);
      await open?.(page);
      await expectFound(page);
    });
});

for (const damaged of ['{"id":', "[]", '{"signers":"all","fields":[],"form":null,"text":7,"genres":{}}'])
  test(`drafts that are damaged to ${damaged} stop no screen`, async ({ page }) => {
    const places = await seedPlaces(page);
    const drafts = olderDrafts(places);
    const texts = Object.fromEntries(drafts.map(({ key }) => [key, damaged]));
    await storeDrafts(page, places.user.id, texts);
    for (const { key, address, open } of drafts)
      await test.step(key, async () => {
        await page.goto(address);
        await open?.(page);
        await expect(page.getByRole("heading").first()).toBeVisible();
      });
    await page.goto(paths.splitSheet);
    await page.getByLabel("Song title").fill("Ndoto za Usiku");
    await page.reload();
    await expect(page.getByLabel("Song title")).toHaveValue("Ndoto za Usiku");
  });

test("sign-up fields of an older page are found in the tab they were typed in", async ({ page, context }) => {
  await page.goto(paths.terms);
  const stored = { firstName: "Amina", lastName: "Wanjirũ", email: "amina@example.com", phone: "" };
  await page.evaluate((text) => sessionStorage.setItem("sahihi.sign-up", text), JSON.stringify(stored));
  await page.goto(paths.signup);
  await expect(page.getByLabel("Last name")).toHaveValue("Wanjirũ");
  await expect(page.getByLabel("Email")).toHaveValue("amina@example.com");
  const other = await context.newPage();
  await other.goto(paths.signup);
  await expect(other.getByLabel("Last name")).toHaveValue("");
});
