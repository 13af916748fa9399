import { people } from "#server/testing/factories/split-sheet";
import { expectAccessible } from "../../support/accessible.ts";
import { answered, mailedLink, seedAccount, seedSigned } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

test("a signer is asked about a deletion in English, agrees in Swahili, and is answered in it", async ({
  page,
  request,
  server,
}) => {
  await seedAccount({ request });
  const [zawadi] = people(1);
  const { id } = await seedSigned({ request }, server, { publishingRightsCollaborators: [zawadi!] });
  const asking = request.post(`/api/documents/${id}/request-deletion`, {
    data: { reason: "Tumeirekodi upya" },
  });
  await answered(asking);
  await page.goto(await mailedLink(server, zawadi!.email, "/confirm-deletion/"));
  await page.getByRole("button", { name: "Kiswahili" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    / anakuomba ukubali “Nairobi Nights” ifutwe$/,
  );
  await expect(page.getByRole("main")).toContainText("Hakuna aliyekubali bado kati ya 1");
  await expectAccessible(page);
  const agree = page.getByRole("button", { name: "Ndiyo, ifutwe" });
  await agree.click();
  await expect(agree).toHaveAccessibleDescription(/^Bonyeza mara moja tena ili kujibu/);
  await expectAccessible(page);
  await agree.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jibu lako limepokelewa");
  await expect(page.getByRole("main")).toContainText(
    /Watia sahihi wote wamekubali\. Hati itafutwa tarehe \d\d\//,
  );
  await expectAccessible(page);
  await server.mails.waitForMail(
    ({ to, subject }) => to === zawadi!.email && subject.includes("itafutwa tarehe"),
  );
});
