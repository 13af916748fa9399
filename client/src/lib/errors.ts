import { sayRefusal } from "#client/lib/say";
import type { Issue } from "#shared/errors";
import { ApiError } from "#client/lib/call";

/**
 * The server's sentence for a person, or the fallback when there is none (no connection, a timeout, a proxy's page). One with a heading of
 * its own says more than its code, in the reader's language.
 */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const { heading, code, serverMessage } = error;
  return (heading === undefined ? (sayRefusal(code) ?? serverMessage) : serverMessage) || fallback;
}

/** What the server found wrong, by path in the body that was sent. */
export function issuesOf(error: unknown): Issue[] {
  return error instanceof ApiError ? error.issues : [];
}
