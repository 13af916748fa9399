import type { Page } from "@playwright/test";
import { contractPdf } from "#server/testing/factories/contract-pdf";
import { contractText, words } from "#server/testing/factories/create-review";
import { isAbsence } from "#shared/domain/reviews/review-priority";
import { rubricAreas } from "#shared/domain/reviews/rubric";
import { paths, pathTo } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import {
  byCard,
  byPhone,
  cancelPayment,
  declined,
  NOT_PAID,
  paymentWindow,
  wayToPay,
} from "../../support/payment-window.ts";
import { signIn } from "../../support/people.ts";
import { routeOnce } from "../../support/route-once.ts";
import { seedPayment } from "../../support/seed-payment.ts";
import { seedReview } from "../../support/seed-review.ts";
import { seedAccount } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast, watchForToast } from "../../support/toast.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const pay = (page: Page) => page.getByRole("button", { name: "Pay 399 KES and review" });
const review = (page: Page) => page.getByRole("button", { name: "Review my contract" });
const pasted = (page: Page) => page.getByRole("textbox", { name: "Text of the contract" });
const verdict = (page: Page) => heading(page, /^Do not sign this as it is/);

const upload = (page: Page, name: string, buffer: Buffer | string) =>
  page.getByLabel("Choose your contract").setInputFiles({ name, mimeType: "", buffer: Buffer.from(buffer) });

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole("tab", { name: "Paste Text" }).click();
  await pasted(page).fill(text);
}

test("a contract is uploaded, paid for after every way a payment can end, and its review read @phone", async ({
  page,
  problems,
}) => {
  problems.expected(NOT_PAID);
  await seedAccount(page);
  await page.goto(paths.home);
  await page.getByRole("link", { name: /AI Contract Review.*399 KES/ }).click();
  await expect(page.getByText("None yet.")).toBeVisible();
  await expectAccessible(page);

  await test.step("what is no contract is told", async () => {
    await pay(page).click();
    await expectToast(page, "Missing content", "Please upload a file or paste your contract content first.");
    await upload(page, "contract.pages", "x");
    await expectToast(page, "Unsupported file type");
    await upload(page, "contract.pdf", Buffer.alloc(10_485_761));
    await expectToast(page, "File too large");
    await expect(page.getByRole("alert")).toContainText("at most 10 MB");
    await expectAccessible(page);
  });
  await test.step("its text is looked through before anything is paid", async () => {
    const text = contractText();
    const pdf = await contractPdf((draw) => draw.fontSize(11).text(text));
    await upload(page, "Tamu – Recording (FINAL).pdf", pdf);
    await expect(heading(page, "Tamu – Recording (FINAL).pdf")).toBeVisible();
    await expect(page.getByText(/^\d+\.\d\d [kM]B · 1 page · [\d,]+ characters$/)).toBeVisible();
    await expect(pasted(page)).toHaveValue(/The Label shall pay the Artist a royalty of eighteen per cent/);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Edit the text" }).click();
    await pasted(page).fill(`${text}\n\n6. NAME\n\n6.1 The Artist is called Amina.`);
  });
  await test.step("she cancels, and her card is declined: nothing is lost", async () => {
    await pay(page).click();
    await cancelPayment(page);
    await expectToast(page, "Payment Cancelled", "You can try again when ready.");
    await expect(page.getByText("Your contract is still here")).toBeVisible();
    await expectAccessible(page);
    await test.step("a window that she goes back from does not stay to be paid", async () => {
      await pay(page).click();
      await expect(wayToPay(page, byCard)).toBeVisible();
      await page.goBack();
      await expect(pay(page)).toBeVisible();
      await expect(page.getByRole("dialog", { name: "Trial payment" })).toHaveCount(0);
      await expect(pasted(page)).toHaveValue(/The Artist is called Amina\.$/);
    });
    await pay(page).click();
    await wayToPay(page, declined).click();
    await expect(paymentWindow(page).getByText("No money has moved.")).toBeVisible();
    await cancelPayment(page);
    await expectToast(
      page,
      "Payment Verification Failed",
      "Please contact support if your payment was successful.",
    );
    await expect(page.getByRole("alert")).toContainText("The payment did not go through");
    await expect(pasted(page)).toHaveValue(/The Artist is called Amina\.$/);
    await expectAccessible(page);
  });
  await test.step("she pays with her phone, and reads the review", async () => {
    await pay(page).click();
    await wayToPay(page, byPhone).click();
    await paymentWindow(page).getByRole("button", { name: "I have entered my PIN" }).click();
    await expect(heading(page, "Waiting for your phone")).toBeVisible();
    await expectToast(page, "Review complete");
    await expect(verdict(page)).toBeVisible();
    await expect(page.getByText(/gives no score and no strengths/)).toBeVisible();
    await expect(page.getByText(/was made by rules/)).toBeVisible();
    await expect(page.getByText(/ characters read$/)).not.toContainText("page");
    await expect(heading(page, "Contract Review").first()).not.toContainText("AI");
    await expectAccessible(page);
  });
});

test("a review is filtered, copied, downloaded and found again", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await seedAccount(page);
  const { reviewResults } = await seedReview(page);
  await page.goto(paths.aiReview);
  await page.getByRole("link", { name: /^Recording contract/ }).click();
  await page.reload();
  const issue = page.getByRole("article", { name: "Rights are taken for ever" });
  await expect(issue).toContainText(words.perpetuity);
  const written = reviewResults.issues.filter((each) => !isAbsence(each));
  await expect(page.getByRole("article")).toHaveCount(written.length);
  await expect(page.getByRole("region", { name: "Three things first" }).getByRole("listitem")).toHaveCount(3);
  await expect(page.getByText("· Made by rules ·")).toBeVisible();
  await page.getByText(/things the contract is silent on$/).click();
  const missing = page.getByRole("listitem").filter({ has: heading(page, "No audit right") });
  await expect(missing).toContainText("High severity");
  await expect(page.getByText(/fill in what stands in \[brackets\]/)).toBeVisible();
  await page.getByRole("button", { name: "Copy the letter" }).click();
  const letter = await page.evaluate(() => navigator.clipboard.readText());
  expect(letter).toContain(`It says: “${words.perpetuity}`);

  const filter = page.getByRole("group", { name: "Show by severity" });
  await filter.getByRole("button", { name: /^Medium/ }).click();
  await expect(issue).toBeHidden();
  await expectAccessible(page);
  await filter.getByRole("button", { name: /^High/ }).click();
  await issue.getByRole("button", { name: /^Copy the wording/ }).click();
  const wording = reviewResults.issues.find(({ title }) => title === "Rights are taken for ever")?.suggestion;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wording);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(
    /^Contract Review \d\d-\d\d-\d{4} \d\d\.\d\d .+\.pdf$/,
  );
  await expect(page.getByRole("link", { name: "Create New Agreement" })).toHaveAttribute(
    "href",
    paths.agreements,
  );
  await page.getByRole("link", { name: "Review Another Contract" }).click();
  await expect(page.getByLabel("Choose your contract")).toBeAttached();

  await page.goto(paths.payments);
  await page.getByRole("link", { name: "View review" }).click();
  await expect(verdict(page)).toBeVisible();
});

test("a score can be followed line by line @phone", async ({ page }) => {
  await seedAccount(page);
  const made = await seedReview(page);
  const lines = [
    { point: 1, subject: "How long rights are given", state: "bad", cost: 12 },
    { point: 33, subject: "Moral rights", state: "absent", cost: 0 },
  ];
  const rubric = rubricAreas.map((area) =>
    area === "rights" ? { area, possible: 40, kept: 28, lines } : { area, possible: 10, kept: 10, lines: [] },
  );
  await routeOnce(page, `**/api/ai-reviews/${made.review.id}`, (route) =>
    route.fulfill({
      json: {
        review: { ...made.review, score: 88, reviewedBy: "ai" },
        reviewResults: { ...made.reviewResults, score: 88, rubric, reviewedBy: "ai" },
      },
    }),
  );
  await page.goto(pathTo.review(made.review.id));
  await expect(page.getByRole("meter", { name: "Score" })).toHaveAttribute(
    "aria-valuetext",
    /^88 out of 100: /,
  );
  const number = page.getByRole("region", { name: "How the number comes about" });
  await number.getByText("What you give away").click();
  await expect(number.getByText("28 of 40")).toBeVisible();
  await expect(number.getByRole("listitem").filter({ hasText: /^How long rights are given/ })).toContainText(
    "−12",
  );
  await expect(number.getByText("Nothing taken off for 1 more.")).toBeVisible();
  await expectAccessible(page);
});

test(
  "a picture gives no text, and a review that fails costs nothing",
  { tag: "@phone" },
  async ({ page, problems }) => {
    problems.expected(
      /^422 POST \/api\/extract-text$/,
      /^502 POST \/api\/ai-review$/,
      /^401 POST \/api\/ai-review\/check$/,
    );
    const amina = await seedAccount(page);
    await page.goto(paths.aiReview);
    await upload(page, "scan.pdf", await contractPdf((draw) => draw.rect(72, 72, 200, 200).fill("#888")));
    await expectToast(page, "PDF Text Extraction Failed", "Please paste the text of the contract instead.");
    await expect(page.getByRole("alert")).toContainText("PDF appears to be empty or contains only images.");
    await pasted(page).fill("Too little of it.");
    await expect(pasted(page)).toHaveAccessibleDescription("Minimum 100 characters required");
    await expect(pay(page)).toBeDisabled();
    await expectAccessible(page);
    await pasted(page).fill(
      "Msanii atakuwa na haki ya kulipwa kwa kila wimbo, na kampuni itatoa taarifa. ".repeat(3),
    );
    await pay(page).click();
    await expect(pasted(page)).toHaveAccessibleDescription(/appears to be in Swahili/);
    await expect(pasted(page)).toBeFocused();
    await expectAccessible(page);
    await pasted(page).fill(contractText().slice(contractText().indexOf("3. ACCOUNTS")));
    await pay(page).click();
    await expect(page.getByText("it begins with clause 3")).toContainText("or go on with what there is.");
    await expectAccessible(page);
    await pasted(page).fill(contractText());
    await page.request.post("/api/logout");
    const expectTold = await watchForToast(page, "Authentication Required", "Your contract is kept.");
    await pay(page).click();
    await page.waitForURL(`**${paths.login}**`);
    await expectTold();
    await page.request.post("/api/login", { data: amina });
    await page.goto(paths.aiReview);
    await expect(pasted(page)).toHaveValue(contractText());

    await routeOnce(page, "**/api/ai-review", (route) =>
      route.fulfill({ status: 502, json: { code: "review_failed", message: "The model is away." } }),
    );
    await pay(page).click();
    await wayToPay(page, byCard).click();
    await expectToast(page, "Review Error", "Failed to analyze contract. Please try again");
    await expect(page.getByRole("alert").filter({ hasText: "The model is away." })).toBeVisible();
    await expect(page.getByText("You have a paid, unused review")).toBeVisible();
    await expect(pasted(page)).toHaveValue(contractText());
    await expectAccessible(page);
    await review(page).click();
    await expectToast(page, "Review complete");
  },
);

test(
  "a payment is of one contract, in however many tabs it lies",
  { tag: "@phone" },
  async ({ page, context, problems }) => {
    problems.expected(/^409 POST \/api\/ai-review$/);
    await seedAccount(page);
    await seedPayment(page, "ai_review");
    const [same, another] = [await context.newPage(), await context.newPage()];
    const anotherText = contractText("6. NAME\n\n6.1 The Artist is called Amina.");
    for (const [tab, text] of [
      [page, contractText()],
      [same, contractText()],
      [another, anotherText],
    ] as const) {
      await tab.goto(paths.aiReview);
      await paste(tab, text);
      await expect(review(tab)).toBeEnabled();
    }
    await review(page).click();
    await expect(verdict(page)).toBeVisible();
    await review(same).click();
    await expect(verdict(same)).toBeVisible();
    expect(same.url()).toBe(page.url());

    await review(another).click();
    const told = another.getByRole("alert").filter({ hasText: "already used for another contract" });
    await expect(told).toContainText("It needs a payment of its own");
    await expect(pasted(another)).toHaveValue(anotherText);
    await expect(pay(another)).toBeEnabled();
    await expectAccessible(another);
    await told.getByRole("link", { name: "See that review" }).click();
    await expect(verdict(another)).toBeVisible();
    expect(another.url()).toBe(page.url());
    await another.goBack();
    await expect(pasted(another)).toHaveValue(anotherText);
  },
);

test(
  "who closes the tab after paying, or reloads during the review, loses nothing",
  { tag: "@phone" },
  async ({ page, anotherPerson }) => {
    const amina = await seedAccount(page);
    await seedPayment(page, "ai_review");
    const other = await anotherPerson();
    await signIn(other, amina);
    await other.getByRole("link", { name: "Continue: AI Contract Review" }).click();
    await expect(other.getByText("You have a paid, unused review")).toBeVisible();
    await paste(other, contractText());

    await test.step("the answer never comes, and she reloads", async () => {
      let isReviewed = false;
      await other.route("**/api/ai-review", async (route) => {
        await route.fetch();
        isReviewed = true;
      });
      await review(other).click();
      await expect(heading(other, "Reviewing your contract")).toBeVisible();
      await expectAccessible(other);
      await expect.poll(() => isReviewed).toBe(true);
      await other.reload();
      await expect(verdict(other)).toBeVisible();
    });
    await test.step("nothing of the contract is on her device", async () => {
      const kept = await other.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(kept).not.toContain("Tamu Records");
    });
  },
);
