import { useEffect } from "react";
import { isContractKept } from "#client/features/reviews/keep-contract";

/** Lets the browser ask before a page goes whose text is nowhere else. */
export function useUnloadWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isContractKept()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isNeeded]);
}
