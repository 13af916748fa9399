import { paths, pathTo } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { chunkOf } from "../../support/chunk.ts";
import { connect, disconnect } from "../../support/connection.ts";
import { refuseRequests } from "../../support/refuse-requests.ts";
import { routeOnce } from "../../support/route-once.ts";
import { seedAccount, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

test("without a connection nothing typed is lost, and the dashboard asks again", async ({
  page,
  problems,
}) => {
  problems.expected(/^net::ERR_INTERNET_DISCONNECTED GET \/api\//);
  await seedAccount(page);
  await seedSplitSheet(page, { songTitle: "Lamu by Morning" });
  await page.goto(paths.splitSheet);
  await page.getByLabel("Song title").fill("Matatu Anthem");
  await page.getByRole("link", { name: "Dashboard" }).last().click();
  await expect(page.getByRole("button", { name: "Lamu by Morning", exact: true })).toBeVisible();

  await disconnect(page);
  await expect(page.getByText("You are offline. What you type is kept on this device.")).toBeVisible();
  await page.getByRole("button", { name: "Lamu by Morning", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "View Document" });
  await expect(dialog.getByRole("alert")).toContainText("The document could not be loaded.");
  await expectAccessible(page);
  await connect(page);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("heading", { name: "Lamu by Morning" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("You are offline.")).toBeHidden();
  await page.getByRole("link", { name: "New split sheet" }).click();
  await expect(page.getByLabel("Song title")).toHaveValue("Matatu Anthem");
});

test("a list that does not load says so and is asked for again", async ({ page, problems }) => {
  problems.expected(/^500 GET \/api\/dashboard$/);
  await seedAccount(page);
  await seedSplitSheet(page, { songTitle: "Lamu by Morning" });
  await page.route("**/api/dashboard", (route) => route.fulfill({ status: 500, body: "<html>proxy</html>" }));
  await page.goto(paths.home);
  await expect(page.getByRole("alert")).toContainText("Your documents could not be loaded.");
  await expectAccessible(page);
  await page.unroute("**/api/dashboard");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Lamu by Morning", exact: true })).toBeVisible();
});

test("code that is gone after a deploy is taken from the new version", async ({ page, problems }) => {
  problems.expected(/^404 GET \/assets\//, /^console: .*dynamically imported module/);
  await seedAccount(page);
  const { id } = await seedSplitSheet(page);
  await page.goto(paths.home);
  await page.getByRole("heading", { name: /^Welcome/ }).waitFor();
  const html = await (await page.request.get(paths.home)).text();
  await routeOnce(page, "**/assets/document-page*", (route) => route.fulfill({ status: 404 }));
  await page.route(paths.home, (route) =>
    route.fulfill({ contentType: "text/html", body: html.replace(/assets\/index/g, "assets/newer") }),
  );
  await page.evaluate((address) => {
    window.history.pushState(null, "", address);
  }, pathTo.view(id));
  await expect(page.getByRole("heading", { name: "Nairobi Nights" })).toBeVisible();
});

test("code that cannot be had does not take the page along", async ({ page, problems }) => {
  problems.expected(/^inspector GET \/assets\//, /^console: .*dynamically imported module/);
  await seedAccount(page);
  const { id } = await seedSplitSheet(page);
  await page.goto(paths.home);
  await page.getByRole("heading", { name: /^Welcome/ }).waitFor();
  const serve = await refuseRequests(page, "*://*:*/assets/document-page*");
  await page.evaluate((address) => {
    window.history.pushState(null, "", address);
  }, pathTo.view(id));
  await expect(page.getByRole("alert")).toContainText("This page could not be shown");
  await expectAccessible(page);
  await serve();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Nairobi Nights" })).toBeVisible();
});

test("a part of a page that does not come takes nothing else with it", async ({ page, problems }) => {
  problems.expected(/^inspector GET \/assets\//, /^console: .*dynamically imported module/);
  await seedAccount(page);
  const { id } = await seedSplitSheet(page, { songTitle: "Lamu by Morning" });
  const refuse = async (module: string) => refuseRequests(page, `*://*:*/${(await chunkOf(module)).file}`);
  const others = [
    await refuse("features/auth/confirm-email-banner"),
    await refuse("features/history/history-loader"),
  ];
  await page.goto(pathTo.view(id));
  await expect(page.getByRole("heading", { name: "Lamu by Morning" })).toBeVisible();
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByRole("alert")).toContainText("The history could not be loaded.");
  await expectAccessible(page);
  for (const answer of others) await answer();
  await history.getByRole("button", { name: "Try again" }).click();
  await expect(history).toContainText("has not been sent for signing yet");
  await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();

  const answer = await refuse("features/documents/actions/send-dialog");
  await page.goto(pathTo.editSplitSheet(id));
  await page.getByRole("button", { name: "Update Split Sheet" }).click();
  const share = page.getByRole("button", { name: "Share" });
  await expect(share).toBeVisible();
  await expect(page.getByRole("heading", { name: "Lamu by Morning" })).toBeVisible();
  await share.click();
  await expect(page.getByRole("alert")).toContainText("This page could not be shown");
  await answer();
  await page.getByRole("button", { name: "Try again" }).click();
  await share.click();
  await expect(page.getByRole("dialog", { name: "Send for Signatures" })).toBeVisible();
});
