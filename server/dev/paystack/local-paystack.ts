import { createHmac, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A way to pay in the local provider's window, and how it ends. */
export const localMethods = ["card", "declined_card", "mpesa", "silent_mpesa"] as const;
export type LocalMethod = (typeof localMethods)[number];

export type LocalTransaction = {
  /** 64 bits, as the real provider's. */
  id: string;
  reference: string;
  accessCode: string;
  email: string;
  amount: number;
  currency: string;
  callbackUrl: string;
  metadata: unknown;
  /** As the real provider has it: abandoned until somebody tries to pay. */
  status: "abandoned" | "ongoing" | "success" | "failed" | "reversed";
  channel: string | null;
  gatewayResponse: string;
  createdAt: string;
  paidAt: string | null;
  /** When and how the phone answers. */
  answer: { at: number; status: "success" | "failed" } | null;
  /** Whether the webhook was taken. */
  isTold: boolean;
  /** The money on its way back; it gets there at `at`, unless something is in its way. */
  refund?: LocalRefund;
};

export type LocalRefund = { status: "pending" | "processed" | "failed"; at: number; isTold: boolean };

export type NewTransaction = Pick<
  LocalTransaction,
  "reference" | "email" | "amount" | "currency" | "callbackUrl" | "metadata"
>;

export type LocalPaystack = {
  /** Null when the reference stands for another transaction. The same once more is the same. */
  initialize(order: NewTransaction): Promise<LocalTransaction | null>;
  verify(reference: string): Promise<LocalTransaction | null>;
  find(accessCode: string): Promise<LocalTransaction | null>;
  /** Null when there is no such transaction; one that is paid or under way stays as it is. */
  pay(accessCode: string, method: LocalMethod): Promise<LocalTransaction | null>;
  /** Begins to pay back, by the provider's own number. Null when no such payment went through, or it is paid back already. */
  refund(id: string): Promise<LocalTransaction | null>;
  /** The payment with this number, if somebody asked to pay it back. */
  findRefunded(id: string): Promise<LocalTransaction | null>;
  /** Ends a refund that is under way before its time. */
  endRefund(transaction: LocalTransaction, status: "processed" | "failed"): Promise<LocalTransaction>;
  /** Goes on with what an earlier process left: phones that had not answered, webhooks that were not taken. */
  resume(): Promise<void>;
  stop(): void;
};

type Settings = {
  folder: string;
  secretKey: string;
  mpesaSeconds: number;
  /** Where it tells that a payment went through; undefined tells nobody. */
  webhookUrl?: string;
  /** Milliseconds, so that a test need not wait for a phone. */
  now?: () => number;
};

/**
 * A payment provider that speaks Paystack's API and moves no money, for a server that nobody gave keys. A file is a transaction:
 * servers that share the folder share them, and a server that is killed loses none.
 */
export function createLocalPaystack({
  folder,
  secretKey,
  mpesaSeconds,
  webhookUrl,
  now = Date.now,
}: Settings): LocalPaystack {
  const timers = new Set<NodeJS.Timeout>();
  const fileOf = (accessCode: string) => join(folder, `${accessCode}.json`);

  /** Made of the reference, so that either finds the file. */
  const accessCodeOf = (reference: string) =>
    createHmac("sha256", secretKey).update(reference).digest("hex").slice(0, 20);

  async function read(accessCode: string): Promise<LocalTransaction | null> {
    if (!/^[0-9a-f]{20}$/.test(accessCode)) return null;
    const text = await readFile(fileOf(accessCode), "utf8").catch(() => null);
    return text === null ? null : (JSON.parse(text) as LocalTransaction);
  }

  /** Whole or not at all. */
  async function write(transaction: LocalTransaction): Promise<LocalTransaction> {
    const draft = `${fileOf(transaction.accessCode)}.${randomBytes(6).toString("hex")}`;
    await mkdir(folder, { recursive: true });
    await writeFile(draft, JSON.stringify(transaction));
    await rename(draft, fileOf(transaction.accessCode));
    return transaction;
  }

  /** The transaction as it is by now: a phone whose time has come has answered. */
  async function find(accessCode: string): Promise<LocalTransaction | null> {
    const transaction = await read(accessCode);
    const { answer, refund } = transaction ?? {};
    if (transaction && refund?.status === "pending" && refund.at <= now())
      return endRefund(transaction, "processed");
    if (!transaction || !answer || answer.at > now()) return transaction;
    return answer.status === "success"
      ? succeed(transaction)
      : write({
          ...transaction,
          status: "failed",
          gatewayResponse: "No answer from the phone",
          answer: null,
        });
  }

  async function succeed(transaction: LocalTransaction): Promise<LocalTransaction> {
    const paid = await write({
      ...transaction,
      status: "success",
      gatewayResponse: "Approved",
      paidAt: new Date().toISOString(),
      answer: null,
    });
    after(0, () => sendEvent(paid, eventBody, { isTold: true }));
    return paid;
  }

  async function endRefund(transaction: LocalTransaction, status: "processed" | "failed") {
    const refund = { at: now(), ...transaction.refund, status, isTold: false };
    const isBack = status === "processed";
    const ended = await write({
      ...transaction,
      ...(isBack && { status: "reversed" as const, gatewayResponse: "Refunded" }),
      refund,
    });
    after(0, () => sendEvent(ended, refundEventBody, { refund: { ...refund, isTold: true } }));
    return ended;
  }

  function after(milliseconds: number, task: () => Promise<unknown>): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      task().catch(() => {});
    }, milliseconds);
    timers.add(timer.unref());
  }

  /** Goes on with it at `at`. A timer may go off a little before the clock is there. */
  function followUp(accessCode: string, at: number): void {
    after(Math.max(0, at - now()), async () => {
      if (now() < at) followUp(accessCode, at);
      else await find(accessCode);
    });
  }

  /** Tells of the payment, or of its refund, until it is taken: after 1, 2, 4 … seconds, for about an hour. */
  async function sendEvent(
    transaction: LocalTransaction,
    words: (transaction: LocalTransaction) => string,
    onceTaken: Partial<LocalTransaction>,
    pauseMs = 1000,
  ): Promise<void> {
    if (webhookUrl === undefined) return;
    const body = words(transaction);
    const isTaken = await fetch(webhookUrl, {
      method: "POST",
      headers: { "Content-Type": "application/json", "x-paystack-signature": signature(body, secretKey) },
      body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isTaken) await write({ ...((await read(transaction.accessCode)) ?? transaction), ...onceTaken });
    else if (pauseMs < 3_600_000) after(pauseMs, () => sendEvent(transaction, words, onceTaken, pauseMs * 2));
  }

  async function findById(id: string): Promise<LocalTransaction | null> {
    for (const name of await readdir(folder).catch(() => [])) {
      const transaction = name.endsWith(".json") ? await find(name.slice(0, -".json".length)) : null;
      if (transaction?.id === id) return transaction;
    }
    return null;
  }

  return {
    find,

    refund: async (id) => {
      const transaction = await findById(id);
      if (transaction?.status !== "success" || transaction.refund?.status === "pending") return null;
      const at = now() + mpesaSeconds * 1000;
      const begun = await write({ ...transaction, refund: { status: "pending", at, isTold: false } });
      followUp(transaction.accessCode, at);
      return begun;
    },

    findRefunded: async (id) => {
      const transaction = await findById(id);
      return transaction?.refund ? transaction : null;
    },

    endRefund,

    verify: (reference) => find(accessCodeOf(reference)),

    initialize: async (order) => {
      const accessCode = accessCodeOf(order.reference);
      const known = await read(accessCode);
      if (known) return isSame(known, order) ? known : null;
      return write({
        ...order,
        id: randomBytes(8).readBigUInt64BE().toString(),
        accessCode,
        status: "abandoned",
        channel: null,
        gatewayResponse: "The transaction was not completed",
        createdAt: new Date().toISOString(),
        paidAt: null,
        answer: null,
        isTold: false,
      });
    },

    pay: async (accessCode, method) => {
      const transaction = await find(accessCode);
      if (!transaction || ["success", "ongoing", "reversed"].includes(transaction.status)) return transaction;
      if (method === "card") return succeed({ ...transaction, channel: "card" });
      if (method === "declined_card") {
        return write({ ...transaction, channel: "card", status: "failed", gatewayResponse: "Declined" });
      }
      const at = now() + mpesaSeconds * 1000;
      const begun = await write({
        ...transaction,
        channel: "mobile_money",
        status: "ongoing",
        gatewayResponse: "Waiting for the phone",
        answer: { at, status: method === "mpesa" ? "success" : "failed" },
      });
      followUp(accessCode, at);
      return begun;
    },

    resume: async () => {
      for (const name of await readdir(folder).catch(() => [])) {
        if (!name.endsWith(".json")) continue;
        const transaction = await read(name.slice(0, -".json".length));
        if (!transaction) continue;
        const { accessCode, answer, refund, status, isTold } = transaction;
        const due = answer ?? (refund?.status === "pending" ? refund : null);
        if (due) followUp(accessCode, due.at);
        if (status === "success" && !isTold)
          after(0, () => sendEvent(transaction, eventBody, { isTold: true }));
        if (refund && refund.status !== "pending" && !refund.isTold)
          after(0, () => sendEvent(transaction, refundEventBody, { refund: { ...refund, isTold: true } }));
      }
    },

    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

const isSame = (known: LocalTransaction, { email, amount, currency }: NewTransaction) =>
  known.status !== "success" &&
  known.status !== "reversed" &&
  known.email === email &&
  known.amount === amount &&
  known.currency === currency;

/** HMAC-SHA512 in hex, as the header `x-paystack-signature` carries it. */
export function signature(body: string, secretKey: string): string {
  return createHmac("sha512", secretKey).update(body).digest("hex");
}

export function eventBody(transaction: LocalTransaction): string {
  return writePaystackJson({ event: "charge.success", data: describeTransaction(transaction) });
}

/** A transaction as the provider's API shows it. */
export function describeTransaction({ id, ...transaction }: LocalTransaction) {
  return {
    id,
    domain: "test",
    status: transaction.status,
    reference: transaction.reference,
    amount: transaction.amount,
    requested_amount: transaction.amount,
    currency: transaction.currency,
    channel: transaction.channel,
    gateway_response: transaction.gatewayResponse,
    message: null,
    fees: transaction.status === "success" ? Math.round(transaction.amount * 0.029) : null,
    paid_at: transaction.paidAt,
    created_at: transaction.createdAt,
    metadata: transaction.metadata ?? "",
    customer: { email: transaction.email },
    authorization: {},
  };
}

/** A refund as the provider's API shows it. */
export function describeRefund({ id, amount, currency, refund }: LocalTransaction) {
  return { id, transaction: { id }, amount, currency, status: refund?.status ?? "pending", domain: "test" };
}

/** What the webhook tells of a refund: by the payment's reference, and the amount as text. */
export function refundEventBody({ reference, amount, currency, email, refund }: LocalTransaction): string {
  const status = refund?.status ?? "pending";
  const facts = { status, transaction_reference: reference, refund_reference: null, amount: String(amount) };
  const data = { ...facts, currency, processor: "local", customer: { email }, domain: "test" };
  return JSON.stringify({ event: `refund.${status}`, data });
}

/** JSON whose ids are numbers of any length, as the real provider's are. */
export function writePaystackJson(value: unknown): string {
  return JSON.stringify(value).replace(/"id":"(\d+)"/g, '"id":$1');
}
