import { useEffect, useState } from "react";
import type { AgreementDocument } from "#shared/contract/documents";
import { useStoredDraft } from "#client/lib/stored-draft";
import { useLeaveWarning } from "#client/lib/use-leave-warning";
import { parseKeptText, readKeptText, type KeptText } from "#client/features/agreements/edits/kept-text";

function startOf({ revision, content }: AgreementDocument): KeptText {
  return { revision, text: content.generatedAgreement, aside: null };
}

/**
 * The text of an agreement under somebody's fingers, and what of it stays on this device. `document` is what the server has; when
 * it moves on while something is typed, `isOutdated` says so and the person chooses between `takeLatest` and `keepMine`.
 */
export function useAgreementText(userId: string, document: AgreementDocument) {
  const place = `agreement.${document.id}`;
  const storage = useStoredDraft<unknown>(place, userId);
  const saved = document.content.generatedAgreement;
  const [kept, setKept] = useState(() => readKeptText(storage.stored) ?? startOf(document));
  const { revision, text, aside } = kept;
  /** What the server had when nothing was typed; null where that is not known. */
  const [untouched, setUntouched] = useState(() => (readKeptText(storage.stored) ? null : saved));
  const isNewer = document.revision > revision;
  const isTyped = text !== saved && text !== untouched;

  function keep(next: KeptText, savedNow = saved) {
    setKept(next);
    if (next.text === savedNow) setUntouched(savedNow);
    if (next.text === savedNow && next.aside === null) storage.clear();
    else storage.save(next);
  }

  useEffect(() => {
    if (!isNewer || isTyped) return;
    setKept((before) => ({ ...before, revision: document.revision, text: saved }));
    setUntouched(saved);
  }, [isNewer, isTyped, document.revision, saved]);

  useEffect(() => {
    // Another window keeps its text in the same place: it stays beside what is, or will be, typed here.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (!key?.endsWith(`${userId}.${place}`)) return;
      const theirs = parseKeptText(newValue)?.text ?? null;
      if (theirs === null && isTyped) storage.save(kept);
      else if (theirs !== text) setKept((mine) => ({ ...mine, aside: theirs }));
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [storage, place, userId, kept, text, isTyped]);

  useLeaveWarning(isTyped && !storage.isKept);

  return {
    text,
    revision,
    isTyped,
    isOutdated: isNewer && isTyped,
    /** Another text that was typed and not saved. */
    aside: aside === saved || aside === text ? null : aside,
    /** Whether the device keeps what is typed. */
    isKept: storage.isKept,
    type: (typed: string) => keep({ revision, text: typed, aside }),
    takeLatest: () => keep({ revision: document.revision, text: saved, aside: text }),
    keepMine: () => keep({ revision: document.revision, text, aside }),
    bringBack: () => aside !== null && keep({ revision, text: aside, aside: isTyped ? text : null }),
    dropAside: () => keep({ revision, text, aside: null }),
    discard: () => keep({ revision: document.revision, text: saved, aside }),
    /** The server has this now. What was typed and is not in it is put aside. */
    accept: (now: AgreementDocument) => {
      const savedNow = now.content.generatedAgreement;
      const unsaved = isTyped && text.trim() !== savedNow ? text : aside;
      keep({ revision: now.revision, text: savedNow, aside: unsaved }, savedNow);
    },
  };
}

export type AgreementText = ReturnType<typeof useAgreementText>;
