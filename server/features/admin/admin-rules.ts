import type { Analytics } from "#shared/contract/admin-analytics";
import { startOfDayInNairobi, type MonthInNairobi } from "#shared/dates";
import {
  documentStatuses,
  documentTypeLabels,
  documentTypes,
  type DocumentStatus,
  type DocumentType,
} from "#shared/domain/document-status";
import { toShillings } from "#shared/domain/money";
import { serviceTypes, type ServiceType } from "#shared/domain/services";

/** The types that what was typed is part of the name of: "split", "Producer agreement". */
export function typesNamed(typed: string): DocumentType[] {
  const wanted = typed.toLowerCase().replaceAll("_", " ");
  if (wanted.length < 3) return [];
  return documentTypes.filter((type) => documentTypeLabels[type].toLowerCase().includes(wanted));
}

/** A moment as it was written; a day is its beginning in Nairobi. */
export function momentOf(written: string): string {
  const isDay = written.length === "2026-11-22".length;
  return (isDay ? startOfDayInNairobi(written) : new Date(written)).toISOString();
}

type Facts = Record<string, string | number | boolean | null>;

/** What has changed, as it was and as it is; null where nothing has. */
export function changed(before: Facts, after: Facts): { before: Facts; after: Facts } | null {
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (names.length === 0) return null;
  const pick = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

export type Sums = Omit<Analytics, "generatedAt" | "openTickets">;

type Counted = {
  months: readonly MonthInNairobi[];
  /** `bucket` is how many of the months had begun: 0 is before all of them. */
  users: { bucket: number; status: string; count: number }[];
  documents: {
    type: DocumentType;
    status: DocumentStatus;
    count: number;
    new: number;
    sent: number;
    signed: number;
  }[];
  payments: { bucket: number; serviceType: ServiceType; count: number; cents: number }[];
  openedOnly: number;
  medianHours: number | null;
};

/** The numbers of the cards and charts, out of what was counted. */
export function sumsOf({ months, users, documents, payments, openedOnly, medianHours }: Counted): Sums {
  const total = sum(documents, ({ count }) => count);
  const inStatus = (...statuses: DocumentStatus[]) =>
    sum(
      documents.filter(({ status }) => statuses.includes(status)),
      ({ count }) => count,
    );
  const completed = inStatus("fully_signed", "completed");
  const signed = sum(documents, (record) => record.signed);
  const cents = sum(payments, (record) => record.cents);
  // A verification or a review makes no document.
  const forDocuments = payments.filter(({ serviceType }) =>
    documentTypes.some((type) => type === serviceType),
  );
  const paidDocuments = sum(forDocuments, ({ count }) => count);
  const documentCents = sum(forDocuments, (record) => record.cents);
  const inMonth = <Item extends { bucket: number }>(items: Item[], index: number) =>
    items.filter(({ bucket }) => bucket === index + 1);
  const last = months.length - 1;
  return {
    totalUsers: sum(users, ({ count }) => count),
    newUsersThisMonth: sum(inMonth(users, last), ({ count }) => count),
    activeUsers: sum(
      users.filter(({ status }) => status === "active"),
      ({ count }) => count,
    ),
    totalDocuments: total,
    newDocumentsThisMonth: sum(documents, (record) => record.new),
    completedDocuments: completed,
    draftDocuments: inStatus("draft"),
    inProgressDocuments: inStatus("pending", "partially_signed", "locked"),
    totalRevenue: toShillings(cents),
    revenueThisMonth: toShillings(sum(inMonth(payments, last), (record) => record.cents)),
    averageRevenue: paidDocuments === 0 ? 0 : Math.round(documentCents / paidDocuments) / 100,
    completionRate: total === 0 ? 0 : Math.round((completed / total) * 1000) / 10,
    signUpsByMonth: months.map(({ month }, index) => ({
      month,
      count: sum(inMonth(users, index), ({ count }) => count),
    })),
    documentsByTypeAndStatus: documentTypes.flatMap((type) =>
      documentStatuses.map((status) => {
        const record = documents.find((known) => known.type === type && known.status === status);
        return { type, status, count: record?.count ?? 0 };
      }),
    ),
    revenueByServiceByMonth: months.flatMap(({ month }, index) =>
      serviceTypes.map((serviceType) => {
        const records = inMonth(payments, index).filter((known) => known.serviceType === serviceType);
        return { month, serviceType, amount: toShillings(sum(records, (record) => record.cents)) };
      }),
    ),
    signingFunnel: {
      created: total,
      sent: sum(documents, (record) => record.sent),
      opened: openedOnly + signed,
      signed,
      completed: inStatus("fully_signed"),
    },
    medianHoursToFullSignature: medianHours === null ? null : Math.round(medianHours * 10) / 10,
  };
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
