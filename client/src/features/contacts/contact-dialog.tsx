import { useRef, useState, type ComponentType } from "react";
import { ContactBody, type Contact, type ContactInput } from "#shared/contract/contacts";
import { StandingDetails } from "#shared/contract/registration";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Field } from "#client/ui/fields/field";
import { Button } from "#client/ui/button";
import { FormDialog } from "#client/ui/form-dialog";
import { EmailInput, Input } from "#client/ui/fields/input";
import { refreshContacts } from "#client/features/contacts/contact-queries";
import { KeptBy } from "#client/features/contacts/kept-by";

const labels = {
  name: "Name",
  stageName: "Stage name",
  email: "Email",
  phone: "Phone",
  role: "Role",
} as const;
type FieldName = keyof typeof labels;
const fieldNames = Object.keys(labels) as FieldName[];

/** The fields for what societies know somebody by; what is wrong of them by its place, and what is not the owner's to change. */
export type NumbersFields = ComponentType<{
  value: StandingDetails;
  errors: ReadonlyMap<string, string>;
  locked: readonly string[];
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
  /** Whether the owner takes over what the contact's account keeps. */
  const [isOwn, setIsOwn] = useState(false);
  const kept: readonly string[] = contact && !isOwn ? contact.kept : [];
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());
  const form = useRef<HTMLDivElement>(null);
  const save = useMutationOnce({
    mutationFn: (body: ContactInput) =>
      contact
        ? call("PUT /api/contacts/{id}", {
            params: { id: contact.id },
            body: { ...body, ...(isOwn && { isOwn }) },
          })
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
        {contact && contact.kept.length > 0 && (
          <p role="status" className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
            {isOwn ? (
              "Yours to write, once it is saved. It is kept up to date no more."
            ) : (
              <>
                <KeptBy name={contact.name} />
                <Button variant="ghost" size="sm" className="-ml-3 underline" onClick={() => setIsOwn(true)}>
                  Write it myself
                </Button>
              </>
            )}
          </p>
        )}
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
                  readOnly={kept.includes(name)}
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
            <Numbers value={registration} errors={wrong} locked={kept} onChange={setRegistration} />
          </div>
        </details>
      </div>
    </FormDialog>
  );
}

const standing = ({ performingSociety, ipiNameNumber }: StandingDetails) =>
  [performingSociety, ipiNameNumber].filter(Boolean).join(" · ") || "IPI, society, publisher";
