import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import { UserRoundCheck } from "lucide-react";
import { OfferContacts } from "#client/features/contacts/index";
import { TextField, useTyped } from "#client/features/agreements/form/form-fields";
import { Button } from "#client/ui/button";
import { likelyMailbox } from "#shared/domain/mailbox";
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
  const address = read(useTyped(form, email.field));
  const other = read(useTyped(form, otherEmail ?? email.field));
  const isMe = address === me.email;
  const warning = otherEmail === undefined ? null : warnOfOneMailbox(address, other);
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
        help={warning && <span className="font-medium text-warning">{warning}</span>}
        required
      />
    </div>
  );
}

/** Nobody is refused for an address that only may be the other's mailbox. */
function warnOfOneMailbox(address: string, other: string): string | null {
  const mailbox = likelyMailbox(address);
  if (mailbox === "" || mailbox !== likelyMailbox(other)) return null;
  return address === other
    ? ONE_ADDRESS
    : "Many providers deliver both addresses to one mailbox. If so, whoever reads it could sign for both.";
}

const read = (typed: unknown) => String(typed).trim().toLowerCase();
