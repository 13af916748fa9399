import { useLocation } from "wouter";
import { sheetDraft, versionOf } from "#client/features/split-sheets/sheet-draft";
import type { SplitSheetForm } from "#client/features/split-sheets/split-sheet-form";
import { readDraft, writeDraft } from "#client/lib/drafts/draft-storage";
import { UnsavedNotice } from "#client/lib/drafts/unsaved-notice";
import { NEW } from "#client/lib/drafts/use-versioned-draft";
import { useUser } from "#client/lib/use-user";
import { Button } from "#client/ui/button";
import type { SheetDocument } from "#shared/contract/documents";
import { paths } from "#shared/paths";

/** What was typed and not saved before its sheet stopped being a draft, and a new sheet to begin with it. */
export function UnsavedSheet({ document }: { document: SheetDocument }) {
  const [, navigate] = useLocation();
  const { user } = useUser();
  if (!user) return null;
  return (
    <UnsavedNotice kind={sheetDraft} owner={user.id} noun="sheet" document={versionOf(document)}>
      {(form, onTaken) => (
        <Button
          variant="secondary"
          onClick={() => {
            if (!beginWith(form, user.id)) return;
            onTaken();
            navigate(paths.splitSheet);
          }}
        >
          Start a new split sheet with it
        </Button>
      )}
    </UnsavedNotice>
  );
}

/** A new sheet that is typed already is put aside, and offered there. */
function beginWith(form: SplitSheetForm, owner: string): boolean {
  const key = `${sheetDraft.prefix}.${NEW}`;
  const typed = readDraft(sheetDraft.read, owner, key);
  const draft = { id: crypto.randomUUID(), revision: null, value: form, aside: typed?.value ?? null };
  return writeDraft(owner, key, sheetDraft.write(draft));
}
