import { call } from "#client/lib/call";
import { readStored, writeStored } from "#client/lib/device-storage";
import { useMutationOnce } from "#client/lib/use-mutation-once";

/** A long contract takes this long to be sent from a slow phone. */
const TIMEOUT_MS = 60_000;
const PLACE = "sahihi.browser";

/** Has a contract checked by rules. The answer is kept nowhere but on the page. */
export function useContractCheck({ isGuest, isFromFile }: { isGuest: boolean; isFromFile: boolean }) {
  return useMutationOnce({
    mutationFn: (documentContent: string) =>
      call(
        "POST /api/contract-check",
        { body: { documentContent, isFromFile, ...(isGuest && { browserId: browserId() }) } },
        { timeoutMs: TIMEOUT_MS },
      ),
    meta: { error: { fallback: "The text did not reach us. Please check your connection and try again." } },
  });
}

/** A number without a meaning, by which the free checks of a day are counted. */
function browserId(): string {
  const known = readStored("localStorage", PLACE);
  if (known) return known;
  const made = crypto.randomUUID();
  writeStored("localStorage", PLACE, made);
  return made;
}
