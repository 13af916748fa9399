import { useEffect, useRef, useSyncExternalStore } from "react";
import { call } from "#client/lib/call";
import { refreshNetwork } from "#client/features/network/network-queries";

const AGAIN_AFTER_MS = 5000;

/** Says up to which of the partner's messages somebody has read, once they have it before their eyes. */
export function useReadReceipt(requestId: string, number: number, isShown: boolean): void {
  const isInSight = useSyncExternalStore(watchSight, () => !document.hidden);
  const told = useRef(0);
  useEffect(() => {
    if (!isShown || !isInSight || number <= told.current) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const tell = async () => {
      try {
        const input = { params: { id: requestId }, body: { number } };
        await call("POST /api/collaboration-requests/{id}/read", input);
        told.current = Math.max(told.current, number);
        refreshNetwork("badge", "requests");
      } catch {
        // Nothing is lost for the reader: the partner sees it a little later.
        if (!isOver) timer = setTimeout(() => void tell(), AGAIN_AFTER_MS);
      }
    };
    void tell();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [requestId, number, isShown, isInSight]);
}

function watchSight(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}
