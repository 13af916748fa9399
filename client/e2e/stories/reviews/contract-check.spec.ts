import { contractPdf } from "#server/testing/factories/contract-pdf";
import { contractText, words } from "#server/testing/factories/create-review";
import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { newPerson } from "../../support/people.ts";
import { routeOnce } from "../../support/route-once.ts";
import { seedAccount } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

test("a guest has a contract checked for free, and somebody with an account a file @phone", async ({
  page,
  problems,
}) => {
  problems.expected(/^422 POST \/api\/contract-check$/);
  await page.goto(paths.home);
  await page.getByRole("link", { name: "Check a contract" }).click();
  const text = page.getByRole("textbox", { name: "Text of the contract" });
  const check = page.getByRole("button", { name: "Check the contract" });
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(check).toBeDisabled();
  await text.fill(
    "TENANCY AGREEMENT between Joseph Mutua (the Landlord) and Grace Njoki (the Tenant). The Tenant shall pay a rent of KES 28,000 for the premises each month. The Tenant shall not sub-let the premises.",
  );
  await check.click();
  await expect(page.getByText("This reads like a lease.")).toBeVisible();
  await expectAccessible(page);

  await text.fill(contractText("6. EVENTS\n\n6.1 We may suspend your account if a password is lost."));
  await check.click();
  await expect(
    page.getByRole("heading", { name: /points to look at, and \d+ things are missing/ }),
  ).toBeFocused();
  await expect(page.getByText("Made by rules", { exact: true })).toBeVisible();
  await expect(page.getByRole("article", { name: "Rights are taken for ever" })).toContainText(
    words.perpetuity,
  );
  await expect(page.getByRole("meter")).toHaveCount(0);
  const missing = page.getByRole("heading", { name: "No audit right", exact: true });
  await expect(missing).toBeHidden();
  await page.getByText(/things the contract is silent on/).click();
  await expect(missing).toBeVisible();
  await page.getByText(/more clauses? to read, which may be harmless$/).click();
  await expect(page.getByText("“We may suspend your account if a password is lost.”")).toBeVisible();
  await expectAccessible(page);

  await seedAccount(page);
  await page.goto(paths.contractCheck);
  const pdf = await contractPdf((draw) => draw.fontSize(11).text(contractText()).addPage());
  await page
    .getByLabel("Choose your contract")
    .setInputFiles({ name: "contract.pdf", mimeType: "", buffer: pdf });
  await expect(page.getByText(/This is the text that is read/)).not.toContainText("pay");
  await check.click();
  await expect(page.getByRole("article", { name: "Rights are taken for ever" })).toBeVisible();
  await expect(page.getByText("Page 2 has no text")).toBeVisible();
});

test("what a guest pasted is still there with the account that gives more checks @phone", async ({
  page,
  problems,
}) => {
  problems.expected(/^429 POST \/api\/contract-check$/);
  await page.goto(paths.contractCheck);
  const text = page.getByRole("textbox", { name: "Text of the contract" });
  await text.fill(contractText());
  const message = "Too many attempts. Please try again in 24 hours.";
  await routeOnce(page, "**/api/contract-check", (route) =>
    route.fulfill({ status: 429, json: { code: "too_many_requests", message } }),
  );
  await page.getByRole("button", { name: "Check the contract" }).click();
  await expect(page.getByText("No free check is left for now")).toBeVisible();
  await page.getByRole("link", { name: "With a free account" }).click();
  const { firstName, lastName, email, password } = newPerson();
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("tab", { name: "Paste Text", selected: true })).toBeVisible();
  await expect(text).toHaveValue(contractText());
});
