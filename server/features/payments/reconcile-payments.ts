import type { Deps } from "#server/deps";
import { askProvider } from "#server/features/payments/ask-provider";
import { nextCheck } from "#server/features/payments/payments-rules";
import {
  abandonPending,
  checkAgain,
  findDue,
  forgetForms,
  forgetGuests,
  type PaymentRecord,
} from "#server/features/payments/payments-store";
import { settlePayment } from "#server/features/payments/settle-payment";
import { defineJob } from "#server/jobs/queue";

export const reconciliation = defineJob("payments.reconciliation");

/** A run asks about so many; what is left is due at the next one. */
const MOST_ASKED = 100;
const AT_ONCE = 5;

const DAY_MS = 24 * 60 * 60_000;
/** So long the form of a payment is kept that nobody has paid, and who a guest is, and the form of one that is paid and not used. */
const UNPAID_MS = 7 * DAY_MS;
const UNUSED_FORM_MS = 90 * DAY_MS;

/** Asks the provider about payments that have been open for a while: a buyer who left, a webhook that was lost. */
export async function reconcilePayments(deps: Deps): Promise<void> {
  await forgetTheOld(deps);
  if (!deps.payments) return;
  const due = await findDue(deps.db, deps.clock.now(), MOST_ASKED);
  const queue = due.values();
  const worker = async () => {
    for (const payment of queue) await reconcile(deps, payment);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Forms hold what people confide, up to government ids: neither they nor guests are kept for what will not come. */
async function forgetTheOld({ db, clock, log }: Deps): Promise<void> {
  const now = clock.now().getTime();
  const unpaidSince = new Date(now - UNPAID_MS);
  const forms = await forgetForms(db, { unpaidSince, unusedSince: new Date(now - UNUSED_FORM_MS) });
  const guests = await forgetGuests(db, unpaidSince);
  if (forms + guests > 0) log.info({ forms, guests }, "forms of payments, and guests, forgotten");
}

/** A payment that nobody has paid within a day is abandoned; if the provider could not be asked, later. */
async function reconcile(deps: Deps, payment: PaymentRecord): Promise<void> {
  const { db, clock, log, payments } = deps;
  const { id, createdAt, providerReference } = payment;
  const now = clock.now();
  try {
    const transaction =
      providerReference && (await askProvider(payments, (provider) => provider.verify(providerReference)));
    if (transaction) await settlePayment(deps, payment, transaction, "reconciliation");
    const next = nextCheck(createdAt, now);
    if (next === null) await abandonPending(db, id);
    await checkAgain(db, id, next);
  } catch (error) {
    log.warn({ err: error, paymentId: id }, "a payment could not be reconciled");
    await checkAgain(db, id, new Date(now.getTime() + 5 * 60_000));
  }
}
