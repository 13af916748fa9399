import { useEffect } from "react";
import { signingCalls, type SigningAccess } from "#client/features/signing/signing-calls";
import type { Language } from "#shared/words/languages";

/**
 * Tells the owner that a person has the document before them, and what language to write to them in: once a visit and language, and
 * not while it lies in a tab nobody looks at.
 */
export function useOpened(access: SigningAccess, language: Language): void {
  useEffect(() => {
    function tell() {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", tell);
      // A lost one is told at the next visit.
      signingCalls(access)
        .opened({ language })
        .catch(() => undefined);
    }
    document.addEventListener("visibilitychange", tell);
    tell();
    return () => document.removeEventListener("visibilitychange", tell);
  }, [access, language]);
}
