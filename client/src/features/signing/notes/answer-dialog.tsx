import { signersQuery } from "#client/features/documents/index";
import { call } from "#client/lib/call";
import { textDraft } from "#client/lib/drafts/text-drafts";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { queryClient } from "#client/lib/query-client";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { FormDialog } from "#client/ui/form-dialog";
import type { SignerNoteView } from "#shared/contract/documents";

type AnswerDialogProps = { documentId: string; name: string; note: SignerNoteView; onClose: () => void };

/** Answers what a signer has asked for, while the document stays as it is. */
export function AnswerDialog({ documentId, name, note, onClose }: AnswerDialogProps) {
  const typed = useDeviceDraft(textDraft, "owner", `answer.${note.id}`);
  const answer = useMutationOnce({
    mutationFn: (text: string) =>
      call("POST /api/documents/{id}/notes/{noteId}/answer", {
        params: { id: documentId, noteId: note.id },
        body: { answer: text },
      }),
    meta: { error: { title: "Not sent", fallback: "Please try again.", inDialog: true } },
    onSuccess: (collaborators) => {
      typed.forget();
      queryClient.setQueryData(signersQuery(documentId).queryKey, collaborators);
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={`Answer ${name}`}
      description={`“${note.text}”`}
      text={{
        label: "Your answer",
        value: typed.value,
        onChange: typed.change,
        help: "They get it with a link to sign. The document stays as it is.",
        missing: { message: "Please write an answer" },
      }}
      action="Send answer"
      busyLabel="Sending…"
      busy={answer.isPending}
      error={answer.errorMessage}
      onSubmit={({ text }) => answer.mutate(text)}
    />
  );
}
