import { Send } from "lucide-react";
import { useSearchParams } from "wouter";
import type { User } from "#shared/contract/auth";
import { REQUIRED, ticketCategories, ticketPriorities } from "#shared/contract/support";
import { ticketCategoryLabels, ticketPriorityLabels } from "#shared/domain/ticket-labels";
import { GuestFields } from "#client/features/support/guest-fields";
import { TicketSent } from "#client/features/support/ticket-sent";
import { useTicketForm } from "#client/features/support/use-ticket-form";
import { Button } from "#client/ui/button";
import { Field } from "#client/ui/fields/field";
import { Input, Select, Textarea } from "#client/ui/fields/input";
import { toast } from "#client/ui/toast";

/** Asks support. A guest says who they are, and gets a link by mail. */
export function TicketForm({ user }: { user: User | null }) {
  const [address] = useSearchParams();
  const { form, sending } = useTicketForm(user, address);
  const { register, formState } = form;
  const { errors } = formState;
  if (sending.data) return <TicketSent ticket={sending.data} onAnother={sending.reset} />;

  return (
    <form
      noValidate
      aria-label="Write to support"
      className="grid gap-5"
      onSubmit={form.handleSubmit(
        (values) => sending.mutate(values),
        (wrong, submit) => {
          const fields = submit?.target instanceof HTMLFormElement ? [...submit.target.elements] : [];
          const first = fields.find((field) => (field.getAttribute("name") ?? "") in wrong);
          if (first instanceof HTMLElement) first.focus();
          if (Object.values(wrong).some((error) => error.message === REQUIRED))
            toast({ title: "Failed to Submit", description: REQUIRED, tone: "danger" });
        },
      )}
    >
      {!user && <GuestFields register={register} errors={errors} />}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label="Category" error={errors.category?.message} required>
          {(control) => (
            <Select {...control} {...register("category")}>
              <option value="">Choose one</option>
              {ticketCategories.map((category) => (
                <option key={category} value={category}>
                  {ticketCategoryLabels[category]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Priority" error={errors.priority?.message}>
          {(control) => (
            <Select {...control} {...register("priority")}>
              {ticketPriorities.map((priority) => (
                <option key={priority} value={priority}>
                  {ticketPriorityLabels[priority]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label="Subject" error={errors.subject?.message} required>
        {(control) => <Input {...control} autoComplete="off" {...register("subject")} />}
      </Field>
      <Field
        label="Message"
        help="If it is about a document, its title; if about a payment, the number of the receipt. Never send us a password."
        error={errors.message?.message}
        required
      >
        {(control) => <Textarea {...control} rows={7} {...register("message")} />}
      </Field>
      <Button
        type="submit"
        size="lg"
        busy={sending.isPending}
        busyLabel="Sending…"
        icon={<Send aria-hidden />}
        className="sm:justify-self-start"
      >
        Submit Ticket
      </Button>
    </form>
  );
}
