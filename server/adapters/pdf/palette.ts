/** The light theme on paper, as PDF colour operands. */
export const palette = {
  paper: rgb("#FBF9F4"),
  white: rgb("#FFFFFF"),
  ink: rgb("#1C1A17"),
  muted: rgb("#5F5A52"),
  line: rgb("#DDD5C6"),
  forest: rgb("#0B5D45"),
  ochre: rgb("#B4690E"),
  danger: rgb("#B3261E"),
} as const;

/** Red, green and blue between 0 and 1, ready for the `rg` and `RG` operators. */
export type Color = `${number} ${number} ${number}`;

export function rgb(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  const part = (shift: number) => Math.round((((value >> shift) & 255) / 255) * 1000) / 1000;
  return `${part(16)} ${part(8)} ${part(0)}`;
}
