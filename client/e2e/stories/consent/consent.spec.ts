import type { Page } from "@playwright/test";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import type { ServerProcess } from "#server/testing/server-process";
import { errorCatalogue } from "#shared/errors";
import { pathTo, paths } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { connect, disconnect } from "../../support/connection.ts";
import { letMailsAge, queryDatabase, untilAllMailed } from "../../support/database.ts";
import { loseAnswer } from "../../support/lose-answer.ts";
import { byCard, wayToPay } from "../../support/payment-window.ts";
import { newPerson } from "../../support/people.ts";
import {
  answered,
  mailedLink,
  seedAccount,
  seedSent,
  mailedCode,
  seedChangeSigned,
  seedSigned,
  signingLink,
} from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";
import { verdict, verifyAs } from "../../support/verify-as.ts";

const FOR_DELETION = "/confirm-deletion/";
const FOR_CHANGE = "/confirm-unlock/";
const REASON = "We recorded it anew and signed that one.";

test("a signed document is deleted with everybody's consent, and not with one refusal @phone", async ({
  page,
  server,
  anotherPerson,
  problems,
}) => {
  problems.expected(/ERR_CONNECTION_RESET POST .*confirm-deletion/, /^409 POST \/api\/confirm-deletion\//);
  const { id, joao, bola } = await signedDuet(page, server);
  const banner = (title: string) =>
    page.getByRole("main").locator("[role=status], [role=alert]").filter({ hasText: title });
  await page.goto(pathTo.view(id));

  await test.step("the request waits for a reason, and goes to everybody", async () => {
    await requestDeletion(page);
    await expectToast(
      page,
      "Deletion Request Sent",
      "All signers have been notified. 2 confirmations required.",
    );
    await expect(banner("Deletion Request Pending")).toContainText("0 of 2 confirmed");
    await expect(page.getByRole("button", { name: "Request Deletion" })).toBeHidden();
    await expectAccessible(page);
  });

  const signer = await anotherPerson();
  await test.step("one refuses, in one of two tabs, and that ends it", async () => {
    const link = await mailedLink(server, bola.email, FOR_DELETION);
    const otherTab = await signer.context().newPage();
    await signer.goto(link);
    await otherTab.goto(link);
    await expect(signer.getByRole("heading", { level: 1 })).toHaveText(
      "Amina Wanjirũ asks you to confirm the deletion of “Nairobi Nights”",
    );
    const main = signer.getByRole("main");
    for (const words of ["Split Sheet", REASON, bola.name, bola.email, "Waiting for"])
      await expect(main).toContainText(words);
    await expect(main).toContainText(/Request date\d\d\/\d\d\/\d{4}/);
    await expectAccessible(signer);
    const download = signer.waitForEvent("download");
    await signer.getByRole("button", { name: "Download PDF" }).click();
    expect((await download).suggestedFilename()).toBe("Nairobi Nights.pdf");

    await signer.getByRole("button", { name: "Reject Deletion" }).dblclick();
    await expectToast(
      signer,
      "Deletion Rejected",
      "The deletion request has been rejected by one or more signers.",
    );
    await expectRecorded(signer, "you rejected the deletion of");
    await expectAccessible(signer);
    await confirmDeletion(otherTab);
    await expectToast(otherTab, "Error", errorCatalogue.consent_answered[1]);
    await expectRecorded(otherTab, "you rejected the deletion of");
  });

  await test.step("the owner learns who refused, and asks again", async () => {
    await signer.goto(await mailedLink(server, joao.email, FOR_DELETION));
    await expect(signer.getByRole("heading", { level: 1 })).toHaveText("No answer is needed any more");
    await expect(signer.getByRole("main")).toContainText(/Ọláyínká Adébáyọ̀\S* rejected it/);
    await page.goto(paths.home);
    await expect(rowOf(page)).toContainText(/Ọláyínká Adébáyọ̀\S* rejected the deletion on \d\d/);
    await page.goto(pathTo.view(id));
    await expect(page.getByText(/Ọláyínká Adébáyọ̀\S* rejected your request of/)).toBeVisible();
    await requestDeletion(page);
    await expect(banner("Deletion Request Pending")).toBeVisible();
    await untilAllMailed(server);
  });

  await test.step("both confirm, one of them over a bad connection", async () => {
    await signer.goto(await mailedLink(server, joao.email, FOR_DELETION));
    const lost = await loseAnswer(signer, "**/api/confirm-deletion/*");
    await confirmDeletion(signer);
    expect(await lost.status).toBe(200);
    await expectToast(
      signer,
      "Response Recorded",
      "Your response has been recorded. Waiting for other signers to respond.",
    );
    await expectRecorded(signer, "you confirmed the deletion of");
    const last = await anotherPerson();
    await last.goto(await mailedLink(server, bola.email, FOR_DELETION));
    await confirmDeletion(last);
    await expectToast(last, "Deletion Confirmed", "All signers have confirmed. Document will be deleted on");
    await expectRecorded(last, "Document will be deleted on");
    await expectAccessible(last);
    await last.goto(await signingLink(server, bola.email));
    const goes = last.getByText("This document is deleted for good on");
    const toBePaid = last.getByRole("heading", { name: "So that you are paid" });
    await expect(toBePaid).toBeVisible();
    expect((await goes.boundingBox())!.y).toBeLessThan((await toBePaid.boundingBox())!.y);
  });

  await test.step("the owner sees the day it goes, and keeps it", async () => {
    await page.goto(paths.home);
    await expect(rowOf(page)).toContainText(/Will be deleted on \d\d\/\d\d\/\d{4}/);
    await expectAccessible(page);
    await page.goto(pathTo.view(id));
    await expect(banner("Deletion Confirmed")).toContainText(/deleted for good on \d\d\/\d\d\/\d{4}/);
    await expect(
      page.getByText(/^Everybody confirmed the deletion of this document: it goes on \d\d\//),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Keep the document" }).click();
    const dialog = page.getByRole("dialog", { name: "Keep this document?" });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Keep the document" }).click();
    await expectToast(page, "Deletion request cancelled");
    await expect(banner("Deletion Confirmed")).toBeHidden();
    await expect(page.getByRole("button", { name: "Request Deletion" })).toBeVisible();
  });
});

test("what everybody signed is changed with everybody's consent, and signed anew @desktop", async ({
  page,
  server,
  anotherPerson,
}) => {
  const { id, joao, bola } = await signedDuet(page, server);

  await test.step("the owner asks from the list, and says why", async () => {
    await page.goto(paths.home);
    const row = rowOf(page);
    await row.getByRole("button", { name: /^More actions/ }).click();
    await page.getByRole("menuitem", { name: "Unlock to change it" }).click();
    const dialog = page.getByRole("dialog", { name: "Unlock Document" });
    await dialog.getByRole("button", { name: "Ask all signers" }).click();
    await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription(
      "Reason required: Please provide a reason for unlocking this signed document",
    );
    await expectAccessible(page);
    await dialog.getByLabel("Reason").fill(REASON);
    await dialog.getByRole("button", { name: "Ask all signers" }).click();
    await expectToast(
      page,
      "Unlock Request Sent",
      "All signers have been notified. 2 confirmations required.",
    );
    await expect(row).toContainText("Unlocking: 0 of 2 agreed");
    await row.getByRole("link", { name: "View", exact: true }).click();
    await expect(page.getByText("Unlock Request Pending")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("both agree", async () => {
    for (const { email } of [joao, bola]) {
      const signer = await anotherPerson();
      await signer.goto(await mailedLink(server, email, FOR_CHANGE));
      await expect(signer.getByRole("main")).toContainText("The version you signed stays in force");
      await expectAccessible(signer);
      await pressTwice(signer, "Agree to the change", "Version 1 stays in force");
      await expectRecorded(signer, "you agreed to change");
    }
  });

  await test.step("the owner has a draft, and a new version is signed", async () => {
    await page.reload();
    await expect(
      page.getByText(/^Everybody agreed on \S+ to unlock it, so you can change it$/),
    ).toBeVisible();
    // The changed version was never sent.
    const notice = page.locator("#content").getByRole("status").filter({ hasText: "Everybody agreed" });
    await expect(notice.getByRole("button")).toHaveText(["Send for signing"]);
    const inForce = page.getByText("Version 1 is in force");
    await expect(inForce).toBeVisible();
    await expectAccessible(page);
    await page.goto(paths.home);
    await expect(rowOf(page)).toContainText(/Version 1, signed on \d\d\/\d\d\/\d{4}, is in force/);
    await page.goto(pathTo.view(id));
    const sheet = splitSheetBody({ genre: "Benga", publishingRightsCollaborators: [joao, bola] });
    await answered(page.request.patch(`/api/documents/${id}`, { data: { content: sheet.content } }));
    await page.reload();
    // Before the sheet itself: what changes of the one in force.
    await expect(page.getByRole("status").filter({ hasText: "Version 1 is in force" })).toContainText(
      /What changes \(1\)\s*Genre\s*Until now: Not specified\s*New: Benga/,
    );
    await expectAccessible(page);
    await untilAllMailed(server);
    const linkOfVersion1 = await signingLink(server, bola.email);
    await letMailsAge(server);
    await seedSent(page, await answered(page.request.get(`/api/documents/${id}`)));
    await untilAllMailed(server);
    const former = await anotherPerson();
    await former.goto(linkOfVersion1);
    await expect(former.getByRole("region", { name: "Document Signed" })).toContainText(
      /Version 1 is in force.*Version 2, sent on .* is proposed in its place and is not in force/,
    );
    for (const { email } of [joao, bola]) await seedChangeSigned(server, email);
    await page.reload();
    await expect(page.getByText("Both have signed")).toBeVisible();
    await page.getByRole("link", { name: "History" }).click();
    await expect(page.getByRole("heading", { name: "History" })).toBeInViewport();
    await expect(page.getByRole("article", { name: "Version 1" })).toContainText(/SIG-/);
    await expect(page.getByRole("article", { name: "Version 1" })).toContainText(
      "Signed by everybody, then replaced",
    );
    await expect(page.getByRole("article", { name: "Version 2" })).toContainText(
      "Signed by everybody, in force",
    );
  });
});

test(
  "who is left out of a change reads what they sign away, and until they sign the old version binds",
  { tag: "@phone" },
  async ({ page, server, anotherPerson }) => {
    const { id, joao, bola } = await signedDuet(page, server);
    await answered(page.request.patch(`/api/documents/${id}/unlock`, { data: { reason: REASON } }));
    for (const { email } of [joao, bola]) {
      const { pathname } = new URL(await mailedLink(server, email, FOR_CHANGE));
      await answered(page.request.post(`/api${pathname}`, { data: { confirmed: true } }));
    }
    const alone = splitSheetBody({ publishingRightsCollaborators: [{ ...joao, percentage: 100 }] });
    await answered(page.request.patch(`/api/documents/${id}`, { data: { content: alone.content } }));
    await untilAllMailed(server);
    await letMailsAge(server);
    await seedSent(page, await answered(page.request.get(`/api/documents/${id}`)));
    await untilAllMailed(server);
    await seedChangeSigned(server, joao.email);

    const leaver = await anotherPerson();
    await leaver.goto(await signingLink(server, bola.email));
    await expect(leaver.getByText("You are no longer on this version")).toBeVisible();
    await expect(leaver.getByRole("main")).toContainText("If you sign, you leave");
    await expect(leaver.getByRole("main")).toContainText("What changes");
    await expectAccessible(leaver);

    await page.goto(pathTo.view(id));
    await expect(page.getByText("Version 1 is in force")).toBeVisible();
    await expect(page.getByText("Leaves: no longer on it")).toBeVisible();
    await expect(page.getByRole("button", { name: "Request Deletion" })).toBeVisible();
    await expectAccessible(page);

    await leaver.getByRole("button", { name: "Send me the code" }).click();
    await leaver.getByLabel("Code").fill(await mailedCode(server, bola.email));
    await expectAccessible(leaver);
    await leaver.getByRole("button", { name: "Sign Document" }).click();
    await expect(leaver.getByRole("heading", { level: 1 })).toHaveText("You have left this document");
    await expect(leaver.getByRole("main")).toContainText("What you held by version 1 has ended");
    await expectAccessible(leaver);
    await leaver.reload();
    await expect(leaver.getByRole("heading", { level: 1 })).toHaveText("You have left this document");
    await page.reload();
    await expect(page.getByRole("article", { name: "Version 2" })).toContainText("in force");
  },
);

test(
  "a change that is never signed leaves what was signed in force: verified, asked to be deleted, and the change dropped",
  { tag: "@phone" },
  async ({ page, server, anotherPerson }) => {
    const { id, joao, bola } = await signedDuet(page, server);
    await answered(page.request.patch(`/api/documents/${id}/unlock`, { data: { reason: REASON } }));
    for (const { email } of [joao, bola]) {
      const { pathname } = new URL(await mailedLink(server, email, FOR_CHANGE));
      await answered(page.request.post(`/api${pathname}`, { data: { confirmed: true } }));
    }
    const anew = splitSheetBody({ songTitle: "Never Signed", publishingRightsCollaborators: [joao, bola] });
    await answered(page.request.patch(`/api/documents/${id}`, { data: { content: anew.content } }));

    const verifier = await anotherPerson();
    await verifier.goto(pathTo.verify(id));
    await verifyAs(verifier);
    await wayToPay(verifier, byCard).click();
    await expect(verdict(verifier)).toContainText("Verified: everybody has signed");
    await expect(verdict(verifier)).toContainText("Version 1 is in force");
    await expect(verifier.getByRole("main")).not.toContainText("Never Signed");
    await expectAccessible(verifier);

    await page.goto(pathTo.view(id));
    await requestDeletion(page);
    const signer = await anotherPerson();
    await signer.goto(await mailedLink(server, joao.email, FOR_DELETION));
    await expect(signer.getByRole("heading", { level: 1 })).toContainText("Nairobi Nights");
    await signer.getByRole("button", { name: "Reject Deletion" }).click();
    await expectRecorded(signer, "you rejected the deletion of");

    await page.reload();
    await page.getByRole("button", { name: "Drop the change" }).click();
    const dialog = page.getByRole("dialog", { name: "Drop the Change" });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Drop the Change" }).dblclick();
    await expectToast(page, "Change dropped", "Version 1 is in force, as before.");
    await expect(page.getByText("Both have signed")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Nairobi Nights" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Unlock Document" })).toBeVisible();
  },
);

test(
  "an owner takes a question back, and whoever opens its link later is told, also of an owner who is deleted",
  { tag: "@phone" },
  async ({ page, server, anotherPerson, problems }) => {
    problems.expected(/ERR_CONNECTION_RESET POST .*cancel-deletion$/, /^404 GET \/api\/documents\//);
    const { id, joao } = await signedDuet(page, server);
    await page.goto(pathTo.view(id));
    await requestDeletion(page);
    const signer = await anotherPerson();
    await seedAccount(signer, newPerson({ email: joao.email }));
    await queryDatabase(server, "update users set email_verified_at = now() where email = $1", [joao.email]);
    await signer.goto(pathTo.view(id));
    await expect(signer.getByText("Deletion Request Pending")).toBeVisible();
    await expect(signer.getByText(/^Waiting for \S*you\S* and \S*Ọláyínká Adébáyọ̀/)).toBeVisible();
    await expect(signer.getByText("Your answer is still missing")).toBeVisible();
    await expect(signer.getByRole("button", { name: /^(Cancel the request|Request Deletion)$/ })).toHaveCount(
      0,
    );

    await page.getByRole("button", { name: "Cancel the request" }).click();
    const lost = await loseAnswer(page, "**/cancel-deletion");
    await page.getByRole("dialog").getByRole("button", { name: "Cancel the request" }).click();
    expect(await lost.status).toBe(200);
    await expectToast(page, "Deletion request cancelled");
    await signer.goto(await mailedLink(server, joao.email, FOR_DELETION));
    await expect(signer.getByRole("heading", { level: 1 })).toHaveText("No answer is needed any more");
    await expect(signer.getByRole("main")).toContainText(/Amina Wanjirũ\S* took the request back/);
    await expectAccessible(signer);

    await queryDatabase(server, "update documents set hidden_at = now() where id = $1", [id]);
    await page.goto(pathTo.view(id));
    await expect(page.getByRole("heading", { name: "This document is hidden" })).toBeVisible();
    await expect(page.getByText("it can be restored, with everything on it")).toBeVisible();
    await queryDatabase(server, "update documents set hidden_at = null where id = $1", [id]);
    // As the deletion of an account leaves what it had asked.
    await queryDatabase(
      server,
      `update users set deleted_at = decided_at from consent_requests where document_id = $1 and users.id = requested_by`,
      [id],
    );
    await signer.reload();
    await expect(signer.getByRole("main")).toContainText(
      /The account of \S*Amina Wanjirũ\S*, who had asked, was deleted/,
    );
  },
);

test(
  "a link that leads nowhere, and an answer without a connection, are explained",
  { tag: "@phone" },
  async ({ page, server, anotherPerson, problems }) => {
    problems.expected(/^404 GET \/api\/confirm-/, /ERR_INTERNET_DISCONNECTED (GET|POST) /);
    await page.goto(pathTo.confirmDeletion("nobody-has-this"));
    await expect(page.getByRole("alert")).toContainText(errorCatalogue.consent_link_invalid[1]);
    await expectAccessible(page);
    await expect(page.getByRole("alert")).toContainText("open it from the message instead");
    await page.goto(pathTo.confirmUnlock("nobody-has-this"));
    await expect(page.getByRole("alert")).toContainText(errorCatalogue.unlock_link_invalid[1]);

    const { id, joao } = await signedDuet(page, server);
    await answered(page.request.post(`/api/documents/${id}/request-deletion`, { data: { reason: REASON } }));
    const signer = await anotherPerson();
    await signer.goto(await mailedLink(server, joao.email, FOR_DELETION));
    const reject = signer.getByRole("button", { name: "Reject Deletion" });
    await expect(reject).toBeVisible();
    await disconnect(signer);
    await reject.click();
    await expect(signer.getByText("Your answer was not recorded")).toBeVisible();
    await expectAccessible(signer);
    await connect(signer);
    await reject.click();
    await expectRecorded(signer, "you rejected the deletion of");
  },
);

/** A sheet of two that both have signed, of whoever is given this page. */
async function signedDuet(page: Page, server: ServerProcess) {
  await seedAccount(page);
  const [first, second] = people(2);
  const joao = { ...first!, name: "João Conceição" };
  const bola = { ...second!, name: "Ọláyínká Adébáyọ̀" };
  const { id } = await seedSigned(page, server, { publishingRightsCollaborators: [joao, bola] });
  return { id, joao, bola };
}

function rowOf(page: Page) {
  return page.getByRole("listitem").filter({ hasText: "Nairobi Nights" });
}

async function requestDeletion(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Request Deletion" }).click();
  const dialog = page.getByRole("dialog", { name: "Request Deletion" });
  const send = dialog.getByRole("button", { name: "Send Deletion Request" });
  await dialog.getByLabel("Reason").fill("  ");
  await expect(send).toBeDisabled();
  await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription(/once a reason is given/);
  await expectAccessible(page);
  await dialog.getByLabel("Reason").fill(REASON);
  await send.click();
  await expect(dialog).toBeHidden();
}

async function expectRecorded(page: Page, words: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Response Recorded");
  await expect(page.getByRole("main")).toContainText(words);
  await expect(page.getByRole("main")).toContainText("Email updates will follow");
}

async function confirmDeletion(page: Page): Promise<void> {
  await pressTwice(
    page,
    "Confirm Deletion",
    "The contract does not.*Version 1, which everybody signed, goes on binding you",
  );
}

/** A double click is one press: it says what stays binding, and the next one answers. */
async function pressTwice(page: Page, name: string, binds: string): Promise<void> {
  const button = page.getByRole("button", { name });
  await button.dblclick();
  await expect(button).toHaveAccessibleDescription(/Press once more to answer/);
  await expect(button).toHaveAccessibleDescription(new RegExp(binds));
  await expectAccessible(page);
  await button.press("Enter");
}
