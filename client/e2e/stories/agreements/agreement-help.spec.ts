import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { routeOnce } from "../../support/route-once.ts";
import { seedAccount } from "../../support/seed.ts";
import { seedProducerAgreement } from "../../support/seed-agreement.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

const TERMS = "Half at signing. Brian comes to the release party.";
const CLAUSE = "The Producer must attend the release party of the Track.";

test(
  "the key terms of an agreement are said in English and Swahili without a model",
  { tag: "@phone" },
  async ({ page }) => {
    await seedAccount(page);
    const { id } = await seedProducerAgreement(page);
    await page.goto(`${paths.agreements}?edit=${id}&step=preview`);
    const beside = page.getByRole("region", { name: "In plain words" });
    await expect(beside).toContainText("The key terms in English and Swahili.");
    await beside.getByRole("button", { name: "In plain words" }).click();
    await expect(beside).toContainText("Clause 5");
    await expect(beside).toContainText("Amina Wanjiru pays Brian Otieno KES 39,000, after signing.");
    await expectAccessible(page);
    await beside.getByRole("tab", { name: "Kiswahili" }).click();
    await expect(beside).toContainText("Ada ya KES 39,000 inalipwa na Amina Wanjiru kwa Brian Otieno");
    await expectAccessible(page);
  },
);

test(
  "a model that does not answer is asked again, asks itself, and has its clause taken",
  { tag: "@phone" },
  async ({ page }) => {
    await seedAccount(page);
    const { id, content } = await seedProducerAgreement(page, { additionalTerms: TERMS });
    await page.route("**/api/services", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...((await response.json()) as object), explaining: "ai" } });
    });
    const said = { model: "failed", questions: [], proposal: null, summary: [] };
    await page.route("**/api/documents/*/help", (route) =>
      route.fulfill({
        json: {
          model: "answered",
          questions: [{ words: "Half at signing", clause: "5", question: "Is it paid in halves?" }],
          proposal: { text: CLAUSE, seal: "sealed" },
          summary: [{ clause: "23", english: "You talk first.", swahili: "Kwanza mnazungumza.", by: "ai" }],
        },
      }),
    );
    await routeOnce(page, "**/api/documents/*/help", (route) => route.fulfill({ json: said }));
    await page.route("**/api/documents/*/proposed-clause", async (route) => {
      const { text } = route.request().postDataJSON() as { text: string };
      const generatedAgreement = `${content.generatedAgreement}\n\n${text}`;
      const response = await page.request.patch(`/api/documents/${id}`, {
        data: { content: { generatedAgreement } },
      });
      await route.fulfill({ body: await response.body(), contentType: "application/json" });
    });
    await page.goto(`${paths.agreements}?edit=${id}&step=preview`);
    const beside = page.getByRole("region", { name: "In plain words" });
    await beside.getByRole("button", { name: "In plain words" }).click();
    await expect(beside).toContainText("The language model did not answer");
    await expectAccessible(page);
    await beside.getByRole("button", { name: "Try again" }).click();
    await expect(beside).toContainText("Half at signing, and clause 5: Is it paid in halves?");
    await expect(beside).toContainText("Beside the agreement, not part of it");
    await expectAccessible(page);
    await beside.getByLabel("Proposed wording of your special terms").fill(`${CLAUSE} Changed.`);
    await beside.getByRole("button", { name: "Add to the special terms" }).click();
    await expectToast(page, "Clause added to the special terms");
    await expect(page.getByRole("article")).toContainText(`${CLAUSE} Changed.`);
    await expect(beside.getByRole("button", { name: "Add to the special terms" })).toBeHidden();
  },
);
