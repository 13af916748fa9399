import type { Analytics } from "#shared/contract/admin-analytics";
import { monthInUtc } from "#shared/dates";
import {
  documentStatuses,
  documentStatusLabels,
  documentTypes,
  documentTypeLabels,
  type DocumentStatus,
} from "#shared/domain/document-status";
import { serviceLabels, serviceTypes, type ServiceType } from "#shared/domain/services";

/** Rows of bars, each made of one part a series. */
export type Bars = {
  series: { key: string; label: string; colour: string }[];
  rows: ({ name: string } & Record<string, number | string>)[];
};

/** On either ground each stands out by 3:1 at least (WCAG 1.4.11). */
const paler = (colour: string) => `color-mix(in srgb, var(--${colour}) 68%, var(--surface))`;

const serviceColours: Record<ServiceType, string> = {
  producer_agreement: "var(--primary)",
  featured_artist_agreement: "var(--accent)",
  ai_review: paler("primary"),
  ownership_verification: "var(--muted)",
};

const statusColours: Record<DocumentStatus, string> = {
  draft: paler("muted"),
  pending: "var(--accent)",
  partially_signed: paler("primary"),
  fully_signed: "var(--primary)",
  completed: "color-mix(in srgb, var(--primary) 60%, var(--ink))",
  locked: "var(--danger)",
};

export function revenueBars({ revenueByServiceByMonth }: Pick<Analytics, "revenueByServiceByMonth">): Bars {
  const months = [...new Set(revenueByServiceByMonth.map(({ month }) => month))];
  return {
    series: serviceTypes.map((key) => ({ key, label: serviceLabels[key], colour: serviceColours[key] })),
    rows: months.map((month) => ({
      name: monthInUtc(month),
      ...Object.fromEntries(
        revenueByServiceByMonth
          .filter((entry) => entry.month === month)
          .map(({ serviceType, amount }) => [serviceType, amount]),
      ),
    })),
  };
}

export function documentBars({
  documentsByTypeAndStatus,
}: Pick<Analytics, "documentsByTypeAndStatus">): Bars {
  return {
    series: documentStatuses.map((key) => ({
      key,
      label: documentStatusLabels[key],
      colour: statusColours[key],
    })),
    rows: documentTypes.map((type) => ({
      name: documentTypeLabels[type],
      ...Object.fromEntries(
        documentsByTypeAndStatus
          .filter((entry) => entry.type === type)
          .map(({ status, count }) => [status, count]),
      ),
    })),
  };
}
