import type { Logger } from "pino";

/** That the database is away is one line when it goes and one when it is back, however many notice it meanwhile. */
export type Outage = {
  /** Somebody could not reach it, or lost a connection. */
  lost(error: unknown): void;
  /** It answered. */
  answered(): void;
};

export function createOutage(log: Logger): Outage {
  let since: number | undefined;
  let noticed = 0;
  return {
    lost: (error) => {
      if (since === undefined) log.error({ err: error }, "the database is away");
      since ??= performance.now();
      noticed += 1;
    },
    answered: () => {
      if (since === undefined) return;
      const seconds = Math.round((performance.now() - since) / 100) / 10;
      log.info({ seconds, noticed }, "the database is back");
      since = undefined;
      noticed = 0;
    },
  };
}

/** Postgres is away or going away: SQLSTATE classes 08 (connection) and 57 (operator intervention), and sockets. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) =>
      /^(08|57)[0-9A-Z]{3}$/.test(code) ||
      ["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE"].includes(code) ||
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
        message,
      ),
  );
}

/** Postgres is there, and somebody else held what was asked for too long, or the answer did not come: asked again, it may. */
export function isDatabaseBusy(error: unknown): boolean {
  // Of a lock waited for in vain, of two that waited for each other, and of `query_timeout`.
  return causesOf(error).some(
    ({ code, message }) => code === "55P03" || code === "40P01" || message === "Query read timeout",
  );
}

function causesOf(error: unknown): { code: string; message: string }[] {
  // What pg-boss tells of its workers has all of an error, and is none.
  if (typeof error !== "object" || error === null || !("message" in error)) return [];
  const code = "code" in error ? String(error.code) : "";
  return [{ code, message: String(error.message) }, ...("cause" in error ? causesOf(error.cause) : [])];
}
