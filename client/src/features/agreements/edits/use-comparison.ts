import { useEffect, useState } from "react";
import type { Comparison } from "#client/features/agreements/edits/edits-comparison";
import type { ComparisonRequest } from "#client/features/agreements/edits/edits-comparison-worker";

export type ComparisonState =
  { state: "comparing" } | { state: "failed" } | { state: "done"; comparison: Comparison };

/** How one text became another, worked out beside the page. `failed`: what compares could not be loaded. */
export function useComparison(before: string, after: string): ComparisonState {
  const [compared, setCompared] = useState<ComparisonState & Partial<ComparisonRequest>>({
    state: "comparing",
  });
  useEffect(() => {
    const worker = new Worker(new URL("./edits-comparison-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data: comparison }: MessageEvent<Comparison>) =>
      setCompared({ state: "done", comparison, before, after }),
    );
    worker.addEventListener("error", () => setCompared({ state: "failed", before, after }));
    worker.postMessage({ before, after } satisfies ComparisonRequest, []);
    return () => worker.terminate();
  }, [before, after]);
  const isCurrent = compared.before === before && compared.after === after;
  return isCurrent ? compared : { state: "comparing" };
}
