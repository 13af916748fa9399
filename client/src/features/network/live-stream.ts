import { useSyncExternalStore } from "react";
import type { LiveEvent } from "#shared/contract/network";
import { addressOf } from "#client/lib/call";
import { applyLiveEvent } from "#client/features/network/apply-live-event";

/** What the first view of a page needs comes before. */
const OPEN_AFTER_MS = 1000;
/** A server that refuses the stream is asked again, and polled in between. */
const AGAIN_AFTER_MS = 30_000;

const watchers = new Set<() => void>();
let source: EventSource | undefined;
let timer: ReturnType<typeof setTimeout>;
let isLive = false;
/** Where to go on after the window was out of sight. */
let lastEventId: string | undefined;

/**
 * Whether what happens in the network comes by itself; where it does not, ask every few seconds. One stream serves the whole tab,
 * and only while somebody looks at it: browsers allow few connections to one server.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(watch, () => isLive);
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  if (watchers.size === 1) {
    document.addEventListener("visibilitychange", followSight);
    openAfter(OPEN_AFTER_MS);
  }
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    document.removeEventListener("visibilitychange", followSight);
    close();
  };
}

function followSight(): void {
  if (document.hidden) close();
  else open();
}

function openAfter(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(open, ms);
}

function open(): void {
  if (source || document.hidden || !("EventSource" in window)) return;
  clearTimeout(timer);
  const stream = new EventSource(addressOf("/api/events", {}, { after: lastEventId }));
  source = stream;
  stream.addEventListener("message", (message: MessageEvent<string>) => {
    if (message.lastEventId !== "") lastEventId = message.lastEventId;
    const event = JSON.parse(message.data) as LiveEvent;
    applyLiveEvent(event);
    if (event.type === "ready") setLive(true);
  });
  stream.addEventListener("error", () => {
    setLive(false);
    // A connection that was lost the browser opens again; one that was refused it does not.
    if (stream.readyState !== EventSource.CLOSED || source !== stream) return;
    source = undefined;
    openAfter(AGAIN_AFTER_MS);
  });
}

function close(): void {
  clearTimeout(timer);
  source?.close();
  source = undefined;
  setLive(false);
}

function setLive(live: boolean): void {
  if (isLive === live) return;
  isLive = live;
  for (const changed of watchers) changed();
}
