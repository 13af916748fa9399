import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express, { type RequestHandler } from "express";
import {
  createLocalPaystack,
  describeTransaction,
  refundEventBody,
  signature,
  writePaystackJson,
  type LocalMethod,
} from "#server/dev/paystack/local-paystack";
import { devPaystackRoutes } from "#server/dev/paystack/paystack-routes";

/** A provider that is not well: what it does with every call, or with so many. */
export type Fault =
  "hangs" | "drops" | { status: number; body?: string; type?: string; headers?: Record<string, string> };

/** Faults by the names the field has for them. */
export const faults = {
  "a hanging connection": "hangs",
  "a dropped connection": "drops",
  "a 500": { status: 500, body: '{"status":false,"message":"An error occurred"}' },
  "a 429": {
    status: 429,
    body: '{"status":false,"message":"Too many requests"}',
    headers: { "Retry-After": "60" },
  },
  "a 401": { status: 401, body: '{"status":false,"message":"Invalid key"}' },
  "malformed JSON": { status: 200, body: '{"status":true,"data":{' },
  "an HTML page": { status: 200, body: "<html><body>Down for maintenance</body></html>", type: "text/html" },
  "an HTML page with 502": { status: 502, body: "<html>Bad gateway</html>", type: "text/html" },
  "JSON of another form": { status: 200, body: '{"status":true,"data":{"state":"paid"}}' },
  "nothing at all": { status: 200, body: "" },
} satisfies Record<string, Fault>;

export type PaystackServer = {
  /** Variables of a server that uses this provider. */
  env: Record<
    "PAYSTACK_SECRET_KEY" | "PAYSTACK_PUBLIC_KEY" | "PAYSTACK_BASE_URL" | "PAYSTACK_INLINE_URL",
    string
  >;
  /** Every call so far: "POST /transaction/initialize". */
  calls: string[];
  /** A browser begins a payment by itself, with the public key, as the window of the inline script does. */
  begin(order: { reference: string; email: string; amount: number; metadata?: unknown }): Promise<void>;
  /** The buyer pays in the window. */
  pay(reference: string, method?: LocalMethod): Promise<void>;
  /** So much time passes: phones answer within a minute. */
  pass(milliseconds: number): void;
  /** From now on every answer to `verify`, and every event, has these values in place of the true ones. */
  lies(values: Record<string, unknown>): void;
  /** Every call, or the next so many, meets this; undefined ends it. */
  ails(fault: Fault | undefined, times?: number): void;
  /** References with an underscore are refused, as the documented alphabet has it. */
  keepsToItsAlphabet(yes: boolean): void;
  /** What the webhook tells of the payment, with its signature. */
  event(
    reference: string,
    changes?: { event?: string; key?: string },
  ): Promise<{ body: string; signature: string }>;
  /** Paying the payment back ends like this, and the webhook tells of it. */
  endRefund(reference: string, status: "processed" | "failed"): Promise<{ body: string; signature: string }>;
  /** It goes away, and comes back at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
};

/** A real payment provider on this machine: the one of `/dev/paystack`, standing alone, which can be made to fail and to lie. */
export async function startPaystackServer(): Promise<PaystackServer> {
  const folder = await mkdtemp(join(tmpdir(), "sahihi-paystack-"));
  const keys = { secretKey: "sk_test_0123456789abcdef", publicKey: "pk_test_0123456789abcdef" };
  let passed = 0;
  const now = () => Date.now() + passed;
  const provider = createLocalPaystack({ folder, secretKey: keys.secretKey, mpesaSeconds: 60, now });
  const calls: string[] = [];
  let falsehood: Record<string, unknown> = {};
  let ailment: { fault: Fault; times: number } | undefined;
  let isStrict = false;
  let port = 0;
  let server: Server | undefined;

  const note: RequestHandler = ({ method, path }, _response, next) => {
    calls.push(`${method} ${path}`);
    next();
  };

  const suffer: RequestHandler = (request, response, next) => {
    if (!ailment || ailment.times-- <= 0) return next();
    const { fault } = ailment;
    if (fault === "hangs") return undefined;
    if (fault === "drops") return void request.socket.destroy();
    const { status, body = "", type = "application/json", headers = {} } = fault;
    return void response.status(status).set(headers).type(type).send(body);
  };

  const keepToAlphabet: RequestHandler = (request, response, next) => {
    const { reference } = (request.body ?? {}) as { reference?: string };
    if (!isStrict || !reference?.includes("_")) return next();
    return void response
      .status(400)
      .json({ status: false, message: "Reference contains invalid characters" });
  };

  const lie: RequestHandler = async ({ params }, response, next) => {
    const transaction = await provider.verify(String(params.reference));
    if (!transaction || Object.keys(falsehood).length === 0) return next();
    const data = { ...describeTransaction(transaction), ...falsehood };
    return void response
      .type("json")
      .send(writePaystackJson({ status: true, message: "Verification successful", data }));
  };

  const base = express.Router();
  base.use(note, suffer, express.json(), keepToAlphabet);
  base.get("/transaction/verify/:reference", lie);

  async function start(): Promise<void> {
    if (server?.listening) return;
    const app = express()
      .use("/dev/paystack", base)
      .use(devPaystackRoutes(provider, { ...keys, publicUrl: `http://127.0.0.1:${port}` }));
    server = createServer(app);
    await once(server.listen(port, "127.0.0.1"), "listening");
    port = (server.address() as AddressInfo).port;
  }

  async function stop(): Promise<void> {
    if (!server?.listening) return;
    server.closeAllConnections();
    await new Promise((resolve) => server!.close(resolve));
  }

  await start();
  const baseUrl = `http://127.0.0.1:${port}/dev/paystack`;
  return {
    env: {
      PAYSTACK_SECRET_KEY: keys.secretKey,
      PAYSTACK_PUBLIC_KEY: keys.publicKey,
      PAYSTACK_BASE_URL: baseUrl,
      PAYSTACK_INLINE_URL: `${baseUrl}/inline.js`,
    },
    calls,
    begin: async (order) => {
      const response = await fetch(`${baseUrl}/window`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${keys.publicKey}` },
        body: JSON.stringify({ ...order, currency: "KES" }),
      });
      if (!response.ok) throw new Error(`The provider refused to begin ${order.reference}`);
    },
    pay: async (reference, method = "card") => {
      const transaction = await provider.verify(reference);
      if (!transaction) throw new Error(`Nobody started a payment with the reference ${reference}`);
      await provider.pay(transaction.accessCode, method);
    },
    pass: (milliseconds) => void (passed += milliseconds),
    lies: (values) => void (falsehood = values),
    ails: (fault, times = Infinity) => void (ailment = fault && { fault, times }),
    keepsToItsAlphabet: (yes) => void (isStrict = yes),
    event: async (reference, { event = "charge.success", key = keys.secretKey } = {}) => {
      const transaction = await provider.verify(reference);
      if (!transaction) throw new Error(`Nobody started a payment with the reference ${reference}`);
      const body = writePaystackJson({ event, data: { ...describeTransaction(transaction), ...falsehood } });
      return { body, signature: signature(body, key) };
    },
    endRefund: async (reference, status) => {
      const transaction = await provider.verify(reference);
      if (!transaction) throw new Error(`Nobody started a payment with the reference ${reference}`);
      const body = refundEventBody(await provider.endRefund(transaction, status));
      return { body, signature: signature(body, keys.secretKey) };
    },
    start,
    stop,
    remove: async () => {
      provider.stop();
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
