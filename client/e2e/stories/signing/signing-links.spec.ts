import { readFile } from "node:fs/promises";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { people } from "#server/testing/factories/split-sheet";
import { firstMissing, readPdf } from "#server/testing/read-pdf";
import type { ServerProcess } from "#server/testing/server-process";
import type { SplitSheetInput } from "#shared/contract/split-sheet";
import { errorCatalogue } from "#shared/errors";
import { pathTo } from "#shared/paths";
import { brand } from "#shared/brand";
import { expectAccessible } from "../../support/accessible.ts";
import { letMailsAge, queryDatabase, untilAllMailed } from "../../support/database.ts";
import { confirmEmail, seedAccount, seedSent, seedSplitSheet, signingLink } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

/** Nothing on the page is further away than this from the keyboard. */
const MOST_TABS = 20;

const anyId = /SIG-[0-9A-HJKMNP-TV-Z]{12}/;

test("a link that nobody was sent is explained", async ({ page, problems }) => {
  problems.expected(/^404 GET \/api\/sign\/nobody-has-this$/);
  await page.goto(pathTo.sign("nobody-has-this"));
  await expectInvalidLink(page, errorCatalogue.link_invalid[1]);
  await expectAccessible(page);
});

test("a newer mail replaces the link of the older one", async ({ page, server, anotherPerson, problems }) => {
  const owner = await anotherPerson();
  const { id, links, signers } = await sendSheet({ request: owner.request, server });
  const [older] = links;
  const { email, name } = signers[0]!;
  await queryDatabase(
    server,
    "update signers set invited_at = invited_at - interval '1 hour' where document_id = $1",
    [id],
  );
  await letMailsAge(server);
  await owner.goto(pathTo.view(id));
  await owner.getByRole("button", { name: `Resend to ${name}` }).dblclick();
  await expectToast(owner, "Invitation resent", `Sent to ${email}`);
  await untilAllMailed(server);
  const newer = await signingLink(server, email);
  expect(newer).not.toBe(older);

  problems.expected(/^404 GET \/api\/sign\//);
  await page.goto(older!);
  await expect(page.getByText(errorCatalogue.link_invalid[1])).toBeVisible();
  await expect(page.getByRole("button", { name: "Send me the current link" })).toBeVisible();
  await page.goto(newer);
  await sign(page);
});

test("a link that is too old says so", async ({ page, request, server, problems }) => {
  const { id, links } = await sendSheet({ request, server });
  await queryDatabase(
    server,
    "update signers set token_expires_at = now() - interval '1 second' where document_id = $1",
    [id],
  );
  problems.expected(/^404 GET \/api\/sign\//);
  await page.goto(links[0]!);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invalid Signing Link");
  await expect(page.getByText(errorCatalogue.link_expired[1])).toBeVisible();
  await expectAccessible(page);
  // Nobody is asked twice: they are sent one, or ask the owner.
  await expect(page.getByText("contact the document owner")).toBeHidden();
  await page.getByRole("button", { name: "Send me the current link" }).click();
  await expect(page.getByText("The current link is on its way to")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Sign Document" })).toBeHidden();
});

test("whoever has signed finds the signature again", async ({ page, request, server }) => {
  const { links } = await sendSheet({ request, server });
  await page.goto(links[0]!);
  await expectAccessible(page);
  const signatureId = await sign(page);
  const signedAt = await page.locator("#document-signed + p time").innerText();
  expect(signedAt).toMatch(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d/);

  await page.reload();
  await expectSigned(page, signatureId);
  await expect(page.locator("#document-signed + p time")).toHaveText(signedAt);
  await expect(page.getByRole("button", { name: "Sign Document" })).toHaveCount(0);
  await expectAccessible(page);
});

test("two tabs of the same link make one signature", async ({ page, request, server }) => {
  const { links } = await sendSheet({ request, server });
  const other = await page.context().newPage();
  await page.goto(links[0]!);
  await other.goto(links[0]!);
  await expect(other.getByRole("button", { name: "Sign Document" })).toBeVisible();

  const signatureId = await sign(page);
  expect(await sign(other)).toBe(signatureId);
});

test("one of forty finds their share and signs", async ({ page, request, server }) => {
  const choir = people(40);
  const { links } = await sendSheet({ request, server, signers: choir });
  await page.goto(links[39]!);
  await expect(page.getByRole("row", { name: "Writer 40 you" })).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Show all 40 signers").click();
  await expect(page.getByText(choir[20]!.email)).toBeVisible();
  await expectAccessible(page);

  await sign(page);
  await expect(page.getByText("1 of 40 has signed").first()).toBeVisible();
  await expect(page.getByText("39 more people still have to sign")).toBeVisible();
  await expectAccessible(page);
});

test("what people type is text and nothing else", async ({ page, request, server }) => {
  const [first, second] = people(2);
  const title = '<img src="x" onerror="window.wasRun = true">';
  const name = "<script>window.wasRun = true</script>";
  const { links } = await sendSheet({
    request,
    server,
    signers: [
      { ...first!, name, role: "<b>Composer</b>" },
      { ...second!, name: '"><svg onload="window.wasRun = true">' },
    ],
    facts: { songTitle: title, artistName: "{{7*7}}", notes: '<a href="javascript:wasRun=true">Notes</a>' },
  });
  await page.goto(links[0]!);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(page.getByRole("banner")).toContainText(name);
  await expect(page.getByText('<a href="javascript:wasRun=true">Notes</a>')).toBeVisible();
  await expectAccessible(page);
  await sign(page);
  await expect(page.getByText(`You signed “${title}”`)).toBeVisible();
  await expect(page).toHaveTitle(`Signed: ${title} · ${brand.name}${brand.suffix}`);
  expect(await page.locator("main :is(img, script, b, a[href^=javascript])").count()).toBe(0);
  expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
});

test("the keyboard is enough", async ({ page, request, server }) => {
  const { links } = await sendSheet({ request, server });
  await page.goto(links[0]!);
  const button = page.getByRole("button", { name: "Sign Document" });
  await expect(button).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Go to signing" }));
  await page.keyboard.press("Enter");
  await expect(button).toBeInViewport();
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Document Signed" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Download PDF" }));
  const download = page.waitForEvent("download");
  await page.keyboard.press("Space");
  expect((await download).suggestedFilename()).toBe("Nairobi Nights.pdf");
});

test.describe("in the dark, for somebody who is made dizzy by movement", () => {
  test.use({ colorScheme: "dark", contextOptions: { reducedMotion: "reduce" } });

  test("it reads as well, and stands still", async ({ page, request, server }) => {
    const { links } = await sendSheet({ request, server });
    await page.goto(links[0]!);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expectAccessible(page);
    await sign(page);
    expect(await longestMovement(page), "milliseconds").toBeLessThan(10);
    await expectAccessible(page);
  });
});

test("a server that is away is explained, and pressing again works", async ({
  page,
  request,
  server,
  problems,
}) => {
  problems.expected(/^net::ERR_CONNECTION_(REFUSED|RESET) (POST|GET) \/api\/sign\//);
  const { links } = await sendSheet({ request, server });
  await page.goto(links[0]!);
  const button = page.getByRole("button", { name: "Sign Document" });
  await expect(button).toBeVisible();
  // The parts of the page that come after its first view are there, too.
  await page.waitForLoadState("networkidle");
  await server.kill();
  try {
    await button.click();
    await expect(page.getByText("Signing Failed")).toBeVisible();
    await expect(page.getByText("press the button again: it is never signed twice")).toBeVisible();
    await expectAccessible(page);
  } finally {
    await server.start();
  }
  await sign(page);
  await expect(page.getByText("1 of 2 has signed").first()).toBeVisible();
});

test("a signer is not asked who they are, and keeps the PDF", async ({ page, request, server }) => {
  const { links, signers } = await sendSheet({ request, server });
  const asked = new Set<string>();
  page.on("request", (sent) => asked.add(new URL(sent.url()).pathname));
  await page.goto(links[0]!);
  const draft = await downloadPdf(page);
  for (const { name } of signers) expect(firstMissing(draft, [name])).toBeNull();
  const signatureId = await sign(page);
  expect(firstMissing(await downloadPdf(page), [signatureId])).toBeNull();

  const own = `/api${new URL(links[0]!).pathname}`;
  expect([...asked].filter((path) => path.startsWith("/api/")).toSorted()).toEqual([
    own,
    `${own}/opened`,
    `${own}/pdf`,
  ]);
  expect(await page.context().cookies()).toEqual([]);
});

async function expectInvalidLink(page: Page, message: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invalid Signing Link");
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText("contact the document owner")).toBeVisible();
}

/** Presses the button, and reads the signature's id on the receipt. */
async function sign(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Sign Document" }).click();
  await expect(page.getByText("Document Signed Successfully")).toBeVisible();
  return signatureIdOn(page);
}

async function signatureIdOn(page: Page): Promise<string> {
  const receipt = page.getByRole("region", { name: "Document Signed" });
  await expect(receipt).toContainText(anyId);
  return anyId.exec(await receipt.innerText())![0];
}

async function expectSigned(page: Page, signatureId: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Document Signed");
  expect(await signatureIdOn(page)).toBe(signatureId);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** How long the longest of what moves on the page takes, in milliseconds. */
function longestMovement(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
  );
}

async function downloadPdf(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("Nairobi Nights.pdf");
  return (await readPdf(await readFile(await file.path()))).text;
}

type Sheet = {
  request: APIRequestContext;
  server: ServerProcess;
  signers?: ReturnType<typeof people>;
  facts?: Pick<Partial<SplitSheetInput>, "songTitle" | "artistName" | "notes">;
};

/** A sheet that somebody has sent, with the links that were mailed. */
async function sendSheet({ request, server, signers = people(2), facts }: Sheet) {
  await confirmEmail({ request }, server, await seedAccount({ request }));
  const sheet = await seedSplitSheet({ request }, { ...facts, publishingRightsCollaborators: signers });
  await seedSent({ request }, sheet);
  const links = await Promise.all(signers.map(({ email }) => signingLink(server, email)));
  return { id: sheet.id, signers, links };
}
