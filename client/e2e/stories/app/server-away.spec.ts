import type { Page } from "@playwright/test";
import type { ServerProcess } from "#server/testing/server-process";
import type { DocumentSummary } from "#shared/contract/documents";
import { paths, pathTo } from "#shared/paths";
import { chunkOf } from "../../support/chunk.ts";
import { queryDatabase, untilAllMailed } from "../../support/database.ts";
import { newPerson } from "../../support/people.ts";
import { seedAccount, signingLink } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

type Writer = { name: string; email: string };

/** Two people whom no other story mails. */
function twoWriters(): Writer[] {
  return ["Zuri", "Tunde"].map((name) => ({ name, email: newPerson().email }));
}

/** What happens as often as somebody saves or looks. */
const untold = new Set(["document_edited", "invitation_opened"]);

test("a server that dies between any two steps loses nothing and repeats nothing", async ({
  page,
  server,
  problems,
}) => {
  // What a page asks once more after a change may find nobody there, and so may what it tells of itself, or loads ahead.
  problems.expected(
    /^net::ERR_\w+ (GET \/api\/|POST \/api\/songs\/check$|POST \/api\/sign\/[^/]+\/opened$|GET \/assets\/|GET \/$)/,
    /^console: .*dynamically imported module/,
  );
  const writers = twoWriters();
  const restart = async () => {
    await server.kill();
    await server.start();
  };
  await fillSheet(page, writers);
  await restart();
  await page.getByRole("button", { name: "Create Split Sheet" }).click();
  await expectToast(page, "Split sheet created!");
  const share = page.getByRole("button", { name: "Share" });
  await expect(share).toBeVisible();
  await fetchedCodeOf(page, "features/documents/actions/send-dialog");
  await restart();
  await share.click();
  await page.getByRole("button", { name: "Send for Signing" }).click();
  await expect(page.getByText("2 invitations are on their way")).toBeVisible();
  await restart();
  for (const { email } of writers) {
    await page.goto(await signingLink(server, email));
    await signHere(page);
    await expect(page.getByText("Document Signed Successfully")).toBeVisible();
    await restart();
  }
  await expectOnce(page, server, writers);
});

test("a server that is away for a moment is waited for", async ({ page, server, problems }) => {
  problems.expected(/^net::ERR_\w+ (GET|POST) \/api\//);
  const writers = twoWriters();
  await fillSheet(page, writers);
  await server.stop();
  await page.getByRole("button", { name: "Create Split Sheet" }).click();
  await expectToast(page, "Error", "Failed to create split sheet. Please try again.");
  await server.start();
  await page.getByRole("button", { name: "Create Split Sheet" }).click();
  await page.getByRole("button", { name: "Share" }).click();

  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Send for Signing" })).toBeEnabled();
  await server.stop();
  await dialog.getByRole("button", { name: "Send for Signing" }).click();
  await expectToast(page, "Failed to send invitations", "Please try again or contact support");
  await server.start();
  await dialog.getByRole("button", { name: "Send for Signing" }).click();
  await expect(page.getByText("2 invitations are on their way")).toBeVisible();

  for (const { email } of writers) {
    await page.goto(await signingLink(server, email));
    await expect(page.getByRole("button", { name: "Sign Document" })).toBeVisible();
    await server.stop();
    await signHere(page);
    await expect(page.getByRole("alert")).toContainText("Signing Failed");
    await expect(page.getByRole("alert")).toContainText("it is never signed twice");
    await server.start();
    await page.getByRole("button", { name: "Sign Document" }).click();
    await expect(page.getByText("Document Signed Successfully")).toBeVisible();
  }
  await expectOnce(page, server, writers);
});

/** The owner's own browser, handed to whoever signs: that takes a second press. */
async function signHere(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Sign Document" });
  await button.click();
  await expect(page.getByText("press once more")).toBeVisible();
  await button.click();
}

/** Waits until the page has the code of the module, which it fetches ahead: what did not come would come with a reload. */
async function fetchedCodeOf(page: Page, module: string): Promise<void> {
  const { all } = await chunkOf(module);
  const missing = () =>
    page.evaluate((files) => {
      const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
      return files.filter((file) => !fetched.some((name) => name.endsWith(file)));
    }, all);
  await expect.poll(missing).toEqual([]);
}

/** Signs somebody in and fills the form for two. */
async function fillSheet(page: Page, writers: readonly Writer[]): Promise<void> {
  await seedAccount(page);
  await page.goto(paths.splitSheet);
  await page.getByLabel("Song title").fill("Once Only");
  await page.getByLabel("Artist name").fill("Amina Wanjirũ");
  for (const [index, { name, email }] of writers.entries()) {
    const person = page.getByRole("listitem", { name: `Person ${index + 1}` });
    await person.getByLabel("Name").fill(name);
    await person.getByLabel("Email").fill(email);
  }
}

/** One document, one invitation and one signature a person, and one mail for everybody at the end. */
async function expectOnce(page: Page, server: ServerProcess, writers: readonly Writer[]): Promise<void> {
  const documents = (await (await page.request.get("/api/documents")).json()) as DocumentSummary[];
  expect(documents.map(({ title, status }) => ({ title, status }))).toEqual([
    { title: "Once Only", status: "fully_signed" },
  ]);
  const { id } = documents[0]!;
  await untilAllMailed(server);
  const events = await queryDatabase<{ event: string }>(
    server,
    "select event from audit_events where document_id = $1 order by position",
    [id],
  );
  expect(events.map(({ event }) => event).filter((event) => !untold.has(event))).toEqual([
    "document_created",
    "document_sent",
    "document_signed",
    "document_signed",
    "document_fully_signed",
    "pdf_issued",
    "certificate_issued",
  ]);
  for (const { email } of writers) {
    // A mail whose delivery a crash left in doubt goes out again under the same Message-ID, and counts as the same mail.
    const mails = new Map(
      server.mails.mails.filter(({ to }) => to === email).map((mail) => [mail.messageId, mail.subject]),
    );
    expect([...mails.values()].toSorted()).toEqual([
      'Amina asks you to sign "Once Only" (split sheet)',
      'Everybody has signed "Once Only" (split sheet)',
      'Your signature on "Once Only" (split sheet)',
    ]);
  }
  await page.goto(pathTo.view(id));
  await expect(page.getByText("Both have signed")).toBeVisible();
}
