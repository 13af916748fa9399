import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { announceDetails } from "#server/features/auth/index";
import { storeOwnDetails } from "#server/features/registration/registration-store";
import type { RegistrationPerson } from "#shared/domain/registration/registration";

/** What somebody keeps of themselves for their next documents; contacts that follow them take it over. */
export async function keepOwnDetails(
  { jobs }: Pick<Deps, "jobs">,
  trx: Trx,
  userId: string,
  details: RegistrationPerson,
): Promise<void> {
  await storeOwnDetails(trx, userId, details);
  await announceDetails(jobs, trx, userId);
}
