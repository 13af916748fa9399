import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { DraftingProgress } from "#shared/contract/agreements";
import { toast } from "#client/ui/toast";
import {
  draftAgreement,
  type Commission,
  type DraftingOutcome,
} from "#client/features/agreements/drafting/draft-agreement";

type DraftingState =
  | { phase: "drafting"; progress: DraftingProgress | null }
  | { phase: "elsewhere" }
  | { phase: "failed"; message: string };

type Finished = Exclude<DraftingOutcome, { is: "failed" }>;

const starting: DraftingState = { phase: "drafting", progress: null };

/** Has a paid agreement drafted, from the moment it is shown, and again when it is asked to. */
export function useDrafting(commission: Commission, onFinished: (outcome: Finished) => void) {
  const [state, setState] = useState<DraftingState>(starting);
  const running = useRef<AbortController>(undefined);

  const draft = useCallback(async () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState(starting);
    const outcome = await draftAgreement(commission, {
      signal,
      onProgress: (progress) => setState({ phase: "drafting", progress }),
      onElsewhere: () => setState({ phase: "elsewhere" }),
    });
    if (outcome === null) return;
    if (outcome.is === "failed") setState({ phase: "failed", message: outcome.message });
    tell(outcome);
    if (outcome.is !== "failed") onFinished(outcome);
  }, [commission, onFinished]);

  const start = useEffectEvent(() => void draft());
  useEffect(() => {
    // Not before the screen is there to stay: development mounts every screen twice.
    const timer = setTimeout(start);
    return () => {
      clearTimeout(timer);
      running.current?.abort();
    };
  }, []);

  return { state, tryAgain: () => void draft() };
}

function tell(outcome: DraftingOutcome): void {
  if (outcome.is === "drafted") toast({ title: "Agreement created", tone: "success" });
  if (outcome.is === "failed")
    toast({ title: "Error", description: "Failed to create agreement. Please try again.", tone: "danger" });
}
