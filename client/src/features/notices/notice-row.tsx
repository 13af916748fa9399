import {
  BadgeCheck,
  Clock,
  Eye,
  MessageCircle,
  PenLine,
  ReceiptText,
  TriangleAlert,
  UserPlus,
} from "lucide-react";
import { Link } from "wouter";
import { call } from "#client/lib/call";
import { noticeAddress, noticeSentence } from "#client/features/notices/notice-sentence";
import { refreshNotices } from "#client/features/notices/notice-queries";
import { classNames } from "#client/ui/class-names";
import type { Notice } from "#shared/contract/notices";
import { agoForReader, momentForReader } from "#shared/dates";
import { noticeKinds, type NoticeTopic } from "#shared/domain/notices";

const icons: Record<NoticeTopic, typeof Eye> = {
  signing: PenLine,
  opening: Eye,
  objections: TriangleAlert,
  reminders: Clock,
  messages: MessageCircle,
  requests: UserPlus,
  payments: ReceiptText,
};

/** That it was not marked is seen by its dot, which stays. */
function markRead({ id, isRead }: Notice): void {
  if (isRead) return;
  void call("POST /api/notices/{id}/read", { params: { id } }).then(refreshNotices, () => undefined);
}

/** What happened, as a line that leads to where it did. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const { kind, at, isRead } = notice;
  const Icon = kind === "fully_signed" ? BadgeCheck : icons[noticeKinds[kind]];
  return (
    <li>
      <Link
        href={noticeAddress(notice)}
        onClick={() => markRead(notice)}
        className={classNames(
          "flex min-h-14 items-center gap-3 px-4 py-3 transition-colors hover:bg-ink/3 sm:px-5",
          !isRead && "bg-primary/5",
        )}
      >
        <span
          aria-hidden
          className={classNames(
            "grid size-9 shrink-0 place-items-center rounded-full",
            noticeKinds[kind] === "objections" ? "bg-warning/10 text-warning" : "bg-primary/8 text-primary",
          )}
        >
          <Icon className="size-4.5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className={classNames("block text-sm wrap-anywhere", !isRead && "font-semibold")}>
            {noticeSentence(notice)}
          </span>
          <time dateTime={at} title={momentForReader(at)} className="text-xs text-muted">
            {agoForReader(at)}
          </time>
        </span>
        {!isRead && (
          <span className="size-2.5 shrink-0 rounded-full bg-primary">
            <span className="sr-only">Not read</span>
          </span>
        )}
      </Link>
    </li>
  );
}
