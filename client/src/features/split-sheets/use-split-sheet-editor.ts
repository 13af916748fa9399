import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useForm } from "react-hook-form";
import type { SheetDocument } from "#shared/contract/documents";
import type { SplitSheet } from "#shared/domain/split-sheet";
import { useKeptForm } from "#client/features/unfinished/index";
import { useVersionedDraft } from "#client/lib/drafts/use-versioned-draft";
import {
  draftFrom,
  keptSheet,
  sheetDraft,
  versionOf,
  type SheetStart,
} from "#client/features/split-sheets/sheet-draft";
import type { SplitSheetForm } from "#client/features/split-sheets/split-sheet-form";
import { splitSheetResolver } from "#client/features/split-sheets/split-sheet-schema";

/** The split sheet form and its draft on this device. `document` is what the server has, null for a new sheet, which `start` is typed into before. */
export function useSplitSheetEditor(userId: string, document: SheetDocument | null, start?: SheetStart) {
  const server = useMemo(() => document && versionOf(document), [document]);
  const kind = useMemo(() => (start ? draftFrom(start) : sheetDraft), [start]);
  const draft = useVersionedDraft(kind, userId, server);
  const { value, type } = draft;
  const form = useForm<SplitSheetForm, unknown, SplitSheet>({
    defaultValues: value,
    resolver: splitSheetResolver,
    // The first invalid field is found in the order of the page, which a total beside the fields is part of.
    shouldFocusError: false,
  });
  const inForm = useRef(value);
  const { id, hasDraft, renew } = draft;
  const { keptId, keep, remove, hold, resume, forget } = useKeptForm(userId, "split_sheet", renew);
  const isNew = server === null;
  useEffect(() => {
    if (!isNew) return;
    if (hasDraft) keep(id, value.songTitle, keptSheet(id, value));
    else remove();
  }, [isNew, hasDraft, id, value, keep, remove]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name === undefined) return;
          inForm.current = values;
          type(values);
        },
      }),
    [form, type],
  );
  useLayoutEffect(() => {
    if (value === inForm.current) return;
    inForm.current = value;
    form.reset(value);
  }, [form, value]);

  return {
    form,
    draft,
    /** The account has this new sheet as well. */
    isKept: isNew && keptId === id,
    /** Nobody has typed anything: there is nothing to save. */
    isUntouched: value === server?.value,
    /** It is being saved. */
    hold,
    /** It could not be saved. */
    resume,
    /** The server has this now. */
    accept: (saved: SheetDocument) => {
      if (server) draft.accept(versionOf(saved), draft.aside);
      else {
        forget();
        draft.forget();
      }
    },
  };
}

export type SplitSheetEditorState = ReturnType<typeof useSplitSheetEditor>;
