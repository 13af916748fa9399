import { useSyncExternalStore } from "react";

/** A verification that was begun on this device: what it is for, and how it is found again. */
export type KeptOrder = {
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
const none: readonly KeptOrder[] = [];

// Where storage is forbidden they live as long as the page.
let known = { text: null as string | null, orders: none };
const watchers = new Set<() => void>();

/** Newest first, and the same in all tabs. */
export function keptOrders(): readonly KeptOrder[] {
  const text = stored();
  if (text !== undefined && text !== known.text) known = { text, orders: parse(text) };
  return known.orders;
}

export function useKeptOrders(): readonly KeptOrder[] {
  return useSyncExternalStore(watch, keptOrders);
}

type Wanted = Pick<KeptOrder, "documentId" | "title" | "email" | "name" | "company">;

/** The order that is paid for this document from this address, however often that is tried and in whichever tab; a new one otherwise. */
export function takeOrder(wanted: Wanted, at: Date): KeptOrder {
  const open = keptOrders().find(
    (order) => order.documentId === wanted.documentId && isSame(order, wanted) && isPayable(order),
  );
  if (open) {
    changeOrder(open.paymentId, wanted);
    return { ...open, ...wanted };
  }
  const [paymentId, begunAt] = [crypto.randomUUID(), at.toISOString()];
  const order = { ...wanted, paymentId, begunAt, reference: null, isSpoilt: false, verificationId: null };
  keep([order, ...keptOrders()]);
  return order;
}

const isSame = (one: { email: string }, other: { email: string }) =>
  one.email.toLowerCase() === other.email.toLowerCase();

const isPayable = ({ isSpoilt, verificationId }: KeptOrder) => !isSpoilt && verificationId === null;

export function changeOrder(paymentId: string, change: Partial<KeptOrder>): void {
  keep(keptOrders().map((order) => (order.paymentId === paymentId ? { ...order, ...change } : order)));
}

export function forgetOrder(paymentId: string): void {
  keep(keptOrders().filter((order) => order.paymentId !== paymentId));
}

/** The order that somebody comes back with from the provider, which may write a reference with other marks between its parts. */
export function orderByReference(reference: string): KeptOrder | undefined {
  const bare = (text: string) => text.replace(/[^\da-z]/gi, "").toLowerCase();
  return keptOrders().find((order) => order.reference && bare(order.reference) === bare(reference));
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  window.addEventListener("storage", changed);
  return () => {
    watchers.delete(changed);
    window.removeEventListener("storage", changed);
  };
}

function keep(orders: readonly KeptOrder[]): void {
  const newest = orders.slice(0, MOST);
  const text = JSON.stringify(newest);
  try {
    localStorage.setItem(PLACE, text);
    known = { text, orders: newest };
  } catch {
    known = { ...known, orders: newest };
  }
  for (const changed of watchers) changed();
}

/** Undefined where storage is forbidden. */
function stored(): string | null | undefined {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return undefined;
  }
}

/** What an older version of this page has kept, or a curious person has edited, is no order. */
function parse(text: string | null): readonly KeptOrder[] {
  try {
    const orders: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(orders) ? orders.filter(isOrder) : none;
  } catch {
    return none;
  }
}

function isOrder(value: unknown): value is KeptOrder {
  if (typeof value !== "object" || value === null) return false;
  const { paymentId, documentId, title, email, name, company, begunAt } = value as Record<string, unknown>;
  return [paymentId, documentId, title, email, name, company, begunAt].every(
    (field) => typeof field === "string",
  );
}
