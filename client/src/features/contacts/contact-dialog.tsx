import { useRef, useState, type ComponentType } from "react";
import { ContactBody, type Contact, type ContactInput } from "#shared/contract/contacts";
import { StandingDetails } from "#shared/contract/registration";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Field } from "#client/ui/fields/field";
import { FormDialog } from "#client/ui/form-dialog";
import { EmailInput, Input } from "#client/ui/fields/input";
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

/** The fields for what societies know somebody by; what is wrong of them by its place. */
export type NumbersFields = ComponentType<{
  value: StandingDetails;
  errors: ReadonlyMap<string, string>;
  onChange: (value: StandingDetails) => void;
}>;

type ContactDialogProps = {
  /** Null for somebody new. */
  contact: Contact | null;
  Numbers: NumbersFields;
  onClose: () => void;
};

/** Writes somebody down, or changes what was written. */
export function ContactDialog({ contact, Numbers, onClose }: ContactDialogProps) {
  // Made once, so that saving again after a lost answer writes one contact.
  const [newId] = useState(() => crypto.randomUUID());
  const [fields, setFields] = useState<Record<FieldName, string>>(
    () => contact ?? { name: "", stageName: "", email: "", phone: "", role: "" },
  );
  const [registration, setRegistration] = useState(contact?.registration ?? StandingDetails.parse({}));
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());
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
    const { data, error } = ContactBody.safeParse({ ...fields, registration });
    if (data) return save.mutate(data);
    const found = new Map(error.issues.map(({ path, message }) => [path.join("."), message] as const));
    setWrong(found);
    const [first] = found.keys();
    const field = form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`);
    field?.closest("details")?.setAttribute("open", "");
    field?.focus();
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
            <Field
              key={name}
              label={labels[name]}
              error={wrong.get(name) ?? refusal}
              required={name === "name"}
            >
              {(control) => (
                <Control
                  {...control}
                  name={name}
                  autoComplete="off"
                  inputMode={name === "phone" ? "tel" : undefined}
                  value={fields[name]}
                  onChange={({ target }) => {
                    setFields({ ...fields, [name]: target.value });
                    setWrong(new Map([...wrong].filter(([place]) => place !== name)));
                  }}
                />
              )}
            </Field>
          );
        })}
        <details>
          <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 font-medium">
            For registration
            <span className="text-sm font-normal text-muted">{standing(registration)}</span>
          </summary>
          <div className="grid gap-4 pt-2">
            <Numbers value={registration} errors={wrong} onChange={setRegistration} />
          </div>
        </details>
      </div>
    </FormDialog>
  );
}

const standing = ({ performingSociety, ipiNameNumber }: StandingDetails) =>
  [performingSociety, ipiNameNumber].filter(Boolean).join(" · ") || "IPI, society, publisher";
