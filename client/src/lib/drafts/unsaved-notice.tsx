import { useEffect, useState, type ReactNode } from "react";
import { readDraft, removeDraft, writeDraft } from "#client/lib/drafts/draft-storage";
import type { VersionedKind } from "#client/lib/drafts/versioned-draft";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";

type UnsavedNoticeProps<Value> = {
  kind: VersionedKind<Value>;
  owner: string;
  /** What the document is called in a sentence: "agreement". */
  noun: string;
  document: { id: string; revision: number; value: Value };
  /** What can be done with one of the things that were typed; `onTaken` deletes it here. */
  children: (value: Value, onTaken: () => void) => ReactNode;
};

/** What was typed and not saved before its document stopped being a draft. It is not part of it, and not lost. */
export function UnsavedNotice<Value>({ kind, owner, noun, document, children }: UnsavedNoticeProps<Value>) {
  const { id, revision, value: saved } = document;
  const key = `${kind.prefix}.${id}`;
  const [typed, setTyped] = useState<readonly Value[]>([]);

  useEffect(() => {
    // Not while drawing: a form that was open until now writes as it goes.
    const draft = readDraft(kind.read, owner, key);
    setTyped(draft ? [draft.value, draft.aside].filter((value) => value !== null) : []);
  }, [kind, owner, key]);

  function keepOnly(values: readonly Value[]) {
    const [value, aside = null] = values;
    if (value === undefined) removeDraft(owner, key);
    else writeDraft(owner, key, kind.write({ id, revision, value, aside }));
    setTyped(values);
  }

  const unsaved = typed.filter((value) => !kind.isSame(value, saved));
  if (unsaved.length === 0) return null;
  return (
    <Notice tone="warning" title={`What you typed last is not part of this ${noun}`}>
      <p>It was not saved while the {noun} was a draft. It is still on this device.</p>
      {unsaved.map((value, index) => (
        <div key={index} className="mt-3 flex flex-wrap gap-2">
          {children(value, () => keepOnly(unsaved.filter((other) => other !== value)))}
        </div>
      ))}
      <Button variant="ghost" className="-ml-4 mb-1" onClick={() => keepOnly([])}>
        Delete it from this device
      </Button>
    </Notice>
  );
}
