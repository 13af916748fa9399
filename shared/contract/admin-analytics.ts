import { z } from "zod";
import { documentStatuses, documentTypes } from "#shared/domain/document-status";
import { serviceTypes } from "#shared/domain/services";

const count = z.number().int();

/** A month in Nairobi: "2026-11". */
const Month = z.string().regex(/^\d{4}-\d{2}$/);

/** How many months the series have; the newest comes last and is this one. */
export const ANALYTICS_MONTHS = 12;

/** Months are Nairobi's, money is KES. What an administrator has deleted is not counted. */
export const Analytics = z.object({
  totalUsers: count,
  newUsersThisMonth: count,
  activeUsers: count,
  totalDocuments: count,
  newDocumentsThisMonth: count,
  /** Fully signed, and those their owner marked as complete. */
  completedDocuments: count,
  draftDocuments: count,
  /** All that are neither: sent, partially signed, locked. With the two others they are all documents. */
  inProgressDocuments: count,
  /** Of payments that went through and were not paid back. */
  totalRevenue: z.number(),
  revenueThisMonth: z.number(),
  /** Of the payments that went through and were not paid back; 0 where there are none. */
  averageRevenue: z.number(),
  /** Percent of all documents that are completed, with one decimal. */
  completionRate: z.number(),
  signUpsByMonth: z.array(z.object({ month: Month, count })).length(ANALYTICS_MONTHS),
  /** Every pair there is, also where the count is 0. */
  documentsByTypeAndStatus: z.array(
    z.object({ type: z.enum(documentTypes), status: z.enum(documentStatuses), count }),
  ),
  /** Every service in every month. */
  revenueByServiceByMonth: z.array(
    z.object({ month: Month, serviceType: z.enum(serviceTypes), amount: z.number() }),
  ),
  /** Documents, each step among those of the step before; `opened` and `signed` by at least one signer. */
  signingFunnel: z.object({ created: count, sent: count, opened: count, signed: count, completed: count }),
  /** Hours from sending to the last signature, of what was signed in these months; null where nothing was. */
  medianHoursToFullSignature: z.number().nullable(),
  /** Tickets that nobody has begun with. */
  openTickets: count,
  generatedAt: z.iso.datetime(),
});
export type Analytics = z.output<typeof Analytics>;
