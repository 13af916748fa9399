import { jsonEntry, type ZipEntry } from "#server/adapters/zip";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { viewPayment } from "#server/features/payments/payment-view";
import { listPayments } from "#server/features/payments/payments-store";

/** The user's payments with their receipts. */
export async function* exportPayments({ db }: Deps, user: UserRecord): AsyncGenerator<ZipEntry> {
  yield jsonEntry("payments.json", (await listPayments(db, user.id)).map(viewPayment));
}
