import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReviewProgress } from "#shared/contract/review-results";
import { toast } from "#client/ui/toast";
import {
  reviewContract,
  type Commission,
  type ReviewOutcome,
} from "#client/features/reviews/review-contract";

export type ReviewingState = { phase: "reviewing"; progress: ReviewProgress | null } | { phase: "elsewhere" };

/** Has a paid contract reviewed from the moment it is shown. */
export function useReview(commission: Commission, onEnd: (outcome: ReviewOutcome) => void): ReviewingState {
  const [state, setState] = useState<ReviewingState>({ phase: "reviewing", progress: null });
  const running = useRef<AbortController>(undefined);

  const review = useCallback(async () => {
    const { signal } = (running.current = new AbortController());
    const outcome = await reviewContract(commission, {
      signal,
      onProgress: (progress) => setState({ phase: "reviewing", progress }),
      onElsewhere: () => setState({ phase: "elsewhere" }),
    });
    if (outcome === null) return;
    tell(outcome);
    onEnd(outcome);
  }, [commission, onEnd]);

  const start = useEffectEvent(() => void review());
  useEffect(() => {
    // Not before the screen is there to stay: development mounts every screen twice.
    const timer = setTimeout(start);
    return () => {
      clearTimeout(timer);
      running.current?.abort();
    };
  }, []);
  return state;
}

function tell({ is }: ReviewOutcome): void {
  if (is === "reviewed") toast({ title: "Review complete", tone: "success" });
  if (is === "failed")
    toast({
      title: "Review Error",
      description: "Failed to analyze contract. Please try again",
      tone: "danger",
    });
}
