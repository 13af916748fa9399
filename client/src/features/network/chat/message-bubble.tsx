import type { ReactNode } from "react";
import { Check, CheckCheck, Clock, CircleAlert } from "lucide-react";
import { classNames } from "#client/ui/class-names";
import { MessageText } from "#client/features/network/chat/message-text";
import { timeForReader } from "#shared/dates";

/** How far one's own message has come. */
export type Delivery = "sending" | "failed" | "sent" | "read";

type MessageBubbleProps = {
  text: string;
  /** What was sent, in place of its name. */
  file?: ReactNode;
  writtenAt: string;
  /** Who wrote it, for whoever hears it. */
  author: string;
  /** Of one's own messages alone. */
  delivery?: Delivery | undefined;
  /** Follows one of the same person. */
  isFollowing: boolean;
  /** What can be done with it. */
  children?: ReactNode;
};

export function MessageBubble({
  text,
  file,
  writtenAt,
  author,
  delivery,
  isFollowing,
  children,
}: MessageBubbleProps) {
  const isOwn = delivery !== undefined;
  return (
    <li
      className={classNames(
        "flex flex-col",
        isOwn ? "items-end" : "items-start",
        isFollowing ? "mt-1" : "mt-3",
      )}
    >
      <div
        className={classNames(
          "max-w-[85%] min-w-18 rounded-card px-3.5 pt-2 pb-1.5 sm:max-w-[75%]",
          isOwn ? "bg-[var(--kanga-ground)] text-[#fff]" : "border bg-paper",
          !isFollowing && (isOwn ? "rounded-tr-[4px]" : "rounded-tl-[4px]"),
          (delivery === "sending" || delivery === "failed") && "opacity-75",
        )}
      >
        <span className="sr-only">{author}: </span>
        {file || <MessageText text={text} />}
        <p
          className={classNames(
            "mt-0.5 flex items-center justify-end gap-1 text-[0.75rem] leading-4 tabular-nums",
            !isOwn && "text-muted",
          )}
        >
          <time dateTime={writtenAt}>{timeForReader(writtenAt)}</time>
          {delivery && <DeliveryMark delivery={delivery} />}
        </p>
      </div>
      {children}
    </li>
  );
}

const marks = {
  sending: { Icon: Clock, words: "Sending" },
  failed: { Icon: CircleAlert, words: "Not sent" },
  sent: { Icon: Check, words: "Sent" },
  read: { Icon: CheckCheck, words: "Read" },
};

function DeliveryMark({ delivery }: { delivery: Delivery }) {
  const { Icon, words } = marks[delivery];
  return (
    <>
      <Icon aria-hidden className="size-3.5" strokeWidth={2.5} />
      <span className="sr-only">, {words}</span>
    </>
  );
}
