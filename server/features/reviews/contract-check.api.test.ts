import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { refusedTexts } from "#server/contract-rules/entry/refused-texts";
import { startTestApp } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { contractText, reviewBody, words } from "#server/testing/factories/create-review";
import { completedPayment, paymentBody } from "#server/testing/factories/start-payment";
import { createUser } from "#server/testing/factories/user";
import { ContractCheck } from "#shared/contract/review-results";

const app = await appForFile();

const check = (body: object, status = 200, caller = app.nobody()) =>
  caller.post("/api/contract-check").send(body).expect(status);

describe("POST /api/contract-check", () => {
  test("tells anybody what to look at and what is missing, without a score and without praise", async () => {
    const { body } = await check(reviewBody());
    const { kind, gap, findings, absent } = ContractCheck.parse(body);
    expect({ kind, gap }).toEqual({ kind: "recording", gap: null });
    expect(Object.keys(body).toSorted()).toEqual(["absent", "alsoRead", "findings", "gap", "kind"]);
    const taken = findings.find(({ point }) => point === 1);
    expect(taken?.quotation).toContain(words.perpetuity);
    for (const { quotation } of findings) expect(quotation).not.toMatch(/^nothing found/);
    expect(absent.map(({ title }) => title)).toContain("No audit right");
    for (const issue of absent) expect(issue).not.toHaveProperty("quotation");
    const gravity = findings.map(({ severity }) => ["high", "medium", "low"].indexOf(severity));
    expect(gravity).toEqual(gravity.toSorted());
  });

  test("tells of a clause that it cannot judge no more than what it is about", async () => {
    const { body } = await check(
      reviewBody(contractText("6. EVENTS\n\n6.1 We may suspend your account if a password is lost.")),
    );
    const { findings, alsoRead } = ContractCheck.parse(body);
    expect(findings.map(({ point }) => point)).not.toContain(47);
    expect(alsoRead).toContainEqual({
      point: 47,
      subject: "Suspension",
      quotation: "We may suspend your account if a password is lost.",
    });
  });

  test("keeps nothing of the text", async () => {
    const word = `Zanzimbo${randomUUID().replaceAll("-", "")}`;
    await check(reviewBody(contractText(`6. NOTICES\n\n6.1 Notices go to ${word} House, Nairobi.`)));
    const { rows } = await app.deps.pool.query<{ count: number }>(
      "select count(*)::int as count from reviews union all select count(*)::int from payments",
    );
    expect(rows.map(({ count }) => count)).toEqual([0, 0]);
  });

  test("says of a part of a contract that it is one", async () => {
    const part = contractText().slice(contractText().indexOf("3. ACCOUNTS"));
    const { body } = await check(reviewBody(`${part}\n\n6. The Artist shall deliver the album of songs and`));
    expect(body.gap).toBe(
      "This seems to be a part of a contract: it begins with clause 3, and it breaks off in the middle of a sentence. What stands elsewhere is taken for missing.",
    );
  });

  test.each(refusedTexts)("refuses, with the reason: $name", async ({ text, about }) => {
    const { body } = await check({ documentContent: text }, 422);
    expect(body.code).toBe("contract_unreadable");
    const unnamed =
      /does not read like a contract|Too little of this text reads as whole English sentences|about something else/;
    expect(body.message).toMatch(about ? `reads like ${about}` : unnamed);
  });

  test("is free three times a day for a guest's browser; what cannot be checked uses none of them up", async () => {
    const body = { ...reviewBody(), browserId: randomUUID() };
    const essay = {
      documentContent: refusedTexts.find(({ about }) => !about)!.text,
      browserId: body.browserId,
    };
    for (let time = 1; time <= 3; time++) {
      await check(essay, 422);
      await check(body);
    }
    const refused = await check(body, 429);
    expect(refused.body.message).toBe("Too many attempts. Please try again in 24 hours.");
    await check({ ...body, browserId: randomUUID() });
  });

  test("is not counted by the browser for somebody with an account", async () => {
    const { caller } = await app.signedIn();
    const body = { ...reviewBody(), browserId: randomUUID() };
    for (let time = 1; time <= 5; time++) await check(body, 200, caller);
  });

  test("is free sixty times an hour for an address", async () => {
    const other = await startTestApp({ env: { TRUST_PROXY: "1" } });
    const from = (address: string) =>
      other.nobody().post("/api/contract-check").set("x-forwarded-for", address);
    const text = refusedTexts.find(({ name }) => name === "recipe")!.text;
    for (let time = 1; time <= 60; time++)
      await from("198.18.0.7").send({ documentContent: text, browserId: randomUUID() }).expect(422);
    await from("198.18.0.7").send(reviewBody()).expect(429);
    await from("198.18.0.8").send(reviewBody()).expect(200);
    await other.stop();
  });
});

describe("in production without a model", () => {
  test("no review is sold or made, and the free check goes on", async () => {
    const { email } = await createUser(app.deps);
    const buyer = await app.signIn({ email });
    const paid = await completedPayment(app, buyer, { serviceType: "ai_review" });
    const production = await startTestApp({
      beside: app,
      env: { NODE_ENV: "production", SEAL: "off", APP_URL: "http://localhost" },
    });
    const caller = await production.signIn({ email });

    expect((await caller.get("/api/services").expect(200)).body).toMatchObject({
      payments: "available",
      reviewing: "unavailable",
    });
    const { body: prices } = await caller.get("/api/pricing").expect(200);
    expect(prices).toContainEqual(expect.objectContaining({ serviceType: "ai_review", isActive: false }));
    expect(prices).toContainEqual(
      expect.objectContaining({ serviceType: "producer_agreement", isActive: true }),
    );
    const order = paymentBody({ serviceType: "ai_review" });
    expect((await caller.post("/api/payments").send(order).expect(409)).body).toEqual({
      code: "service_inactive",
      message: "AI Contract Review is not available right now.",
    });

    const asked = await caller
      .post("/api/ai-review")
      .send({ ...reviewBody(), paymentId: paid.id })
      .expect(409);
    expect(asked.body.code).toBe("service_inactive");
    expect(asked.body.message).toContain("Your payment is kept");
    const { body: payment } = await caller.get(`/api/payments/${paid.id}`).expect(200);
    expect(payment).toMatchObject({ status: "completed", usedAt: null });
    await check(reviewBody(), 200, production.nobody());
    await production.stop();
  });
});
