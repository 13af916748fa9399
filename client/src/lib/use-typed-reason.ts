import { useState } from "react";
import { useStoredDraft } from "#client/lib/stored-draft";

export type TypedReason = ReturnType<typeof useTypedReason>;

/** A reason as it is typed: it survives a reload and a closed dialog until it was given, and is forgotten then. */
export function useTypedReason(key: string, userId: string) {
  const { stored, save, clear } = useStoredDraft<unknown>(key, userId);
  const [reason, setReason] = useState(typeof stored === "string" ? stored : "");
  return {
    reason,
    change: (text: string) => {
      setReason(text);
      save(text);
    },
    forget: clear,
  };
}
