import { fullName } from "#server/features/auth/index";
import type { ConsentRecord } from "#server/features/consent/questions-store";

/** The owner, or one of the signers by the id of their answer. */
export type Party = { id: string; name: string; email: string };

export const OWNER = "owner";

/** Everybody whom a request concerns, one an address: the owner, then the signers. */
export function partiesOf({ requester, asked }: ConsentRecord): Party[] {
  const owner = { id: OWNER, name: fullName(requester), email: requester.email };
  const byAddress = new Map<string, Party>();
  for (const { id, name, email } of [owner, ...asked]) {
    if (!byAddress.has(email)) byAddress.set(email, { id, name, email });
  }
  return [...byAddress.values()];
}
