import { drawList } from "#server/adapters/pdf/draw-list";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import type { Pdf } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import { drawHeading } from "#server/features/reviews/pdf/draw-heading";
import { rubricAreaTitles, type PointState, type RubricArea } from "#shared/domain/reviews/rubric";

const states: Record<PointState, string> = {
  good: "good",
  fair: "fair",
  bad: "bad",
  absent: "nothing said",
  unreadable: "left open",
};

/** How the number comes about: what each area keeps, and which points take how much from it. */
export function drawRubric(pdf: Pdf, rubric: readonly RubricArea[]): void {
  drawHeading(pdf, "How the number comes about", "number");
  drawTextBlock(pdf, pdf.root, "P", INTRODUCTION, styles.text);
  pdf.y += 4;
  const items = rubric.map(({ area, possible, kept, lines }) => {
    const taking = lines.filter(({ cost }) => cost > 0);
    const costs = taking.map(({ subject, state, cost }) => `${subject} (${states[state]}) \u2212${cost}`);
    const rest = costs.length > 0 ? costs.join(", ") : "nothing taken off";
    return { label: "\u2022", text: `${rubricAreaTitles[area]}: ${kept} of ${possible}. ${capital(rest)}.` };
  });
  drawList(pdf, items, styles.text);
}

const INTRODUCTION =
  "A hundred points stand in seven areas. A harm takes from its area, and so does silence where you need a promise; an area never falls below nothing.";

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
