import { fullName } from "#server/features/auth/index";
import { isSenderOf } from "#server/features/signing/index";
import type { Language } from "#shared/words/languages";
import type { AskedSigner, ConsentRequestDetails } from "#server/features/consent/questions-store";

/** The owner, who is written to in English, or one of the signers by the id of their answer. */
export type Party = { id: string; name: string; email: string; language: Language };

export const OWNER = "owner";

/**
 * Everybody whom a request concerns and who has a mailbox, one an address: the owner, then the signers. An owner whose account is deleted
 * is written to no more, as a signer neither.
 */
export function partiesOf(consent: ConsentRequestDetails): Party[] {
  const { requester } = consent;
  const owner = { id: OWNER, name: fullName(requester), email: requester.email, language: "en" } as const;
  const byAddress = new Map<string, Party>();
  for (const { id, name, email, language } of [
    ...(requester.deletedAt ? [] : [owner]),
    ...stillThere(consent),
  ]) {
    if (email === "" || byAddress.has(email)) continue;
    byAddress.set(email, { id, name, email, language: language ?? requester.language ?? "en" });
  }
  return [...byAddress.values()];
}

/** Everybody whom it concerns and who has a phone, one a number: what came of it is said on each way of a signer. */
export function phonesOf(consent: ConsentRequestDetails): AskedSigner[] {
  const byNumber = new Map(
    stillThere(consent)
      .toReversed()
      .map((signer) => [signer.phone, signer]),
  );
  byNumber.delete("");
  return [...byNumber.values()].toReversed();
}

const stillThere = ({ requester, asked, version }: ConsentRequestDetails): AskedSigner[] =>
  requester.deletedAt ? asked.filter((signer) => !isSenderOf(version, signer)) : asked;
