import type { TextStyle } from "#server/adapters/pdf/draw-text";
import { DEFINED_TERM } from "#shared/domain/agreements/agreement-text";
import { palette } from "#server/adapters/pdf/palette";

/** The scale of the printed sheet, in points. */
export const styles = {
  eyebrow: { face: "strong", size: 8, leading: 12, color: palette.ochre, tracking: 0.6 },
  songTitle: { face: "title", size: 32, leading: 37, color: palette.ink },
  longSongTitle: { face: "title", size: 22, leading: 27, color: palette.ink },
  byline: { face: "italic", size: 14.5, leading: 20, color: palette.muted },
  heading: { face: "title", size: 17, leading: 23, color: palette.ink },
  agreementTitle: { face: "strong", size: 10.5, leading: 16, color: palette.ink },
  clauseHeading: { face: "strong", size: 9.5, leading: 14.5, color: palette.forest },
  party: { face: "title", size: 14, leading: 19, color: palette.ink },
  text: { face: "text", size: 9.5, leading: 14.5, color: palette.ink },
  agreed: { face: "text", size: 9, leading: 13.5, color: palette.ink },
  clause: {
    face: "text",
    size: 9.5,
    leading: 14.5,
    color: palette.ink,
    emphasis: { face: "strong", of: DEFINED_TERM },
  },
  terms: { face: "text", size: 8.5, leading: 12, color: palette.ink },
  note: { face: "text", size: 8.5, leading: 12.5, color: palette.muted },
  label: { face: "text", size: 8, leading: 11.5, color: palette.muted },
  value: { face: "text", size: 9.5, leading: 13.5, color: palette.ink },
  name: { face: "text", size: 10, leading: 14, color: palette.ink },
  number: { face: "text", size: 8, leading: 14, color: palette.muted },
  total: { face: "strong", size: 10, leading: 14, color: palette.ink },
  signature: { face: "italic", size: 17, leading: 22, color: palette.ink },
  code: { face: "text", size: 9, leading: 13.5, color: palette.ink },
  wordmark: { face: "title", size: 15, leading: 20, color: palette.ink },
  wordmarkSuffix: { face: "title", size: 15, leading: 20, color: palette.muted },
  signedMark: { face: "strong", size: 9.5, leading: 13, color: palette.forest },
  draftMark: { face: "strong", size: 10.5, leading: 13, color: palette.ochre },
  running: { face: "italic", size: 10, leading: 13, color: palette.muted },
  footer: { face: "text", size: 7.5, leading: 11, color: palette.muted },
} as const satisfies Record<string, TextStyle>;
