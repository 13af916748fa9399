export type SheetTerms = { version: string; clauses: readonly string[] };

/**
 * What the people of a split sheet agree to besides its numbers, every edition, oldest first. Each sent version freezes the clauses it
 * was sent with; as with acknowledgements, a change is a new edition at the end.
 */
export const versions = [
  {
    version: "2026-11-21",
    clauses: [
      "The people named in the tables made this song or this recording together. Each of them owns the share shown beside their name, and nobody else owns a part of the rights listed.",
      "Publishing Rights are the rights in the song itself, its words and its music. Master Rights are the rights in this recording of it. Each table totals 100% on its own; a right that has no table here is not part of this agreement.",
      "Income from each right is divided by these shares, in every country and for the full term of copyright with every renewal and extension of it.",
      "Everyone may register the song and the recording with collecting societies, publishers and distributors by these shares, and nobody registers other ones.",
      "Everyone confirms that what they contributed is their own work, or that they have the permission it needs, and that they are free to agree to this.",
      "Everyone keeps the right to be named as an author or performer of what they contributed. Nothing here hands over a right that is not listed.",
      "This document can be changed only in writing, signed by everyone named in it. It may be signed electronically and in parts; each complete copy counts as an original.",
    ],
  },
] as const satisfies readonly SheetTerms[];

/** What a sheet is sent with now. */
export const sheetTerms: SheetTerms = versions[versions.length - 1]!;
