import { useEffect, useRef } from "react";
import { CircleCheck } from "lucide-react";
import type { Ticket } from "#shared/contract/support";
import { pathTo } from "#shared/paths";
import { Button, ButtonLink } from "#client/ui/button";

type TicketSentProps = { ticket: Ticket; onAnother: () => void };

/** Takes the form's place, and the focus that its button had. */
export function TicketSent({ ticket, onAnother }: TicketSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid justify-items-start gap-3 rounded-card border border-success/35 bg-success/8 p-6 sm:p-8">
      <CircleCheck aria-hidden className="size-9 text-success" />
      <h3 ref={heading} tabIndex={-1} className="mt-1 font-serif text-xl font-semibold focus:outline-none">
        We have your message
      </h3>
      <p className="wrap-anywhere">
        It is ticket <strong className="tabular-nums">{ticket.number}</strong>. We answer within 24 hours, to{" "}
        <strong>{ticket.userEmail}</strong>.
        {ticket.userId === null &&
          " The mail we have just sent you has a link to it: read and add to it there."}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {ticket.userId !== null && <ButtonLink href={pathTo.ticket(ticket.id)}>See the ticket</ButtonLink>}
        <Button variant="secondary" onClick={onAnother}>
          Write another message
        </Button>
      </div>
    </section>
  );
}
