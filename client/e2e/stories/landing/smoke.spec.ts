import { brand } from "#shared/brand";
import { expectAccessible } from "../../support/accessible.ts";
import { expect, test } from "../../support/test.ts";

for (const theme of ["light", "dark"] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test("a visitor finds out what this is", async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
      await page.goto("/");
      await expect(page).toHaveTitle(new RegExp(brand.name));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await expectAccessible(page);
      // Nobody is signed in: a refused question would stand in the console.
      expect(asked).not.toContain("/api/user");
    });
  });
}
