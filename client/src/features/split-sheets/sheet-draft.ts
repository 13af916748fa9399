import { z } from "zod";
import type { SheetDocument } from "#shared/contract/documents";
import { nothingDeclared, type Declared } from "#shared/domain/declared";
import { noSongFacts, perSongFact } from "#shared/domain/song-facts";
import type { Version, VersionedKind } from "#client/lib/drafts/versioned-draft";
import { isSameValue } from "#client/features/split-sheets/is-same-value";
import {
  emptySplitSheetForm,
  formFromSheet,
  type SplitSheetForm,
} from "#client/features/split-sheets/split-sheet-form";

const Row = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().default(""),
  role: z.string(),
  percentage: z.string(),
});

/** An older page has stored the same with fewer fields: one that came later has a default. */
const Form = z.object({
  ...perSongFact(() => z.string().default("")),
  declared: z
    .custom<Declared>((kept) => Array.isArray((kept as Partial<Declared> | null | undefined)?.samples))
    .catch(nothingDeclared),
  hasMaster: z.boolean(),
  publishingRightsCollaborators: z.array(Row),
  masterRightsCollaborators: z.array(Row),
}) satisfies z.ZodType<SplitSheetForm>;

const Stored = z.object({
  id: z.uuid(),
  revision: z.int().nullable(),
  form: Form,
  aside: Form.nullable().catch(null),
});

/** A split sheet that is not saved yet. */
export const sheetDraft: VersionedKind<SplitSheetForm> = {
  prefix: "split-sheet",
  read: (stored) => {
    const found = Stored.safeParse(stored).data;
    return found ? { id: found.id, revision: found.revision, value: found.form, aside: found.aside } : null;
  },
  write: ({ value, ...draft }) => ({ ...draft, form: value }),
  blank: emptySplitSheetForm,
  isSame: isSameValue,
};

/**
 * What a new sheet begins with, kept apart from a new sheet that somebody types besides; `stored` is what was typed into it on another
 * device.
 */
export type SheetStart = { key: string; form: SplitSheetForm; stored?: unknown };

export function draftFrom({ key, form, stored: found }: SheetStart): VersionedKind<SplitSheetForm> {
  const prefix = `${sheetDraft.prefix}.with.${key}`;
  return { ...sheetDraft, prefix, blank: form, read: (stored) => sheetDraft.read(stored ?? found) };
}

/** What the account keeps of a sheet that is not saved yet: the same as this device. */
export const keptSheet = (id: string, form: SplitSheetForm) => ({ id, revision: null, form, aside: null });

/** What a template keeps of a sheet: its people and what their songs have in common. */
export function templateOf(form: SplitSheetForm) {
  const { artistName, genre, label, publisher } = form;
  const kept = { ...form, ...noSongFacts, artistName, genre, label, publisher, declared: nothingDeclared };
  return keptSheet(crypto.randomUUID(), kept);
}

/** A new sheet that begins with a template; an empty one where that cannot be read any more. */
export function startWithTemplate(id: string, stored: unknown): SheetStart {
  return { key: `template.${id}`, form: sheetDraft.read(stored)?.value ?? emptySplitSheetForm };
}

export function versionOf({ id, revision, content }: SheetDocument): Version<SplitSheetForm> {
  return { id, revision, value: formFromSheet(content) };
}
