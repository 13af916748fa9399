import { randomUUID } from "node:crypto";
import { eq } from "#server/orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { payments, servicePricing } from "#server/db/tables/payments";
import { startTestApp, type Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { completedPayment, paymentBody, startPayment } from "#server/testing/factories/start-payment";
import { Payment } from "#shared/contract/payments";
import { ONE_ADDRESS } from "#shared/domain/agreements/party-issues";

const app = await appForFile();
let owner: Caller;
let ownerEmail: string;

beforeEach(async () => {
  const { user, caller } = await app.signedIn();
  owner = caller;
  ownerEmail = user.email;
});
afterEach(() => {
  app.paystack.lies({});
});

const price = (changes: Partial<typeof servicePricing.$inferInsert>) =>
  app.deps.db
    .update(servicePricing)
    .set(changes)
    .where(eq(servicePricing.serviceType, "featured_artist_agreement"));
const initializations = () => app.paystack.calls.filter((call) => call === "POST /transaction/initialize");
const read = async (id: string) => (await owner.get(`/api/payments/${id}`).expect(200)).body;

test("GET /api/pricing lists the four services with their prices in KES", async () => {
  const { body } = await app.nobody().get("/api/pricing").expect(200);
  expect(body).toMatchObject([
    { serviceType: "ai_review", priceKes: 399, isActive: true },
    { serviceType: "featured_artist_agreement", priceKes: 399, isActive: true },
    { serviceType: "ownership_verification", priceKes: 20, isActive: true },
    { serviceType: "producer_agreement", priceKes: 399, isActive: true },
  ]);
  for (const { description } of body) expect(description).toMatch(/\w+ \w+/);
});

describe("POST /api/payments", () => {
  test("starts a payment with the provider, at the server's price, and tells what the window needs", async () => {
    const { payment, paystack } = await startPayment(owner, { documentData: { trackTitle: "Lamu" } });
    expect(payment).toMatchObject({
      serviceType: "producer_agreement",
      amount: "399.00",
      currency: "KES",
      status: "pending",
      receiptNumber: "",
      usedAt: null,
    });
    expect(payment.reference).toMatch(/^AGR_[0-9a-z]{24}$/);
    expect(paystack).toMatchObject({
      reference: payment.reference,
      publicKey: app.paystack.env.PAYSTACK_PUBLIC_KEY,
      inlineUrl: app.paystack.env.PAYSTACK_INLINE_URL,
    });
    expect(JSON.stringify({ payment, paystack })).not.toContain("sk_test_");
  });

  test.each([
    ["ai_review", "399"],
    ["featured_artist_agreement", 399],
    ["producer_agreement", "399.00"],
  ] as const)("of %s for %s is one of 399 KES", async (serviceType, amount) => {
    const { payment } = await startPayment(owner, { serviceType, amount });
    expect(payment).toMatchObject({ serviceType, amount: "399.00" });
  });

  test.each([["ownership_verification", "20"]] as const)(
    "of %s, which nobody can have yet, is refused, whatever its price",
    async (serviceType, amount) => {
      const { body } = await owner
        .post("/api/payments")
        .send(paymentBody({ serviceType, amount }))
        .expect(409);
      expect(body).toEqual({
        code: "service_inactive",
        message: "This service is not offered at the moment.",
      });
      expect((await owner.get("/api/payments").expect(200)).body).toEqual([]);
    },
  );

  test.each(["1", "398.99", "399.01", "0.01", "39900", 3.99])(
    "for %s, which is not the price, is refused with the price, and nobody asks the provider",
    async (amount) => {
      const before = initializations().length;
      const { body } = await owner.post("/api/payments").send(paymentBody({ amount })).expect(409);
      expect(body).toEqual({
        code: "price_changed",
        message: "The price has changed. Please review it and try again.",
        priceKes: 399,
      });
      expect(initializations()).toHaveLength(before);
      expect((await owner.get("/api/payments").expect(200)).body).toEqual([]);
    },
  );

  test("at another service's price is refused", async () => {
    const body = paymentBody({ serviceType: "producer_agreement", amount: "20" });
    expect((await owner.post("/api/payments").send(body).expect(409)).body.priceKes).toBe(399);
  });

  test("follows the price list", async () => {
    await price({ priceCents: 45050 });
    const old = paymentBody({ serviceType: "featured_artist_agreement" });
    expect((await owner.post("/api/payments").send(old).expect(409)).body.priceKes).toBe(450.5);
    const { payment } = await startPayment(owner, {
      serviceType: "featured_artist_agreement",
      amount: "450.50",
    });
    expect(payment.amount).toBe("450.50");

    await price({ isActive: false });
    const { body } = await owner.post("/api/payments").send(old).expect(409);
    expect(body.code).toBe("service_inactive");
    await price({ priceCents: 39900, isActive: true });
  });

  test.each([
    [{ amount: "0" }, "Amount must be positive"],
    [{ amount: "-399" }, "Amount must be positive"],
    [{ amount: "0.00" }, "Amount must be positive"],
    [{ amount: -0.001 }, "Amount must be positive"],
    [{ amount: "399.001" }, "Please give the amount in KES, with at most two decimals"],
    [{ amount: 399.001 }, "Please give the amount in KES, with at most two decimals"],
    [{ amount: "much" }, "Please give the amount in KES, with at most two decimals"],
    [{ amount: "" }, "Please give the amount in KES, with at most two decimals"],
    [{ email: "amina" }, "Please enter a valid email address"],
    [{ serviceType: "a_house" as never }, "Please choose what to pay for"],
  ])("with %j is refused: %s", async (given, message) => {
    expect((await owner.post("/api/payments").send(paymentBody(given)).expect(400)).body.message).toBe(
      message,
    );
  });

  test("twenty times at once with the same id is one payment, asked of the provider once", async () => {
    const body = paymentBody();
    const before = initializations().length;
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => owner.post("/api/payments").send(body)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body: { paystack } }) => paystack.accessCode)).size).toBe(1);
    expect(initializations()).toHaveLength(before + 1);
    expect((await owner.get("/api/payments").expect(200)).body).toHaveLength(1);
  });

  test("again after a crash between our row and the provider's answer begins with the provider", async () => {
    const { payment, paystack } = await startPayment(owner);
    const crashed = { providerReference: null, accessCode: null, authorizationUrl: null };
    await app.deps.db
      .update(payments)
      .set({ ...crashed, startingSince: app.deps.clock.now() })
      .where(eq(payments.id, payment.id));
    app.clock.pass(21_000);
    const again = await startPayment(owner, { id: payment.id });
    expect(again).toEqual({ payment, paystack });
  });

  test("again after it was paid answers the paid payment, so that nobody pays twice", async () => {
    const paid = await completedPayment(app, owner);
    const { payment } = await startPayment(owner, { id: paid.id });
    expect(payment).toEqual(paid);
  });

  test("gives the provider the account's address, whatever the browser says, also when it says another one again", async () => {
    const { payment, paystack } = await startPayment(owner, { email: "somebody.else@example.com" });
    const { body } = await app.paystack.event(paystack.reference);
    expect(JSON.parse(body)).toMatchObject({ data: { customer: { email: ownerEmail } } });
    expect(payment.email).toBe(ownerEmail);
    const again = await startPayment(owner, { id: payment.id, email: "another@example.com" });
    expect(again).toEqual({ payment, paystack });
  });

  test("again for another service, or by somebody else, is refused and changes nothing", async () => {
    const { payment } = await startPayment(owner, { documentData: { trackTitle: "Lamu" } });
    const { caller: stranger } = await app.signedIn();
    const again = { id: payment.id, documentData: { trackTitle: "Another" } };
    for (const [caller, given] of [
      [owner, { serviceType: "featured_artist_agreement" }],
      [stranger, {}],
    ] as const) {
      const { body } = await caller
        .post("/api/payments")
        .send(paymentBody({ ...again, ...given }))
        .expect(409);
      expect(body).toEqual({
        code: "payment_id_taken",
        message: "This payment could not be started. Please try again.",
      });
    }
    expect(await read(payment.id)).toEqual({ ...payment, documentData: { trackTitle: "Lamu" } });
  });

  test("keeps the newest form, encrypted, for its owner, and of a contract's text nothing", async () => {
    const documentData = { trackTitle: "Lamu by Morning", governmentId: "ID 30111222", producerFee: 39000 };
    const { payment } = await startPayment(owner, { documentData: { trackTitle: "Draft" } });
    await startPayment(owner, { id: payment.id, documentData, documentContent: "A very secret contract" });
    expect((await read(payment.id)).documentData).toEqual(documentData);
    const [record] = await app.deps.db.select().from(payments).where(eq(payments.id, payment.id));
    expect(JSON.stringify(record)).not.toMatch(/Lamu|30111222|secret contract/);
  });

  test.each([
    ["lists", { tracks: ["Lamu"] }],
    ["objects", { artist: { name: "Amina" } }],
    [
      "more than a form has",
      Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`field${index}`, 1])),
    ],
    ["a novel", { additionalTerms: "x".repeat(10_001) }],
  ])("refuses a form with %s", async (_what, documentData) => {
    const body = { ...paymentBody(), documentData };
    const response = await owner.post("/api/payments").send(body).expect(400);
    expect(response.body.message).toBe("This form could not be read");
  });

  test("takes no money for a form in which one address signs for both parties", async () => {
    const documentData = { artistEmail: "one@people.example", producerEmail: " One@people.example" };
    const body = { ...paymentBody(), serviceType: "producer_agreement", documentData };
    const { body: error } = await owner.post("/api/payments").send(body).expect(400);
    expect(error.issues).toEqual([{ path: "documentData.producerEmail", message: ONE_ADDRESS }]);
  });

  test("refuses what could not be drafted: a minor without a legal name, or whose guardian is the other party", async () => {
    const minor = { producerName: "Kid Producer", producerType: "minor", artistName: "Owen Owner" };
    const paths = async (documentData: object) => {
      const body = { ...paymentBody(), serviceType: "producer_agreement", documentData };
      const { issues } = (await owner.post("/api/payments").send(body).expect(400)).body as {
        issues: { path: string }[];
      };
      return issues.map(({ path }) => path);
    };
    const named = { ...minor, producerLegalName: "Kid Legal Name" };
    expect(await paths(minor)).toEqual(["documentData.producerLegalName", "documentData.producerSignatory"]);
    for (const producerSignatory of ["Owen Owner, father", "Mr Owen Owner", "Kid Legal Name, self"])
      expect(await paths({ ...named, producerSignatory })).toEqual(["documentData.producerSignatory"]);
  });

  test("refuses a featured form whose fields contradict each other: delivery, end and recording", async () => {
    const featured = {
      primaryArtist: "Owen Owner",
      featuredArtist: "Fay Featured",
      effectiveDate: "2026-12-01",
      agreementDuration: "perpetual",
      deliveryMethod: "wetransfer",
    };
    const issuesOf = async (documentData: object) => {
      const body = { ...paymentBody(), serviceType: "featured_artist_agreement", documentData };
      const { issues } = (await owner.post("/api/payments").send(body).expect(400)).body as {
        issues: { path: string; message: string }[];
      };
      return issues.map(({ path, message }) => `${path}: ${message}`);
    };
    expect(await issuesOf({ ...featured, deliveryMethod: "other" })).toEqual([
      "documentData.otherDeliveryMethod: Please say how it is delivered",
    ]);
    const fixed = { ...featured, agreementDuration: "fixed", fixedEndDate: "2026-11-30" };
    expect(await issuesOf(fixed)).toEqual([
      "documentData.fixedEndDate: Please enter an end date after the effective date",
    ]);
    const ends = { ...fixed, fixedEndDate: "2027-01-01", recordingDate: "2027-02-01" };
    expect(await issuesOf(ends)).toEqual([
      "documentData.recordingDate: Please enter a recording date before the end date",
    ]);
  });

  test("takes a form in any script, and fields of any name", async () => {
    const documentData = {
      artistName: "Ọláyínká ተዎድሮስ 🎶",
      constructor: "x",
      credits: "a\u0000b \ud83d",
      fee: -0.5,
    };
    const { payment } = await startPayment(owner, { documentData });
    expect((await read(payment.id)).documentData).toEqual(documentData);
  });

  test("finds its own way when the provider takes no underscore", async () => {
    app.paystack.keepsToItsAlphabet(true);
    const { payment, paystack } = await startPayment(owner);
    app.paystack.keepsToItsAlphabet(false);
    expect(payment.reference).toMatch(/^AGR_/);
    expect(paystack.reference).toBe(payment.reference.replace("_", "-"));
    await app.paystack.pay(paystack.reference);
    for (const reference of [payment.reference, paystack.reference]) {
      await owner.post(`/api/payments/${payment.id}/verify`).send({ reference }).expect(200);
    }
  });

  test("is switched off in production without keys, and what was paid before can still be seen", async () => {
    const paid = await completedPayment(app, owner);
    const waiting = await startPayment(owner);
    const off = await startTestApp({
      beside: app,
      env: {
        NODE_ENV: "production",
        SEAL: "off",
        APP_URL: "http://localhost",
        PAYSTACK_SECRET_KEY: "",
        PAYSTACK_PUBLIC_KEY: "",
      },
    });
    const caller = await off.signIn({ email: ownerEmail });
    const unavailable = {
      code: "payments_unavailable",
      message: "Payments are not available right now. Please try again later.",
    };
    expect((await caller.post("/api/payments").send(paymentBody()).expect(503)).body).toEqual(unavailable);
    const { id, reference } = waiting.payment;
    const verified = await caller.post(`/api/payments/${id}/verify`).send({ reference }).expect(503);
    expect(verified.body).toEqual(unavailable);
    await off.nobody().post("/api/paystack/webhook").send("{}").expect(503);
    expect((await caller.get("/api/services").expect(200)).body.payments).toBe("unavailable");
    expect((await caller.get("/api/payments").expect(200)).body).toContainEqual(paid);
    await off.nobody().get("/dev/paystack/inline.js").expect(404);
    await off.stop();
  });
});

describe("GET /api/payments", () => {
  test("lists one's own payments, newest first", async () => {
    const first = await completedPayment(app, owner);
    const { payment: second } = await startPayment(owner);
    await startPayment((await app.signedIn()).caller);
    const { body } = await owner.get("/api/payments").expect(200);
    expect(Payment.array().parse(body)).toEqual([second, first]);
  });

  test("GET /api/payments/{id} of a payment that does not exist is not found", async () => {
    const { body } = await owner.get(`/api/payments/${randomUUID()}`).expect(404);
    expect(body).toEqual({ code: "payment_not_found", message: "This payment could not be found." });
  });
});
