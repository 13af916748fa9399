import { useQueryClient } from "@tanstack/react-query";
import { signingCalls, type SigningAccess } from "#client/features/signing/signing-calls";
import { signingQuery } from "#client/features/signing/use-signing";
import { say, sayWith } from "#client/lib/say";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { FormDialog } from "#client/ui/form-dialog";
import type { SigningView } from "#shared/contract/signing/view";

type GiveBackDialogProps = { access: SigningAccess; view: SigningView; onClose: () => void };

/** Whoever was named to sign in somebody's place does not: the link ends. */
export function GiveBackDialog({ access, view, onClose }: GiveBackDialogProps) {
  const client = useQueryClient();
  const giveBack = useMutationOnce({
    mutationFn: () => signingCalls(access).endNaming(),
    meta: { error: { fallback: say("signing.switchFailed"), inDialog: true } },
    // The link opens nothing any more, and the page says so.
    onSuccess: () => client.resetQueries(signingQuery(access)),
  });
  const name = <bdi>{view.collaborator.name}</bdi>;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={sayWith("acting.giveBack", { name })}
      description={sayWith("acting.giveBackMeans", { name })}
      action={say("acting.giveBackAction")}
      busyLabel={say("note.isSending")}
      busy={giveBack.isPending}
      error={giveBack.errorMessage}
      onSubmit={() => giveBack.mutate()}
    />
  );
}
