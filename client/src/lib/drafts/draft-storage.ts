import { readStored, removeStored, storedNames, writeStored } from "#client/lib/device-storage";

/** What is typed in one place of the product: how a stored one is read, and how it begins. */
export type DraftKind<Draft> = {
  /**
   * A zod schema's `safeParse(stored).data`, or a few lines that do its work where zod weighs too much on the page. An older page
   * may have stored fewer fields, and a newer one more; what is no draft answers nothing.
   */
  read: (stored: unknown) => Draft | null | undefined;
  /** What is stored of it, where that is not all; null when nothing is typed, so that nothing stays on the device. */
  write?: (draft: Draft) => unknown;
  blank: () => Draft;
};

/** The owner of what goes with the tab it was typed in. */
export const THIS_TAB = "this tab";

/** Where a draft lies. Those of older pages lie under these names: they are never changed. */
export function placeOf(owner: string, key: string) {
  return owner === THIS_TAB
    ? ({ area: "sessionStorage", name: `sahihi.${key}` } as const)
    : ({ area: "localStorage", name: `sahihi.draft.${owner}.${key}` } as const);
}

export function readDraft<Draft>(read: DraftKind<Draft>["read"], owner: string, key: string): Draft | null {
  const { area, name } = placeOf(owner, key);
  return parseDraft(read, readStored(area, name));
}

/** The same from the text of a storage. Damaged text is no draft. */
export function parseDraft<Draft>(
  read: DraftKind<Draft>["read"],
  json: string | null | undefined,
): Draft | null {
  try {
    return read(JSON.parse(json ?? "null")) ?? null;
  } catch {
    return null;
  }
}

/** Answers whether the device has it now. One without room loses what it had, too: an older draft would look like the last one. */
export function writeDraft(owner: string, key: string, draft: unknown): boolean {
  const { area, name } = placeOf(owner, key);
  const isStored = writeStored(area, name, JSON.stringify(draft));
  if (!isStored) removeStored(area, name);
  return isStored;
}

export function removeDraft(owner: string, key: string): void {
  const { area, name } = placeOf(owner, key);
  removeStored(area, name);
}

/** All drafts of an owner on this device, by their keys. */
export function draftsOf(owner: string): { key: string; stored: unknown }[] {
  const { area, name: prefix } = placeOf(owner, "");
  return storedNames(area)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .map((key) => ({ key, stored: readDraft((stored) => stored, owner, key) }));
}
