import { z } from "zod";
import type { SplitSheetForm } from "#client/features/split-sheets/split-sheet-form";

const Row = z.object({ name: z.string(), email: z.string(), role: z.string(), percentage: z.string() });

const Form = z.object({
  songTitle: z.string(),
  artistName: z.string(),
  releaseDate: z.string(),
  duration: z.string(),
  genre: z.string(),
  isrc: z.string(),
  label: z.string(),
  publisher: z.string(),
  notes: z.string(),
  hasMaster: z.boolean(),
  publishingRightsCollaborators: z.array(Row),
  masterRightsCollaborators: z.array(Row),
}) satisfies z.ZodType<SplitSheetForm>;

/** What stays on the device of a split sheet that is not saved yet. */
const KeptDraft = z.object({
  /** The document's id; for a new sheet, the one it will be created with, however often that is tried. */
  id: z.uuid(),
  /** The revision that was edited; null for a new sheet. */
  revision: z.int().nullable(),
  form: Form,
  /** What was typed before the person asked for a newer version from the server. */
  aside: Form.nullable(),
});
export type KeptDraft = z.output<typeof KeptDraft>;

/** What an older version of this page has kept, or a curious person has edited, is no draft. */
export function readKeptDraft(stored: unknown): KeptDraft | null {
  return KeptDraft.safeParse(stored).data ?? null;
}

/** The same from the text of a storage. */
export function parseKeptDraft(json: string | null): KeptDraft | null {
  try {
    return readKeptDraft(JSON.parse(json ?? "null"));
  } catch {
    return null;
  }
}
