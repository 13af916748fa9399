import { useCallback, useEffect, useMemo, useRef, useState } from "react";

const WRITE_AFTER_MS = 300;

/**
 * Keeps what a person typed but has not saved in localStorage, per user: it survives a reload, a crash and a sign-out.
 * `stored` is what was found when the screen opened, or null; its form is not checked, so parse it. `isKept` turns false when the
 * device does not keep what is saved here: its storage is full, or forbidden.
 */
export function useStoredDraft<T>(key: string, userId: string) {
  const place = placeOf(key, userId);
  const [stored] = useState(() => read(place) as T | null);
  const pending = useRef<{ value: T } | null>(null);
  const [isKept, setIsKept] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current) setIsKept(write(place, pending.current.value));
    pending.current = null;
  }, [place]);

  useEffect(() => {
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [flush]);

  const save = useCallback(
    (value: T) => {
      pending.current = { value };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, WRITE_AFTER_MS);
    },
    [flush],
  );

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = null;
    remove(place);
  }, [place]);

  return useMemo(() => ({ stored, isKept, save, clear }), [stored, isKept, save, clear]);
}

function placeOf(key: string, userId: string): string {
  return `sahihi.draft.${userId}.${key}`;
}

/** What `useStoredDraft` keeps, for a screen that does not edit it. Its form is not checked. */
export function readStoredDraft(key: string, userId: string): unknown {
  return read(placeOf(key, userId));
}

export function writeStoredDraft(key: string, userId: string, value: unknown): boolean {
  return write(placeOf(key, userId), value);
}

export function removeStoredDraft(key: string, userId: string): void {
  remove(placeOf(key, userId));
}

function read(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null");
  } catch {
    return null;
  }
}

/** A full or forbidden storage must not stop somebody from typing; it answers whether the value is kept. */
function write(place: string, value: unknown): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(value));
    return true;
  } catch {
    remove(place);
    return false;
  }
}

function remove(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing was stored then.
  }
}
