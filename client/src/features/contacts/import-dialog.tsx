import { MAX_IMPORTED } from "#shared/contract/contacts";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { FormDialog } from "#client/ui/form-dialog";
import { refreshContacts } from "#client/features/contacts/contact-queries";
import type { ReadContacts } from "#client/features/contacts/read-contacts-file";

const SHOWN = 8;

type ImportDialogProps = {
  read: ReadContacts;
  onClose: () => void;
  onDone: (sentence: string) => void;
};

/** Says what a file holds before any of it is taken. */
export function ImportDialog({ read: { contacts, refused }, onClose, onDone }: ImportDialogProps) {
  const importing = useMutationOnce({
    mutationFn: async () => {
      const sum = { added: 0, known: 0 };
      for (let at = 0; at < contacts.length; at += MAX_IMPORTED) {
        const body = { contacts: contacts.slice(at, at + MAX_IMPORTED) };
        const { added, known } = await call("POST /api/contacts/import", { body }, { timeoutMs: 30_000 });
        sum.added += added;
        sum.known += known;
      }
      return sum;
    },
    meta: {
      error: { message: "The contacts could not be imported. Please try again; nobody is added twice." },
    },
    onSuccess: async ({ added, known }) => {
      await refreshContacts();
      onDone(known > 0 ? `${added} added, ${known} were there already.` : `${added} added.`);
    },
  });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={contacts.length === 1 ? "Import 1 contact" : `Import ${contacts.length} contacts`}
      description="Who is there already stays; what was empty is filled in."
      action="Import"
      busyLabel="Importing..."
      busy={importing.isPending}
      disabled={contacts.length === 0}
      onSubmit={() => importing.mutate()}
    >
      <ul className="grid gap-1 text-sm">
        {contacts.slice(0, SHOWN).map(({ name, email }, index) => (
          <li key={index} className="truncate">
            <bdi>{name}</bdi> <span className="text-muted">{email}</span>
          </li>
        ))}
        {contacts.length > SHOWN && <li className="text-muted">and {contacts.length - SHOWN} more</li>}
      </ul>
      {refused.length > 0 && (
        <div className="text-sm text-warning">
          <p className="font-medium">
            {refused.length === 1 ? "1 line is left out" : `${refused.length} lines are left out`}
          </p>
          <ul className="mt-1 grid gap-1">
            {refused.slice(0, SHOWN).map(({ line, why }) => (
              <li key={line}>
                Line {line}: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
      {importing.errorMessage && (
        <p role="alert" className="text-sm font-medium text-danger">
          {importing.errorMessage}
        </p>
      )}
    </FormDialog>
  );
}
