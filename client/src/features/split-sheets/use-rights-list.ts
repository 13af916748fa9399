import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFieldArray, useFormState, type UseFormReturn } from "react-hook-form";
import { useHasSms } from "#client/features/documents/index";
import { equalPercentages, restFor } from "#client/features/split-sheets/balance-shares";
import { focusField } from "#client/features/split-sheets/focus-field";
import { sharesOfSong } from "#client/features/split-sheets/master-rows";
import {
  isShare,
  nameOfRow,
  personRow,
  shareOf,
  type ListName,
  type SplitSheetForm,
} from "#client/features/split-sheets/split-sheet-form";
import type { Contact } from "#shared/contract/contacts";
import { formatShare, remainder, type Hundredths } from "#shared/domain/shares";
import { MAX_COLLABORATORS, type SplitSheet } from "#shared/domain/split-sheet";

export type RightsListOf = {
  form: UseFormReturn<SplitSheetForm, unknown, SplitSheet>;
  list: ListName;
  /** The signed-in user, for "Add me". */
  me: { name: string; email: string };
};

/** What a list did last, for the reader's ear and eye, and how to take it back. */
type Note = { text: string; undo?: () => void };

/** What can be done to a rights list. `giveRest`, `removeRow` and `setShare` stay the same functions, so that rows need not draw. */
export function useRightsList({ form, list, me }: RightsListOf) {
  const { control, clearErrors, getValues, setValue, trigger } = form;
  const fieldArray = useFieldArray({ control, name: list });
  const { isSubmitted } = useFormState({ control, name: list, exact: true });
  const hasPhone = useHasSms();
  const [note, setNote] = useState<Note>({ text: "" });
  const latest = useRef({ fieldArray, isSubmitted });
  useEffect(() => {
    latest.current = { fieldArray, isSubmitted };
  });

  const recheck = useCallback(() => {
    if (latest.current.isSubmitted) void trigger(list);
  }, [list, trigger]);

  const setTyped = useCallback(
    (index: number, typed: string) => {
      setValue(`${list}.${index}.percentage`, typed);
      clearErrors(`${list}.${index}.percentage`);
      recheck();
    },
    [list, setValue, clearErrors, recheck],
  );

  const setShare = useCallback(
    (index: number, share: Hundredths) => setTyped(index, formatShare(share)),
    [setTyped],
  );

  const giveRest = useCallback(
    (index: number) => {
      const rows = getValues(list);
      const typed = rows[index]?.percentage ?? "";
      const rest = restFor(sharesOf(rows), index);
      if (rest === null) return setNote({ text: "The others leave nothing to give." });
      if (isShare(typed) && rest === shareOf(typed))
        return setNote({ text: "Nothing is left over: the total is 100%." });
      setShare(index, rest);
      setNote({
        text: `${nameOfRow(rows[index], index)} now holds ${formatShare(rest)}%.`,
        undo: () => setTyped(index, typed),
      });
    },
    [getValues, list, setShare, setTyped],
  );

  const removeRow = useCallback(
    (index: number) => {
      const row = getValues(list)[index];
      if (!row) return;
      const { fieldArray: rows } = latest.current;
      // Drawn at once, so that the focus never rests on a button that is gone.
      flushSync(() => rows.remove(index));
      setNote({
        text: `${nameOfRow(row, index)} was removed.`,
        undo: () => {
          flushSync(() => latest.current.fieldArray.insert(index, row, { shouldFocus: false }));
          focusField(`${list}.${index}.name`);
        },
      });
      focusField(`${list}.${Math.min(index, rows.fields.length - 2)}.name`);
    },
    [getValues, list],
  );

  function addRow(row = personRow()) {
    const rows = getValues(list);
    if (rows.length >= MAX_COLLABORATORS) {
      return setNote({ text: `A split sheet can name at most ${MAX_COLLABORATORS} people in one list.` });
    }
    const left = remainder(sharesOf(rows));
    const percentage = left > 0 ? formatShare(left) : "";
    // Drawn at once, as whatever takes the focus here: a moment later somebody may be typing elsewhere.
    flushSync(() => fieldArray.append({ ...row, percentage }, { shouldFocus: false }));
    focusField(`${list}.${rows.length}.name`);
    setNote({ text: "" });
  }

  /** What is known of a contact goes into the row whose name is typed; what is not known stays. */
  function fillFrom({ name, email, phone, role }: Contact, field: string) {
    const index = getValues(list).findIndex((_, at) => `${list}.${at}.name` === field);
    if (index < 0) return;
    const known = {
      name,
      ...(email && { email }),
      ...(hasPhone && phone && { phone }),
      ...(role && { role }),
    };
    for (const [key, value] of Object.entries(known)) {
      const path = `${list}.${index}.${key as keyof typeof known}` as const;
      setValue(path, value);
      clearErrors(path);
    }
    recheck();
  }

  function addMe() {
    const rows = getValues(list);
    const own = rows.findIndex((row) => row.email.trim().toLowerCase() === me.email.toLowerCase());
    const free = rows.findIndex((row) => row.name.trim() === "" && row.email.trim() === "");
    if (own >= 0) {
      focusField(`${list}.${own}.name`);
      return setNote({ text: "You are on this list already." });
    }
    if (free < 0) return addRow(personRow(me));
    setValue(`${list}.${free}.name`, me.name);
    setValue(`${list}.${free}.email`, me.email);
    focusField(`${list}.${free}.role`);
    recheck();
  }

  function splitEqually() {
    const before = getValues(list);
    setPercentages(equalPercentages(before.length));
    setNote({
      text: "Everybody holds the same share now.",
      undo: () => setPercentages(before.map(({ percentage }) => percentage)),
    });
  }

  /** For the owners of a recording: what each of them holds of the song. */
  function splitAsSong() {
    const before = getValues(list);
    const percentages = sharesOfSong(before, getValues("publishingRightsCollaborators"));
    if (percentages === null) return setNote({ text: "Nobody on this list has a share of the song." });
    setPercentages(percentages);
    setNote({
      text: "Everybody holds the same share as of the song now.",
      undo: () => setPercentages(before.map(({ percentage }) => percentage)),
    });
  }

  function setPercentages(percentages: readonly string[]) {
    const rows = getValues(list);
    setValue(
      list,
      rows.map((row, index) => ({ ...row, percentage: percentages[index] ?? row.percentage })),
    );
    rows.forEach((_, index) => clearErrors(`${list}.${index}.percentage`));
    recheck();
  }

  const takeBack =
    note.undo &&
    (() => {
      note.undo?.();
      setNote({ text: "" });
    });

  return {
    rows: fieldArray.fields,
    /** Whether somebody can be asked by phone. */
    hasPhone,
    note: { text: note.text, undo: takeBack },
    setShare,
    giveRest,
    removeRow,
    addRow: () => addRow(),
    addMe,
    fillFrom,
    splitEqually,
    splitAsSong,
  };
}

function sharesOf(rows: SplitSheetForm[ListName]): Hundredths[] {
  return rows.map(({ percentage }) => shareOf(percentage));
}
