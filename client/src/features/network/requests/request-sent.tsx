import type { CollaborationRequest } from "#shared/contract/network";
import { dayForReader } from "#shared/dates";
import { Badge } from "#client/ui/badge";
import { RequestHead } from "#client/features/network/requests/request-head";

/** A request of one's own that nobody has accepted. */
export function RequestSent({ request }: { request: CollaborationRequest }) {
  const { receiver, message, status, respondedAt, closed } = request;
  return (
    <article className="grid gap-3 px-4 py-4 sm:px-5">
      <RequestHead person={receiver} sentAt={request.createdAt}>
        {status === "declined" ? (
          <Badge>Declined{respondedAt && ` on ${dayForReader(respondedAt)}`}</Badge>
        ) : (
          <Badge tone={closed ? "neutral" : "warning"}>
            {closed ? "Cannot be answered any more" : "Waiting for an answer"}
          </Badge>
        )}
      </RequestHead>
      <p className="line-clamp-2 text-sm text-muted wrap-anywhere">{message}</p>
    </article>
  );
}
