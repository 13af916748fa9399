import { useEffect, useRef, useState } from "react";
import { ApiError } from "#client/lib/call";
import { callWithFile } from "#client/lib/call-with-file";
import { messageOf } from "#client/lib/errors";
import { acceptMessages, hasArrived } from "#client/features/network/chat/conversation-cache";
import { refreshNetwork } from "#client/features/network/network-queries";
import { MOST_CHAT_FILE_BYTES } from "#shared/domain/chat-files";

/**
 * A file on its way: `sent` is how much of it has arrived, from 0 to 1; `failure` says why it has not, and `mayHelp` whether the same file
 * may be taken another time.
 */
export type FileOnItsWay = {
  id: string;
  file: File;
  sent: number;
  failure: string | null;
  mayHelp: boolean;
};

/** What is refused of the file itself is refused again. */
const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === "chat_file_unsupported" || error.code === "chat_file_too_large");

/** Sends one file at a time. It keeps its id: sending it again after a lost answer sends it once. */
export function useSendFile(requestId: string) {
  const [onItsWay, setOnItsWay] = useState<FileOnItsWay | null>(null);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function deliver(id: string, file: File): Promise<void> {
    const { signal } = (leaving.current = new AbortController());
    const show = (state: Partial<FileOnItsWay>) => {
      if (!signal.aborted) setOnItsWay({ id, file, sent: 0, failure: null, mayHelp: true, ...state });
    };
    show({});
    if (file.size > MOST_CHAT_FILE_BYTES)
      return show({ failure: "Please choose a file of at most 10 MB.", mayHelp: false });
    try {
      const message = await callWithFile("PUT /api/collaboration-requests/{id}/files/{fileId}", file, {
        params: { id: requestId, fileId: id },
        signal,
        onSent: (sent) => show({ sent }),
      });
      acceptMessages(requestId, { items: [message] });
      refreshNetwork();
      if (!signal.aborted) setOnItsWay(null);
    } catch (error) {
      if (signal.aborted) return;
      if (hasArrived(requestId, id)) return setOnItsWay(null);
      const failure = messageOf(error, "Please check your connection and try again.");
      show({ failure, mayHelp: !isRefused(error) });
    }
  }

  return {
    onItsWay,
    send: (file: File) => void deliver(crypto.randomUUID(), file),
    sendAgain: () => onItsWay && void deliver(onItsWay.id, onItsWay.file),
    cancel: () => {
      leaving.current?.abort();
      setOnItsWay(null);
    },
  };
}
