import { useState } from "react";
import type { TicketWithMessages } from "#shared/contract/support";
import { TicketReplyBody } from "#shared/contract/support";
import {
  sendMessage,
  ticketQuery,
  ticketsQuery,
  type TicketPlace,
} from "#client/features/support/support-queries";
import { ApiError } from "#client/lib/call";
import { messageDraft } from "#client/lib/drafts/text-drafts";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { queryClient } from "#client/lib/query-client";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Field } from "#client/ui/fields/field";
import { Textarea } from "#client/ui/fields/input";

type ReplyFormProps = { ticket: TicketWithMessages; place: TicketPlace };

/** What to say next, kept on this device until it is sent, under an id of its own: sent twice it is said once. */
export function ReplyForm({ ticket, place }: ReplyFormProps) {
  const draft = useDeviceDraft(messageDraft, ticket.userId ?? "guest", `reply.${ticket.id}`);
  const { id, message } = draft.value;
  const [error, setError] = useState<string>();

  const sending = useMutationOnce({
    mutationFn: () => sendMessage(place, { id, message }),
    meta: { error: { title: "Reply Failed", fallback: "Failed to send reply." } },
    onSuccess: (answered) => {
      queryClient.setQueryData(ticketQuery(place).queryKey, answered);
      void queryClient.invalidateQueries({ queryKey: ticketsQuery.queryKey, exact: true });
      draft.forget();
    },
    onError: (failed) => {
      if (failed instanceof ApiError && failed.code === "ticket_id_taken")
        draft.change({ id: crypto.randomUUID(), message });
      if (failed instanceof ApiError && failed.code === "ticket_closed")
        void queryClient.invalidateQueries({ queryKey: ticketQuery(place).queryKey });
    },
  });

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = TicketReplyBody.safeParse({ message }).error?.issues[0]?.message;
        setError(wrong);
        if (!wrong) return sending.mutate();
        event.currentTarget.querySelector("textarea")?.focus();
      }}
    >
      <Field
        label="Your answer"
        help={ticket.status === "resolved" ? "Writing again opens the ticket anew." : undefined}
        error={error}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={5}
            value={message}
            readOnly={sending.isPending}
            onChange={(event) => draft.change({ id, message: event.target.value })}
          />
        )}
      </Field>
      <Button type="submit" busy={sending.isPending} busyLabel="Sending…" className="sm:justify-self-start">
        Send Reply
      </Button>
    </form>
  );
}
