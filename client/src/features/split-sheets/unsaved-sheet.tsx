import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { isSameValue } from "#client/features/split-sheets/is-same-value";
import { readKeptDraft, type KeptDraft } from "#client/features/split-sheets/kept-draft";
import { formFromSheet } from "#client/features/split-sheets/split-sheet-form";
import { readStoredDraft, removeStoredDraft, writeStoredDraft } from "#client/lib/stored-draft";
import { useUser } from "#client/lib/use-user";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import type { SheetDocument } from "#shared/contract/documents";
import { paths } from "#shared/paths";

const placeOf = (documentId: string) => `split-sheet.${documentId}`;
const newSheet = placeOf("new");

/** What was typed and not saved before its sheet stopped being a draft. It is not part of it, and not lost. */
export function UnsavedSheet({ document: { id, content } }: { document: SheetDocument }) {
  const [, navigate] = useLocation();
  const userId = useUser().user?.id;
  const [kept, setKept] = useState<KeptDraft | null>(null);

  useEffect(() => {
    // Not while drawing: a form that was open until now writes as it goes.
    if (userId) setKept(readKeptDraft(readStoredDraft(placeOf(id), userId)));
  }, [id, userId]);

  if (!kept || !userId || isSameValue(kept.form, formFromSheet(content))) return null;

  function forget() {
    if (userId) removeStoredDraft(placeOf(id), userId);
    setKept(null);
  }

  /** A new sheet that is typed already is put aside, and offered there. */
  function startAnother(form: KeptDraft["form"], owner: string) {
    const typed = readKeptDraft(readStoredDraft(newSheet, owner));
    const draft: KeptDraft = { id: crypto.randomUUID(), revision: null, form, aside: typed?.form ?? null };
    if (!writeStoredDraft(newSheet, owner, draft)) return;
    forget();
    navigate(paths.splitSheet);
  }

  return (
    <Notice tone="warning" title="What you typed last is not part of this sheet">
      <p>It was not saved while the sheet was a draft. It is still on this device.</p>
      <div className="mt-3 mb-1 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => startAnother(kept.form, userId)}>
          Start a new split sheet with it
        </Button>
        <Button variant="ghost" onClick={forget}>
          Delete it
        </Button>
      </div>
    </Notice>
  );
}
