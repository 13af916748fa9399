import { fullName } from "#server/features/auth/index";
import type { Language } from "#shared/words/languages";
import type { ConsentRequestDetails } from "#server/features/consent/questions-store";

/** The owner, who is written to in English, or one of the signers by the id of their answer. */
export type Party = { id: string; name: string; email: string; language: Language };

export const OWNER = "owner";

/** Everybody whom a request concerns, one an address: the owner, then the signers. */
export function partiesOf({ requester, asked }: ConsentRequestDetails): Party[] {
  const owner = { id: OWNER, name: fullName(requester), email: requester.email, language: "en" } as const;
  const byAddress = new Map<string, Party>();
  for (const { id, name, email, language } of [owner, ...asked]) {
    if (email === "" || byAddress.has(email)) continue;
    byAddress.set(email, { id, name, email, language: language ?? requester.language ?? "en" });
  }
  return [...byAddress.values()];
}
