import type { ErrorRequestHandler, Request, Response } from "express";
import { AppError } from "#server/http/app-error";
import { isDatabaseAway, isDatabaseBusy } from "#server/db/outage";
import { messageOf } from "#server/logging";
import { languageOf } from "#server/http/language-of";
import type { ErrorCode } from "#shared/errors";
import { wordsIn } from "#shared/words/speak";

/** What body-parser and the router throw, in our words. */
const bodyFaults: Record<string, ErrorCode> = {
  "entity.parse.failed": "malformed_json",
  "request.size.invalid": "malformed_json",
  "request.aborted": "malformed_json",
  "entity.too.large": "body_too_large",
  "charset.unsupported": "wrong_type",
  "encoding.unsupported": "wrong_type",
};

/** body-parser marks what is the caller's fault so, such as a body that is not compressed as its header says. */
function isBadRequest(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === 400;
}

/** What the triggers of the migration `deleted_users` raise: something was to be written for somebody who is deleted. */
function deletedUserIn(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause && cause.code === "UD001" && "detail" in cause) return String(cause.detail);
  return null;
}

function toAppError(error: unknown, user: Request["user"]): AppError {
  if (error instanceof AppError) return error;
  const deleted = deletedUserIn(error);
  if (deleted) return new AppError(user && user.id !== deleted ? "not_found" : "unauthorized");
  if (error instanceof URIError) return new AppError("not_found");
  const type = error instanceof Error && "type" in error ? String(error.type) : "";
  const bodyFault = bodyFaults[type];
  if (bodyFault) return new AppError(bodyFault);
  if (isBadRequest(error)) return new AppError("malformed_json");
  return isDatabaseAway(error) || isDatabaseBusy(error)
    ? new AppError("unavailable", undefined, { retryAfter: 2 })
    : new AppError("internal");
}

/**
 * The error that a caller is told. What is our fault or a provider's is logged, and told without inside details. What is refused for
 * a while, because too many come or the database is away or busy, is told by the request's own line, or by those of the outage.
 */
export function reportError(error: unknown, request: Request): AppError {
  const appError = toAppError(error, request.user);
  if (appError.status === 503) {
    request.refusedBecause = reasonOf(appError, error);
    if (isDatabaseAway(error)) request.databaseFault = error;
  } else if (appError.status >= 500) request.log.error({ err: error }, "request failed");
  return appError;
}

function reasonOf({ code }: AppError, error: unknown): string {
  if (error instanceof AppError || !(error instanceof Error)) return code;
  const root = error.cause instanceof Error ? error.cause : error;
  return `${code}: ${messageOf(root) || ("code" in root ? String(root.code) : root.name)}`;
}

/** Sends every error as `{ code, message, issues? }`. */
export const sendErrors: ErrorRequestHandler = (
  error: unknown,
  request: Request,
  response: Response,
  next,
) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const appError = reportError(error, request);
  if (appError.retryAfter !== undefined) response.set("Retry-After", String(Math.ceil(appError.retryAfter)));
  response.set("Cache-Control", "no-store");
  const language = languageOf(request);
  const said = appError.inWords?.(wordsIn(language));
  if (said) response.set("Content-Language", language);
  response.status(appError.status).json({ ...appError.body, ...said });
};
