import { randomUUID } from "node:crypto";
import { sql } from "#server/orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  claimPayment,
  findUnusedPayment,
  holdClaim,
  redeemPayment,
  releasePayment,
} from "#server/features/payments/redeem-payment";
import { renewDrafting } from "#server/features/payments/payments-store";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { completedPayment, startPayment } from "#server/testing/factories/start-payment";

const app = await appForFile();
const { deps } = app;
let ownerId: string;
let owner: Caller;

beforeEach(async () => {
  const { user, caller } = await app.signedIn();
  ownerId = user.id;
  owner = caller;
});

const serviceType = "producer_agreement" as const;
const find = (paymentId: string, given: { ownerId?: string; serviceType?: "ai_review" } = {}) =>
  findUnusedPayment(deps, given.ownerId ?? ownerId, { paymentId, serviceType, ...given });
const code = (error: string) => expect.objectContaining({ code: error });
const redeem = (paymentId: string, documentId: string) =>
  deps.db.transaction((trx) => redeemPayment(trx, { paymentId, documentId, at: deps.clock.now() }));

describe("a payment can be used", () => {
  test("once it is completed, by its owner, for its service", async () => {
    const { payment } = await startPayment(owner);
    await expect(find(payment.id)).rejects.toEqual(code("payment_not_completed"));
    const paid = await completedPayment(app, owner);
    expect((await find(paid.id)).id).toBe(paid.id);
    await expect(find(paid.id, { serviceType: "ai_review" })).rejects.toEqual(code("payment_not_found"));
    await expect(find(paid.id, { ownerId: randomUUID() })).rejects.toEqual(code("payment_not_found"));
    await expect(find(randomUUID())).rejects.toEqual(code("payment_not_found"));
  });

  test("once: of twenty at once one uses it, and the form is forgotten", async () => {
    const paid = await completedPayment(app, owner, { documentData: { trackTitle: "Lamu" } });
    const sheets = await Promise.all(Array.from({ length: 20 }, () => createSheet(owner)));
    const outcomes = await Promise.allSettled(sheets.map(({ id }) => redeem(paid.id, id)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(find(paid.id)).rejects.toEqual(code("payment_used"));
    const { body } = await owner.get(`/api/payments/${paid.id}`).expect(200);
    expect(body).toMatchObject({ usedAt: expect.any(String), documentData: null });
    expect(sheets.map(({ id }) => id)).toContain(body.documentId);
  });

  test("by one document, which no other payment has", async () => {
    const [one, other] = [await completedPayment(app, owner), await completedPayment(app, owner)];
    const { id } = await createSheet(owner);
    await redeem(one.id, id);
    await expect(redeem(other.id, id)).rejects.toThrow();
    expect((await find(other.id)).usedAt).toBeNull();
  });

  test("not when what it was to pay for fails: the use is undone with it", async () => {
    const paid = await completedPayment(app, owner);
    const { id: documentId } = await createSheet(owner);
    const failing = deps.db.transaction(async (trx) => {
      await redeemPayment(trx, { paymentId: paid.id, documentId, at: deps.clock.now() });
      await trx.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
    expect((await find(paid.id)).usedAt).toBeNull();
  });
});

describe("a payment is claimed for drafting", () => {
  test("by one at a time, until it is given back", async () => {
    const payment = await find((await completedPayment(app, owner)).id);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => claimPayment(deps, payment)));
    const won = outcomes.filter((outcome) => outcome.status === "fulfilled");
    expect(won).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toEqual(code("payment_in_use"));
    }
    await releasePayment(deps, won[0]!.value);
    await claimPayment(deps, payment);
  });

  test("anew when the one before has been gone for 20 seconds, who then gives nothing back", async () => {
    const payment = await find((await completedPayment(app, owner)).id);
    let now = Date.now();
    const standing = { ...deps, clock: { now: () => new Date(now) } };
    const lost = await claimPayment(standing, payment);
    const refused = (retryAfter: number) =>
      expect(claimPayment(standing, payment)).rejects.toMatchObject({ code: "payment_in_use", retryAfter });
    await refused(20);
    now += 19_000;
    await refused(1);
    now += 2_000;
    await claimPayment(standing, payment);
    await releasePayment(standing, lost);
    await refused(20);
  });

  test("for as long as it is renewed, and is given back at once", async () => {
    const payment = await find((await completedPayment(app, owner)).id);
    const claim = await claimPayment(deps, payment);
    const stop = holdClaim(deps, claim, 10);
    for (let wait = 0; wait < 5; wait++) {
      const before = claim.at;
      app.clock.pass(15_000);
      await expect.poll(() => claim.at).not.toEqual(before);
      await expect(claimPayment(deps, payment)).rejects.toEqual(code("payment_in_use"));
    }
    await stop();
    await releasePayment(deps, claim);
    await claimPayment(deps, payment);
  });

  test("by nobody again who lost it, or whose payment is used", async () => {
    const payment = await find((await completedPayment(app, owner)).id);
    const lost = await claimPayment(deps, payment);
    app.clock.pass(21_000);
    const claim = await claimPayment(deps, payment);
    const now = deps.clock.now();
    expect(await renewDrafting(deps.db, payment.id, lost.at, now)).toBe(false);
    await redeem(payment.id, (await createSheet(owner)).id);
    expect(await renewDrafting(deps.db, payment.id, claim.at, now)).toBe(false);
    const { rows } = await deps.pool.query("select drafting_since from payments where id = $1", [payment.id]);
    expect(rows).toEqual([{ drafting_since: null }]);
  });

  test("never once it is used", async () => {
    const payment = await find((await completedPayment(app, owner)).id);
    await redeem(payment.id, (await createSheet(owner)).id);
    await expect(claimPayment(deps, payment)).rejects.toEqual(code("payment_used"));
  });
});
