import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import type { CallInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";

const LISTS_EVERY_MS = 30_000;
const NUMBERS_EVERY_MS = 60_000;

type QueryOf<Key extends keyof Contract> =
  CallInput<Contract[Key]> extends { query: infer Query } ? Query : never;

/** What was shown stays until the next page is there, and an administrator's screen is never older than its interval. */
const list = { refetchInterval: LISTS_EVERY_MS, staleTime: 0, placeholderData: keepPreviousData } as const;

export const usersQuery = (query: QueryOf<"GET /api/admin/users">) =>
  queryOptions({
    ...list,
    queryKey: ["/api/admin/users", query],
    queryFn: ({ signal }) => call("GET /api/admin/users", { query }, { signal }),
  });

export const userDocumentsQuery = (query: QueryOf<"GET /api/admin/user-documents">) =>
  queryOptions({
    ...list,
    queryKey: ["/api/admin/documents", "of a user", query],
    queryFn: ({ signal }) => call("GET /api/admin/user-documents", { query }, { signal }),
  });

export const documentsQuery = (query: QueryOf<"GET /api/admin/documents">) =>
  queryOptions({
    ...list,
    queryKey: ["/api/admin/documents", query],
    queryFn: ({ signal }) => call("GET /api/admin/documents", { query }, { signal }),
  });

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ["/api/admin/documents", "one", id],
    queryFn: ({ signal }) => call("GET /api/admin/documents/{id}", { params: { id } }, { signal }),
    staleTime: 0,
  });

export const paymentsQuery = (query: QueryOf<"GET /api/admin/payments">) =>
  queryOptions({
    ...list,
    queryKey: ["/api/admin/payments", query],
    queryFn: ({ signal }) => call("GET /api/admin/payments", { query }, { signal }),
  });

export const pricingQuery = queryOptions({
  queryKey: ["/api/admin/pricing"],
  queryFn: ({ signal }) => call("GET /api/admin/pricing", {}, { signal }),
  staleTime: 0,
});

export const societiesQuery = queryOptions({
  queryKey: ["/api/admin/societies"],
  queryFn: ({ signal }) => call("GET /api/admin/societies", {}, { signal }),
  staleTime: 0,
});

export const ticketsQuery = (query: QueryOf<"GET /api/admin/support/tickets">) =>
  queryOptions({
    ...list,
    queryKey: ["/api/admin/support/tickets", query],
    queryFn: ({ signal }) => call("GET /api/admin/support/tickets", { query }, { signal }),
  });

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ["/api/admin/support/tickets", "one", id],
    queryFn: ({ signal }) => call("GET /api/admin/support/tickets/{id}", { params: { id } }, { signal }),
    staleTime: 0,
  });

export const analyticsQuery = queryOptions({
  queryKey: ["/api/admin/analytics"],
  queryFn: ({ signal }) => call("GET /api/admin/analytics", {}, { signal }),
  refetchInterval: NUMBERS_EVERY_MS,
  staleTime: 0,
});

export const auditQuery = (query: QueryOf<"GET /api/admin/audit">) =>
  queryOptions({
    ...list,
    queryKey: ["/api/admin/audit", query],
    queryFn: ({ signal }) => call("GET /api/admin/audit", { query }, { signal }),
  });

export const failedJobsQuery = (page: number) =>
  queryOptions({
    ...list,
    queryKey: ["/api/admin/jobs", page],
    queryFn: ({ signal }) => call("GET /api/admin/jobs", { query: { page } }, { signal }),
  });

type AdminList = "users" | "documents" | "payments" | "pricing" | "societies" | "support/tickets" | "jobs";

/** After a change the lists it shows in are asked for again, with the numbers and the audit log. */
export function refreshAdmin(...lists: AdminList[]): void {
  for (const name of [...lists, "analytics", "audit"])
    void queryClient.invalidateQueries({ queryKey: [`/api/admin/${name}`] });
}
