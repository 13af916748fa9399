import { useState } from "react";
import { useStoredDraft } from "#client/lib/stored-draft";

type Kept = { id: string; message: string };

const blank = (): Kept => ({ id: crypto.randomUUID(), message: "" });

/**
 * A message as it is typed, with the id it will have: both survive a closed dialog, a reload and a lost answer, so that sending it
 * again says it once.
 */
export function useKeptMessage(key: string, userId: string) {
  const { stored, save, clear } = useStoredDraft<unknown>(key, userId);
  const [kept, setKept] = useState(() => (isKept(stored) ? stored : blank()));
  function keep(next: Kept) {
    setKept(next);
    save(next);
  }
  return {
    ...kept,
    change: (message: string) => keep({ ...kept, message }),
    /** What was sent before under this id said something else. */
    renewId: () => keep({ ...kept, id: crypto.randomUUID() }),
    forget: () => {
      clear();
      setKept(blank());
    },
  };
}

function isKept(stored: unknown): stored is Kept {
  return (
    typeof stored === "object" &&
    stored !== null &&
    "id" in stored &&
    typeof stored.id === "string" &&
    "message" in stored &&
    typeof stored.message === "string"
  );
}
