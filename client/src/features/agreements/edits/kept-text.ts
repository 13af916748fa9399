/** What stays on the device of an agreement's text that is not saved yet. */
export type KeptText = {
  /** The revision of the document that was edited. */
  revision: number;
  text: string;
  /** Another text of the same agreement that was typed and not saved: in another window, or before a version was restored. */
  aside: string | null;
};

/**
 * What an older version of this page has kept, or a curious person has edited, is no text. Looked at by hand: a library that does
 * it would be half of what the editor weighs.
 */
export function readKeptText(stored: unknown): KeptText | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { revision, text, aside } = stored as Partial<Record<keyof KeptText, unknown>>;
  if (typeof revision !== "number" || typeof text !== "string") return null;
  return { revision, text, aside: typeof aside === "string" ? aside : null };
}

/** The same from the text of a storage. */
export function parseKeptText(json: string | null): KeptText | null {
  try {
    return readKeptText(JSON.parse(json ?? "null"));
  } catch {
    return null;
  }
}
