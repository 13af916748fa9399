import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { ContactSet } from "#shared/contract/contacts";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { contactSetsQuery, refreshContacts } from "#client/features/contacts/contact-queries";
import { EditableRow } from "#client/features/contacts/editable-row";
import { SetNameDialog } from "#client/features/contacts/set-name-dialog";

/** The sets of people with shares that a split sheet can be filled in with; nothing while there are none. */
export function SetsSection() {
  const { data: sets } = useQuery(contactSetsQuery);
  const [renamed, setRenamed] = useState<ContactSet | null>(null);
  const [removed, setRemoved] = useState<ContactSet | null>(null);
  const restore = useMutationOnce({
    mutationFn: (set: ContactSet) => call("POST /api/contact-sets", { body: set }),
    meta: { error: { title: "Not restored", message: "Please try again." } },
    onSuccess: async () => {
      setRemoved(null);
      await refreshContacts();
    },
  });
  if (!sets || (sets.length === 0 && !removed)) return null;
  return (
    <section aria-labelledby="sets" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header>
        <h2 id="sets" className="font-serif text-xl font-semibold">
          Sets
        </h2>
        <p className="text-sm text-muted">People with their shares, to fill in a whole split sheet.</p>
      </header>
      <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-muted empty:hidden">
        {removed && (
          <>
            {removed.name} was deleted.
            <Button variant="ghost" className="underline" onClick={() => restore.mutate(removed)}>
              Undo
            </Button>
          </>
        )}
      </p>
      {sets.length > 0 && (
        <ul className="divide-y rounded-card border bg-surface">
          {sets.map((set) => (
            <SetRow
              key={set.id}
              set={set}
              onRename={() => setRenamed(set)}
              onRemoved={() => setRemoved(set)}
            />
          ))}
        </ul>
      )}
      {renamed && <SetNameDialog set={renamed} sets={sets} onClose={() => setRenamed(null)} />}
    </section>
  );
}

type SetRowProps = { set: ContactSet; onRename: () => void; onRemoved: () => void };

function SetRow({ set, onRename, onRemoved }: SetRowProps) {
  const { id, name, publishingRightsCollaborators: people } = set;
  const remove = useMutationOnce({
    mutationFn: () => call("DELETE /api/contact-sets/{id}", { params: { id } }),
    meta: { error: { title: "Not deleted", message: "The set could not be deleted. Please try again." } },
    onSuccess: async () => {
      onRemoved();
      await refreshContacts();
    },
  });
  return (
    <EditableRow
      name={name}
      detail={people.map((person) => `${person.name} ${person.percentage}%`).join(" · ")}
      edit="Rename"
      onEdit={onRename}
      remove={remove}
    />
  );
}
