import type { RequestHandler } from "express";
import { pinoHttp } from "pino-http";
import type { Log } from "#server/logging";

/** One line a request. It names the contract row, not the address: addresses hold tokens. */
export function requestLog(logger: Log): RequestHandler {
  return pinoHttp({
    logger,
    quietReqLogger: true,
    serializers: {
      req: (request: { id: string; method: string; raw: { routeName?: string } }) => ({
        id: request.id,
        method: request.method,
        row: request.raw.routeName,
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    customLogLevel: (_request, response, error) => {
      if (error ?? response.statusCode >= 500) return "error";
      return response.statusCode >= 400 ? "warn" : "info";
    },
  });
}
