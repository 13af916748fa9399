import { useState } from "react";
import { call } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { isLoggedOut, leaveIfLoggedOut } from "#client/lib/session";
import { toast } from "#client/ui/toast";

/** A long contract takes this long to be sent from a slow phone. */
const TIMEOUT_MS = 60_000;

/** Asks whether a text can be reviewed, before anybody pays for it. `obstacle` is told as long as the text is the same. */
export function useTextCheck(text: string) {
  const [found, setFound] = useState<{ text: string; obstacle: string | null }>();
  const [isChecking, setIsChecking] = useState(false);

  /** False when it cannot be reviewed, or nobody can tell; the person has been told. */
  async function check(): Promise<boolean> {
    if (isChecking) return false;
    setIsChecking(true);
    setFound(undefined);
    try {
      const body = { documentContent: text };
      const { obstacle } = await call("POST /api/ai-review/check", { body }, { timeoutMs: TIMEOUT_MS });
      setFound({ text, obstacle });
      return obstacle === null;
    } catch (error) {
      leaveIfLoggedOut(error);
      if (!isLoggedOut(error))
        toast({ title: "Review Error", description: messageOf(error, NOT_CHECKED), tone: "danger" });
      return false;
    } finally {
      setIsChecking(false);
    }
  }

  return { obstacle: found?.text === text ? found.obstacle : null, isChecking, check };
}

const NOT_CHECKED = "The text did not reach us. Please check your connection and try again.";
