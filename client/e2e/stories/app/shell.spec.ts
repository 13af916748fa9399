import type { Page } from "@playwright/test";
import { brand } from "#shared/brand";
import { paths, pathTo } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { connect, disconnect } from "../../support/connection.ts";
import { queryDatabase } from "../../support/database.ts";
import { watchFirstPaint } from "../../support/first-paint.ts";
import { newPerson, signUp } from "../../support/people.ts";
import { refuseRequests } from "../../support/refuse-requests.ts";
import { seedAccount, seedSplitSheet } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

test("an address where nothing lives says so", { tag: "@phone" }, async ({ page, problems }) => {
  problems.expected(/^404 GET \/nothing-here$/);
  await page.goto("/nothing-here");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await expect(page).toHaveTitle(`Page Not Found · ${brand.name}${brand.suffix}`);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the start" }).click();
  await expect(page).toHaveURL(paths.home);
});

test("it can be put on the home screen, with its name and pictures @phone", async ({ page }) => {
  await page.goto(paths.home);
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await page.request.get(address!)).json()) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ short_name: brand.name, start_url: paths.home, display: "standalone" });
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()["content-type"]).toBe("image/png");
});

test(
  "a guest on a screen for members sees the landing page, and gets there by signing in",
  { tag: "@phone" },
  async ({ page }) => {
    const person = newPerson();
    await seedAccount(page, person);
    const sheet = await seedSplitSheet(page);
    await page.request.post("/api/logout");

    for (const place of [paths.splitSheet, pathTo.editSplitSheet(sheet.id)]) {
      await page.goto(place);
      await expect(page.getByRole("link", { name: "Create a split sheet" })).toBeVisible();
      await expect(page).toHaveURL(place);
      await expect(page).toHaveTitle(`${brand.tagline} · ${brand.name}${brand.suffix}`);
    }
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(pathTo.editSplitSheet(sheet.id));
    await expect(page.getByLabel("Song title")).toHaveValue("Nairobi Nights");
  },
);

test("a guest with the link to a document signs in and reads it", { tag: "@phone" }, async ({ page }) => {
  const person = newPerson();
  await seedAccount(page, person);
  const sheet = await seedSplitSheet(page);
  await page.request.post("/api/logout");

  await page.goto(pathTo.view(sheet.id));
  await expect(page.getByText("Sign in to see this document.")).toBeVisible();
  await expect(page).toHaveURL(`${paths.auth}?next=${encodeURIComponent(pathTo.view(sheet.id))}`);
  await expectAccessible(page);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(pathTo.view(sheet.id));
  await expect(page).toHaveTitle(`Nairobi Nights · ${brand.name}${brand.suffix}`);
});

test(
  "while the service is down a member sees the landing page and a notice, until it is back",
  { tag: "@phone" },
  async ({ page, server, problems }) => {
    problems.expected(/^(inspector|net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE)) GET \/api\/user$/);
    await seedAccount(page);
    const answer = await refuseRequests(page, "*://*:*/api/user");
    await page.goto(paths.splitSheet);
    const notice = page.getByText("The service is not available right now.");
    await expect(notice).toBeVisible();
    await expect(page.getByRole("link", { name: "Create a split sheet" })).toBeVisible();
    await expectAccessible(page);
    await answer();

    const tryAgain = page.getByRole("button", { name: "Try again" });
    await server.kill();
    try {
      const refused = page.waitForEvent("requestfailed");
      await tryAgain.click();
      await refused;
      await expect(tryAgain).toBeEnabled();
      await expect(notice).toBeVisible();
    } finally {
      await server.start();
    }
    await tryAgain.click();
    await expect(page.getByLabel("Song title")).toBeVisible();
    await expect(notice).toBeHidden();
  },
);

test(
  "somebody without a connection is told so, and goes on when it is back",
  { tag: "@phone" },
  async ({ page, problems }) => {
    // What is typed is looked for in the other papers of its song.
    problems.expected(/^net::ERR_\w+ POST \/api\/songs\/check$/);
    await seedAccount(page);
    await page.goto(paths.splitSheet);
    await page.getByLabel("Song title").fill("Ndoto");
    await disconnect(page);
    const notice = page.getByText("You are offline. What you type is kept on this device.");
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Song title").fill("Ndoto za Usiku");
    await connect(page);
    await expect(notice).toBeHidden();
    await expect(page.getByLabel("Song title")).toHaveValue("Ndoto za Usiku");
  },
);

test("the chosen theme stays, and stands before anything is painted @phone", async ({ page, isMobile }) => {
  const atFirst = await watchFirstPaint(page);
  const root = page.locator("html");

  await page.goto(paths.home);
  expect((await atFirst()).theme).toBe("light");
  await switchTheme(page, isMobile);
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expectAccessible(page);

  await page.reload();
  expect((await atFirst()).theme).toBe("dark");
  await signUp(page);
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expectAccessible(page);
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  else await page.getByRole("button", { name: "Your account" }).click();
  await page.getByText("Light theme").click();
  await expect(root).toHaveAttribute("data-theme", "light");
  await page.reload();
  expect((await atFirst()).theme).toBe("light");
});

test("everything a member needs is a press away", async ({ page, isMobile }) => {
  const person = newPerson();
  await seedAccount(page, person);
  await page.goto(paths.home);
  const opener = page.getByRole("button", { name: isMobile ? "Open menu" : "Your account" });
  await opener.click();
  const opened = isMobile ? page.getByRole("dialog") : page.getByRole("menu");
  await expect(opened).toContainText(`${person.firstName} ${person.lastName}`);
  await expect(opened).toContainText(person.email);
  await expect(opened.getByText("Sign out")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();

  if (isMobile) await opener.click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Split Sheets" }).click();
  await expect(page).toHaveURL(paths.splitSheet);
  await expect(opened).toBeHidden();
  await expect(page.getByLabel("Song title")).toBeVisible();
});

test(
  "a new screen starts at its top, also after a jump to the content",
  { tag: "@phone" },
  async ({ page }) => {
    await seedAccount(page);
    for (let sheet = 1; sheet <= 8; sheet++) await seedSplitSheet(page);
    await page.goto(paths.home);
    await page.getByRole("link", { name: "New split sheet" }).click();
    await expect(page.getByLabel("Song title")).toBeVisible();
    await page.getByRole("link", { name: "Skip to content" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${paths.splitSheet}#content`);
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(scrolled).toBeGreaterThan(200);

    await page.getByRole("banner").getByRole("link", { name: brand.name }).click();
    await expect(page.getByText("Nairobi Nights").first()).toBeVisible();
    expect(await scrolled()).toBe(0);
  },
);

test("a guest finds the way in", async ({ page, isMobile }) => {
  await page.goto(paths.home);
  const menu = page.getByRole("dialog", { name: "Menu" });
  if (isMobile) {
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(menu.getByRole("link", { name: "Sign In" })).toBeVisible();
    await expectAccessible(page);
  }
  const place = isMobile ? menu : page.getByRole("banner");
  await place.getByRole("link", { name: "Get Started Free" }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(paths.auth);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expectAccessible(page);
});

test("somebody without a name is greeted by their e-mail", { tag: "@phone" }, async ({ page, server }) => {
  const person = newPerson();
  await seedAccount(page, person);
  const greeting = page.getByRole("heading", { level: 1 });
  await page.goto(paths.home);
  await expect(greeting).toHaveText("Welcome, Amina Wanjirũ");
  const rename = "update users set first_name = $2, last_name = $3 where email = $1";
  await queryDatabase(server, rename, [person.email, "Amina", ""]);
  await page.reload();
  await expect(greeting).toHaveText("Welcome, Amina");
  await queryDatabase(server, rename, [person.email, "", ""]);
  await page.reload();
  await expect(greeting).toHaveText(`Welcome, ${person.email.split("@")[0]}`);
});

async function switchTheme(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Dark theme" }).click();
    await page.keyboard.press("Escape");
  } else {
    const button = page.getByRole("button", { name: "Use the dark theme" });
    const name = page.getByText("Use the dark theme", { exact: true });
    // The first pointer that moves fetches what names it.
    await expect(async () => {
      await page.mouse.move(0, 300);
      await button.hover();
      await expect(name.first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await button.click();
    await expect(name).toHaveCount(0);
  }
}
