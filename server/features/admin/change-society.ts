import type { Deps } from "#server/deps";
import { changed } from "#server/features/admin/admin-rules";
import { recordAdminEvent } from "#server/features/admin/record-admin-event";
import type { UserRecord } from "#server/features/auth/index";
import {
  findSocieties,
  holdSocieties,
  storeSociety,
  type KeptSociety,
} from "#server/features/registration/index";
import { AppError } from "#server/http/app-error";
import type { AdminSociety, SocietyBody } from "#shared/contract/admin";

export const viewSociety = ({ changedAt, ...society }: KeptSociety): AdminSociety => ({
  ...society,
  changedAt: changedAt?.toISOString() ?? null,
});

/** Changes a society of the list or adds one; everybody is shown it from then on. Throws `society_not_found` for what is no code. */
export async function changeSociety(
  deps: Deps,
  actor: UserRecord,
  code: string | null,
  given: SocietyBody,
): Promise<AdminSociety[]> {
  if (code === null) throw new AppError("society_not_found");
  await deps.db.transaction(async (trx) => {
    await holdSocieties(trx);
    const before = (await findSocieties(trx)).find((society) => society.code === code);
    const difference = changed(before ? factsOf(before) : {}, given);
    if (!difference) return;
    await recordAdminEvent(deps, trx, actor.id, {
      action: "society_changed",
      targetType: "society",
      targetId: code,
      targetName: given.name,
      ...difference,
      before: before ? difference.before : null,
    });
    await storeSociety(trx, { ...given, code, changedAt: deps.clock.now() });
  });
  return (await findSocieties(deps.db)).map(viewSociety);
}

const factsOf = ({ name, country, status, isListed }: KeptSociety) => ({ name, country, status, isListed });
