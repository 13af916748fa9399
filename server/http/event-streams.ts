import { once } from "node:events";
import type { Request, Response } from "express";
import type { Announcements } from "#server/db/announcements";
import { AppError } from "#server/http/app-error";
import { reportError } from "#server/http/errors";
import type { Sessions } from "#server/http/sessions";

/** An event of a stream; whoever comes again says the id of the last one they had. */
export type StreamEvent<Event> = { id: string; event: Event };

/** Tells until the signal aborts. */
type Follow = (signal: AbortSignal) => AsyncIterable<StreamEvent<unknown>>;

export type EventStreams = {
  /** Answers with server-sent events, for as long as the caller listens and their session lasts. */
  respond(request: Request, response: Response, follow: Follow): Promise<void>;
  /** Ends every stream: a listener comes back, to a process that stays. */
  close(): void;
};

const SECOND = 1000;
/** Proxies cut connections on which nothing moves. A comment says nothing to the reader. */
const HEARTBEAT_MS = 15 * SECOND;
/** Besides when a session's end is announced. */
const CHECK_SESSION_MS = 60 * SECOND;
/** Of one user, in one process: a browser has a few windows, and whoever opens more loses the oldest. */
const MOST_STREAMS = 10;

export function createEventStreams(announcements: Announcements, sessions: Sessions): EventStreams {
  const open = new Map<string, AbortController[]>();
  let isClosed = false;

  function enter(userId: string): AbortController {
    const own = open.get(userId) ?? [];
    const end = new AbortController();
    open.set(userId, [...own.slice(1 - MOST_STREAMS), end]);
    own.slice(0, 1 - MOST_STREAMS).forEach((oldest) => oldest.abort());
    return end;
  }

  function leave(userId: string, end: AbortController): void {
    const rest = (open.get(userId) ?? []).filter((other) => other !== end);
    if (rest.length > 0) open.set(userId, rest);
    else open.delete(userId);
  }

  return {
    respond: async (request, response, follow) => {
      if (isClosed) throw new AppError("unavailable", undefined, { retryAfter: 1 });
      const userId = request.user!.id;
      const end = enter(userId);
      response.once("close", () => end.abort());
      const timers = [
        setInterval(() => response.headersSent && response.write(":\n\n"), HEARTBEAT_MS),
        setInterval(() => void checkSession(), CHECK_SESSION_MS),
      ];
      const checkSession = async () => {
        if (!(await sessions.isOpen(request).catch(() => true))) end.abort();
      };
      try {
        const bell = await announcements.listen(`session ${userId}`, end.signal);
        void (async () => {
          for (await bell.rung(); !end.signal.aborted; await bell.rung()) await checkSession();
        })();
        for await (const sent of follow(end.signal)) await write(response, sent, end.signal);
      } catch (error) {
        if (!response.headersSent && !end.signal.aborted) throw error;
        if (!end.signal.aborted) reportError(error, request);
      } finally {
        timers.forEach(clearInterval);
        leave(userId, end);
        end.abort();
      }
      response.end();
    },
    close: () => {
      isClosed = true;
      for (const streams of open.values()) streams.forEach((end) => end.abort());
    },
  };
}

/** Waits for a caller who reads more slowly than there is to tell. */
async function write(response: Response, { id, event }: StreamEvent<unknown>, signal: AbortSignal) {
  if (!response.headersSent) begin(response);
  if (signal.aborted || response.write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`)) return;
  await once(response, "drain", { signal });
}

function begin(response: Response): void {
  response.status(200).set({
    "Content-Type": "text/event-stream",
    // A compressor keeps what it has until there is more of it.
    "Cache-Control": "no-store, no-transform",
    // So does nginx.
    "X-Accel-Buffering": "no",
  });
  response.flushHeaders();
}
