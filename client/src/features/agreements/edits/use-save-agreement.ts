import type { AgreementDocument } from "#shared/contract/documents";
import { ApiError } from "#client/lib/call";
import { issuesOf, messageOf } from "#client/lib/errors";
import { queryClient } from "#client/lib/query-client";
import type { ErrorNotice } from "#client/lib/tell-error";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";
import { editsQuery } from "#client/features/agreements/edits/edits-queries";
import { saveAgreement } from "#client/features/agreements/edits/save-agreement";
import type { AgreementText } from "#client/features/agreements/edits/use-agreement-text";

const FAILED = "Failed to save changes. Please try again.";
const MOVED_ON = ["document_changed", "document_not_draft", "document_locked"];

/** The document as this device holds it. */
export type DocumentCache = {
  /** Takes over what the server has just answered. */
  accept: (document: AgreementDocument) => void;
  /** Asks the server what it has now, and waits for it. */
  reload: () => Promise<void>;
};

/** Saves a text once however often it is asked to: the typed one, or an older one that is to be the current one again. */
export function useSaveAgreement(id: string, editor: AgreementText, cache: DocumentCache) {
  return useMutationOnce({
    mutationFn: (text: string) => saveAgreement({ id, revision: editor.revision, text }),
    meta: { error: noticeOf },
    onSuccess: (document: AgreementDocument) => {
      editor.accept(document);
      cache.accept(document);
      void queryClient.invalidateQueries({ queryKey: editsQuery(id).queryKey, exact: true });
      toast({ title: "Agreement Updated", tone: "success" });
    },
    // What the server has now: the editor asks which text to keep, or why there is none to edit any more.
    onError: async (error) => {
      if (!hasMovedOn(error)) return;
      void queryClient.invalidateQueries({ queryKey: editsQuery(id).queryKey, exact: true });
      await cache.reload();
    },
  });
}

function hasMovedOn(error: unknown): boolean {
  return error instanceof ApiError && error.code !== undefined && MOVED_ON.includes(error.code);
}

/** Another text is told by the editor, which asks which one to keep. */
function noticeOf(error: unknown): ErrorNotice | null {
  if (error instanceof ApiError && error.code === "document_changed") return null;
  const message = issuesOf(error)[0]?.message ?? (hasMovedOn(error) ? messageOf(error, FAILED) : FAILED);
  return { title: "Error", message };
}
