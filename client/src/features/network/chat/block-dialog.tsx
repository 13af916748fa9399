import type { Person } from "#shared/contract/network";
import { FormDialog } from "#client/ui/form-dialog";
import { fullName } from "#client/features/network/people";
import { useBlock } from "#client/features/network/chat/use-block";

export function BlockDialog({ partner, onClose }: { partner: Person; onClose: () => void }) {
  const block = useBlock(partner, onClose);
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={
        <>
          Block <bdi>{fullName(partner)}</bdi>?
        </>
      }
      action="Block"
      busyLabel="Blocking…"
      variant="danger"
      busy={block.isPending}
      onSubmit={() => block.mutate()}
    >
      <p>
        Neither of you can find, ask or write to the other any more. {partner.firstName} is not told. What was
        written stays readable, and you can lift the block at any time.
      </p>
    </FormDialog>
  );
}
