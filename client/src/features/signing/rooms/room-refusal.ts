import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";

/** Those come with how many tries are left, or how long to wait, in the reader's language. */
const saidByServer: readonly ApiError["code"][] = [
  "room_code_wrong",
  "code_needed",
  "link_of_another",
  "too_many_requests",
];

/** Why nothing was sent, or nobody was let in. */
export function refusalOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError && saidByServer.includes(error.code)) return error.serverMessage ?? fallback;
  return messageOf(error, fallback);
}
