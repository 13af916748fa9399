import { useEffect, useRef } from "react";
import { ApiError, call } from "#client/lib/call";
import type { DraftKind } from "#client/lib/drafts/draft-storage";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { tellError } from "#client/lib/tell-error";
import { acceptMessages, hasArrived } from "#client/features/network/chat/conversation-cache";
import { refreshNetwork } from "#client/features/network/network-queries";

/** A message that the server has not taken yet, under the id it will have. */
export type Unsent = { id: string; message: string; writtenAt: string; state: "sending" | "failed" };

type OutboxDraft = { text: string; unsent: Unsent[] };

/** Whatever was on its way when the page closed may have arrived or not: sending it again settles that. */
const outboxDraft: DraftKind<OutboxDraft> = {
  read: (stored) => {
    const { text, unsent } = (stored ?? {}) as Partial<Record<keyof OutboxDraft, unknown>>;
    return {
      text: typeof text === "string" ? text : "",
      unsent: Array.isArray(unsent)
        ? unsent.filter(isUnsent).map((one) => ({ ...one, state: "failed" }))
        : [],
    };
  },
  write: (draft) => (draft.text === "" && draft.unsent.length === 0 ? null : draft),
  blank: () => ({ text: "", unsent: [] }),
};

/**
 * What somebody writes in a conversation: the text in the box, and the messages on their way. Both survive a reload; a message keeps
 * its id whatever happens, so that sending it again after a lost answer writes it once.
 */
export function useOutbox(requestId: string, userId: string) {
  const { value, change } = useDeviceDraft(outboxDraft, userId, `chat.${requestId}`);
  // One after the other, in the order they were written.
  const line = useRef<Promise<void>>(Promise.resolve());
  const isOpen = useRef(false);

  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  const setUnsent = (next: (unsent: Unsent[]) => Unsent[]) => {
    // An answer that comes later must not be written over what is typed in the conversation when it is open again.
    if (isOpen.current) change((before) => ({ ...before, unsent: next(before.unsent) }));
  };
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
    ...value,
    type: (text: string) => change((before) => ({ ...before, text })),
    send: (text: string) => {
      const unsent: Unsent = {
        id: crypto.randomUUID(),
        message: text.trim(),
        writtenAt: new Date().toISOString(),
        state: "sending",
      };
      change((before) => ({ text: "", unsent: [...before.unsent, unsent] }));
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

function isUnsent(value: unknown): value is Unsent {
  const one = value as Partial<Unsent> | null;
  return typeof one?.id === "string" && typeof one.message === "string" && typeof one.writtenAt === "string";
}
