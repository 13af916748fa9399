import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Ticket } from "#shared/contract/support";
import { paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { untilAllMailed } from "../../support/database.ts";
import { newPerson } from "../../support/people.ts";
import { seedAdmin } from "../../support/seed-admin.ts";
import { answered, seedAccount, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

/** By keyboard alone. */
async function ask(page: Page, tab: string, search: string, names: readonly string[], action: string) {
  await page.goto(`${paths.admin}?tab=${tab}&search=${search}`);
  for (const name of names) await page.getByLabel(`Select ${name}`).press("Space");
  await expect(page.getByText(`${names.length} selected`)).toBeVisible();
  await page.getByRole("group", { name: "Selected" }).getByRole("button", { name: action }).press("Enter");
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(names.length);
}

/** What both have asked for, at one time; then their lists, with what they looked for. */
async function confirmBoth(pages: readonly Page[], action: string, search: string) {
  const buttons = pages.map((page) => page.getByRole("dialog").getByRole("button", { name: action }));
  await Promise.all(buttons.map((button) => button.press("Enter")));
  for (const page of pages) {
    const dialog = page.getByRole("dialog");
    const again = dialog.getByRole("button", { name: "Try again" });
    await expect
      .poll(async () => (await again.isVisible()) || !(await dialog.isVisible()), { timeout: 15_000 })
      .toBe(true);
    // Whoever came second is told of each that it did not find; where all went well, Escape would empty the search.
    if (await again.isVisible()) await again.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/\d selected/)).toBeHidden();
    await expect(page.getByRole("searchbox")).toHaveValue(search);
  }
}

test("two administrators do the same to many at once: each is done once, with one line in the log", async ({
  page,
  request,
  server,
  problems,
  anotherPerson,
}) => {
  problems.expected(/^404 DELETE \/api\/admin\//);
  const other = await anotherPerson();
  const both = [page, other];
  for (const each of both) await seedAdmin(each, server);
  const mark = `Mvua${randomUUID().slice(0, 8)}`;
  const names = ["one", "two", "three"].map((number) => `${mark} ${number}`);
  await test.step("documents are deleted", async () => {
    await seedAccount({ request });
    for (const songTitle of names) await seedSplitSheet({ request }, { songTitle });
    for (const each of both) await ask(each, "documents", mark, names, "Delete");
    await expectAccessible(page);
    await confirmBoth(both, "Delete", mark);
    for (const each of both)
      await expect(each.getByRole("heading", { name: "No document fits" })).toBeVisible();
  });
  await test.step("people are suspended", async () => {
    const people = names.map((name) =>
      newPerson({
        firstName: mark,
        lastName: name.slice(mark.length + 1),
        email: `${name.toLowerCase().replace(" ", ".")}@example.com`,
      }),
    );
    for (const person of people) await seedAccount({ request }, person);
    for (const each of both) await ask(each, "users", mark, names, "Suspend");
    await confirmBoth(both, "Suspend", mark);
    for (const each of both)
      await expect(
        each.getByRole("row").filter({ hasText: mark }).filter({ hasText: "Suspended" }),
      ).toHaveCount(3);
  });
  const tickets: string[] = [];
  await test.step("tickets are resolved, and each customer is told once", async () => {
    const userEmail = `${mark.toLowerCase()}@example.com`;
    for (const subject of names) {
      const { number } = await answered<Ticket>(
        request.post("/api/support/tickets", {
          data: {
            subject,
            message: "Help.",
            category: "billing",
            priority: "high",
            userEmail,
            userName: "Neema",
          },
        }),
      );
      tickets.push(number);
    }
    for (const each of both) await ask(each, "support", mark, names, "Resolve");
    await confirmBoth(both, "Resolve", mark);
    await untilAllMailed(server);
    const told = server.mails.mails.filter(
      ({ to, subject }) => to === userEmail && subject.startsWith("Resolved: "),
    );
    expect(told.map(({ subject }) => subject).toSorted()).toEqual(
      names.map((name, at) => `Resolved: ${name} (${tickets[at]})`).toSorted(),
    );
    for (const name of names)
      await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Resolved");
  });
  await test.step("the log", async () => {
    await page.goto(`${paths.admin}?tab=audit`);
    const line = (action: string, target: string) =>
      page
        .getByRole("row")
        .filter({ hasText: action })
        .filter({ has: page.getByText(target, { exact: true }) });
    for (const name of names) {
      await expect(line("Document deleted", name)).toHaveCount(1);
      await expect(line("User changed", name)).toHaveCount(1);
    }
    for (const number of tickets) await expect(line("Ticket moved on", number)).toHaveCount(1);
  });
});
