import type { Request, RequestHandler, Response } from "express";
import { pinoHttp } from "pino-http";
import { describeError, type Log } from "#server/logging";

/** One line a request. It names the contract row, not the address: addresses hold tokens. */
export function requestLog(logger: Log): RequestHandler {
  return pinoHttp({
    logger,
    quietReqLogger: true,
    wrapSerializers: false,
    serializers: {
      req: ({ id, method, routeName }: Request) => ({ id, method, row: routeName }),
      res: ({ statusCode }: Response) => ({ status: statusCode }),
      err: describeError,
    },
    customLogLevel: (_request, response, error) => {
      if (error ?? response.statusCode >= 500) return "error";
      return response.statusCode >= 400 ? "warn" : "info";
    },
  });
}
