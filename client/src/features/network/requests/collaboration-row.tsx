import { ChevronRight } from "lucide-react";
import { Link } from "wouter";
import type { CollaborationRequest } from "#shared/contract/network";
import { pathTo } from "#shared/paths";
import { Avatar } from "#client/ui/avatar";
import { classNames } from "#client/ui/class-names";
import { CountMark } from "#client/ui/count-mark";
import { dayOrTime } from "#client/features/network/day-name";
import { fullName, partnerOf } from "#client/features/network/people";
import { roleLine } from "#client/features/network/role-line";

/** Somebody one works with: leads to their chat. */
export function CollaborationRow({ request, userId }: { request: CollaborationRequest; userId: string }) {
  const partner = partnerOf(request, userId);
  const { unread, lastMessageAt, lastMessage, closed } = request;
  return (
    <Link
      href={pathTo.collaboration(request.id)}
      className="group flex items-center gap-3.5 px-4 py-3.5 transition-colors hover:bg-ink/4 sm:px-5"
    >
      <Avatar {...partner} imageUrl={partner.profileImageUrl} className="size-11" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <bdi className="font-semibold wrap-anywhere">{fullName(partner)}</bdi>
          {lastMessageAt && (
            <time dateTime={lastMessageAt} className="shrink-0 text-xs text-muted">
              {dayOrTime(lastMessageAt)}
            </time>
          )}
        </span>
        {lastMessage && (
          <span className={classNames("block truncate text-sm", unread > 0 ? "font-semibold" : "text-muted")}>
            {lastMessage.senderId === userId && "You: "}
            <bdi>{lastMessage.message}</bdi>
          </span>
        )}
        {(closed || !lastMessage) && (
          <span className="block text-sm text-muted">
            {closed
              ? "Closed: it can be read, and not written in"
              : [roleLine(partner), "say hello"].filter(Boolean).join(" · ")}
          </span>
        )}
      </span>
      <CountMark count={unread} words={unread === 1 ? "unread message" : "unread messages"} />
      <ChevronRight
        aria-hidden
        className="size-5 shrink-0 text-muted transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}
