import type { Language } from "#shared/words/languages";

/** A paragraph, a list, or a table. In every text `[words](/address)` is a link, and `{legalName}` who runs the service: see `Operator`. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } };

export type LegalSection = { id: string; heading: string; blocks: readonly LegalBlock[] };

/** What we promise to, and ask of, whoever uses the product. */
export type LegalText = {
  title: string;
  /** English unless said. */
  language?: Language;
  /** What it says, in a sentence or two: stands at its head, and is what search engines show. */
  summary: string;
  /** The day from which this wording is in force: by it, acts name their version. */
  updated: `${number}-${number}-${number}`;
  sections: readonly LegalSection[];
};

/** The text of a later day, with other words in some of its sections, by their ids. */
export const withBlocks = (
  text: LegalText,
  updated: LegalText["updated"],
  changed: Record<string, LegalSection["blocks"]>,
): LegalText => ({
  ...text,
  updated,
  sections: text.sections.map((section) => ({ ...section, blocks: changed[section.id] ?? section.blocks })),
});

/** The text with one section more, behind the one of that id. */
export const withSection = (text: LegalText, behind: string, section: LegalSection): LegalText => ({
  ...text,
  sections: text.sections.flatMap((each) => (each.id === behind ? [each, section] : [each])),
});
