import { brand } from "#shared/brand";
import type { TicketWithMessages } from "#shared/contract/support";
import { momentForReader } from "#shared/dates";
import { classNames } from "#client/ui/class-names";

type Said = Pick<TicketWithMessages["messages"][number], "id" | "from" | "message" | "createdAt">;

/** All that was said, oldest first: the customer at the left edge, support set apart by its band. */
export function Conversation({ ticket }: { ticket: TicketWithMessages }) {
  const { id, message, createdAt } = ticket;
  const said: readonly Said[] = [{ id, from: "customer", message, createdAt }, ...ticket.messages];
  return (
    <ol aria-label="Conversation" className="grid gap-4">
      {said.map((one) => (
        <li
          key={one.id}
          className={classNames(
            "rounded-card border p-4 sm:p-5",
            one.from === "support" ? "border-primary/30 bg-primary/6 sm:ml-10" : "bg-surface sm:mr-10",
          )}
        >
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <strong className="font-semibold">
              {one.from === "support" ? `${brand.name} support` : ticket.userName || ticket.userEmail}
            </strong>
            <time dateTime={one.createdAt} className="text-muted">
              {momentForReader(one.createdAt)}
            </time>
          </p>
          <p className="mt-2 whitespace-pre-line wrap-anywhere">{one.message}</p>
        </li>
      ))}
    </ol>
  );
}
