import { queryOptions } from "@tanstack/react-query";
import type { Payment, PaystackStart } from "#shared/contract/payments";
import type { ServiceType } from "#shared/domain/services";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";

export const pricesQuery = queryOptions({
  queryKey: ["/api/pricing"],
  queryFn: ({ signal }) => call("GET /api/pricing", {}, { signal }),
});

/** Whether payments can be made, and who drafts. */
export const servicesQuery = queryOptions({
  queryKey: ["/api/services"],
  queryFn: ({ signal }) => call("GET /api/services", {}, { signal }),
});

/** The caller's payments, newest first. */
export const paymentsQuery = queryOptions({
  queryKey: ["/api/payments"],
  queryFn: ({ signal }) => call("GET /api/payments", {}, { signal }),
  // A payment may have gone through on another device, or after its window was closed.
  staleTime: 0,
});

/** One payment with the form it was made for. */
export function paymentQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/payments", id],
    queryFn: ({ signal }) => call("GET /api/payments/{id}", { params: { id } }, { signal }),
    staleTime: 0,
  });
}

type KnownStart = { start: PaystackStart; isNew: boolean };

function startKey(id: string) {
  return ["/api/payments", id, "start"];
}

/** What the provider's window needs, of a payment that was begun on this page. */
export function knownStart(id: string): PaystackStart | undefined {
  return queryClient.getQueryData<KnownStart>(startKey(id))?.start;
}

export function acceptStart({ id }: Payment, start: PaystackStart): void {
  queryClient.setQueryData<KnownStart>(startKey(id), { start, isNew: true });
}

/** True once for each start: a window opens by itself when it was asked for, and not when somebody comes back to its page. */
export function isNewStart(id: string): boolean {
  const known = queryClient.getQueryData<KnownStart>(startKey(id));
  if (known) queryClient.setQueryData<KnownStart>(startKey(id), { ...known, isNew: false });
  return known?.isNew === true;
}

/** The list is asked for again where it stands, and so is the payment. */
export function paymentChanged(id: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: paymentsQuery.queryKey, exact: true });
  return queryClient.invalidateQueries({ queryKey: paymentQuery(id).queryKey, exact: true });
}

/** The server has told another price than the list on this page. */
export function acceptPrice(serviceType: ServiceType, priceKes: number): void {
  queryClient.setQueryData(pricesQuery.queryKey, (prices) =>
    prices?.map((price) => (price.serviceType === serviceType ? { ...price, priceKes } : price)),
  );
  void queryClient.invalidateQueries({ queryKey: pricesQuery.queryKey });
}

/** Paid for, and nothing made of it yet. */
export function isUnused({ status, usedAt }: Payment): boolean {
  return status === "completed" && usedAt === null;
}
