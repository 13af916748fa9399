import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#client/lib/call";
import { takeUp } from "#client/features/unfinished/take-up";
import { ButtonLink } from "#client/ui/button";
import { ErrorState } from "#client/ui/error-state";
import { MessageCard } from "#client/ui/message-card";
import { paths } from "#shared/paths";

type TakenUpProps = {
  owner: string;
  id: string;
  /** The key under which the device keeps it from now on. */
  slot: string;
  skeleton: ReactNode;
  /** Is given the form as a device stores it. */
  children: (stored: unknown) => ReactNode;
};

/** An unfinished form, to go on with it here. */
export function TakenUp({ owner, id, slot, skeleton, children }: TakenUpProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ["unfinished", "taken up", owner, id],
    queryFn: () => takeUp(owner, id, slot),
    // Once it is here it is typed over.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data !== undefined) return children(data);
  if (error instanceof ApiError && error.status === 404)
    return (
      <MessageCard
        title="Nothing to continue"
        action={<ButtonLink href={paths.home}>Back to Dashboard</ButtonLink>}
      >
        This form was thrown away, or has become a document.
      </MessageCard>
    );
  if (!error) return skeleton;
  return (
    <ErrorState
      title="Not loaded"
      message="The form could not be loaded. Please try again."
      onRetry={() => void refetch()}
    />
  );
}
