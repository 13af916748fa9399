import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { insertAdminEvent, type AdminEvent } from "#server/features/admin/events-store";

type Act = Pick<AdminEvent, "action" | "targetType" | "targetId" | "targetName" | "before" | "after">;

/** Writes down what an administrator did, in the transaction that does it. `before` and `after` hold no secret and no contract. */
export function recordAdminEvent(
  { clock }: Pick<Deps, "clock">,
  trx: Trx,
  actorId: string,
  act: Act,
): Promise<void> {
  return insertAdminEvent(trx, { ...act, actorId, at: clock.now() });
}
