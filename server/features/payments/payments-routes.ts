import express, { Router } from "express";
import type { Deps } from "#server/deps";
import { viewPayment, viewPrice } from "#server/features/payments/payment-view";
import { isMadeHere, reviewerOf } from "#server/features/payments/payments-rules";
import { listPayments } from "#server/features/payments/payments-store";
import { listPrices } from "#server/features/payments/pricing-store";
import { readPayment } from "#server/features/payments/read-payment";
import { receiveEvent } from "#server/features/payments/receive-event";
import { startPayment } from "#server/features/payments/start-payment";
import { verifyPayment } from "#server/features/payments/verify-payment";
import { createBinder } from "#server/http/bind";

/** As it came, whatever it calls itself: the signature is over these bytes. */
const readRaw = express.raw({ type: () => true, limit: "1mb" });

export function paymentsRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("GET /api/pricing", async () =>
    (await listPrices(deps.db)).map((price) => ({
      ...viewPrice(price),
      isActive: price.isActive && isMadeHere(price.serviceType, deps),
    })),
  );
  bind("GET /api/services", async () => ({
    payments: deps.payments ? ("available" as const) : ("unavailable" as const),
    explaining: deps.ai ? ("ai" as const) : ("key_terms" as const),
    reviewing: reviewerOf(deps),
    sms: deps.sms ? ("available" as const) : ("unavailable" as const),
  }));
  bind("GET /api/payments", async (user) => (await listPayments(deps.db, user.id)).map(viewPayment));
  bind("GET /api/payments/{id}", (user, { params }) => readPayment(deps, user, params.id));
  bind("POST /api/payments", (user, { body }) => startPayment(deps, user, body));
  bind("POST /api/payments/{id}/verify", (user, { params, body }) =>
    verifyPayment(deps, user.id, params.id, body.reference),
  );

  router.post("/api/paystack/webhook", readRaw, async (request, response) => {
    request.routeName = "POST /api/paystack/webhook";
    const body: unknown = request.body;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    await receiveEvent(deps, bytes, request.get("x-paystack-signature"));
    response.json({ received: true });
  });
  return router;
}
