import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import {
  parseDraft,
  placeOf,
  readDraft,
  removeDraft,
  writeDraft,
  type DraftKind,
} from "#client/lib/drafts/draft-storage";

const WRITE_AFTER_MS = 300;

export type DeviceDraft<Draft> = {
  /** What was found when the screen opened, or the blank; from then on, what `change` was given. */
  value: Draft;
  /** Shows it, and stores it a moment later. */
  change: (next: Draft | ((before: Draft) => Draft)) => void;
  /** Stores it and draws nothing: for a form that holds its fields itself and has begun with `value`. */
  save: (value: Draft) => void;
  /** Draws it and stores nothing: for what comes from elsewhere. */
  show: (next: (before: Draft) => Draft) => void;
  /** It was sent, or is not wanted: `value` is blank again, and the device has nothing. */
  forget: () => void;
  /** The device has no room for it, or is told to store nothing: what is typed is lost with the page. */
  isStorageRefused: boolean;
};

/**
 * What somebody types and only this device has until it is sent: a reason, a message, the fields of a new thing.
 *
 *     const reason = useDeviceDraft(textDraft, userId, `recall.${id}`);
 *     <Textarea value={reason.value} onChange={({ target }) => reason.change(target.value)} />
 *     onSuccess: () => reason.forget()
 *
 * `owner` is the user's id, or a word for whoever is not signed in: nobody finds what somebody else has typed on the same device.
 * A draft survives a closed dialog, a reload in the middle, a crash and a sign-out. A full or forbidden storage stops nobody from
 * typing. Of two tabs the one that typed last is stored; `onOtherTab` hears what another tab has stored, null when it has sent or
 * discarded it. `kind` stays the same object, and so do the functions that this answers.
 */
export function useDeviceDraft<Draft>(
  kind: DraftKind<Draft>,
  owner: string,
  key: string,
  onOtherTab?: (theirs: Draft | null) => void,
): DeviceDraft<Draft> {
  const [value, setValue] = useState(() => readDraft(kind.read, owner, key) ?? kind.blank());
  const [isStorageRefused, setIsStorageRefused] = useState(false);
  const latest = useRef(value);
  const pending = useRef<{ value: Draft } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (!pending.current) return;
    const { value: typed } = pending.current;
    pending.current = null;
    const stored = kind.write ? kind.write(typed) : typed;
    if (stored === null) removeDraft(owner, key);
    else setIsStorageRefused(!writeDraft(owner, key, stored));
  }, [owner, key, kind]);

  useEffect(() => {
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [flush]);

  const hear = useEffectEvent(({ key: name, newValue }: StorageEvent) => {
    // Without a name everything is gone.
    if (name === null || name === placeOf(owner, key).name) onOtherTab?.(parseDraft(kind.read, newValue));
  });
  useEffect(() => {
    const onStorage = (event: StorageEvent) => hear(event);
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);

  const save = useCallback(
    (next: Draft) => {
      latest.current = next;
      pending.current = { value: next };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, WRITE_AFTER_MS);
    },
    [flush],
  );

  const change = useCallback(
    (next: Draft | ((before: Draft) => Draft)) => {
      save(typeof next === "function" ? (next as (before: Draft) => Draft)(latest.current) : next);
      setValue(latest.current);
    },
    [save],
  );

  const show = useCallback((next: (before: Draft) => Draft) => {
    latest.current = next(latest.current);
    setValue(latest.current);
  }, []);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = null;
    removeDraft(owner, key);
    latest.current = kind.blank();
    setValue(latest.current);
  }, [owner, key, kind]);

  return useMemo(
    () => ({ value, change, save, show, forget, isStorageRefused }),
    [value, change, save, show, forget, isStorageRefused],
  );
}
