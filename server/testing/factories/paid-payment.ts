import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { ServiceType } from "#shared/domain/services";

/** A completed payment as the provider's word would leave it, without asking one: its id. */
export async function paidPayment(pool: Pool, ownerId: string, serviceType: ServiceType): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into payments (id, owner_id, service_type, amount_cents, email, reference, status, receipt_number, paid_at, created_at)
     values ($1, $2, $3, 39900, 'amina@example.com', $4, 'completed', $5, now(), now())`,
    [id, ownerId, serviceType, `AGR_${id}`, `SAH-${id}`],
  );
  return id;
}
