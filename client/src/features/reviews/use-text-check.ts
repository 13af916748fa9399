import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";

/** A long contract takes this long to be sent from a slow phone. */
const TIMEOUT_MS = 60_000;
const NOT_CHECKED = "The text did not reach us. Please check your connection and try again.";

/**
 * Asks whether a text can be reviewed, before anybody pays for it. What is told of it is told as long as the text is the same: `obstacle`
 * is why it cannot, `gap` why it seems to be a part of a contract only.
 */
export function useTextCheck(text: string, isFromFile: boolean) {
  const { data, variables, isPending, mutateAsync } = useMutationOnce({
    mutationFn: (documentContent: string) =>
      call("POST /api/ai-review/check", { body: { documentContent, isFromFile } }, { timeoutMs: TIMEOUT_MS }),
    meta: { error: { title: "Review Error", fallback: NOT_CHECKED } },
  });

  const known = variables === text ? data : undefined;
  const gap = known?.gap ?? null;

  /** False when it cannot be reviewed, nobody can tell, or it is first to be read that a part is missing; the person is told. */
  async function check(): Promise<boolean> {
    if (isPending) return false;
    const answer = await mutateAsync(text).catch(() => undefined);
    return answer?.obstacle === null && (answer.gap === null || answer.gap === gap);
  }

  return { obstacle: known?.obstacle ?? null, gap, isChecking: isPending, check };
}
