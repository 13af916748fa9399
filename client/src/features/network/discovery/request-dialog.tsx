import { useId, useRef, useState } from "react";
import type { Collaborator } from "#shared/contract/network";
import { ApiError, call } from "#client/lib/call";
import { messageDraft } from "#client/lib/drafts/text-drafts";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";
import { Field } from "#client/ui/field";
import { Textarea } from "#client/ui/input";
import { toast } from "#client/ui/toast";
import { refreshNetwork } from "#client/features/network/network-queries";
import { fullName } from "#client/features/network/people";

const LONGEST = 1000;
const MISSING = "Please enter a message for your collaboration request.";

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
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isTried, setIsTried] = useState(false);
  const ask = useAsk(person, () => {
    draft.forget();
    setIsTried(false);
    onOpenChange(false);
  });
  const length = message.trim().length;
  const problem = problemOf(length) ?? ask.errorMessage;

  function submit() {
    setIsTried(true);
    if (problemOf(length)) return field.current?.focus();
    ask.mutate({ id, message: message.trim() });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Work with <bdi>{fullName(person)}</bdi>
        </>
      }
      description="Once they accept, the two of you can write to each other here. Nobody sees your e-mail address."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={ask.isPending} busyLabel="Sending…">
            Send request
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          submit();
        }}
      >
        <Field
          label="Your message"
          required
          help={`What you are working on, and what you would like from them. ${counter(length)}`}
          error={isTried || length > LONGEST ? problem : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              rows={6}
              readOnly={ask.isPending}
              value={message}
              onChange={(event) => {
                ask.reset();
                draft.change({ id, message: event.target.value });
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

function counter(length: number): string {
  return `${length.toLocaleString("en-GB")} of ${LONGEST.toLocaleString("en-GB")} characters`;
}

function problemOf(length: number): string | undefined {
  if (length === 0) return MISSING;
  const tooMany = length - LONGEST;
  if (tooMany > 0)
    return `A request can have at most ${LONGEST.toLocaleString("en-GB")} characters: please take out ${tooMany}.`;
  return undefined;
}

function useAsk({ id: receiverId, firstName }: Collaborator, onAsked: () => void) {
  return useMutationOnce({
    mutationFn: (request: { id: string; message: string }) =>
      call("POST /api/collaboration-requests", { body: { ...request, receiverId } }),
    meta: {
      error: {
        title: "Failed to send collaboration request",
        fallback: "Please check your connection and try again. Your message is kept.",
      },
    },
    onSuccess: () => {
      refreshNetwork("people", "requests");
      toast({
        title: "Request sent",
        description: `You are told as soon as ${firstName} answers.`,
        tone: "success",
      });
      onAsked();
    },
    onError: (error) => {
      if (error instanceof ApiError) refreshNetwork("people", "requests");
    },
  });
}
