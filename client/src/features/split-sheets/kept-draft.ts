import { z } from "zod";
import { perSongFact } from "#shared/domain/song-facts";
import type { SplitSheetForm } from "#client/features/split-sheets/split-sheet-form";

const Row = z.object({ name: z.string(), email: z.string(), role: z.string(), percentage: z.string() });

/** An older version of this page has kept the same with fewer fields: one that came later has a default. */
const Form = z.object({
  ...perSongFact(() => z.string().default("")),
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

/** What a curious person has edited is no draft. */
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
