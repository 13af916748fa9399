import { randomUUID } from "node:crypto";
import { errorCatalogue } from "#shared/errors";
import { pathTo } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { queryDatabase } from "../../support/database.ts";
import { byCard, wayToPay } from "../../support/payment-window.ts";
import { fullName } from "../../support/people.ts";
import { refuseRequests } from "../../support/refuse-requests.ts";
import { seedSong } from "../../support/seed-song.ts";
import { seedAccount } from "../../support/seed.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";
import { payButton, verdict, verifyAs, verifyButton } from "../../support/verify-as.ts";

/** A payment that was refused is asked about once more, and then forgotten. */
const UNKNOWN = /^404 GET \/api\/verify\/payments\//;
const paidFor = "select payment_id from verifications where document_id = $1";
const setPrice = "update service_pricing set price_cents = $1 where service_type = 'ownership_verification'";
const setActive = "update service_pricing set is_active = $1 where service_type = 'ownership_verification'";

test("who is signed in pays at the price of the moment, when there is one", async ({
  page,
  request,
  server,
  problems,
}) => {
  problems.expected(/^409 POST \/api\/verify\/payments$/, UNKNOWN);
  const { id } = await seedSong({ request }, server, 2);
  const amina = await seedAccount(page);
  await page.goto(pathTo.verify(id));
  await verifyButton(page).click();
  await expect(page.getByLabel("Your email")).toHaveValue(amina.email);
  await expect(page.getByLabel("Your name")).toHaveValue(fullName(amina));
  await expectAccessible(page);
  try {
    await queryDatabase(server, setPrice, [2500]);
    await payButton(page).click();
    await expect(page.getByText("The price has changed. Please review it and try again.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Pay 25 KES and verify" })).toBeEnabled();
  } finally {
    await queryDatabase(server, setPrice, [2000]);
  }
  try {
    await queryDatabase(server, setActive, [false]);
    await page.reload();
    await verifyButton(page).click();
    await expect(page.getByText("This service is not offered at the moment.")).toBeVisible();
    await expect(payButton(page)).toBeDisabled();
    await expectAccessible(page);
  } finally {
    await queryDatabase(server, setActive, [true]);
  }
  await page.reload();
  await verifyButton(page).click();
  await payButton(page).click();
  await wayToPay(page, byCard).click();
  await expect(verdict(page)).toBeVisible();

  await test.step("deleted since, it was delivered all the same", async () => {
    const [made] = await queryDatabase<{ payment_id: string }>(server, paidFor, [id]);
    await queryDatabase(server, "delete from documents where id = $1", [id]);
    await page.evaluate(() => localStorage.clear());
    await page.goto(pathTo.paidVerification(made!.payment_id));
    await expect(page.getByText("It was verified, and the certificate was mailed to you.")).toBeVisible();
    await expect(page.getByText("money back")).toBeHidden();
    await expectAccessible(page);
  });
});

test("a payment window that does not come is opened again", async ({ page, request, server, problems }) => {
  problems.expected(/ (GET) \/dev\/paystack\//, /^402 POST \/api\/verify\/payments\//);
  const { id } = await seedSong({ request }, server, 2);
  await page.goto(pathTo.verify(id));
  const answer = await refuseRequests(page, "*://*:*/dev/paystack/*");
  await verifyAs(page);
  await expect(page.getByRole("heading", { name: "The payment window did not open" })).toBeVisible();
  await expectToast(page, "Payment Failed", "Unable to process payment. Please try again.");
  await expectAccessible(page);
  await answer();
  await page.getByRole("button", { name: "Try again" }).click();
  await wayToPay(page, byCard).click();
  await expect(verdict(page)).toBeVisible();
});

test("a document that is deleted meanwhile costs nothing, or the money is given back", async ({
  page,
  request,
  server,
  problems,
}) => {
  problems.expected(UNKNOWN, /^404 POST \/api\/verify\/payments$/, /^409 POST \/api\/verify\/process$/);
  const remove = (id: string) => queryDatabase(server, "delete from documents where id = $1", [id]);
  const first = await seedSong({ request }, server, 2);
  await page.goto(pathTo.verify(first.id));
  await expect(verifyButton(page)).toBeVisible();
  await remove(first.id);
  await verifyAs(page);
  await expect(page.getByText("so it cannot be verified. Nothing was charged.")).toBeVisible();
  await expectAccessible(page);

  const second = await seedSong({ request }, server, 2);
  await page.goto(pathTo.verify(second.id));
  await verifyButton(page).click();
  await payButton(page).click();
  await expect(wayToPay(page, byCard)).toBeVisible();
  await remove(second.id);
  await wayToPay(page, byCard).click();
  await expectToast(page, "Verification Failed", "Unable to process verification. Please contact support.");
  await expect(page.getByRole("heading", { name: "This document is gone" })).toBeVisible();
  await expect(page.getByText(errorCatalogue.document_gone[1])).toBeVisible();
  await expect(page.getByRole("alert").getByRole("link", { name: "support@sahihi.com" })).toHaveAttribute(
    "href",
    /subject=Money%20back%20for%20VER/,
  );
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "This document is gone" })).toBeVisible();
  await page.getByRole("link", { name: "Search for another song" }).click();
  await expect(page.getByText("You have a paid verification")).toBeHidden();
});

test("links that lead to nothing say what to do", async ({ page, problems }) => {
  problems.expected(/^404 GET \/api\/verify\//);
  await page.goto(pathTo.paidVerification(randomUUID()));
  await expect(page.getByRole("heading", { name: "Payment not found" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(pathTo.verification("VID-000000000000"));
  await expect(page.getByRole("heading", { name: "There is no such verification" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Search for a song" }).click();
  await expect(page.getByRole("heading", { name: "Search for a song" })).toBeVisible();
});
