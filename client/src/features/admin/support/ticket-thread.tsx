import { classNames } from "#client/ui/class-names";
import type { TicketWithMessages } from "#shared/contract/support";
import { monthDayAndTimeForReader } from "#shared/dates";

/** All that was said on a ticket, the oldest first. */
export function TicketThread({ ticket }: { ticket: TicketWithMessages }) {
  const customer = ticket.userName || "Anonymous";
  return (
    <ol className="grid gap-3">
      <Said who={customer} at={ticket.createdAt} text={ticket.message} />
      {ticket.messages.map(({ id, from, message, createdAt }) => (
        <Said
          key={id}
          who={from === "support" ? "Support" : customer}
          at={createdAt}
          text={message}
          ours={from === "support"}
        />
      ))}
    </ol>
  );
}

type SaidProps = { who: string; at: string; text: string; ours?: boolean };

function Said({ who, at, text, ours = false }: SaidProps) {
  return (
    <li className={classNames("rounded-control border px-4 py-3", ours && "border-primary/30 bg-primary/6")}>
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-muted">
        <bdi className="font-semibold">{who}</bdi>
        <time dateTime={at}>{monthDayAndTimeForReader(at)}</time>
      </p>
      <p className="mt-1 text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>
    </li>
  );
}
