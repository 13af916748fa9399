import { brand } from "#shared/brand";
import { paths } from "#shared/paths";
import { publicPages } from "#shared/public-pages";
import { expectAccessible } from "../../support/accessible.ts";
import { seedAccount } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every public page can be read and shared", async ({ page, request, server, problems }) => {
    // A browser without scripts does not fetch them.
    problems.expected(/^csp GET \/assets\/.*\.js$/);
    for (const { path, title, description } of publicPages) {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} · ${brand.name}${brand.suffix}`);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", server.url + path);
      await expect(page.locator("meta[property='og:description']")).toHaveAttribute("content", description);
    }
    const picture = await page.locator("meta[property='og:image']").getAttribute("content");
    expect((await request.get(picture ?? "")).headers()["content-type"]).toBe("image/png");
    const map = await (await request.get("/sitemap.xml")).text();
    for (const { path } of publicPages) expect(map).toContain(`<loc>${server.url}${path}</loc>`);
    expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /sign/");

    await page.goto(paths.home);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Privacy" }).click();
    await expect(page.getByRole("heading", { name: "Your rights" })).toBeVisible();
    await expect(page.getByText("30 days after you signed in, or until you sign out")).toBeVisible();
    await expect(page.getByText("Sahihi Trial Ltd, a stand-in").first()).toBeVisible();
    await page.goto(paths.support);
    await expect(page.getByRole("link", { name: "support@sahihi.com" })).toBeVisible();
  });
});

test("the demo is watched with the keyboard alone, and sales is a ticket away", async ({ page }) => {
  await page.goto(paths.home);
  // It can be read before its buttons do anything.
  await expect(page.locator("html")).toHaveAttribute("data-code", "there");
  const opener = page.getByRole("button", { name: "Watch Demo" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const demo = page.getByRole("dialog");
  await expect(demo.getByRole("heading", { name: "1. Name the song" })).toBeVisible();
  await expect(demo.getByRole("button", { name: "Play" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(demo.getByRole("heading", { name: "3. Share out exactly 100%" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(demo.getByRole("heading", { name: "2. Put everybody on it" })).toBeVisible();
  await expectAccessible(page);
  await demo.getByRole("button", { name: "Step 6" }).press("Enter");
  await expect(demo.getByRole("heading", { name: "6. Keep a copy nobody can change" })).toBeVisible();
  await demo.getByRole("button", { name: "Again" }).press("Enter");
  await expect(demo.getByRole("heading", { name: "1. Name the song" })).toBeVisible();
  await expect(demo.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  const notices = [paths.privacyNotice, paths.privacyNoticeInSwahili];
  for (const place of [paths.terms, paths.privacy, ...notices, paths.cookies]) {
    await page.goto(place);
    await expect(page.locator("html")).toHaveAttribute("data-code", "there");
    await expect(page.getByRole("navigation", { name: /^(Contents|Yaliyomo)$/ })).toBeVisible();
    await expectAccessible(page);
    if (place === paths.cookies) continue;
    await expect(page.getByText("Sahihi Trial Ltd, a stand-in").first()).toBeVisible();
  }
  await page.goto(paths.terms);
  await page.getByRole("link", { name: "22 November 2026" }).click();
  await expect(page.getByText("An earlier version")).toBeVisible();
  await expect(page.getByText("is whoever runs Sahihi.com")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "What applies now" }).click();
  await expect(page).toHaveURL(paths.terms);
  await page.goto(paths.evidenceInSwahili);
  await expect(page.locator("html")).toHaveAttribute("data-code", "there");
  await expect(page.getByRole("article")).toHaveAttribute("lang", "sw");
  await expectAccessible(page);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "How Sahihi proves it" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "For lawyers" }).click();
  // As this installation has them: the root of its own, eight groups of eight.
  await expect(page.getByText(/^([\da-f]{8} ){7}[\da-f]{8}$/)).toBeVisible();
  await expect(page.getByText(/^[\w.:-]+\/log\+[\da-f]{8}\+\S+$/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(paths.home);
  await page.getByRole("link", { name: "Talk to Sales" }).click();
  await expect(page.getByLabel("Category")).toHaveValue("general");
  await expect(page.getByLabel("Subject")).not.toHaveValue("");
});

test(
  "a member never sees the front page on the way to the dashboard",
  { tag: "@phone" },
  async ({ page }) => {
    const { firstName } = await seedAccount(page);
    await page.goto(paths.home);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(firstName);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const front = document.querySelector("a[href^='/support?category=general']");
        if (front?.checkVisibility()) Object.assign(window, { sawFrontPage: true });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(firstName);
    expect(await page.evaluate(() => "sawFrontPage" in window)).toBe(false);
  },
);
