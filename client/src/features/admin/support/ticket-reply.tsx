import { useRef } from "react";
import { TicketThread } from "#client/features/admin/support/ticket-thread";
import { useAdminAction } from "#client/features/admin/use-admin-action";
import { ApiError, call } from "#client/lib/call";
import { messageDraft } from "#client/lib/drafts/text-drafts";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { Button } from "#client/ui/button";
import { Field } from "#client/ui/fields/field";
import { Textarea } from "#client/ui/fields/input";
import { toast } from "#client/ui/toast";
import type { TicketWithMessages } from "#shared/contract/support";

type TicketReplyProps = { ticket: TicketWithMessages; selfId: string; onSent: () => void };

/** The answer to a customer, kept on this device until it is sent, under an id of its own: sent twice it is said once. */
export function TicketReply({ ticket, selfId, onSent }: TicketReplyProps) {
  const draft = useDeviceDraft(messageDraft, selfId, `ticket-reply.${ticket.id}`);
  const { id, message } = draft.value;
  const field = useRef<HTMLTextAreaElement>(null);

  const reply = useAdminAction({
    run: () =>
      call("POST /api/admin/support/tickets/{id}/reply", {
        params: { id: ticket.id },
        body: { id, adminResponse: message },
      }),
    lists: ["support/tickets"],
    done: "Reply sent",
    failed: { title: "Reply Failed", fallback: "Failed to send reply.", inDialog: true },
    onDone: () => {
      draft.forget();
      onSent();
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === "ticket_id_taken")
        draft.change({ id: crypto.randomUUID(), message });
    },
  });

  function submit() {
    if (message.trim() !== "") return reply.mutate();
    toast({ title: "Reply Required", description: "Please enter a reply message.", tone: "danger" });
    field.current?.focus();
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TicketThread ticket={ticket} />
      <div className="rounded-control border bg-paper px-4 py-3 text-sm wrap-anywhere">
        <p>Reply to: {ticket.userEmail}</p>
        <p>
          Subject: Re: <bdi>{ticket.subject}</bdi>
        </p>
      </div>
      <Field
        label="Your reply"
        help="It goes to the customer by e-mail, and stands on the ticket."
        error={reply.errorMessage}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={7}
            maxLength={5000}
            readOnly={reply.isPending}
            value={message}
            onChange={(event) => draft.change({ id, message: event.target.value })}
          />
        )}
      </Field>
      <Button type="submit" busy={reply.isPending} busyLabel="Sending…" className="sm:justify-self-end">
        Send Reply
      </Button>
    </form>
  );
}
