import { useRef, useState } from "react";
import { ContactBody, type Contact, type ContactInput } from "#shared/contract/contacts";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Field } from "#client/ui/field";
import { FormDialog } from "#client/ui/form-dialog";
import { EmailInput, Input } from "#client/ui/input";
import { refreshContacts } from "#client/features/contacts/contact-queries";

const labels = {
  name: "Name",
  stageName: "Stage name",
  email: "Email",
  phone: "Phone",
  role: "Role",
} as const;
type FieldName = keyof typeof labels;
const fieldNames = Object.keys(labels) as FieldName[];

type ContactDialogProps = {
  /** Null for somebody new. */
  contact: Contact | null;
  onClose: () => void;
};

/** Writes somebody down, or changes what was written. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  // Made once, so that saving again after a lost answer writes one contact.
  const [newId] = useState(() => crypto.randomUUID());
  const [fields, setFields] = useState<Record<FieldName, string>>(
    () => contact ?? { name: "", stageName: "", email: "", phone: "", role: "" },
  );
  const [wrong, setWrong] = useState<Partial<Record<FieldName, string>>>({});
  const form = useRef<HTMLDivElement>(null);
  const save = useMutationOnce({
    mutationFn: (body: ContactInput) =>
      contact
        ? call("PUT /api/contacts/{id}", { params: { id: contact.id }, body })
        : call("POST /api/contacts", { body: { id: newId, ...body } }),
    meta: { error: { message: "The contact could not be saved. Please try again." } },
    onSuccess: async () => {
      await refreshContacts();
      onClose();
    },
  });

  function submit() {
    const { data, error } = ContactBody.safeParse(fields);
    if (data) return save.mutate(data);
    const found: typeof wrong = {};
    for (const { path, message } of error.issues) found[path[0] as FieldName] ??= message;
    setWrong(found);
    const first = fieldNames.find((name) => found[name]);
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return undefined;
  }

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={contact ? <bdi>{contact.name}</bdi> : "New contact"}
      {...(contact && { description: "Documents stay as they are." })}
      action={contact ? "Save" : "Add contact"}
      busyLabel="Saving..."
      busy={save.isPending}
      onSubmit={submit}
    >
      <div ref={form} className="grid gap-4">
        {fieldNames.map((name) => {
          const Control = name === "email" ? EmailInput : Input;
          const refusal = name === "name" ? save.errorMessage : undefined;
          return (
            <Field key={name} label={labels[name]} error={wrong[name] ?? refusal} required={name === "name"}>
              {(control) => (
                <Control
                  {...control}
                  name={name}
                  autoComplete="off"
                  inputMode={name === "phone" ? "tel" : undefined}
                  value={fields[name]}
                  onChange={({ target }) => {
                    setFields({ ...fields, [name]: target.value });
                    setWrong({ ...wrong, [name]: undefined });
                  }}
                />
              )}
            </Field>
          );
        })}
      </div>
    </FormDialog>
  );
}
