import type { Request, Response } from "express";
import type { AppError } from "#server/http/app-error";

export const NDJSON = "application/x-ndjson";

/** Proxies cut connections on which nothing moves, many after 30 or 60 seconds. An empty line says nothing to the reader. */
const HEARTBEAT_MS = 5_000;

/** A response that tells how far it is while it is made: a JSON value a line. Nothing is written once the caller has left. */
export type ProgressStream = {
  /** Whether the status and headers are sent, so that an error can only be told in a line. */
  readonly hasBegun: boolean;
  report(progress: unknown): void;
  finish(result: unknown): void;
  fail(error: AppError): void;
};

export function wantsProgress(request: Request): boolean {
  return request.accepts(["json", NDJSON]) === NDJSON;
}

/** The headers leave with the first progress: an error before it is sent as everywhere, with its own status. */
export function createProgressStream(response: Response, status: number): ProgressStream {
  let heartbeat: NodeJS.Timeout | undefined;

  const begin = () => {
    response.status(status).set({
      "Content-Type": NDJSON,
      "Cache-Control": "no-store",
      // nginx would keep the lines until it has a buffer full of them.
      "X-Accel-Buffering": "no",
    });
    heartbeat = setInterval(() => write("\n"), HEARTBEAT_MS);
    response.once("close", () => clearInterval(heartbeat));
  };
  const write = (text: string) => {
    response.write(text);
    response.flush();
  };
  const writeLine = (line: object) => {
    if (response.closed) return;
    if (!response.headersSent) begin();
    write(`${JSON.stringify(line)}\n`);
  };
  const end = (line: object) => {
    writeLine(line);
    clearInterval(heartbeat);
    response.end();
  };

  return {
    get hasBegun() {
      return response.headersSent;
    },
    report: (progress) => writeLine({ progress }),
    finish: (result) => end({ answer: result }),
    fail: (error) => end({ error: { status: error.status, ...error.body } }),
  };
}
