import type { AgreementDocument } from "#shared/contract/documents";
import { ApiError } from "#client/lib/call";
import { issuesOf, messageOf } from "#client/lib/errors";
import { queryClient } from "#client/lib/query-client";
import { isLoggedOut } from "#client/lib/session";
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
    onSuccess: (document: AgreementDocument) => {
      editor.accept(document);
      cache.accept(document);
      void queryClient.invalidateQueries({ queryKey: editsQuery(id).queryKey, exact: true });
      toast({ title: "Agreement Updated", tone: "success" });
    },
    onError: (error) => explain(id, error, cache),
  });
}

async function explain(id: string, error: Error, cache: DocumentCache): Promise<void> {
  if (isLoggedOut(error)) return;
  const code = error instanceof ApiError ? error.code : undefined;
  const movedOn = code !== undefined && MOVED_ON.includes(code);
  // What the server has now: the editor asks which text to keep, or why there is none to edit any more.
  if (movedOn) {
    void queryClient.invalidateQueries({ queryKey: editsQuery(id).queryKey, exact: true });
    await cache.reload();
  }
  if (code === "document_changed") return;
  const description = issuesOf(error)[0]?.message ?? (movedOn ? messageOf(error, FAILED) : FAILED);
  toast({ title: "Error", description, tone: "danger" });
}
