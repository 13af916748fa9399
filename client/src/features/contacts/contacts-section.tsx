import { useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Download, Plus, Search, Upload, Users } from "lucide-react";
import type { Contact } from "#shared/contract/contacts";
import { call, fileUrl } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { useDownload } from "#client/lib/use-download";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { useSettled } from "#client/lib/use-settled";
import { Button } from "#client/ui/button";
import { EmptyState } from "#client/ui/empty-state";
import { ErrorState } from "#client/ui/error-state";
import { FileInput } from "#client/ui/fields/file-input";
import { Input } from "#client/ui/fields/input";
import { Pagination } from "#client/ui/pagination";
import { Skeleton } from "#client/ui/skeleton";
import { ContactDialog, type NumbersFields } from "#client/features/contacts/contact-dialog";
import { contactsQuery, refreshContacts } from "#client/features/contacts/contact-queries";
import { EditableRow } from "#client/features/contacts/editable-row";
import { ImportDialog } from "#client/features/contacts/import-dialog";
import { KeptBy } from "#client/features/contacts/kept-by";
import { readContactsFile, type ReadContacts } from "#client/features/contacts/read-contacts-file";
import { restoredContact } from "#client/features/contacts/restored-contact";
import { textOf } from "#client/lib/read-table";

const PAUSE_MS = 250;
const LARGEST_FILE = 2_000_000;

type Note = { text: string; undo?: () => void };

/** Whom one works with: found, written down, changed, deleted, and taken in and out as a table. */
export function ContactsSection({ Numbers }: { Numbers: NumbersFields }) {
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<Contact | "new" | null>(null);
  const [read, setRead] = useState<ReadContacts | null>(null);
  const [note, setNote] = useState<Note>({ text: "" });
  const summary = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const search = useSettled(typed.trim(), PAUSE_MS);
  const { data, error, refetch } = useQuery(contactsQuery(search, page));
  const download = useDownload(fileUrl("GET /api/contacts/csv", {}), "contacts.csv", {
    failed: "Your contacts could not be downloaded. Please try again.",
  });
  const isEmpty = data?.total === 0 && search === "";

  async function readFile([file]: readonly File[]) {
    if (!file) return;
    if (file.size > LARGEST_FILE) return setNote({ text: "This file is too large: 2 MB at most." });
    const found = readContactsFile(await textOf(file));
    if (!found) return setNote({ text: "No column of this file is called “name”. Please give it one." });
    setNote({ text: "" });
    setRead(found);
  }

  return (
    <section aria-labelledby="people" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="people" className="font-serif text-xl font-semibold">
          People
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Plus aria-hidden />} onClick={() => setEdited("new")}>
            New contact
          </Button>
          <Button variant="secondary" icon={<Upload aria-hidden />} onClick={() => picker.current?.click()}>
            Import CSV
          </Button>
          {!isEmpty && (
            <Button
              variant="secondary"
              icon={<Download aria-hidden />}
              busy={download.isPending}
              onClick={() => download.mutate()}
            >
              Export CSV
            </Button>
          )}
          <FileInput
            ref={picker}
            accept=".csv,text/csv"
            aria-label="A CSV file of contacts"
            tabIndex={-1}
            hidden
            onFiles={(files) => void readFile(files)}
          />
        </div>
      </div>
      {!isEmpty && (
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-muted"
          />
          <Input
            type="search"
            aria-label="Search your contacts"
            placeholder="Search by name or e-mail"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setPage(1);
            }}
            className="pl-10"
          />
        </div>
      )}
      <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-muted empty:hidden">
        {note.text}
        {note.undo && (
          <Button variant="ghost" className="underline" onClick={note.undo}>
            Undo
          </Button>
        )}
      </p>
      {!data && !error && <ListSkeleton />}
      {!data && error && (
        <ErrorState
          message={messageOf(error, "Your contacts could not be loaded.")}
          onRetry={() => void refetch()}
        />
      )}
      {isEmpty && (
        <EmptyState icon={<Users aria-hidden />} title="No contacts yet">
          The people on your documents come here by themselves. Type two letters of a name, and their row is
          filled in.
        </EmptyState>
      )}
      {data && data.total === 0 && search !== "" && (
        <p className="py-6 text-center text-sm text-muted">Nobody fits “{search}”.</p>
      )}
      {data && data.items.length > 0 && (
        <ul className="divide-y rounded-card border bg-surface">
          {data.items.map((contact) => (
            <ContactRow
              key={contact.id}
              contact={contact}
              onEdit={() => setEdited(contact)}
              onNote={setNote}
            />
          ))}
        </ul>
      )}
      {data && data.total > data.pageSize && (
        <div ref={summary} tabIndex={-1} className="scroll-mt-24 focus:outline-none">
          <Pagination
            page={page}
            pages={Math.ceil(data.total / data.pageSize)}
            summary={`${data.total} contacts`}
            onTurn={setPage}
          />
        </div>
      )}
      {edited && (
        <ContactDialog
          contact={edited === "new" ? null : edited}
          Numbers={Numbers}
          onClose={() => setEdited(null)}
        />
      )}
      {read && (
        <ImportDialog
          read={read}
          onClose={() => setRead(null)}
          onDone={(text) => {
            setRead(null);
            setNote({ text });
          }}
        />
      )}
    </section>
  );
}

type ContactRowProps = { contact: Contact; onEdit: () => void; onNote: (note: Note) => void };

function ContactRow({ contact, onEdit, onNote }: ContactRowProps) {
  const { id, name, stageName, email, phone, role, kept } = contact;
  const restore = useMutationOnce({
    mutationFn: () => call("POST /api/contacts", { body: restoredContact(contact) }),
    meta: { error: { title: "Not restored", message: "Please try again." } },
    onSuccess: async () => {
      onNote({ text: `${name} is back.` });
      await refreshContacts();
    },
  });
  const remove = useMutationOnce({
    mutationFn: () => call("DELETE /api/contacts/{id}", { params: { id } }),
    meta: { error: { title: "Not deleted", message: "The contact could not be deleted. Please try again." } },
    onSuccess: async () => {
      onNote({ text: `${name} was deleted.`, undo: () => restore.mutate() });
      await refreshContacts();
    },
  });
  return (
    <EditableRow
      name={name}
      beside={stageName && <span className="font-normal text-muted"> ({stageName})</span>}
      detail={[role, email, phone].filter(Boolean).join(" · ") || "No address yet"}
      note={kept.length > 0 && <KeptBy name={name} />}
      edit="Edit"
      onEdit={onEdit}
      remove={remove}
    />
  );
}

function ListSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your contacts"
      className="grid gap-px rounded-card border bg-surface"
    >
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-2 px-4 py-3 sm:px-5">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-64 max-w-full" />
        </div>
      ))}
    </div>
  );
}
