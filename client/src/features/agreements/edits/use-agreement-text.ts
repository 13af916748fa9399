import { useMemo } from "react";
import type { AgreementDocument } from "#shared/contract/documents";
import { useVersionedDraft } from "#client/lib/drafts/use-versioned-draft";
import { agreementTextDraft, versionOf } from "#client/features/agreements/edits/agreement-text-draft";
import { isSameText } from "#client/features/agreements/edits/same-text";

/** The text of an agreement under somebody's fingers, and its draft on this device. `document` is what the server has. */
export function useAgreementText(userId: string, document: AgreementDocument) {
  const draft = useVersionedDraft(
    agreementTextDraft,
    userId,
    useMemo(() => versionOf(document), [document]),
  );
  return {
    ...draft,
    revision: draft.revision ?? document.revision,
    /** The server has this now. What was typed and is not in it is put aside. */
    accept: (now: AgreementDocument) => {
      const isSaved = !draft.hasDraft || isSameText(draft.value, now.content.generatedAgreement);
      draft.accept(versionOf(now), isSaved ? draft.aside : draft.value);
    },
  };
}

export type AgreementText = ReturnType<typeof useAgreementText>;
