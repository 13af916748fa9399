import type { DraftingProgress } from "#shared/contract/agreements";
import { headingKey } from "#server/features/agreements/draft-rules";

export type Report = (progress: DraftingProgress) => void;

/** Where each step begins and ends; saving the document, which follows the draft, has the rest. */
const spans: Record<DraftingProgress["step"], readonly [from: number, to: number]> = {
  facts: [0.02, 0.05],
  clauses: [0.05, 0.1],
  writing: [0.1, 0.78],
  checking: [0.78, 0.8],
  asking_again: [0.8, 0.94],
  saving: [0.94, 1],
};

/** Tells that a step has begun. */
export function beginStep(report: Report, step: DraftingProgress["step"]): void {
  report({ step, heading: "", done: spans[step][0] });
}

const writtenHeading = /"heading"\s*:\s*"([^"\\]*)"/g;

/** Follows a model's JSON as it grows, and tells each of the headings when the model first comes to it. */
export function followWriting(
  report: Report,
  step: "writing" | "asking_again",
  headings: readonly string[],
): (text: string) => void {
  const [from, to] = spans[step];
  const ahead = new Map(headings.map((heading) => [headingKey(heading), heading]));
  let seen = 0;
  return (text) => {
    const fresh = text.slice(seen);
    for (const [match, written = ""] of fresh.matchAll(writtenHeading)) {
      seen = text.indexOf(match, seen) + match.length;
      const heading = ahead.get(headingKey(written));
      if (heading === undefined) continue;
      const share = (headings.length - ahead.size) / headings.length;
      ahead.delete(headingKey(written));
      report({ step, heading, done: from + (to - from) * share });
    }
  };
}
