/** A paragraph, a list, or a table. In every text `[words](/address)` is a link. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } };

export type LegalSection = { id: string; heading: string; blocks: readonly LegalBlock[] };

/** What we promise to, and ask of, whoever uses the product. */
export type LegalText = {
  title: string;
  /** What it says, in a sentence or two: stands at its head, and is what search engines show. */
  summary: string;
  /** The day from which this wording is in force. */
  updated: `${number}-${number}-${number}`;
  sections: readonly LegalSection[];
};
