import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import { UserRoundCheck } from "lucide-react";
import { OfferContacts } from "#client/features/contacts/index";
import { TextField, useTyped } from "#client/features/agreements/form/form-fields";
import { Button } from "#client/ui/button";
import { ONE_ADDRESS } from "#shared/domain/agreements/party-issues";

export type Me = { name: string; email: string };

type PartyFieldsProps<Fields extends FieldValues> = {
  form: UseFormReturn<Fields>;
  /** "The artist" */
  title: string;
  name: { field: FieldPath<Fields>; label: string };
  email: { field: FieldPath<Fields>; label: string };
  /** Where the party above is reached: each signs from an address of their own. */
  otherEmail?: FieldPath<Fields>;
  me: Me;
};

/** Who a party is and where they are reached. Whoever fills in the form is often one of the two. */
export function PartyFields<Fields extends FieldValues>({
  form,
  title,
  name,
  email,
  otherEmail,
  me,
}: PartyFieldsProps<Fields>) {
  const mailbox = mailboxOf(useTyped(form, email.field));
  const otherMailbox = mailboxOf(useTyped(form, otherEmail ?? email.field));
  const isMe = mailbox === me.email;
  const isShared = otherEmail !== undefined && mailbox !== "" && mailbox === otherMailbox;
  function fillIn(person: Me) {
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue(name.field, person.name as FieldPathValue<Fields, FieldPath<Fields>>, options);
    form.setValue(email.field, person.email as FieldPathValue<Fields, FieldPath<Fields>>, options);
  }
  return (
    <div
      role="group"
      aria-label={title}
      className="grid content-start gap-4 rounded-card border bg-surface p-4 pt-2 sm:p-5 sm:pt-3"
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 className="font-semibold">{title}</h3>
        {isMe ? (
          <span className="inline-flex items-center gap-1.5 text-xs text-muted">
            <UserRoundCheck aria-hidden className="size-4" /> You
          </span>
        ) : (
          <Button variant="ghost" className="-mr-3 text-primary" onClick={() => fillIn(me)}>
            That’s me
          </Button>
        )}
      </div>
      <OfferContacts
        isName={(field) => field === name.field}
        onChoose={(contact) =>
          fillIn({ ...contact, email: contact.email || String(form.getValues(email.field)) })
        }
      >
        <TextField form={form} name={name.field} label={name.label} required />
      </OfferContacts>
      <TextField
        form={form}
        name={email.field}
        label={email.label}
        kind="email"
        help={isShared && <span className="font-medium text-warning">{ONE_ADDRESS}</span>}
        required
      />
    </div>
  );
}

function mailboxOf(typed: unknown): string {
  return String(typed).trim().toLowerCase();
}
