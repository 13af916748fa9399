import { useEffect } from "react";
import { call } from "#client/lib/call";

/** Tells the owner that a person has the document before them: once a visit, and not while it lies in a tab nobody looks at. */
export function useOpened(token: string): void {
  useEffect(() => {
    function tell() {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", tell);
      // A lost one is told at the next visit.
      call("POST /api/sign/{token}/opened", { params: { token } }).catch(() => undefined);
    }
    document.addEventListener("visibilitychange", tell);
    tell();
    return () => document.removeEventListener("visibilitychange", tell);
  }, [token]);
}
