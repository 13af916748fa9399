import { useEffect, useEffectEvent, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { ArrowDown, LoaderCircle } from "lucide-react";
import type { CollaborationRequest } from "#shared/contract/network";
import { messageOf } from "#client/lib/errors";
import { Button } from "#client/ui/button";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import { ChatEnd } from "#client/features/network/chat/chat-end";
import { ChatHeader } from "#client/features/network/chat/chat-header";
import { Composer } from "#client/features/network/chat/composer";
import { conversationQuery, type Conversation } from "#client/features/network/chat/conversation-cache";
import { useIsLive } from "#client/features/network/live-stream";
import { MessageList } from "#client/features/network/chat/message-list";
import { NewestAloud } from "#client/features/network/chat/newest-aloud";
import { partnerOf } from "#client/features/network/people";
import { useChatScroll } from "#client/features/network/chat/use-chat-scroll";
import { useEarlier } from "#client/features/network/chat/use-earlier";
import { useOutbox, type Outbox, type Unsent } from "#client/features/network/chat/use-outbox";
import { useReadReceipt } from "#client/features/network/chat/use-read-receipt";

const EVERY_MS = 3000;

type ChatBoxProps = { request: CollaborationRequest; userId: string };

/** A conversation of two. */
export function ChatBox({ request, userId }: ChatBoxProps) {
  const isLive = useIsLive();
  const {
    data: conversation,
    error,
    refetch,
  } = useQuery({ ...conversationQuery(request.id), refetchInterval: isLive ? false : EVERY_MS });
  return (
    <section
      aria-label="Conversation"
      className="flex h-full min-h-0 flex-col overflow-hidden bg-surface sm:rounded-card sm:border"
    >
      <ChatHeader request={request} userId={userId} />
      {conversation && <Talk request={request} userId={userId} conversation={conversation} />}
      {!conversation && !error && <TalkSkeleton />}
      {!conversation && error && (
        <div className="p-4">
          <ErrorState
            title="The messages did not load"
            message={messageOf(error, "Please check your connection and try again.")}
            onRetry={() => void refetch()}
          />
        </div>
      )}
    </section>
  );
}

function Talk({ request, userId, conversation }: ChatBoxProps & { conversation: Conversation }) {
  const { messages } = conversation;
  const partner = partnerOf(request, userId);
  const outbox = useOutbox(request.id, userId);
  const unsent = useNotArrived(outbox, messages);
  const earlier = useEarlier(request.id, (messages[0]?.number ?? 1) > 1);
  const last = messages.at(-1);
  const theirs = messages.findLast(({ senderId }) => senderId !== userId);
  const { box, isAtEnd, onScroll, toEnd } = useChatScroll(
    {
      first: messages[0]?.id,
      last: unsent.at(-1)?.id ?? last?.id,
      isLastOwn: unsent.length > 0 || last?.senderId === userId,
    },
    earlier.load,
  );
  const hasNew = useNewBelow(theirs?.number ?? 0, isAtEnd);
  useReadReceipt(request.id, theirs?.number ?? 0, isAtEnd);

  return (
    <>
      <div className="relative min-h-0 flex-1">
        <div
          ref={box}
          role="region"
          aria-label="Messages so far"
          onScroll={onScroll}
          className="h-full overflow-y-auto overscroll-contain px-3 py-3 [overflow-anchor:none] -outline-offset-2 sm:px-5"
        >
          <div className="flex min-h-full flex-col justify-end">
            <EarlierLine {...earlier} />
            <MessageList
              request={request}
              userId={userId}
              conversation={conversation}
              unsent={unsent}
              outbox={outbox}
            />
          </div>
        </div>
        {!isAtEnd && (
          <Button
            variant={hasNew ? "primary" : "secondary"}
            icon={<ArrowDown aria-hidden />}
            onClick={toEnd}
            aria-label={hasNew ? undefined : "To the newest message"}
            className="absolute right-3 bottom-3 rounded-full! shadow-soft"
          >
            {hasNew && "New messages"}
          </Button>
        )}
      </div>
      <NewestAloud message={theirs} author={partner.firstName} />
      {request.closed ? (
        <ChatEnd partner={partner} isBlocked={request.blocked} />
      ) : (
        <Composer outbox={outbox} partner={partner.firstName} requestId={request.id} />
      )}
    </>
  );
}

/** A message whose answer was lost may be there already: it is nobody's to send any more. */
function useNotArrived({ unsent, forget }: Outbox, messages: Conversation["messages"]): Unsent[] {
  const arrived = unsent.filter(({ id }) => messages.some((message) => message.id === id));
  const forgetArrived = useEffectEvent(() => arrived.forEach(({ id }) => forget(id)));
  useEffect(() => {
    if (arrived.length > 0) forgetArrived();
  }, [arrived.length]);
  return unsent.filter((one) => !arrived.includes(one));
}

/** Whether something of the partner has come since the reader was at the end. */
function useNewBelow(number: number, isAtEnd: boolean): boolean {
  const [seen, setSeen] = useState(number);
  if (isAtEnd && seen !== number) setSeen(number);
  return number > seen;
}

function EarlierLine({ hasEarlier, hasFailed, load }: ReturnType<typeof useEarlier>) {
  if (!hasEarlier) return null;
  if (hasFailed)
    return (
      <p className="flex items-center justify-center gap-2 py-1 text-sm text-muted">
        Earlier messages did not load.
        <Button variant="ghost" onClick={load}>
          Try again
        </Button>
      </p>
    );
  return (
    <p className="flex min-h-11 items-center justify-center gap-2 text-sm text-muted">
      <LoaderCircle aria-hidden className="size-4 animate-spin" /> Earlier messages…
    </p>
  );
}

const widths = ["w-48", "w-64 self-end", "w-40 self-end", "w-56", "w-36"];

function TalkSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the conversation"
      className="flex flex-1 flex-col justify-end gap-3 p-5"
    >
      {widths.map((width) => (
        <Skeleton key={width} className={`h-14 max-w-3/4 rounded-card ${width}`} />
      ))}
      <Skeleton className="mt-4 h-11 w-full rounded-full" />
    </div>
  );
}
