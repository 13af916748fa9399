import type { Person } from "#shared/contract/network";
import { ConfirmDialog } from "#client/ui/confirm-dialog";
import { fullName } from "#client/features/network/people";
import { useBlock } from "#client/features/network/chat/use-block";

export function BlockDialog({ partner, onClose }: { partner: Person; onClose: () => void }) {
  const block = useBlock(partner, onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={
        <>
          Block <bdi>{fullName(partner)}</bdi>?
        </>
      }
      description={`Neither of you can find, ask or write to the other any more. ${partner.firstName} is not told. What was written stays readable, and you can lift the block at any time.`}
      action="Block"
      busyLabel="Blocking…"
      busy={block.isPending}
      onConfirm={() => block.mutate()}
    />
  );
}
