import { and, count, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { users } from "#server/db/tables/auth";
import { payments, receiptNumbers } from "#server/db/tables/payments";
import { verificationOrders } from "#server/db/tables/verification";
import type { AcceptedVersions } from "#shared/contract/shown-versions";
import { yearInNairobi } from "#shared/dates";
import type { ServiceType } from "#shared/domain/services";
import { NOT_STATED } from "#shared/wordings/shown-versions";

export type PaymentRecord = typeof payments.$inferSelect;
/** One that somebody began here, for a service. */
export type BegunPayment = PaymentRecord & { serviceType: ServiceType };
type NewPayment = Pick<
  PaymentRecord,
  | "id"
  | "ownerId"
  | "serviceType"
  | "amountCents"
  | "email"
  | "reference"
  | "termsVersion"
  | "privacyVersion"
  | "formSealed"
  | "nextCheckAt"
  | "createdAt"
>;

/** False when the id exists already. */
export async function insertPayment(db: Queryable, payment: NewPayment): Promise<boolean> {
  const inserted = await db
    .insert(payments)
    .values(payment)
    .onConflictDoNothing({ target: payments.id })
    .returning({ id: payments.id });
  return inserted.length === 1;
}

export async function countPaymentsByStatus(db: Queryable): Promise<{ status: string; count: number }[]> {
  return db.select({ status: payments.status, count: count() }).from(payments).groupBy(payments.status);
}

/** The owner's payment, or with null one for a service that belongs to no account; else null. */
export async function findPayment(
  db: Queryable,
  id: string,
  ownerId: string | null,
): Promise<BegunPayment | null> {
  const isTheirs = ownerId === null ? isNull(payments.ownerId) : eq(payments.ownerId, ownerId);
  const [record] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), isNotNull(payments.serviceType), isTheirs));
  return (record as BegunPayment | undefined) ?? null;
}

/** By the reference that the provider has, which is ours as long as its response has not come. */
export async function findPaymentByReference(
  db: Queryable,
  reference: string,
): Promise<PaymentRecord | null> {
  const isOurs = and(isNull(payments.providerReference), eq(payments.reference, reference));
  const [record] = await db
    .select()
    .from(payments)
    .where(or(eq(payments.providerReference, reference), isOurs));
  return record ?? null;
}

/** A payment with who paid, an account or a guest: for its receipt. */
export async function findPaymentWithBuyer(db: Queryable, id: string) {
  const [record] = await db
    .select({
      payment: payments,
      owner: {
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        deletedAt: users.deletedAt,
      },
      guest: { name: verificationOrders.name, email: payments.email },
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.ownerId))
    .leftJoin(verificationOrders, eq(verificationOrders.paymentId, payments.id))
    .where(eq(payments.id, id));
  return record ?? null;
}

/** Newest first. */
export function listPayments(db: Queryable, ownerId: string): Promise<PaymentRecord[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.ownerId, ownerId))
    .orderBy(desc(payments.createdAt), payments.id);
}

/** Keeps the newest form that somebody pays for; nothing of a payment that is used. */
export async function storeForm(db: Queryable, id: string, formSealed: string): Promise<void> {
  await db
    .update(payments)
    .set({ formSealed })
    .where(and(eq(payments.id, id), isNull(payments.usedAt)));
}

/** What was accepted when it was begun once more, maybe under newer terms; what is paid stays under those it was begun under. */
export async function storeAccepted(
  db: Queryable,
  id: string,
  { termsVersion, privacyVersion }: AcceptedVersions,
): Promise<void> {
  if (termsVersion === NOT_STATED) return;
  await db
    .update(payments)
    .set({ termsVersion, privacyVersion })
    .where(and(eq(payments.id, id), eq(payments.status, "pending")));
}

/** For asking the provider to begin: true for one request at a time, until there is an access code. */
export async function claimStart(db: Queryable, id: string, at: Date, staleBefore: Date): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ startingSince: at })
    .where(
      and(
        eq(payments.id, id),
        isNull(payments.accessCode),
        or(isNull(payments.startingSince), lt(payments.startingSince, staleBefore)),
      ),
    )
    .returning({ id: payments.id });
  return claimed.length === 1;
}

export async function releaseStart(db: Queryable, id: string, claimedAt: Date): Promise<void> {
  await db
    .update(payments)
    .set({ startingSince: null })
    .where(and(eq(payments.id, id), eq(payments.startingSince, claimedAt)));
}

type Started = { providerReference: string; accessCode: string; authorizationUrl: string };

/** The first response of the provider stays. */
export async function saveStart(db: Queryable, id: string, started: Started): Promise<void> {
  await db
    .update(payments)
    .set({ ...started, startingSince: null })
    .where(and(eq(payments.id, id), isNull(payments.accessCode)));
}

type Completion = { transactionId: string; channel: string; paidAt: Date };

/** "SAH-2026-000123" */
export function nextReceiptNumber(paidAt: Date) {
  return sql<string>`${`SAH-${yearInNairobi(paidAt)}-`}::text || (
    select lpad(n, greatest(6, length(n)), '0') from (select nextval(${receiptNumbers.seqName!})::text as n) numbers)`;
}

/** Completes a payment that is neither completed nor paid back, and numbers its receipt; null when it was completed before. */
export async function completeOnce(
  db: Queryable,
  id: string,
  { transactionId, channel, paidAt }: Completion,
): Promise<PaymentRecord | null> {
  const [record] = await db
    .update(payments)
    .set({
      status: "completed",
      transactionId,
      channel,
      paidAt,
      receiptNumber: nextReceiptNumber(paidAt),
      nextCheckAt: null,
    })
    .where(and(eq(payments.id, id), inArray(payments.status, ["pending", "failed", "abandoned"])))
    .returning();
  return record ?? null;
}

/** What the provider said of a payment that did not go through. One that did stays as it is. */
export async function markUnpaid(
  db: Queryable,
  id: string,
  status: "failed" | "abandoned" | "reversed",
): Promise<void> {
  await db
    .update(payments)
    .set({ status })
    .where(and(eq(payments.id, id), inArray(payments.status, ["pending", "failed", "abandoned"])));
}

/**
 * Makes a payment that somebody tried again wait for its end once more, and has the provider asked about it at `nextCheckAt` unless it
 * is to be asked anyway. One that went through stays as it is.
 */
export async function markWaiting(db: Queryable, id: string, nextCheckAt: Date): Promise<void> {
  await db
    .update(payments)
    .set({
      status: "pending",
      nextCheckAt: sql`coalesce(${payments.nextCheckAt}, ${nextCheckAt.toISOString()})`,
    })
    .where(and(eq(payments.id, id), inArray(payments.status, ["failed", "abandoned"])));
}

/** Nobody is expected to pay it any more. */
export async function abandonPending(db: Queryable, id: string): Promise<void> {
  await db
    .update(payments)
    .set({ status: "abandoned" })
    .where(and(eq(payments.id, id), eq(payments.status, "pending")));
}

/** Those that the provider should be asked about by now, longest due first. */
export function findDue(db: Queryable, now: Date, limit: number): Promise<PaymentRecord[]> {
  return db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.nextCheckAt), lte(payments.nextCheckAt, now)))
    .orderBy(payments.nextCheckAt)
    .limit(limit);
}

type Horizons = { unpaidSince: Date; unusedSince: Date };

/** Forgets the forms of payments that were begun or paid too long ago; tells of how many. */
export async function forgetForms(db: Queryable, { unpaidSince, unusedSince }: Horizons): Promise<number> {
  const { status, createdAt, paidAt } = payments;
  const isUnpaid = and(ne(status, "completed"), lt(createdAt, unpaidSince));
  const isUnused = and(eq(status, "completed"), lt(paidAt, unusedSince));
  const forgotten = await db
    .update(payments)
    .set({ formSealed: null })
    .where(and(isNotNull(payments.formSealed), or(isUnpaid, isUnused)))
    .returning({ id: payments.id });
  return forgotten.length;
}

/**
 * Forgets who began a verification too long ago that nobody has paid; tells of how many. What it is for stays: should it be paid after
 * all, nobody loses it.
 */
export async function forgetGuests(db: Queryable, unpaidSince: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with forgotten as (
      update ${payments} set email = ''
      where owner_id is null and email <> '' and created_at < ${unpaidSince.toISOString()}
        and status in ('pending', 'failed', 'abandoned')
      returning id
    )
    update ${verificationOrders} o set email = '', name = '', company = '' from forgotten where o.payment_id = forgotten.id`);
  return rowCount ?? 0;
}

/** When to ask again; null is never. */
export async function checkAgain(db: Queryable, id: string, nextCheckAt: Date | null): Promise<void> {
  await db
    .update(payments)
    .set({ nextCheckAt })
    .where(and(eq(payments.id, id), isNotNull(payments.nextCheckAt)));
}

/** True for one claim at a time on a payment that is completed and unused; a claim older than `staleBefore` counts as given up. */
export async function claimDrafting(
  db: Queryable,
  id: string,
  at: Date,
  staleBefore: Date,
): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ draftingSince: at })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.status, "completed"),
        isNull(payments.usedAt),
        or(isNull(payments.draftingSince), lt(payments.draftingSince, staleBefore)),
      ),
    )
    .returning({ id: payments.id });
  return claimed.length === 1;
}

/** False when the claim has been taken by somebody else, or its payment used. */
export async function renewDrafting(db: Queryable, id: string, claimedAt: Date, at: Date): Promise<boolean> {
  const renewed = await db
    .update(payments)
    .set({ draftingSince: at })
    .where(and(eq(payments.id, id), eq(payments.draftingSince, claimedAt)))
    .returning({ id: payments.id });
  return renewed.length === 1;
}

export async function releaseDrafting(db: Queryable, id: string, claimedAt: Date): Promise<void> {
  await db
    .update(payments)
    .set({ draftingSince: null })
    .where(and(eq(payments.id, id), eq(payments.draftingSince, claimedAt)));
}

/** Marks a completed payment as used, once; false when it was before. */
export async function markUsed(
  db: Queryable,
  id: string,
  documentId: string | null,
  at: Date,
): Promise<boolean> {
  const used = await db
    .update(payments)
    .set({ usedAt: at, documentId, draftingSince: null, formSealed: null })
    .where(and(eq(payments.id, id), eq(payments.status, "completed"), isNull(payments.usedAt)))
    .returning({ id: payments.id });
  return used.length === 1;
}
