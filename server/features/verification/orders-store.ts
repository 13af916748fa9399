import { and, eq, gt, or, sql } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import { payments } from "#server/db/tables/payments";
import { verificationOrders, verifications } from "#server/db/tables/verification";

export type OrderRecord = typeof verificationOrders.$inferSelect;

/** What is to be verified for whom, with the payment for it. */
export type Order = OrderRecord & { payment: typeof payments.$inferSelect };

function selectOrders(db: Queryable) {
  return db
    .select({ order: verificationOrders, payment: payments })
    .from(verificationOrders)
    .innerJoin(payments, eq(payments.id, verificationOrders.paymentId));
}

export async function findOrder(db: Queryable, paymentId: string): Promise<Order | null> {
  const [record] = await selectOrders(db).where(eq(verificationOrders.paymentId, paymentId));
  return record ? { ...record.order, payment: record.payment } : null;
}

/** By our reference, or the one the provider took in its place. */
export async function findOrderByReference(db: Queryable, reference: string): Promise<Order | null> {
  const isNamed = or(eq(payments.reference, reference), eq(payments.providerReference, reference));
  const [record] = await selectOrders(db).where(isNamed);
  return record ? { ...record.order, payment: record.payment } : null;
}

/** Whether nobody paid for so long that it is not known any more who asked. */
export function isForgotten({ email }: Pick<OrderRecord, "email">): boolean {
  return email === "";
}

/**
 * Binds a payment to a document and an address, for good; the newest spelling of who asks stays, unless the address stands in for a
 * name that is known. False when it is bound to another document or address; one that was forgotten takes any.
 */
export async function storeOrder(trx: Trx, order: OrderRecord): Promise<boolean> {
  const { documentId, email, name, company } = verificationOrders;
  const isForgottenPayment = and(eq(payments.id, order.paymentId), eq(payments.email, ""));
  await trx.update(payments).set({ email: order.email }).where(isForgottenPayment);
  // The name is printed on a certificate that anybody may see, the address never is.
  const isNameless = sql`${email} <> '' and lower(${order.name}) = lower(${order.email})`;
  const stored = await trx
    .insert(verificationOrders)
    .values(order)
    .onConflictDoUpdate({
      target: verificationOrders.paymentId,
      set: {
        email: order.email,
        name: sql`case when ${isNameless} then ${name} else ${order.name} end`,
        company: sql`case when ${isNameless} then ${company} else ${order.company} end`,
      },
      setWhere: sql`${documentId} = ${order.documentId} and ${email} in (${order.email}, '')`,
    })
    .returning({ id: verificationOrders.paymentId });
  return stored.length === 1;
}

/** Whether the document was ever sent for signing, signed or not; if so it stays until the transaction ends. */
export async function holdSentDocument(trx: Trx, id: string): Promise<boolean> {
  const held = await trx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, id), gt(documents.versionNumber, 0)))
    .for("key share");
  return held.length === 1;
}

/** The verification that came of a payment: its id alone. */
export async function findVerificationId(db: Queryable, paymentId: string): Promise<string | null> {
  const [record] = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(eq(verifications.paymentId, paymentId));
  return record?.id ?? null;
}
