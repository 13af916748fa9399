import { finished } from "node:stream/promises";
import type { Request, Response } from "express";
import { AppError } from "#server/http/app-error";
import type { UploadKind } from "#shared/contract/contract";

/** What holds for uploads of one kind: files in memory at a time, so that this and the most bytes of a file bound what they take. */
export type UploadLimits = {
  mostAtOnce: number;
  /** A browser sends one at a time; somebody has several tabs. */
  mostOfOneCaller: number;
  /** Milliseconds in which something has to arrive. */
  idle: number;
  /** Bytes a second that have to arrive on average, once a sender has had `grace` milliseconds: a phone on a bad line has more. */
  leastRate: number;
  grace: number;
  /** Milliseconds that a body nobody reads has to arrive. */
  patience: number;
  /** Who comes slower than that, and has come for half of `idle`, makes room for whoever comes when all places are taken. */
  unhurriedRate: number;
};

const SECOND = 1000;

const contract: UploadLimits = {
  mostAtOnce: 24,
  mostOfOneCaller: 6,
  idle: 10 * SECOND,
  leastRate: 1000,
  grace: 20 * SECOND,
  patience: 30 * SECOND,
  unhurriedRate: 16_000,
};

/** Pictures have places of their own: a contract that comes slowly keeps nobody's picture away, nor the other way round. */
export const uploadLimits: Record<UploadKind, UploadLimits> = {
  contract,
  picture: { ...contract, mostAtOnce: 12, mostOfOneCaller: 3 },
  chat: { ...contract, mostAtOnce: 12, mostOfOneCaller: 2 },
};

type Sender = {
  caller: string;
  /** Until its body is here, and while it can be ended. */
  progress?: { startedAt: number; bytesPerSecond(): number; end(error: AppError): void };
};

const tooMany = () => new AppError("too_many_uploads", undefined, { retryAfter: 5 });
const tooSlow = () =>
  new AppError(
    "upload_broken",
    "The file came too slowly, so the upload was ended. Please try again where the connection is better.",
  );

/** Places for uploads of one kind, and an eye on how each comes in. */
export function createUploadPlaces(limits: UploadLimits) {
  const senders = new Set<Sender>();

  function makeRoom(): boolean {
    const since = performance.now() - limits.idle / 2;
    const [slowest] = [...senders]
      .flatMap(({ progress }) => (progress && progress.startedAt < since ? [progress] : []))
      .filter((progress) => progress.bytesPerSecond() < limits.unhurriedRate)
      .toSorted((one, other) => one.bytesPerSecond() - other.bytesPerSecond());
    slowest?.end(tooMany());
    return slowest !== undefined;
  }

  /** Waits for the body with whoever reads it. Throws when it stands still, comes too slowly, or has to make room. */
  async function follow(sender: Sender, request: Request, reading: Promise<void>): Promise<void> {
    const { socket } = request;
    const start = { at: performance.now(), bytes: socket.bytesRead };
    let last = start;
    const bytesPerSecond = () =>
      ((socket.bytesRead - start.bytes) / Math.max(SECOND, performance.now() - start.at)) * SECOND;
    const ended = Promise.withResolvers<never>();
    const end = (error: AppError) => {
      senders.delete(sender);
      hangUp(request);
      ended.reject(error);
    };
    sender.progress = { startedAt: start.at, bytesPerSecond, end };
    const look = setInterval(
      () => {
        const now = performance.now();
        if (socket.bytesRead > last.bytes) last = { at: now, bytes: socket.bytesRead };
        const isSlow = now - start.at > limits.grace && bytesPerSecond() < limits.leastRate;
        if (isSlow || now - last.at > limits.idle) end(tooSlow());
      },
      Math.min(SECOND, limits.idle / 4),
    );
    try {
      await Promise.race([reading, ended.promise]);
    } finally {
      clearInterval(look);
      delete sender.progress;
    }
  }

  return {
    /** A place until the response has been sent, or the caller has left; null when there is none. */
    take(caller: string, response: Response): Sender | null {
      const own = [...senders].filter((other) => other.caller === caller).length;
      if (own >= limits.mostOfOneCaller) return null;
      if (senders.size >= limits.mostAtOnce && !makeRoom()) return null;
      const sender: Sender = { caller };
      senders.add(sender);
      response.once("close", () => senders.delete(sender));
      return sender;
    },

    follow,

    /** Some callers do not see a response before they have sent all they have: it goes by unread, no longer and no slower than what is read. */
    async letPass(request: Request): Promise<void> {
      const gone = finished(request.resume(), { signal: AbortSignal.timeout(limits.patience) });
      await follow({ caller: "" }, request, gone).catch(() => hangUp(request));
    },
  };
}

/** What is still under way is not waited for: once the caller has had time to read the response, the connection ends. */
function hangUp(request: Request): void {
  request.res?.set("Connection", "close");
  request.res?.once("finish", () => setTimeout(() => request.socket.destroy(), SECOND).unref());
}
