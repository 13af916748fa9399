import { useEffect, useState } from "react";
import { useForm, type FieldPath } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import type { User } from "#shared/contract/auth";
import { email } from "#shared/contract/fields/fields";
import {
  CreateTicketBody,
  REQUIRED,
  ticketCategories,
  ticketPriorities,
  type Ticket,
} from "#shared/contract/support";
import { ApiError, call } from "#client/lib/call";
import type { DraftKind } from "#client/lib/drafts/draft-storage";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { issuesOf } from "#client/lib/errors";
import { queryClient } from "#client/lib/query-client";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { ticketsQuery } from "#client/features/support/support-queries";

const { subject, message, category, priority } = CreateTicketBody.shape;
const userName = z.string().max(160, "At most 160 characters");
const guestForm = z.object({
  subject,
  message,
  category,
  priority,
  userEmail: z.string().trim().min(1, REQUIRED).pipe(email()),
  userName,
});
/** The account says who a user is; these fields are not shown. */
const userForm = guestForm.extend({ userEmail: z.string() });

export type TicketForm = z.input<typeof guestForm>;

/** What was typed, and the id it goes out under: sent again after a lost answer it is the same ticket. */
const Draft = z.object({
  id: z.uuid(),
  subject: z.string().catch(""),
  message: z.string().catch(""),
  category: z.enum(ticketCategories).or(z.literal("")).catch(""),
  priority: z.enum(ticketPriorities).catch("medium"),
  userEmail: z.string().catch(""),
  userName: z.string().catch(""),
});
type Draft = z.output<typeof Draft>;

/** What a link to the form fills in: `/support?category=billing&subject=…`. It wins over a draft about something else. */
function prefilled(address: URLSearchParams): Partial<Draft> {
  const wanted = ticketCategories.find((name) => name === address.get("category"));
  const about = address.get("subject")?.slice(0, 200);
  return { ...(wanted && { category: wanted }), ...(about && { subject: about }) };
}

function blank(): Draft {
  const empty = { subject: "", message: "", category: "" as const, userEmail: "", userName: "" };
  return { id: crypto.randomUUID(), priority: "medium", ...empty };
}

const ticketDraft: DraftKind<Draft> = { read: (stored) => Draft.safeParse(stored).data, blank };

/** The form of a ticket: a draft on this device until it is sent. */
export function useTicketForm(user: User | null, address: URLSearchParams) {
  const { value: found, save, forget } = useDeviceDraft(ticketDraft, user?.id ?? "guest", "ticket");
  const [draft] = useState(() => ({ ...found, ...prefilled(address) }));
  const [id, setId] = useState(draft.id);
  const form = useForm<TicketForm>({
    defaultValues: draft as Partial<TicketForm>,
    resolver: zodResolver(user ? userForm : guestForm),
    shouldFocusError: false,
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => save({ ...values, id, priority: values.priority ?? draft.priority }),
      }),
    [form, save, draft, id],
  );

  const sending = useMutationOnce<Ticket, TicketForm>({
    mutationFn: ({ userEmail, userName: name, ...typed }) =>
      call("POST /api/support/tickets", {
        body: {
          ...typed,
          id,
          userEmail: user?.email ?? userEmail,
          userName: user ? `${user.firstName} ${user.lastName}`.trim() : name,
          userId: user?.id ?? null,
        },
      }),
    meta: { error: { title: "Failed to Submit", fallback: "Failed to create support ticket." } },
    onSuccess: (ticket) => {
      const { userEmail, userName: name } = form.getValues();
      const next = { ...blank(), userEmail, userName: name };
      setId(next.id);
      form.reset(next as Partial<TicketForm>);
      forget();
      queryClient.setQueryData(
        ticketsQuery.queryKey,
        (known) => known && [ticket, ...known.filter((one) => one.id !== ticket.id)],
      );
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === "ticket_id_taken") setId(crypto.randomUUID());
      for (const { path, message: why } of issuesOf(error))
        form.setError(path as FieldPath<TicketForm>, { message: why });
    },
  });
  return { form, sending };
}
