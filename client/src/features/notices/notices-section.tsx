import { useInfiniteQuery } from "@tanstack/react-query";
import { Bell, CheckCheck, ChevronDown, Settings } from "lucide-react";
import { call } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { NoticeRow } from "#client/features/notices/notice-row";
import { noticesQuery, refreshNotices } from "#client/features/notices/notice-queries";
import { Button, ButtonLink } from "#client/ui/button";
import { EmptyState } from "#client/ui/empty-state";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import { paths } from "#shared/paths";

/** What happened, newest first. */
export function NoticesSection() {
  const { data, error, refetch, ...more } = useInfiniteQuery(noticesQuery);
  if (!data && error)
    return (
      <ErrorState
        message={messageOf(error, "Your notices could not be loaded.")}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-96 w-full rounded-card" />;
  const notices = data.pages.flatMap(({ items }) => items);
  const newest = notices[0];
  if (!newest)
    return (
      <EmptyState icon={<Bell aria-hidden />} title="Nothing yet">
        Who opens, signs or declines what you send, who writes to you, and what becomes of your payments will
        stand here.
      </EmptyState>
    );
  return (
    <section aria-label="Notices" className="grid gap-3">
      <div className="-mx-3 -my-1 flex items-center justify-between gap-2">
        <AllRead to={newest.id} hasUnread={notices.some(({ isRead }) => !isRead)} />
        <ButtonLink href={paths.settings} variant="ghost" size="sm" icon={<Settings aria-hidden />}>
          Choose which
        </ButtonLink>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-card border bg-surface">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
      {more.hasNextPage && (
        <Button
          variant="secondary"
          icon={<ChevronDown aria-hidden />}
          busy={more.isFetchingNextPage}
          busyLabel="Loading…"
          className="justify-self-center"
          onClick={() => void more.fetchNextPage()}
        >
          Show earlier
        </Button>
      )}
      {more.isFetchNextPageError && (
        <p role="alert" className="text-center text-sm text-danger">
          {messageOf(error, "What came earlier could not be loaded. Please try again.")}
        </p>
      )}
    </section>
  );
}

/** What comes while somebody looks stays unread. */
function AllRead({ to, hasUnread }: { to: string; hasUnread: boolean }) {
  const read = useMutationOnce({
    mutationFn: () => call("POST /api/notices/read", { body: { to } }),
    meta: { error: { title: "Not marked as read", fallback: "Please try again." } },
    onSuccess: refreshNotices,
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<CheckCheck aria-hidden />}
      disabled={!hasUnread}
      busy={read.isPending}
      onClick={() => read.mutate()}
    >
      Mark all as read
    </Button>
  );
}
