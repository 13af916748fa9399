import { Lock } from "lucide-react";
import type { Person } from "#shared/contract/network";
import { Button } from "#client/ui/button";
import { useUnblock } from "#client/features/network/chat/use-block";

/** In place of the box: nobody can write here any more. */
export function ChatEnd({ partner, isBlocked }: { partner: Person; isBlocked: boolean }) {
  const unblock = useUnblock(partner);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t bg-ink/4 px-4 py-3 text-sm sm:px-5"
    >
      <p className="flex items-center gap-2.5">
        <Lock aria-hidden className="size-4.5 shrink-0 text-muted" />
        {isBlocked
          ? `You have blocked ${partner.firstName}: neither of you can find, ask or write to the other. ${partner.firstName} is not told.`
          : "You cannot write to this person any more. What was written stays here for you to read."}
      </p>
      {isBlocked && (
        <Button
          variant="secondary"
          busy={unblock.isPending}
          busyLabel="Lifting…"
          onClick={() => unblock.mutate()}
        >
          Unblock
        </Button>
      )}
    </div>
  );
}
