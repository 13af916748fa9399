import { isMinor, type Party } from "#shared/domain/parties";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";

/** A child is named once everybody has signed, as in the search: nobody's consent is known before (docs/decisions/156). */
export function publicName(
  document: TypedContent,
  party: Pick<Party, "role" | "name">,
  { signedAt }: { signedAt: Date | null },
): string {
  return signedAt === null && isMinor(document, party) ? "A party under 18" : party.name;
}
