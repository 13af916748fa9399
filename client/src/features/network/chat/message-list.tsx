import { Fragment } from "react";
import { RotateCw } from "lucide-react";
import type { CollaborationRequest, Message } from "#shared/contract/network";
import type { Conversation } from "#client/features/network/chat/conversation-cache";
import { dayName } from "#client/features/network/day-name";
import { MessageBubble, type Delivery } from "#client/features/network/chat/message-bubble";
import { hasFile, MessageFile, TakeFileBack } from "#client/features/network/chat/message-file";
import { partnerOf } from "#client/features/network/people";
import type { Outbox, Unsent } from "#client/features/network/chat/use-outbox";

type MessageListProps = {
  request: CollaborationRequest;
  userId: string;
  conversation: Conversation;
  unsent: readonly Unsent[];
  outbox: Pick<Outbox, "sendAgain" | "forget">;
};

type Line = {
  key: string;
  text: string;
  writtenAt: string;
  delivery: Delivery | undefined;
  unsent?: Unsent;
  message?: Message;
};

/** Everything that was written, the request first, with a line where a day begins. */
export function MessageList({ request, userId, conversation, unsent, outbox }: MessageListProps) {
  const lines = linesOf(request, userId, conversation, unsent);
  const partner = partnerOf(request, userId);
  return (
    <ol aria-label="Messages" className="flex flex-col">
      {lines.map((line, index) => {
        const before = lines[index - 1];
        const day = dayName(line.writtenAt);
        const isNewDay = before === undefined || dayName(before.writtenAt) !== day;
        const isFollowing = !isNewDay && (before.delivery === undefined) === (line.delivery === undefined);
        return (
          <Fragment key={line.key}>
            {isNewDay && <DayLine day={day} />}
            <MessageBubble
              text={line.text}
              file={hasFile(line.message) && <MessageFile message={line.message} />}
              writtenAt={line.writtenAt}
              author={line.delivery === undefined ? partner.firstName : "You"}
              delivery={line.delivery}
              isFollowing={isFollowing}
            >
              {line.delivery !== undefined && hasFile(line.message) && (
                <TakeFileBack message={line.message} />
              )}
              {line.unsent?.state === "failed" && <NotSent unsent={line.unsent} outbox={outbox} />}
            </MessageBubble>
          </Fragment>
        );
      })}
    </ol>
  );
}

function linesOf(
  request: CollaborationRequest,
  userId: string,
  { messages, readTo }: Conversation,
  unsent: readonly Unsent[],
): Line[] {
  const isWhole = (messages[0]?.number ?? 1) === 1;
  const asked: Line = {
    key: request.id,
    text: request.message,
    writtenAt: request.createdAt,
    // Whoever answers a request has read it.
    delivery: request.senderId === userId ? "read" : undefined,
  };
  const written = messages.map((message): Line => ({
    key: message.id,
    text: message.message,
    writtenAt: message.createdAt,
    delivery: deliveryOf(message, userId, readTo),
    message,
  }));
  const waiting = unsent.map((one): Line => ({
    key: one.id,
    text: one.message,
    writtenAt: one.writtenAt,
    delivery: one.state,
    unsent: one,
  }));
  return [...(isWhole ? [asked] : []), ...written, ...waiting];
}

function deliveryOf({ senderId, number }: Message, userId: string, readTo: number): Delivery | undefined {
  if (senderId !== userId) return undefined;
  return number <= readTo ? "read" : "sent";
}

function DayLine({ day }: { day: string }) {
  return (
    <li className="mt-5 mb-1 self-center rounded-full bg-ink/6 px-3 py-0.5 text-xs font-medium text-muted first:mt-1">
      {day}
    </li>
  );
}

function NotSent({ unsent, outbox }: { unsent: Unsent; outbox: MessageListProps["outbox"] }) {
  return (
    <p className="flex items-center gap-1 text-sm">
      <span className="font-medium text-danger">Not sent.</span>
      <button
        type="button"
        onClick={() => outbox.sendAgain(unsent)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold hover:bg-ink/6"
      >
        <RotateCw aria-hidden className="size-4" /> Try again
      </button>
      <button
        type="button"
        onClick={() => outbox.forget(unsent.id)}
        className="min-h-11 rounded-control px-2 text-muted hover:bg-ink/6 hover:text-ink"
      >
        Discard
      </button>
    </p>
  );
}
