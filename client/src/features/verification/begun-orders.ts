import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#client/lib/device-storage";

/** A verification that was begun on this device: what it is for, and how it is found again. */
export type BegunOrder = {
  paymentId: string;
  documentId: string;
  title: string;
  /** Who asks. */
  email: string;
  name: string;
  company: string;
  /** ISO 8601. */
  begunAt: string;
  /** Ours, once the payment was begun: whoever comes back from the provider's own page brings it. */
  reference: string | null;
  /** It cannot be paid any more, as it was declined or begun at another price. */
  isSpoilt: boolean;
  /** What came of it. */
  verificationId: string | null;
};

const PLACE = "sahihi.verifications";
const MOST = 20;
const none: readonly BegunOrder[] = [];
const atFirst = { reference: null, isSpoilt: false, verificationId: null };

// Where storage is forbidden they live as long as the page.
let known = { text: null as string | null, orders: none };
const watchers = new Set<() => void>();

/** Newest first, and the same in all tabs. */
export function begunOrders(): readonly BegunOrder[] {
  const text = readStored("localStorage", PLACE);
  if (text !== undefined && text !== known.text) known = { text, orders: parse(text) };
  return known.orders;
}

export function useBegunOrders(): readonly BegunOrder[] {
  return useSyncExternalStore(watch, begunOrders);
}

type Wanted = Pick<BegunOrder, "documentId" | "title" | "email" | "name" | "company">;

/** The order that is paid for this document from this address, however often that is tried and in whichever tab; a new one otherwise. */
export function takeOrder(wanted: Wanted, at: Date): BegunOrder {
  const open = begunOrders().find(
    (order) => order.documentId === wanted.documentId && isSame(order, wanted) && isPayable(order),
  );
  if (open) {
    changeOrder(open.paymentId, wanted);
    return { ...open, ...wanted };
  }
  const [paymentId, begunAt] = [crypto.randomUUID(), at.toISOString()];
  const order = { ...wanted, paymentId, begunAt, ...atFirst };
  store([order, ...begunOrders()]);
  return order;
}

const isSame = (one: { email: string }, other: { email: string }) =>
  one.email.toLowerCase() === other.email.toLowerCase();

const isPayable = ({ isSpoilt, verificationId }: BegunOrder) => !isSpoilt && verificationId === null;

export function changeOrder(paymentId: string, change: Partial<BegunOrder>): void {
  store(begunOrders().map((order) => (order.paymentId === paymentId ? { ...order, ...change } : order)));
}

export function forgetOrder(paymentId: string): void {
  store(begunOrders().filter((order) => order.paymentId !== paymentId));
}

/** The order that somebody comes back with from the provider, which may write a reference with other marks between its parts. */
export function orderByReference(reference: string): BegunOrder | undefined {
  const bare = (text: string) => text.replace(/[^\da-z]/gi, "").toLowerCase();
  return begunOrders().find((order) => order.reference && bare(order.reference) === bare(reference));
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  window.addEventListener("storage", changed);
  return () => {
    watchers.delete(changed);
    window.removeEventListener("storage", changed);
  };
}

function store(orders: readonly BegunOrder[]): void {
  const newest = orders.slice(0, MOST);
  const text = JSON.stringify(newest);
  const isStored = writeStored("localStorage", PLACE, text);
  known = { text: isStored ? text : known.text, orders: newest };
  for (const changed of watchers) changed();
}

/** An older page has stored orders without what came later. */
function parse(text: string | null): readonly BegunOrder[] {
  try {
    const orders: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(orders) ? orders.filter(isOrder).map((order) => ({ ...atFirst, ...order })) : none;
  } catch {
    return none;
  }
}

function isOrder(value: unknown): value is BegunOrder {
  if (typeof value !== "object" || value === null) return false;
  const { paymentId, documentId, title, email, name, company, begunAt } = value as Record<string, unknown>;
  return [paymentId, documentId, title, email, name, company, begunAt].every(
    (field) => typeof field === "string",
  );
}
