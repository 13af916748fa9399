import { lazy, Suspense, type ComponentType } from "react";

type WaitingCountProps = { userId: string; className?: string };

/** Beside a first view, and not part of it. */
const NetworkBadge = lazy<ComponentType<WaitingCountProps>>(async () => {
  try {
    return { default: (await import("#client/features/network/network-badge")).NetworkBadge };
  } catch {
    // Without a connection nobody knows how much waits.
    return { default: () => null };
  }
});

/** How much waits for somebody among their collaborators, once that is known. */
export function WaitingCount(badge: WaitingCountProps) {
  return (
    <Suspense>
      <NetworkBadge {...badge} />
    </Suspense>
  );
}
