import type { APIRequestContext, Page } from "@playwright/test";
import { people } from "#server/testing/factories/split-sheet";
import type { ServerProcess } from "#server/testing/server-process";
import type { SplitSheetInput } from "#shared/contract/documents";
import { errorCatalogue } from "#shared/errors";
import { pathTo } from "#shared/paths";
import { expectAccessible } from "./support/accessible.ts";
import { queryDatabase } from "./support/database.ts";
import { seedAccount, seedSent, seedSplitSheet, signingLink } from "./support/seed.ts";
import { expect, test } from "./support/test.ts";

const anyId = /SIG-[0-9A-HJKMNP-TV-Z]{12}/;

test("a link that nobody was sent is explained", async ({ page, problems }) => {
  problems.expected(/^404 GET \/api\/sign\/nobody-has-this$/);
  await page.goto(pathTo.sign("nobody-has-this"));
  await expectInvalidLink(page, errorCatalogue.link_invalid[1]);
  await expectAccessible(page);
});

test("a newer mail replaces the link of the older one", async ({ page, request, server, problems }) => {
  const { id, links, signers } = await sendSheet({ request, server });
  const [older] = links;
  await queryDatabase(
    server,
    "update signers set invited_at = invited_at - interval '1 hour' where document_id = $1",
    [id],
  );
  const answer = await request.post(`/api/documents/${id}/resend-invitation`, { data: {} });
  expect(answer.ok()).toBe(true);
  const isNewer = ({ to, text }: { to: string; text: string }) =>
    to === signers[0]!.email && text.includes("/sign/") && !text.includes(older!);
  await server.mails.waitForMail(isNewer);

  problems.expected(/^404 GET \/api\/sign\//);
  await page.goto(older!);
  await expectInvalidLink(page, errorCatalogue.link_invalid[1]);
  await page.goto(await signingLink(server, signers[0]!.email));
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
  await expectInvalidLink(page, errorCatalogue.link_expired[1]);
  await expectAccessible(page);
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

type Sheet = {
  request: APIRequestContext;
  server: ServerProcess;
  signers?: ReturnType<typeof people>;
  facts?: Pick<Partial<SplitSheetInput>, "songTitle" | "artistName" | "notes">;
};

/** A sheet that somebody has sent, with the links that were mailed. */
async function sendSheet({ request, server, signers = people(2), facts }: Sheet) {
  await seedAccount({ request });
  const sheet = await seedSplitSheet({ request }, { ...facts, publishingRightsCollaborators: signers });
  await seedSent({ request }, sheet);
  const links = await Promise.all(signers.map(({ email }) => signingLink(server, email)));
  return { id: sheet.id, signers, links };
}
