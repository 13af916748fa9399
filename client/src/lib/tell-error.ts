import { messageOf } from "#client/lib/errors";
import { isLoggedOut, leaveIfLoggedOut } from "#client/lib/session";
import { toast } from "#client/ui/toast";

/** What a person is told of an error. */
export type ErrorNotice = {
  /** The title of the toast that tells it. Without one there is no toast: the screen shows the message itself. */
  title?: string;
  /** The dialog it happened in shows it, title and all: no toast says it a second time. */
  inDialog?: true;
} & (
  | {
      /** Said where the server sent no sentence for a person. */
      fallback: string;
    }
  | {
      /** Said whatever the server sent. */
      message: string;
    }
);

/** Null where the screen has words of its own for the error. */
export type NoticeOfError = ErrorNotice | null | ((error: unknown) => ErrorNotice | null);

/** Tells of an error in a toast, where its notice has a title. A session that has ended leads to the sign-in screen instead. */
export function tellError(error: unknown, told: NoticeOfError = null): void {
  if (leaveIfLoggedOut(error)) return;
  const notice = noticeOf(error, told);
  if (notice?.title !== undefined && !notice.inDialog)
    toast({ title: notice.title, description: messageIn(notice, error), tone: "danger" });
}

/** What the screen shows of an error in its own place: nothing of a session that has ended, which is told by itself. */
export function shownMessage(error: unknown, told: NoticeOfError): string | undefined {
  const notice = isLoggedOut(error) ? null : noticeOf(error, told);
  if (!notice) return undefined;
  const message = messageIn(notice, error);
  return notice.inDialog ? `${notice.title}: ${message}` : message;
}

function noticeOf(error: unknown, told: NoticeOfError): ErrorNotice | null {
  return typeof told === "function" ? told(error) : told;
}

function messageIn(notice: ErrorNotice, error: unknown): string {
  return "message" in notice ? notice.message : messageOf(error, notice.fallback);
}
