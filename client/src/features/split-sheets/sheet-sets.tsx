import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { BookmarkPlus, Users } from "lucide-react";
import type { ContactSet } from "#shared/contract/contacts";
import { contactSetsQuery, SetNameDialog } from "#client/features/contacts/index";
import { useHasSms } from "#client/features/documents/index";
import { Button } from "#client/ui/button";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "#client/ui/menu";
import {
  isComplete,
  formFromSheet,
  sheetFromForm,
  type SplitSheetForm,
} from "#client/features/split-sheets/split-sheet-form";
import type { RightsListOf } from "#client/features/split-sheets/use-rights-list";
import { noSongFacts } from "#shared/domain/song-facts";

type Lists = Pick<
  SplitSheetForm,
  "hasMaster" | "publishingRightsCollaborators" | "masterRightsCollaborators"
>;

/** Fills the people of a whole sheet in from a set, and keeps those on it as one. */
export function SheetSets({ form }: Pick<RightsListOf, "form">) {
  // Most sheets are filled in without.
  const [isWanted, setIsWanted] = useState(false);
  const hasSms = useHasSms();
  const { data: sets = [], isLoading } = useQuery({ ...contactSetsQuery, enabled: isWanted });
  const [kept, setKept] = useState<Omit<ContactSet, "name"> | null>(null);
  const [note, setNote] = useState<{ text: string; before?: Lists }>({ text: "" });

  function put({ hasMaster, publishingRightsCollaborators, masterRightsCollaborators }: Lists) {
    form.clearErrors();
    form.setValue("publishingRightsCollaborators", publishingRightsCollaborators);
    form.setValue("masterRightsCollaborators", masterRightsCollaborators);
    form.setValue("hasMaster", hasMaster);
  }

  function fillIn(set: ContactSet) {
    const before = structuredClone(form.getValues());
    put(formFromSheet({ ...noSongFacts, ...set }));
    setNote({ text: `Filled in from “${set.name}”.`, before });
    if (hasSms)
      void import("#client/features/split-sheets/fill-numbers").then(
        ({ fillNumbers }) => fillNumbers(form),
        // Without, they are typed.
        () => undefined,
      );
  }

  function keep() {
    const typed = form.getValues();
    const lists = [
      typed.publishingRightsCollaborators,
      ...(typed.hasMaster ? [typed.masterRightsCollaborators] : []),
    ];
    const isWhole = lists.every(
      (rows) => isComplete(rows) && rows.every(({ name, role }) => name.trim() && role.trim()),
    );
    if (!isWhole)
      return setNote({ text: "A set needs a name, a role and a share for everybody, 100% in each list." });
    const { publishingRightsCollaborators, masterRightsCollaborators } = sheetFromForm(typed);
    const view = (rows: typeof publishingRightsCollaborators = []) =>
      rows.map((row) => ({ ...row, email: row.email ?? "" }));
    return setKept({
      id: crypto.randomUUID(),
      publishingRightsCollaborators: view(publishingRightsCollaborators),
      masterRightsCollaborators: view(masterRightsCollaborators),
    });
  }

  const { before } = note;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Menu onOpenChange={() => setIsWanted(true)}>
        <MenuTrigger asChild>
          <Button variant="ghost" icon={<Users aria-hidden />} className="max-sm:-ml-4">
            Sets
          </Button>
        </MenuTrigger>
        <MenuContent align="start" className="max-h-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto">
          {sets.map((set) => (
            <MenuItem key={set.id} onSelect={() => fillIn(set)}>
              <span className="grid min-w-0 py-1.5">
                <bdi className="truncate font-medium">{set.name}</bdi>
                <span className="truncate text-xs text-muted">
                  {set.publishingRightsCollaborators.map(({ name }) => name).join(", ")}
                </span>
              </span>
            </MenuItem>
          ))}
          {isLoading && <MenuItem disabled>Loading your sets…</MenuItem>}
          {(isLoading || sets.length > 0) && <MenuSeparator />}
          {/* A dialog opens once the menu has given the focus back. */}
          <MenuItem onSelect={() => setTimeout(keep)}>
            <BookmarkPlus aria-hidden />
            Save these people as a set
          </MenuItem>
        </MenuContent>
      </Menu>
      <p role="status" className="flex flex-wrap items-center text-sm text-muted wrap-anywhere">
        {note.text}
        {before && (
          <Button
            variant="ghost"
            className="underline"
            onClick={() => {
              put(before);
              setNote({ text: "" });
            }}
          >
            Undo
          </Button>
        )}
      </p>
      {kept && (
        <SetNameDialog
          set={kept}
          sets={sets}
          onClose={() => setKept(null)}
          onSaved={(name) => setNote({ text: `Saved as “${name}”.` })}
        />
      )}
    </div>
  );
}
