import { useState } from "react";
import type { ContactSet } from "#shared/contract/contacts";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Field } from "#client/ui/fields/field";
import { FormDialog } from "#client/ui/form-dialog";
import { Input } from "#client/ui/fields/input";
import { refreshContacts } from "#client/features/contacts/contact-queries";

type SetNameDialogProps = {
  /** Without a name it is a new one. */
  set: Omit<ContactSet, "name"> & { name?: string };
  sets: readonly ContactSet[];
  onClose: () => void;
  onSaved?: (name: string) => void;
};

/** Names a set of people. A new one may take the place of another of its name; then the button says so. */
export function SetNameDialog({ set, sets, onClose, onSaved }: SetNameDialogProps) {
  const { id, name: oldName = "", ...people } = set;
  const [name, setName] = useState(oldName);
  const [isTried, setIsTried] = useState(false);
  const isNew = oldName === "";
  const typed = name.trim();
  const same = sets.find((other) => other.id !== id && other.name.toLowerCase() === typed.toLowerCase());
  const save = useMutationOnce({
    mutationFn: () => {
      const body = { name: typed, ...people };
      const replaced = isNew ? same?.id : id;
      return replaced
        ? call("PUT /api/contact-sets/{id}", { params: { id: replaced }, body })
        : call("POST /api/contact-sets", { body: { id, ...body } });
    },
    meta: { error: { message: "The set could not be saved. Please try again." } },
    onSuccess: async () => {
      await refreshContacts();
      onSaved?.(typed);
      onClose();
    },
  });
  const missing = isTried && typed === "" ? "Please name the set" : undefined;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={isNew ? "Save these people as a set" : "Rename the set"}
      action={isNew && same ? `Replace “${same.name}”` : "Save"}
      busyLabel="Saving..."
      busy={save.isPending}
      onSubmit={() => (typed === "" ? setIsTried(true) : save.mutate())}
    >
      <Field label="Name of the set" error={missing ?? save.errorMessage} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
