import { draftsOf, readDraft, removeDraft, writeDraft } from "#client/lib/drafts/draft-storage";
import type { DocumentType } from "#shared/domain/document-status";

/** What this browser knows of the account's copy of a form. All its windows share it. */
export type KeptState = {
  /** The revision that the account was last known to have; null where it has none yet. */
  known: string | null;
  /** Sent without a response. */
  tried: string[];
  /** The account has all that was typed here. */
  isKept: boolean;
  /** What was typed; an older page has not written it down. */
  type?: DocumentType;
  title?: string;
};

/** For a browser that stores nothing. */
const remembered = new Map<string, KeptState>();

const PREFIX = "unfinished.";
const keyOf = (id: string) => PREFIX + id;

const findKept = (owner: string, id: string): KeptState | undefined =>
  readDraft((found) => found as KeptState | null, owner, keyOf(id)) ?? remembered.get(id);

export function readKept(owner: string, id: string): KeptState {
  return findKept(owner, id) ?? { known: null, tried: [], isKept: false };
}

export function writeKept(owner: string, id: string, state: KeptState): void {
  remembered.set(id, state);
  writeDraft(owner, keyOf(id), state);
}

export function removeKeptState(owner: string, id: string): void {
  remembered.delete(id);
  removeDraft(owner, keyOf(id));
}

/** Something is typed that the account does not have: written down at once, also where the page goes before it is sent. */
export function noteTyped(owner: string, id: string, type: DocumentType, title: string): void {
  writeKept(owner, id, { ...readKept(owner, id), isKept: false, type, title });
}

export const isNoted = (owner: string, id: string): boolean => findKept(owner, id) !== undefined;

/** The forms of which the account does not have what was typed here, as far as this device can say what they are. */
export const leftForms = (owner: string) =>
  draftsOf(owner).flatMap(({ key, stored }) => {
    const { isKept, type, title } = (stored ?? {}) as Partial<KeptState>;
    if (!key.startsWith(PREFIX) || isKept !== false || type === undefined) return [];
    return [{ id: key.slice(PREFIX.length), type, title: title ?? "" }];
  });
