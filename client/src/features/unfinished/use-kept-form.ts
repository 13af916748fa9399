import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isNoted, noteTyped } from "#client/features/unfinished/kept-state";
import type { DocumentType } from "#shared/domain/document-status";

/** A form as this device keeps it, under the id that its document, or its payment, will have. */
export type KeptForm = { owner: string; id: string; type: DocumentType; title: string; form: unknown };

/** Without it the device keeps the form all the same. */
const withKeeper = (run: (keeper: typeof import("#client/features/unfinished/keep-form")) => void) =>
  void import("#client/features/unfinished/keep-form").then(run).catch(() => undefined);

/**
 * Keeps in the account, too, what is typed into a new form, a moment after the typing rests. `whenTaken` gives the form another id:
 * another device has written under this one, or has thrown it away.
 */
export function useKeptForm(owner: string, type: DocumentType, whenTaken: () => void) {
  const [keptId, setKeptId] = useState<string | null>(null);
  const last = useRef<string | null>(null);
  const taken = useRef(whenTaken);
  useEffect(() => {
    taken.current = whenTaken;
  });
  useEffect(
    () => () => {
      const id = last.current;
      if (id !== null) withKeeper(({ keepNow }) => keepNow(id));
    },
    [],
  );

  const keep = useCallback(
    (id: string, title: string, form: unknown, isElsewhere = false) => {
      const before = last.current;
      const isFirst = before !== id;
      last.current = id;
      if (!isElsewhere && !(isFirst && isNoted(owner, id))) noteTyped(owner, id, type, title);
      withKeeper(({ dropKept, keepSoon }) => {
        if (isFirst && before !== null) dropKept(before);
        const onKept = (isKept: boolean) => setKeptId(isKept ? id : null);
        const onTaken = () => taken.current();
        keepSoon({ owner, id, type, title, form }, { isFirst, isElsewhere, onKept, onTaken });
      });
    },
    [owner, type],
  );
  /** Nothing is typed any more. */
  const remove = useCallback(() => {
    const id = last.current;
    last.current = null;
    if (id !== null) withKeeper(({ removeKept }) => removeKept(owner, id));
  }, [owner]);

  /** It becomes a document: nothing is sent meanwhile. */
  const hold = useCallback(() => {
    const id = last.current;
    if (id !== null) withKeeper(({ holdKept }) => holdKept(id));
  }, []);
  /** It has not become a document. */
  const resume = useCallback(() => {
    const id = last.current;
    if (id !== null) withKeeper(({ resumeKept }) => resumeKept(id));
  }, []);
  /** It has become a document. */
  const forget = useCallback(() => {
    const id = last.current;
    last.current = null;
    if (id !== null) withKeeper(({ forgetKept }) => forgetKept(owner, id));
  }, [owner]);

  return useMemo(
    () => ({ keptId, keep, remove, hold, resume, forget }),
    [keptId, keep, remove, hold, resume, forget],
  );
}
