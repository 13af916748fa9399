import { useState } from "react";
import { Check } from "lucide-react";
import type { CollaborationRequest } from "#shared/contract/network";
import { Button } from "#client/ui/button";
import { FormDialog } from "#client/ui/form-dialog";
import { fullName } from "#client/features/network/people";
import { RequestHead } from "#client/features/network/requests/request-head";
import { useAnswerRequest } from "#client/features/network/requests/use-answer-request";

/** Somebody asks to work together, and waits for an answer. */
export function RequestReceived({ request }: { request: CollaborationRequest }) {
  const { sender, message, closed } = request;
  const [isDeclining, setIsDeclining] = useState(false);
  const answer = useAnswerRequest(request);
  const given = answer.isPending ? answer.variables : undefined;
  return (
    <article id={`request-${request.id}`} tabIndex={-1} className="grid gap-3 px-4 py-4 sm:px-5">
      <RequestHead person={sender} sentAt={request.createdAt} />
      <p className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">{message}</p>
      {closed && (
        <p className="text-sm text-muted">
          It cannot be accepted any more: you and {sender.firstName} cannot write to each other.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!closed && (
          <Button
            icon={<Check aria-hidden />}
            busy={given === "accepted"}
            busyLabel="Accepting…"
            onClick={() => answer.mutate("accepted")}
            className="max-sm:flex-1"
          >
            Accept<span className="sr-only"> the request of {fullName(sender)}</span>
          </Button>
        )}
        <Button
          variant="secondary"
          busy={given === "declined"}
          busyLabel="Declining…"
          onClick={() => setIsDeclining(true)}
          className="max-sm:flex-1"
        >
          Decline<span className="sr-only"> the request of {fullName(sender)}</span>
        </Button>
      </div>
      <FormDialog
        open={isDeclining}
        onOpenChange={setIsDeclining}
        title={
          <>
            Decline the request of <bdi>{fullName(sender)}</bdi>?
          </>
        }
        action="Decline"
        busyLabel="Declining…"
        variant="danger"
        busy={answer.isPending}
        onSubmit={() => answer.mutate("declined", { onSuccess: () => setIsDeclining(false) })}
      >
        <p>
          {sender.firstName} sees that you declined, and cannot ask you again for 30 days. You can still ask
          them at any time.
        </p>
      </FormDialog>
    </article>
  );
}
