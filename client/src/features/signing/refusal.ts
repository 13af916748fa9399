import { ApiError } from "#client/lib/call";

/** The server has answered and did not sign; anything else may have been signed or not. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500;
}
