import { z } from "zod";

/** What stays on the device of an agreement's text that is not saved yet. */
const KeptText = z.object({
  /** The revision of the document that was edited. */
  revision: z.int(),
  text: z.string(),
  /** Another text of the same agreement that somebody typed and has not saved: in another window, or before a version was restored. */
  aside: z.string().nullable(),
});
export type KeptText = z.output<typeof KeptText>;

/** What an older version of this page has kept, or a curious person has edited, is no text. */
export function readKeptText(stored: unknown): KeptText | null {
  return KeptText.safeParse(stored).data ?? null;
}

/** The same from the text of a storage. */
export function parseKeptText(json: string | null): KeptText | null {
  try {
    return readKeptText(JSON.parse(json ?? "null"));
  } catch {
    return null;
  }
}
