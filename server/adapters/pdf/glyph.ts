/** One outline and the characters it stands for here, so that text copied from the document is the text that was typed. */
export type Glyph = { readonly id: number; readonly codePoints: readonly number[]; readonly width: number };

/** A glyph in its place. `advance`, `dx`, `dy` and every width are thousandths of the font size. */
export type PlacedGlyph = { glyph: Glyph; advance: number; dx: number; dy: number };
