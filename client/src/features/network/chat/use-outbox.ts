import { useEffect, useRef, useState } from "react";
import { ApiError, call } from "#client/lib/call";
import { useStoredDraft } from "#client/lib/stored-draft";
import { tellError } from "#client/lib/tell-error";
import { acceptMessages, hasArrived } from "#client/features/network/chat/conversation-cache";
import { refreshNetwork } from "#client/features/network/network-queries";

/** A message that the server has not taken yet, under the id it will have. */
export type Unsent = { id: string; message: string; writtenAt: string; state: "sending" | "failed" };

type Kept = { text: string; unsent: Unsent[] };

/**
 * What somebody writes in a conversation: the text in the box, and the messages on their way. Both survive a reload; a message keeps
 * its id whatever happens, so that sending it again after a lost answer writes it once.
 */
export function useOutbox(requestId: string, userId: string) {
  const { stored, save, clear } = useStoredDraft<unknown>(`chat.${requestId}`, userId);
  const [kept, setKept] = useState<Kept>(() => readKept(stored));
  // One after the other, in the order they were written.
  const line = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    if (kept.text === "" && kept.unsent.length === 0) clear();
    else save(kept);
  }, [kept, save, clear]);

  const setUnsent = (change: (unsent: Unsent[]) => Unsent[]) =>
    setKept((before) => ({ ...before, unsent: change(before.unsent) }));
  const setState = (id: string, state: Unsent["state"]) =>
    setUnsent((unsent) => unsent.map((one) => (one.id === id ? { ...one, state } : one)));
  const forget = (id: string) => setUnsent((unsent) => unsent.filter((one) => one.id !== id));

  function deliver(id: string, message: string) {
    line.current = line.current.then(async () => {
      try {
        const body = { id, message };
        const sent = await call("POST /api/collaboration-requests/{id}/messages", {
          params: { id: requestId },
          body,
        });
        takeSent(requestId, sent);
        forget(id);
      } catch (error) {
        if (hasArrived(requestId, id)) return forget(id);
        setState(id, "failed");
        tell(error);
      }
    });
  }

  return {
    ...kept,
    type: (text: string) => setKept((before) => ({ ...before, text })),
    send: (text: string) => {
      const unsent: Unsent = {
        id: crypto.randomUUID(),
        message: text.trim(),
        writtenAt: new Date().toISOString(),
        state: "sending",
      };
      setKept((before) => ({ text: "", unsent: [...before.unsent, unsent] }));
      deliver(unsent.id, unsent.message);
    },
    sendAgain: ({ id, message }: Unsent) => {
      setState(id, "sending");
      deliver(id, message);
    },
    forget,
  };
}

export type Outbox = ReturnType<typeof useOutbox>;

function takeSent(requestId: string, sent: Parameters<typeof acceptMessages>[1]["items"][number]): void {
  acceptMessages(requestId, { items: [sent] });
  refreshNetwork("requests");
}

function tell(error: unknown): void {
  tellError(error, {
    title: "Failed to send message",
    fallback: "Please check your connection and try again. Your message is kept.",
  });
  // The other side may have closed the conversation.
  if (error instanceof ApiError && error.status < 500) refreshNetwork("request");
}

/** Whatever was on its way when the page closed may have arrived or not: sending it again settles that. */
function readKept(stored: unknown): Kept {
  const { text, unsent } = (stored ?? {}) as { text?: unknown; unsent?: unknown };
  return {
    text: typeof text === "string" ? text : "",
    unsent: Array.isArray(unsent) ? unsent.filter(isUnsent).map((one) => ({ ...one, state: "failed" })) : [],
  };
}

function isUnsent(value: unknown): value is Unsent {
  const one = value as Partial<Unsent> | null;
  return typeof one?.id === "string" && typeof one.message === "string" && typeof one.writtenAt === "string";
}
