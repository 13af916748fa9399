import { useQuery } from "@tanstack/react-query";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import { CountMark } from "#client/ui/count-mark";
import { useIsLive } from "#client/features/network/live-stream";
import { awaitsAnswerOf } from "#client/features/network/people";

const UNREAD_EVERY_MS = 10_000;
const REQUESTS_EVERY_MS = 30_000;

const pendingKey = ["network", "badge", "pending"];
const unreadKey = ["network", "badge", "unread"];

/** How much waits for somebody here: requests to answer, and messages to read. It asks by itself, so it never complains. */
export function NetworkBadge({ userId, className }: { userId: string; className?: string }) {
  const isLive = useIsLive();
  const { data: pending = 0 } = useQuery({
    queryKey: pendingKey,
    queryFn: ({ signal }) =>
      call("GET /api/collaboration-requests", {}, { signal }).then(
        (requests) => requests.filter((request) => awaitsAnswerOf(request, userId)).length,
        () => lastKnown(pendingKey),
      ),
    refetchInterval: isLive ? false : REQUESTS_EVERY_MS,
  });
  const { data: unread = 0 } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) =>
      call("GET /api/unread-message-count", {}, { signal }).then(
        ({ count }) => count,
        () => lastKnown(unreadKey),
      ),
    refetchInterval: isLive ? false : UNREAD_EVERY_MS,
  });
  return <CountMark count={pending + unread} words="waiting for you" className={className} />;
}

/** A number that could not be asked for stays as it was. */
function lastKnown(queryKey: readonly string[]): number {
  return queryClient.getQueryData<number>(queryKey) ?? 0;
}
