import { useCallback, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { SheetDocument } from "#shared/contract/documents";
import type { SplitSheet } from "#shared/domain/split-sheet";
import { useStoredDraft } from "#client/lib/stored-draft";
import { useLeaveWarning } from "#client/lib/use-leave-warning";
import { parseKeptDraft, readKeptDraft, type KeptDraft } from "#client/features/split-sheets/kept-draft";
import { isSameValue } from "#client/features/split-sheets/is-same-value";
import {
  emptySplitSheetForm,
  formFromSheet,
  type SplitSheetForm,
} from "#client/features/split-sheets/split-sheet-form";
import { splitSheetResolver } from "#client/features/split-sheets/split-sheet-schema";

function startOf(document: SheetDocument | null): SplitSheetForm {
  return document ? formFromSheet(document.content) : emptySplitSheetForm;
}

function freshDraft(document: SheetDocument | null): KeptDraft {
  return {
    id: document?.id ?? crypto.randomUUID(),
    revision: document?.revision ?? null,
    form: startOf(document),
    aside: null,
  };
}

/**
 * The split sheet form and the draft of it on this device. `document` is what the server has, null for a new sheet; when it
 * moves on while something is typed, `isOutdated` says so and the person chooses between `takeLatest` and `keepMine`.
 */
export function useSplitSheetEditor(userId: string, document: SheetDocument | null) {
  const place = `split-sheet.${document?.id ?? "new"}`;
  const storage = useStoredDraft<unknown>(place, userId);
  const [found] = useState(() => readKeptDraft(storage.stored));
  const [{ id, revision, aside }, setBase] = useState<Omit<KeptDraft, "form">>(found ?? freshDraft(document));
  const [isKept, setIsKept] = useState(found !== null);
  const [discarded, setDiscarded] = useState<KeptDraft | null>(null);
  const form = useForm<SplitSheetForm, unknown, SplitSheet>({
    defaultValues: found?.form ?? startOf(document),
    resolver: splitSheetResolver,
    // The first invalid field is found in the order of the page, which a total beside the fields is part of.
    shouldFocusError: false,
  });

  const keep = useCallback(
    (draft: KeptDraft) => {
      setBase(draft);
      form.reset(draft.form);
      storage.save(draft);
      setIsKept(true);
    },
    [form, storage],
  );

  const forget = useCallback(() => {
    storage.clear();
    setIsKept(false);
  }, [storage]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name === undefined) return;
          storage.save({ id, revision, form: values, aside });
          setIsKept(true);
          setDiscarded(null);
        },
      }),
    [form, storage, id, revision, aside],
  );

  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (!key?.endsWith(`${userId}.${place}`)) return;
      // Another tab keeps what is typed there in the same place: it stays beside what is, or will be, typed here.
      const theirs = parseKeptDraft(newValue)?.form;
      if (theirs && isSameValue(theirs, form.getValues())) return;
      if (theirs) return setBase((mine) => ({ ...mine, aside: theirs }));
      // It has saved or discarded the draft: what is typed here stays, and a new sheet becomes one of its own.
      const next = {
        id: revision === null ? crypto.randomUUID() : id,
        revision,
        aside: isKept ? aside : null,
      };
      setBase(next);
      if (isKept) storage.save({ ...next, form: form.getValues() });
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [form, storage, place, userId, id, revision, aside, isKept]);

  useLeaveWarning(isKept && !storage.isKept);

  const isNewer = document !== null && revision !== null && document.revision > revision;
  useEffect(() => {
    if (!isNewer || isKept) return;
    setBase(freshDraft(document));
    form.reset(startOf(document));
  }, [isNewer, isKept, document, form]);

  return {
    form,
    id,
    revision,
    isKept,
    hasDraft: isKept,
    isStorageRefused: !storage.isKept,
    isOutdated: isNewer && isKept,
    canUndoDiscard: discarded !== null,
    hasAside: aside !== null,
    forget,
    takeLatest: () => document && keep({ ...freshDraft(document), aside: form.getValues() }),
    keepMine: () => document && keep({ id, revision: document.revision, aside, form: form.getValues() }),
    bringBack: () => aside && keep({ id, revision, form: aside, aside: form.getValues() }),
    discard: () => {
      setDiscarded({ id, revision, aside, form: form.getValues() });
      const fresh = freshDraft(document);
      setBase(fresh);
      form.reset(fresh.form);
      forget();
    },
    undoDiscard: () => {
      if (discarded) keep(discarded);
      setDiscarded(null);
    },
  };
}

export type SplitSheetEditorState = ReturnType<typeof useSplitSheetEditor>;
