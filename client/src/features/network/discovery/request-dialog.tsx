import type { Collaborator } from "#shared/contract/network";
import { ApiError, call } from "#client/lib/call";
import { messageDraft } from "#client/lib/drafts/text-drafts";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { FormDialog, type TextLimit } from "#client/ui/form-dialog";
import { toast } from "#client/ui/toast";
import { refreshNetwork } from "#client/features/network/network-queries";
import { fullName } from "#client/features/network/people";

const limit: TextLimit = {
  most: 1000,
  room: (length) => `${length.toLocaleString("en-GB")} of 1,000 characters`,
  tooLong: (tooMany) => `A request can have at most 1,000 characters: please take out ${tooMany}.`,
};

type RequestDialogProps = {
  person: Collaborator;
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks somebody to work together. What was typed is there again until it was sent. */
export function RequestDialog({ person, userId, open, onOpenChange }: RequestDialogProps) {
  const draft = useDeviceDraft(messageDraft, userId, `collaboration.${person.id}`);
  const { id, message } = draft.value;
  const ask = useMutationOnce({
    mutationFn: (text: string) =>
      call("POST /api/collaboration-requests", { body: { id, message: text, receiverId: person.id } }),
    meta: {
      error: {
        title: "Failed to send collaboration request",
        fallback: "Please check your connection and try again. Your message is kept.",
        inDialog: true,
      },
    },
    onSuccess: () => {
      refreshNetwork("people", "requests");
      toast({
        title: "Request sent",
        description: `You are told as soon as ${person.firstName} answers.`,
        tone: "success",
      });
      draft.forget();
      onOpenChange(false);
    },
    onError: (error) => {
      if (error instanceof ApiError) refreshNetwork("people", "requests");
    },
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Work with <bdi>{fullName(person)}</bdi>
        </>
      }
      description="Once they accept, the two of you can write to each other here. Nobody sees your e-mail address."
      text={{
        value: message,
        onChange: (text) => {
          ask.reset();
          draft.change({ id, message: text });
        },
        label: "Your message",
        help: "What you are working on, and what you would like from them.",
        missing: { message: "Please enter a message for your collaboration request." },
        rows: 6,
        limit,
      }}
      action="Send request"
      busyLabel="Sending…"
      busy={ask.isPending}
      error={ask.errorMessage}
      onSubmit={({ text }) => ask.mutate(text)}
    />
  );
}
