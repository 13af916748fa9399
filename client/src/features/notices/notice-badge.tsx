import { useQuery } from "@tanstack/react-query";
import { unreadNoticesQuery } from "#client/features/notices/notice-queries";
import { CountMark } from "#client/ui/count-mark";

/** How much the bell has told that was not read. */
export function NoticeBadge({ className }: { className?: string }) {
  const { data: count = 0 } = useQuery(unreadNoticesQuery);
  return <CountMark count={count} words="not read" className={className} />;
}
