import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { people } from "#server/testing/factories/split-sheet";
import { readPdf } from "#server/testing/read-pdf";
import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { queryDatabase, untilAllMailed } from "../../support/database.ts";
import { newPerson, type Person } from "../../support/people.ts";
import { refuseRequests } from "../../support/refuse-requests.ts";
import { seedAdmin } from "../../support/seed-admin.ts";
import { seedPayment, seedStartedPayment } from "../../support/seed-payment.ts";
import { answered, seedAccount, seedSigned, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast, LOGGED_OUT, watchForToast } from "../../support/toast.ts";

const tabAt = (tab: string, search = "") => `${paths.admin}?tab=${tab}${search && `&search=${search}`}`;
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).press("Enter");
const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

async function signInAs(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In to Admin Panel" }).click();
}

test("an administrator signs in where a link led, and sees to a person, a document and a payment by keyboard", async ({
  page,
  request,
  server,
  problems,
}) => {
  const admin = await seedAdmin({ request }, server);
  const surname = `Mũthoni${randomUUID().slice(0, 6)}`;
  const somebody = await seedAccount({ request }, newPerson({ firstName: "Wanjikũ", lastName: surname }));
  const songTitle = `Mvua ${randomUUID().slice(0, 8)}`;
  await seedSplitSheet({ request }, { songTitle });
  const paymentId = await seedPayment({ request }, "ai_review");
  const { paystack: begun } = await seedStartedPayment({ request }, "producer_agreement");
  const dialog = page.getByRole("dialog");

  await test.step("only an administrator gets in", async () => {
    await page.goto(tabAt("users", surname));
    const signIn = page.getByRole("button", { name: "Sign In to Admin Panel" });
    await signIn.click();
    await expectToast(page, "Missing Information", "Please enter both email and password.");
    await expectAccessible(page);
    await signInAs(page, somebody);
    await expectToast(page, "Access Denied", "This account does not have administrator privileges.");
    await page.goto(paths.admin);
    await expect(page.getByText("You don't have permission to access the admin panel.")).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${paths.adminLogin}?next=${encodeURIComponent(tabAt("users", surname))}`);
    await signInAs(page, admin);
    await expect(rowOf(page, surname)).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue(surname);
    await expectAccessible(page);
  });
  await test.step("people: documents, a change that is refused, and one that is not", async () => {
    await press(page, `1 document of Wanjikũ ${surname}`);
    await expect(dialog.getByText(songTitle)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /^1 document of/ })).toBeFocused();
    await press(page, `Edit Wanjikũ ${surname}`);
    await dialog.getByLabel("Email").fill(admin.email);
    problems.expected(/^409 PUT \/api\/admin\/users\//);
    await dialog.getByLabel("Email").press("Enter");
    await expect(dialog.getByText("An account with this email already exists")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Email").fill(somebody.email);
    await dialog.getByLabel("First name").fill("Wambũi");
    await dialog.getByLabel("First name").press("Enter");
    await expectToast(page, "User updated");
    await expect(rowOf(page, `Wambũi ${surname}`)).toBeVisible();
    await page.getByLabel("Role").selectOption("Admin");
    await expect(page.getByRole("heading", { name: "Nobody fits" })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(rowOf(page, surname)).toBeVisible();
  });
  await test.step("documents: an answer that does not come, then seen, deleted and restored", async () => {
    problems.expected(/GET \/api\/admin\/documents/);
    const answer = await refuseRequests(page, "*://*:*/api/admin/documents*");
    await page.getByRole("tab", { name: "Documents" }).click();
    await expect(page.getByText("The documents could not be loaded.")).toBeVisible();
    await answer();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByLabel("Search by title or type").fill(songTitle);
    await expect(page).toHaveURL(/search=Mvua/);
    await expect(page.getByText("1 of 1 document")).toBeVisible();
    await press(page, `View ${songTitle}`);
    await expect(dialog.getByText(somebody.email)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await press(page, `Delete ${songTitle}`);
    await expectToast(page, `“${songTitle}” deleted. It can be restored for 30 days.`);
    await expect(page.getByRole("heading", { name: "No document fits" })).toBeVisible();
    await page.getByLabel("Status").selectOption("Deleted");
    await press(page, `Restore ${songTitle}`);
    await expectToast(page, `“${songTitle}” restored`);
  });
  await test.step("many at once: one that another administrator changed meanwhile is named, the rest is done", async () => {
    const [first, second] = [`${songTitle} one`, `${songTitle} two`];
    await seedSplitSheet({ request }, { songTitle: first });
    await seedSplitSheet({ request }, { songTitle: second });
    await page.goto(tabAt("documents", songTitle));
    await page.getByLabel(`Select ${first}`).check();
    await page.getByLabel(`Select ${second}`).check();
    await expect(page.getByText("2 selected")).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("group", { name: "Selected" })
      .getByRole("button", { name: "Delete" })
      .press("Enter");
    await expect(dialog.getByRole("listitem")).toHaveText([second, first]);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Delete" }).dblclick();
    await expectToast(page, "2 documents deleted");
    await expect(page.getByText("1 of 1 document")).toBeVisible();
    await expect(page.getByText("2 selected")).toBeHidden();
    await page.getByLabel("Status").selectOption("Deleted");
    await page.getByLabel(`Select ${first}`).check();
    await page.getByLabel(`Select ${second}`).check();
    problems.expected(/^404 POST \/api\/admin\/documents\//);
    await queryDatabase(server, "update documents set hidden_at = null where title = $1", [second]);
    await page
      .getByRole("group", { name: "Selected" })
      .getByRole("button", { name: "Restore" })
      .press("Enter");
    await dialog.getByRole("button", { name: "Restore" }).press("Enter");
    await expectToast(page, "1 document restored");
    await expect(dialog.getByRole("listitem")).toContainText(second);
    await page.keyboard.press("Escape");
    await page.goto(tabAt("audit"));
    await expect(
      page.getByRole("row").filter({ hasText: "Document deleted" }).filter({ hasText: songTitle }),
    ).toHaveCount(3);
  });
  await test.step("documents: the records of signatures, for a claim alone", async () => {
    const signed = await seedSigned({ request }, server, {
      songTitle: `${songTitle} signed`,
      publishingRightsCollaborators: people(1),
    });
    await page.goto(tabAt("documents", songTitle));
    await press(page, `View ${signed.title}`);
    await press(page, "Read for a claim");
    await dialog.getByRole("button", { name: "Read the records" }).press("Enter");
    await expect(dialog.getByText("Please say which claim it is for.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Reason").fill("Claim 17 of 2026");
    await dialog.getByRole("button", { name: "Read the records" }).press("Enter");
    await expect(dialog.getByText(/^SIG-/)).toBeVisible();
    await expectAccessible(page);
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download as JSON" }).press("Enter");
    expect(await readFile(await (await downloading).path(), "utf8")).toContain("privateSha256");
    await press(page, "Draw for a claim");
    await dialog.getByLabel("Reason").fill("Claim 18 of 2026");
    const drawing = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Draw the certificate" }).press("Enter");
    const { text } = await readPdf(await readFile(await (await drawing).path()));
    expect(text).toContain("DRAFT – until signed by hand");
    await expect(dialog.getByText("That you drew it, and why, is in the audit log.")).toBeVisible();
    await page.goto(tabAt("audit"));
    for (const claim of ["Claim 17 of 2026", "Claim 18 of 2026"])
      await expect(page.getByText(claim)).toBeVisible();
  });
  await test.step("payments: paid back once, with a reason", async () => {
    const [payment] = await queryDatabase<{ reference: string }>(
      server,
      "select reference from payments where id = $1",
      [paymentId],
    );
    const { reference } = payment!;
    await page.goto(tabAt("payments", reference));
    await press(page, `Refund ${reference}`);
    await dialog.getByRole("button", { name: "Refund" }).press("Enter");
    await expect(dialog.getByText("Please say why the payment is refunded.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Reason").fill("Charged by mistake");
    await dialog.getByRole("button", { name: "Refund" }).dblclick();
    await expectToast(page, "Refund requested");
    await untilAllMailed(server);
    // The provider tells of it by itself, a second or more later; the list asks again only after 30 s.
    await expect(async () => {
      await page.reload();
      await expect(rowOf(page, reference)).toContainText("Refunded", { timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole("button", { name: `Refund ${reference}` })).toBeHidden();
    await expectAccessible(page);
  });
  await test.step("payments: one that was begun is asked for again, and the list taken along", async () => {
    await page.goto(tabAt("payments", begun.reference));
    await press(page, `Ask the provider again about ${begun.reference}`);
    await expectToast(page, `The provider was asked about ${begun.reference}`);
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download CSV" }).press("Enter");
    const table = await readFile(await (await downloading).path(), "utf8");
    expect(table.trim().split("\r\n")).toEqual([
      expect.stringContaining("Reference"),
      expect.stringContaining(begun.reference),
    ]);
  });
  await test.step("people: deleted, with the administrator's own password", async () => {
    await page.goto(tabAt("users", surname));
    await press(page, `Delete Wambũi ${surname}`);
    const confirm = dialog.getByRole("button", { name: "Delete User" });
    await expect(confirm).toBeDisabled();
    problems.expected(/^403 DELETE \/api\/admin\/users\//);
    await page.getByLabel("Your own password").fill("not mine");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("The password is not correct.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Your own password").fill(admin.password);
    await page.keyboard.press("Enter");
    await expectToast(page, "User deleted");
    await expect(page.getByRole("heading", { name: "Nobody fits" })).toBeVisible();
  });
});

test("an administrator prices, answers, reads the numbers and the log, and is out once suspended @desktop", async ({
  page,
  request,
  server,
  problems,
}) => {
  const { user } = await seedAdmin(page, server);
  const subject = `My receipt ${randomUUID().slice(0, 8)}`;
  const customer = newPerson();
  await answered(
    request.post("/api/support/tickets", {
      data: {
        subject,
        message: "It has not come.",
        category: "billing",
        priority: "high",
        userEmail: customer.email,
        userName: "Neema Otieno",
      },
    }),
  );
  const dialog = page.getByRole("dialog");

  await test.step("a price is changed, and changed back", async () => {
    await page.goto(tabAt("pricing"));
    const edit = page.getByRole("button", { name: "Edit the price of AI Contract Review" });
    const price = page.getByLabel("Price of AI Contract Review in KES");
    for (const [typed, shown] of [
      ["450.5", "KES 450.50"],
      ["399", "KES 399.00"],
    ] as const) {
      await edit.press("Enter");
      await expect(price).toBeFocused();
      await price.fill("0");
      await expect(page.getByRole("button", { name: "Save price" })).toBeDisabled();
      if (typed === "399") await expectAccessible(page);
      await price.fill(typed);
      await price.press("Enter");
      await expectToast(page, `AI Contract Review costs ${shown} from now on`);
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
      await expect(edit).toBeFocused();
    }
  });
  await test.step("a ticket is started, answered, resolved and deleted", async () => {
    await page.goto(tabAt("support", subject));
    await expect(rowOf(page, subject)).toContainText("Neema Otieno");
    await expect(page.getByRole("tab", { name: /^Support \d+ open$/ })).toBeVisible();
    await expectAccessible(page);
    await press(page, `Start “${subject}”`);
    await expectToast(page, `“${subject}” is in progress`);
    await expect(page.getByRole("button", { name: `Resolve “${subject}”` })).toBeFocused();
    await press(page, `Reply to “${subject}”`);
    await expect(dialog.getByText("It has not come.")).toBeVisible();
    await dialog.getByRole("button", { name: "Send Reply" }).press("Enter");
    await expectToast(page, "Reply Required", "Please enter a reply message.");
    await dialog.getByLabel("Your reply").fill("It is on its way.");
    await expectAccessible(page);
    await page.reload();
    await press(page, `Reply to “${subject}”`);
    await expect(dialog.getByLabel("Your reply")).toHaveValue("It is on its way.");
    await dialog.getByRole("button", { name: "Send Reply" }).dblclick();
    await expectToast(page, "Reply sent");
    await expect(dialog.getByRole("listitem").filter({ hasText: "It is on its way." })).toHaveCount(1);
    await expectAccessible(page);
    await server.mails.waitForMail(
      ({ to, text }) => to === customer.email && text.includes("It is on its way."),
    );
    await page.keyboard.press("Escape");
    await press(page, `Resolve “${subject}”`);
    await expectToast(page, `“${subject}” is resolved`);
    await press(page, `Delete “${subject}”`);
    await expect(dialog.getByText("This action cannot be undone.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Delete ticket" }).press("Enter");
    await expectToast(page, "Ticket deleted");
    await expect(page.getByRole("heading", { name: "No ticket fits" })).toBeVisible();
  });
  await test.step("work that was given up is tried again", async () => {
    await queryDatabase(
      server,
      `insert into pgboss.job (name, data, source_name, source_id, source_retry_count, source_output)
       values ('dead', '{}', 'admin.hidden-purge', gen_random_uuid(), 50, '{"message": "No answer"}')`,
    );
    await page.getByRole("tab", { name: "Analytics" }).click();
    await expect(rowOf(page, "admin.hidden-purge")).toContainText("No answer");
    await expectAccessible(page);
    await press(page, "Try admin.hidden-purge again");
    await expectToast(page, "“admin.hidden-purge” is tried again");
    await expect(page.getByText("Nothing has failed")).toBeVisible();
  });
  await test.step("the numbers and charts, also as tables", async () => {
    for (const name of ["User Growth", "Document Statistics", "Revenue Overview", "Platform Health"])
      await expect(page.getByRole("heading", { name })).toBeVisible();
    await page.getByText("Show the numbers").nth(1).click();
    await expect(page.getByRole("table", { name: "Revenue by service" })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("the log says who did it, and the address keeps what was asked of it", async () => {
    await page.getByRole("tab", { name: "Audit" }).click();
    await page.getByLabel("Action").selectOption("Price changed");
    await expect(rowOf(page, "450.5").first()).toContainText("Zawadi Njeri");
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel("Action")).toHaveValue("price_changed");
    await page.goBack();
    await expect(rowOf(page, "Ticket deleted").first()).toBeVisible();
  });
  await test.step("who is suspended is out with the next press", async () => {
    problems.expected(/^401 /);
    const expectTold = await watchForToast(page, ...LOGGED_OUT);
    await queryDatabase(server, "update users set status = 'suspended' where id = $1", [user.id]);
    // What the navigation asks by itself can be faster than the press.
    const users = page.getByRole("tab", { name: "Users" });
    void users.click({ timeout: 15_000 }).catch(() => undefined);
    await page.waitForURL(`**${paths.login}`);
    await expectTold();
  });
});
