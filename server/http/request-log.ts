import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { pinoHttp } from "pino-http";
import { describeError, type Log } from "#server/logging";

/** One line a request: of reading that went well only when debugging. It names the endpoint, not the address: addresses hold tokens. */
export function requestLog(logger: Log): RequestHandler {
  return pinoHttp({
    logger,
    quietReqLogger: true,
    // Told to the caller, who can quote it: the answer itself says nothing of what went wrong inside.
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader("X-Request-Id", id);
      return id;
    },
    wrapSerializers: false,
    serializers: {
      req: ({ id, method }: Request) => ({ id, method }),
      res: ({ statusCode }: Response) => ({ status: statusCode }),
      err: describeError,
    },
    // Known only once the request has found its route.
    customSuccessObject: ({ routeName }, _response, line: object) => ({ ...line, row: routeName }),
    // Without an error of the response pino makes one up, with a stack of its own: what went wrong has been logged.
    customErrorObject: ({ routeName, refusedBecause }, response, _error, line: object) => ({
      ...line,
      ...(!response.err && { err: undefined }),
      row: routeName,
      ...(refusedBecause && { reason: refusedBecause }),
    }),
    customLogLevel: (request, response, error) => {
      if (request.refusedBecause && !error) return "warn";
      if (error ?? response.statusCode >= 500) return "error";
      if (response.statusCode >= 400) return "warn";
      return request.method === "GET" ? "debug" : "info";
    },
  });
}
