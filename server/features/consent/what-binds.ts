import type { Queryable } from "#server/db/client";
import { outcomeOf } from "#server/features/consent/consent-rules";
import type { AskedSigner, ConsentRequestDetails } from "#server/features/consent/questions-store";
import { describeDeletion } from "#server/features/signing/index";
import type { Words } from "#shared/words/speak";

/**
 * Of a deletion that is asked for or agreed to: which version goes on binding, what its reader holds by it, and what goes along. Nothing of
 * any other request. `reader`: null where they signed nothing of it.
 */
export async function whatBinds(
  db: Queryable,
  { request, version }: ConsentRequestDetails,
  reader: AskedSigner | null,
  { words, now }: { words: Words; now: Date },
): Promise<string[]> {
  const outcome = outcomeOf(request, now);
  const isOpen = outcome === "pending" || outcome === "approved";
  if (request.purpose !== "deletion" || !isOpen || version.endedAt) return [];
  return describeDeletion(db, version, reader, words);
}

/** The one of those who are asked who has this mailbox; null where it is nobody's, or that of several. */
export function askedAt(
  { asked }: Pick<ConsentRequestDetails, "asked">,
  address: string,
): AskedSigner | null {
  const [one, another] = asked.filter(({ email }) => email === address);
  return another ? null : (one ?? null);
}
