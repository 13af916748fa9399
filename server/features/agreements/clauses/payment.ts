import type { Deal } from "#server/features/agreements/clauses/deal";
import { prose } from "#server/features/agreements/clauses/prose";

/** When a fee is due that the form gives no date for. */
export const ON_SIGNATURE = "within seven days after both parties have signed this agreement";

export function latePayment(): string {
  return prose(
    "A sum still unpaid fourteen days after a written reminder bears simple interest from the day it was due, at the",
    "Central Bank of Kenya’s Central Bank Rate.",
  );
}

/** What makes an agreement without a fee a bargain, and so binding. */
export function consideration({ releasing, contributing }: Deal): string {
  return prose(
    `${contributing.The} accepts the credit and the other promises of ${releasing.the} in this agreement as full and`,
    "sufficient consideration.",
  );
}
