import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { pinoHttp } from "pino-http";
import type { Deps } from "#server/deps";
import { describeError, logContext, type Log } from "#server/logging";

type Heard = Partial<Pick<Deps, "outage" | "metrics">>;

/** One line a request: of reading that went well only when debugging. It names the endpoint, not the address: addresses hold tokens. */
export function requestLog(logger: Log, { outage, metrics }: Heard = {}): RequestHandler {
  const logRequest = pinoHttp<Request, Response>({
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
    customSuccessObject: (request, _response, line: object) => ({
      ...line,
      ...whoOf(request),
      row: request.routeName,
    }),
    // Without an error of the response pino makes one up, with a stack of its own: what went wrong has been logged.
    customErrorObject: (request, response, _error, line: object) => ({
      ...line,
      ...(!response.err && { err: undefined }),
      ...whoOf(request),
      row: request.routeName,
      ...(request.refusedBecause && { reason: request.refusedBecause }),
    }),
    customLogLevel: (request, response, error) => {
      // Those of a whole outage would bury what else the log has to say.
      if (request.databaseFault) return "debug";
      if (request.refusedBecause && !error) return "warn";
      if (error ?? response.statusCode >= 500) return "error";
      if (response.statusCode >= 400) return "warn";
      return request.method === "GET" ? "debug" : "info";
    },
  });
  return (request, response, next) => {
    const from = performance.now();
    response.once("close", () => {
      if (request.databaseFault) outage?.lost(request.databaseFault);
      const endpoint = request.routeName ?? "pages";
      metrics?.requestDone(endpoint, response.statusCode, (performance.now() - from) / 1000);
    });
    // Whatever is logged on the way, and the jobs that are added, say which request it was for.
    logRequest(request, response, () => logContext.run({ requestId: request.id as string }, next));
  };
}

function whoOf({ id, user }: Pick<Request, "id" | "user">) {
  return { requestId: id, ...(user && { userId: user.id }) };
}
