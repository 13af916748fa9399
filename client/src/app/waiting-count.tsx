import { lazy, Suspense, type ComponentType } from "react";

type CountProps = { userId: string; className?: string };

const Nothing: ComponentType<CountProps> = () => null;

/** Beside a first view, and not part of it. Without a connection nobody knows how much waits. */
const later = (load: () => Promise<ComponentType<CountProps>>) =>
  lazy(async () => ({ default: await load().catch(() => Nothing) }));

const NetworkBadge = later(async () => (await import("#client/features/network/network-badge")).NetworkBadge);
const NoticeBadge = later(async () => (await import("#client/features/notices/notice-badge")).NoticeBadge);

/** How much waits for somebody among their collaborators, once that is known. */
export function WaitingCount(badge: CountProps) {
  return (
    <Suspense>
      <NetworkBadge {...badge} />
    </Suspense>
  );
}

/** How much the bell has told that was not read, once that is known. */
export function NoticeCount(badge: CountProps) {
  return (
    <Suspense>
      <NoticeBadge {...badge} />
    </Suspense>
  );
}
