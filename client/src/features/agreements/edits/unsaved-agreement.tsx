import { useEffect, useState } from "react";
import { Compare } from "#client/features/agreements/edits/agreement-version-notice";
import { readKeptText } from "#client/features/agreements/edits/kept-text";
import { isSameText } from "#client/features/agreements/edits/same-text";
import { readStoredDraft, removeStoredDraft } from "#client/lib/stored-draft";
import { useUser } from "#client/lib/use-user";
import { Button } from "#client/ui/button";
import { CopyButton } from "#client/ui/copy-button";
import { Notice } from "#client/ui/card";
import type { AgreementDocument } from "#shared/contract/documents";

/** Texts that were typed and not saved before their agreement stopped being a draft. They are not part of it, and not lost. */
export function UnsavedAgreement({ document }: { document: AgreementDocument }) {
  const { id, content } = document;
  const userId = useUser().user?.id;
  const [texts, setTexts] = useState<string[]>([]);

  useEffect(() => {
    // Not while drawing: an editor that was open until now writes as it goes.
    if (userId) setTexts(keptTexts(id, userId));
  }, [id, userId]);

  function forget() {
    if (userId) removeStoredDraft(placeOf(id), userId);
    setTexts([]);
  }

  const unsaved = texts.filter((text) => !isSameText(text, content.generatedAgreement));
  if (unsaved.length === 0) return null;
  return (
    <Notice tone="warning" title="What you typed last is not part of this agreement">
      <p>It was not saved while the agreement was a draft. It is still on this device.</p>
      {unsaved.map((text) => (
        <div key={text} className="mt-3 flex flex-wrap gap-2">
          <Compare
            title="The agreement and what you typed"
            description="Marked is what your text adds to the agreement, and what it leaves out."
            before={content.generatedAgreement}
            after={text}
          />
          <CopyButton text={text} label="Copy what you typed" />
        </div>
      ))}
      <Button variant="ghost" className="-ml-4 mb-1" onClick={forget}>
        Delete it from this device
      </Button>
    </Notice>
  );
}

const placeOf = (documentId: string) => `agreement.${documentId}`;

function keptTexts(documentId: string, userId: string): string[] {
  const kept = readKeptText(readStoredDraft(placeOf(documentId), userId));
  return [kept?.text, kept?.aside].filter((text) => typeof text === "string");
}
