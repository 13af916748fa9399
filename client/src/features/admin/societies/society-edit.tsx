import { useState } from "react";
import { useAdminAction } from "#client/features/admin/use-admin-action";
import { call } from "#client/lib/call";
import { issuesOf } from "#client/lib/errors";
import { Button } from "#client/ui/button";
import { Check } from "#client/ui/fields/check";
import { Field } from "#client/ui/fields/field";
import { Input } from "#client/ui/fields/input";
import type { AdminSociety } from "#shared/contract/admin";

type SocietyEditProps = { society: AdminSociety; onClose: () => void };
type Text = "code" | "name" | "country" | "status";

/** What people read of a society once it is saved. Its code is what registries know it by, and stays. */
export function SocietyEdit({ society, onClose }: SocietyEditProps) {
  const isNew = society.code === "";
  const [typed, setTyped] = useState(society);
  const isCode = /^(\d{3}|[a-z][a-z0-9]{1,11})$/i.test(typed.code.trim());
  const save = useAdminAction({
    run: () => {
      const { code, name, country, status, isListed } = typed;
      const params = { code: code.trim().toUpperCase() };
      return call("PUT /api/admin/societies/{code}", { params, body: { name, country, status, isListed } });
    },
    lists: ["societies"],
    done: `${typed.name} is saved`,
    failed: { title: "Not saved", fallback: "What you typed is still here. Please try again." },
    onDone: onClose,
  });
  const errors = new Map(issuesOf(save.error).map(({ path, message }) => [path, message]));
  const field = (name: Text, label: string, help?: string) => (
    <Field label={label} help={help} error={errors.get(name)}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <form
      noValidate
      aria-label={isNew ? "New society" : society.name}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isCode) save.mutate();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {isNew &&
          field(
            "code",
            "Code",
            "Three digits of CISAC’s list; its short name where that list does not have it",
          )}
        {field("name", "Name")}
        {field("country", "Country", "And what it collects, where that is one right alone")}
        {field("status", "What is known of it", "With the month: Not licensed by KECOBO (October 2025)")}
      </div>
      <Check
        label="Suggest it"
        help="Whoever is noted as its member stays so."
        checked={typed.isListed}
        onChange={({ target }) => setTyped({ ...typed, isListed: target.checked })}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={!isCode} busy={save.isPending} busyLabel="Saving…">
          Save
        </Button>
      </div>
    </form>
  );
}
