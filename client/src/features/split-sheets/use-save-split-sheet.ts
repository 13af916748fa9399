import { useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { FieldPath } from "react-hook-form";
import type { SheetDocument } from "#shared/contract/documents";
import type { SplitSheet } from "#shared/domain/split-sheet";
import { ApiError } from "#client/lib/call";
import { issuesOf } from "#client/lib/errors";
import { queryClient } from "#client/lib/query-client";
import { leaveIfLoggedOut } from "#client/lib/session";
import { dismissErrors, toast } from "#client/ui/toast";
import { acceptDocument, documentQuery } from "#client/features/documents/index";
import { saveSplitSheet } from "#client/features/split-sheets/save-split-sheet";
import type { SplitSheetForm } from "#client/features/split-sheets/split-sheet-form";
import type { SplitSheetEditorState } from "#client/features/split-sheets/use-split-sheet-editor";

const MOVED_ON = ["document_changed", "document_not_draft", "document_locked"];

/** Saves the form once however often it is pressed, and leads to what is wrong when it cannot be. */
export function useSaveSplitSheet(
  { form, draft: { id, revision }, hold, resume, accept }: SplitSheetEditorState,
  formElement: RefObject<HTMLFormElement | null>,
  onSaved: (document: SheetDocument) => void,
) {
  const [isSaving, setIsSaving] = useState(false);
  const running = useRef(false);
  const [refusals, setRefusals] = useState(0);
  const isNew = revision === null;

  useEffect(() => {
    if (refusals === 0) return;
    formElement.current?.querySelector<HTMLElement>('[data-invalid], [aria-invalid="true"]')?.focus();
  }, [refusals, formElement]);

  // After the messages: the form announces them once this call is over.
  const refuse = () => setTimeout(() => setRefusals((count) => count + 1));

  function isOutdated(): boolean {
    const latest = queryClient.getQueryData(documentQuery(id).queryKey);
    return latest !== undefined && revision !== null && latest.revision > revision;
  }

  async function explain(error: unknown) {
    if (leaveIfLoggedOut(error)) return;
    for (const { path, message } of issuesOf(error))
      form.setError(fieldOf(path), { type: "server", message });
    if (error instanceof ApiError && error.code && MOVED_ON.includes(error.code)) {
      await queryClient.invalidateQueries({ queryKey: documentQuery(id).queryKey, exact: true });
      // The form then asks which version to keep: trying again would not help.
      if (error.code === "document_changed" && isOutdated()) return refuse();
    }
    toast({
      title: "Error",
      description: `Failed to ${isNew ? "create" : "update"} split sheet. Please try again.`,
      tone: "danger",
    });
    refuse();
  }

  async function save(sheet: SplitSheet) {
    if (running.current) return;
    running.current = true;
    const focused = document.activeElement;
    setIsSaving(true);
    hold();
    dismissErrors();
    try {
      const saved = await saveSplitSheet({ id, revision, sheet });
      accept(saved);
      acceptDocument(saved);
      toast({ title: isNew ? "Split sheet created!" : "Split sheet updated!", tone: "success" });
      onSaved(saved);
    } catch (error) {
      // Where no answer came it may be a document all the same.
      if (error instanceof ApiError) resume();
      await explain(error);
      // The fields could not keep the focus while they were saved.
      flushSync(() => setIsSaving(false));
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    } finally {
      running.current = false;
      setIsSaving(false);
    }
  }

  return { isSaving, submit: form.handleSubmit(save, () => void refuse()) };
}

/** 'content.publishingRightsCollaborators.3.email' → the form's own path; a list as a whole keeps its message at its root. */
function fieldOf(path: string): FieldPath<SplitSheetForm> | `root.${string}` {
  const field = path.replace(/^content\./, "");
  return (field.endsWith("Collaborators") ? `${field}.root` : field) as FieldPath<SplitSheetForm>;
}
