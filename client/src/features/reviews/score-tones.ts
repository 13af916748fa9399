import { scoreBandOf, type ScoreBand } from "#shared/domain/reviews/review";

type Tone = { stroke: string; text: string; label: string };

/** Colour and word of each band; the word says what the colour says. */
const tones: Record<ScoreBand["name"], Tone> = {
  solid: { stroke: "stroke-success", text: "text-success", label: "Solid" },
  decent: { stroke: "stroke-warning", text: "text-warning", label: "Decent" },
  weak: { stroke: "stroke-danger", text: "text-danger", label: "Several issues" },
  grave: { stroke: "stroke-danger", text: "text-danger", label: "Grave issues" },
};

export function toneOf(score: number): Tone {
  return tones[scoreBandOf(score).name];
}
