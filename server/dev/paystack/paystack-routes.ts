import { timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import express, { Router, type RequestHandler, type Response } from "express";
import { z } from "zod";
import {
  describeRefund,
  describeTransaction,
  localMethods,
  writePaystackJson,
  type LocalPaystack,
  type LocalTransaction,
} from "#server/dev/paystack/local-paystack";
import { AppError } from "#server/http/app-error";
import { renderPaymentWindow, windowPolicy } from "#server/dev/paystack/paystack-page";

type Settings = {
  secretKey: string;
  publicKey: string;
  /** How a browser reaches this server; the page a browser is sent to stands below it. */
  publicUrl: string;
};

const BASE = "/dev/paystack";

const Initialization = z.object({
  email: z.email(),
  amount: z.coerce.number().int().min(300),
  currency: z.literal("KES"),
  reference: z.string().regex(/^[\w.=-]{1,100}$/),
  callback_url: z.string().default(""),
  metadata: z.unknown().optional(),
});

const script = (name: string) => readFileSync(join(import.meta.dirname, `${name}.js`), "utf8");

/** Paystack's API, its inline script and its payment window, for a server that nobody gave keys. Never part of a production server. */
export function devPaystackRoutes(
  provider: LocalPaystack,
  { secretKey, publicKey, publicUrl }: Settings,
): Router {
  const router = Router();
  const scripts = { inline: script("inline"), window: script("window") };

  router.use(BASE, express.json({ limit: "100kb" }), (_request, response, next) => {
    response.set("Cache-Control", "no-store");
    next();
  });
  router.use([`${BASE}/transaction`, `${BASE}/refund`], withKey(secretKey));

  router.post(`${BASE}/transaction/initialize`, async (request, response) => {
    await initialize(response, request.body);
  });

  router.get(`${BASE}/transaction/verify/:reference`, async ({ params }, response) => {
    const transaction = await provider.verify(params.reference);
    if (!transaction) return sendError(response, 404, "Transaction reference not found");
    return respond(response, "Verification successful", describeTransaction(transaction));
  });

  router.post(`${BASE}/refund`, async (request, response) => {
    const id = z.object({ transaction: z.string() }).safeParse(request.body).data?.transaction ?? "";
    const refunded = await provider.refund(id);
    if (!refunded) return sendError(response, 400, "Transaction cannot be refunded");
    return respond(response, "Refund has been queued for processing", describeRefund(refunded));
  });

  router.get(`${BASE}/refund`, async ({ query }, response) => {
    const refunded = await provider.findRefunded(
      typeof query.transaction === "string" ? query.transaction : "",
    );
    return respond(response, "Refunds retrieved", refunded ? [describeRefund(refunded)] : []);
  });

  /** What the inline script's `newTransaction` asks for: with the key that everybody may know. */
  router.post(`${BASE}/window`, withKey(publicKey), async (request, response) => {
    await initialize(response, request.body);
  });

  for (const [name, source] of Object.entries(scripts)) {
    router.get(`${BASE}/${name}.js`, (_request, response) => response.type("text/javascript").send(source));
  }

  router.get(`${BASE}/window/:accessCode`, async ({ params }, response) => {
    const transaction = await find(params.accessCode);
    response.set({ "Content-Security-Policy": windowPolicy, "X-Frame-Options": "SAMEORIGIN" });
    response.type("html").send(renderPaymentWindow(transaction));
  });

  router.get(`${BASE}/window/:accessCode/state`, async ({ params }, response) => {
    response.json(stateOf(await find(params.accessCode)));
  });

  router.post(`${BASE}/window/:accessCode/pay`, async ({ params, body }, response) => {
    const method = z.object({ method: z.enum(localMethods) }).safeParse(body).data?.method;
    if (!method) throw new AppError("invalid_input");
    await find(params.accessCode);
    response.json(stateOf((await provider.pay(params.accessCode, method))!));
  });

  async function find(accessCode: string): Promise<LocalTransaction> {
    const transaction = await provider.find(accessCode);
    if (!transaction) throw new AppError("not_found");
    return transaction;
  }

  async function initialize(response: Response, body: unknown): Promise<void> {
    const { data: order, error } = Initialization.safeParse(body);
    if (!order) return sendError(response, 400, `Invalid ${error.issues[0]!.path.join(".")} sent`);
    const { callback_url: callbackUrl, metadata = "", ...facts } = order;
    const transaction = await provider.initialize({ ...facts, metadata, callbackUrl });
    if (!transaction) return sendError(response, 400, "Duplicate Transaction Reference");
    const { accessCode, reference } = transaction;
    return respond(response, "Authorization URL created", {
      authorization_url: `${publicUrl}${BASE}/window/${accessCode}`,
      access_code: accessCode,
      reference,
    });
  }

  return router;
}

/** What the window may know of a transaction. */
function stateOf({ id, reference, status, channel, gatewayResponse, callbackUrl }: LocalTransaction) {
  return { id, reference, status, channel, message: gatewayResponse, callbackUrl };
}

function withKey(key: string): RequestHandler {
  const expected = Buffer.from(`Bearer ${key}`);
  return (request, response, next) => {
    const given = Buffer.from(request.get("authorization") ?? "");
    if (given.length === expected.length && timingSafeEqual(given, expected)) next();
    else sendError(response, 401, "Invalid key");
  };
}

function respond(response: Response, message: string, data: object): void {
  response.type("json").send(writePaystackJson({ status: true, message, data }));
}

function sendError(response: Response, status: number, message: string): void {
  response.status(status).json({ status: false, message });
}
