import { useQueryClient } from "@tanstack/react-query";
import { signingCalls, type SigningAccess } from "#client/features/signing/signing-calls";
import { affectedBy, signingQuery } from "#client/features/signing/use-signing";
import { textDraft } from "#client/lib/drafts/text-drafts";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { say, sayWith } from "#client/lib/say";
import { FormDialog } from "#client/ui/form-dialog";
import type { SigningView } from "#shared/contract/signing/view";
import type { SignerNoteKind } from "#shared/domain/signer-notes";

type NoteDialogProps = {
  access: SigningAccess;
  view: SigningView;
  kind: SignerNoteKind;
  onClose: () => void;
};

/** Tells the owner what would have to change, or that the link came to somebody else; sent again after a lost answer it is said once. */
export function NoteDialog({ access, view, kind, onClose }: NoteDialogProps) {
  const client = useQueryClient();
  const typed = useDeviceDraft(textDraft, "signer", `${kind}.${view.collaborator.id}`);
  const send = useMutationOnce({
    mutationFn: (text: string) => signingCalls(access).note({ kind, text }),
    meta: { error: { fallback: say("signing.switchFailed"), inDialog: true } },
    onSuccess: (note) => {
      typed.forget();
      client.setQueryData(signingQuery(access).queryKey, (shown) => shown && { ...shown, note });
      onClose();
    },
    onError: () => void client.invalidateQueries(affectedBy(access)),
  });
  const name = <bdi>{view.collaborator.name}</bdi>;
  const owner = <bdi>{view.requestedBy.name}</bdi>;
  const isChange = kind === "change";
  const { bound } = view.collaborator;
  // Whoever is bound is reached nowhere else.
  const asksText = isChange || !bound;
  const notMeMeans = bound
    ? sayWith("note.notMeBound", { owner, name, version: String(bound.version) })
    : sayWith("note.notMeMeans", { owner, name });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={isChange ? say("note.askForChange") : say("note.notMe")}
      description={isChange ? sayWith("note.changeMeans", { owner }) : notMeMeans}
      {...(asksText && {
        text: {
          label: isChange ? say("note.what") : say("note.whereInstead"),
          value: typed.value,
          onChange: typed.change,
          help: isChange ? say("note.whatHelp") : say("note.whereHelp"),
          isOptional: !isChange,
          missing: { message: say("note.missing") },
        },
      })}
      action={say("note.send")}
      busyLabel={say("note.isSending")}
      busy={send.isPending}
      error={send.errorMessage}
      onSubmit={({ text }) => send.mutate(text)}
    />
  );
}
