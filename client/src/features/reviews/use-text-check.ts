import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";

/** A long contract takes this long to be sent from a slow phone. */
const TIMEOUT_MS = 60_000;
const NOT_CHECKED = "The text did not reach us. Please check your connection and try again.";

/** Asks whether a text can be reviewed, before anybody pays for it. `obstacle` is told as long as the text is the same. */
export function useTextCheck(text: string) {
  const { data, variables, isPending, mutateAsync } = useMutationOnce({
    mutationFn: (documentContent: string) =>
      call("POST /api/ai-review/check", { body: { documentContent } }, { timeoutMs: TIMEOUT_MS }),
    meta: { error: { title: "Review Error", fallback: NOT_CHECKED } },
  });

  /** False when it cannot be reviewed, or nobody can tell; the person has been told. */
  async function check(): Promise<boolean> {
    if (isPending) return false;
    const answer = await mutateAsync(text).catch(() => undefined);
    return answer?.obstacle === null;
  }

  const obstacle = variables === text ? (data?.obstacle ?? null) : null;
  return { obstacle, isChecking: isPending, check };
}
