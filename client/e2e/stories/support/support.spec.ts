import { REQUIRED } from "#shared/contract/support";
import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { queryDatabase } from "../../support/database.ts";
import { loseAnswer } from "../../support/lose-answer.ts";
import { newPerson } from "../../support/people.ts";
import { mailedLink, seedAccount } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

const ADDRESS = `${paths.support}?category=billing&subject=My+receipt`;

test("a guest asks, reloads, loses an answer, and goes on by the link from the mail @phone", async ({
  page,
  server,
  problems,
}) => {
  const { email } = newPerson();
  await page.goto(ADDRESS);
  await expect(page.getByLabel("Category")).toHaveValue("billing");
  await expect(page.getByLabel("Subject")).toHaveValue("My receipt");
  await expectAccessible(page);
  const submit = page.getByRole("button", { name: "Submit Ticket" });
  await submit.click();
  await expectToast(page, "Failed to Submit", REQUIRED);
  await expect(page.getByLabel("Your email")).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel("Your email").fill(email);
  await page.getByLabel("Message").fill("It has not come.\nThe M-Pesa code is QK7.");
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("It has not come.\nThe M-Pesa code is QK7.");
  await expect(page.getByLabel("Your email")).toHaveValue(email);

  await test.step("the answer is lost, and the ticket is there once", async () => {
    problems.expected(/^net::ERR_\w+ POST \/api\/support\/tickets$/);
    await loseAnswer(page, "**/api/support/tickets");
    await submit.click();
    await expectToast(page, "Failed to Submit", "Failed to create support ticket.");
    await submit.click();
    await expect(page.getByRole("heading", { name: "We have your message" })).toBeFocused();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    const made = await queryDatabase(server, "select 1 from tickets where email = $1", [email]);
    expect(made).toHaveLength(1);
  });
  await test.step("the mailed link opens it, and what is added stands below", async () => {
    await page.goto(await mailedLink(server, email, "/support/link/"));
    await expect(page.getByRole("heading", { name: "My receipt" })).toBeVisible();
    await page.getByRole("button", { name: "Send Reply" }).click();
    await expect(page.getByText("Please enter a reply message.")).toBeVisible();
    await page.getByLabel("Your answer").fill("It has come now.");
    await page.reload();
    await page.getByRole("button", { name: "Send Reply" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "It has come now." })).toBeVisible();
    await expect(page.getByLabel("Your answer")).toHaveValue("");
    await expectAccessible(page);
  });
  problems.expected(/^404 GET \/api\/support\/links\//);
  await page.goto(`/support/link/${"A".repeat(43)}`);
  await expect(page.getByText("This link to a support ticket is invalid.")).toBeVisible();
});

test("a member asks without saying who they are, and finds the latest three @desktop", async ({
  page,
  server,
}) => {
  const { user } = await seedAccount(page);
  await page.goto(paths.support);
  await expect(page.getByText("No tickets yet.")).toBeVisible();
  await expect(page.getByLabel("Your email")).toBeHidden();
  for (const subject of ["First", "Second", "Third", "Fourth"]) {
    await page.getByLabel("Category").selectOption("Technical");
    await page.getByLabel("Priority").selectOption("Urgent");
    await page.getByLabel("Subject").fill(subject);
    await page.getByLabel("Message").fill("The ring is not round.");
    await page.getByRole("button", { name: "Submit Ticket" }).click();
    await expect(page.getByRole("heading", { name: "We have your message" })).toBeVisible();
    await page.getByRole("button", { name: "Write another message" }).click();
  }
  const tickets = page.getByRole("region", { name: "Your latest tickets" });
  await expect(tickets.getByRole("link").first()).toContainText("Fourth");
  await expect(tickets.getByText("Urgent").first()).toBeVisible();
  await expect(tickets.getByText("Second")).toBeVisible();
  await expect(tickets.getByText("First")).toBeHidden();
  await tickets.getByText("Earlier tickets (1)").click();
  await expectAccessible(page);
  await tickets.getByText("First").click();
  await expect(page.getByText("The ring is not round.")).toBeVisible();

  await queryDatabase(server, "update tickets set status = 'closed' where user_id = $1", [user.id]);
  await page.reload();
  await expect(page.getByText("This ticket is closed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send Reply" })).toBeHidden();
  await expectAccessible(page);
});
