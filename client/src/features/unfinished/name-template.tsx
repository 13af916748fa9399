import { useState } from "react";
import type { UnfinishedForm } from "#shared/contract/unfinished";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { unfinishedQuery } from "#client/features/unfinished/unfinished-queries";
import { Field } from "#client/ui/fields/field";
import { FormDialog } from "#client/ui/form-dialog";
import { Input } from "#client/ui/fields/input";

type NameTemplateProps = {
  /** Without a revision it is a new one. */
  template: Pick<UnfinishedForm, "id" | "type"> & { title?: string; form: object; revision: string | null };
  onClose: () => void;
  onSaved?: (name: string) => void;
};

/** Names a template. */
export function NameTemplate({ template, onClose, onSaved }: NameTemplateProps) {
  const { id, type, form, title = "", revision: known } = template;
  const [name, setName] = useState(title);
  const [isTried, setIsTried] = useState(false);
  // Sent again after a lost answer it is the same change.
  const [revision] = useState(() => crypto.randomUUID());
  const typed = name.trim();
  const save = useMutationOnce({
    mutationFn: () =>
      call("PUT /api/unfinished/{id}", {
        params: { id },
        body: { type, title: typed, isTemplate: true, form: { ...form }, revision, known },
      }),
    meta: { error: { message: "The template could not be saved. Please try again.", inDialog: true } },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: unfinishedQuery.queryKey });
      onSaved?.(typed);
      onClose();
    },
  });
  const missing = isTried && typed === "" ? "Please name the template" : undefined;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={known === null ? "Save as template" : "Rename the template"}
      description={known === null ? "People and choices are kept, without the song." : undefined}
      action="Save"
      busyLabel="Saving..."
      busy={save.isPending}
      onSubmit={() => (typed === "" ? setIsTried(true) : save.mutate())}
    >
      <Field label="Name of the template" error={missing ?? save.errorMessage} required>
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
