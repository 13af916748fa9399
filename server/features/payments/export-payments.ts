import { jsonEntry, type ZipEntry } from "#server/adapters/zip";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { viewPayment } from "#server/features/payments/payment-view";
import { listPayments } from "#server/features/payments/payments-store";
import { readForm } from "#server/features/payments/read-payment";

/** The user's payments with their receipts, and the forms that wait to be drafted. */
export async function* exportPayments(deps: Deps, user: UserRecord): AsyncGenerator<ZipEntry> {
  const payments = await listPayments(deps.db, user.id);
  yield jsonEntry(
    "payments.json",
    payments.map((payment) => {
      const { termsVersion, privacyVersion } = payment;
      return { ...viewPayment(payment), termsVersion, privacyVersion };
    }),
  );
  for (const payment of payments) {
    const form = readForm(deps, payment);
    if (form) yield jsonEntry(`forms/${payment.reference}.json`, form);
  }
}
