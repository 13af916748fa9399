import { median, ratioResult, type Result } from "#server/bench/result";
import { labels } from "#server/contract-rules/labelled/labels";
import { measureReviewer, readLabelled } from "#server/contract-rules/labelled/measure-reviewer";
import { reviewByRule } from "#server/features/reviews/review-by-rule";

const LEAST = 0.85;
const LONGEST_CONTRACT = 100_000;
const MOST_SECONDS = 1;
const TURNS = 5;

/** How far the rule-based reviewer agrees with the labelled contracts, and how long the longest contract takes it. */
export function benchReviews(): Result[] {
  const { precision, recall } = measureReviewer(() => true);
  const detail = `${labels.length} contracts`;
  const seconds = median(Array.from({ length: TURNS }, timeLongest));
  return [
    ratioResult("review by rules: precision", precision, { least: LEAST }, detail),
    ratioResult("review by rules: recall", recall, { least: LEAST }, detail),
    {
      name: `review by rules: ${LONGEST_CONTRACT} characters`,
      measured: `${seconds.toFixed(2)} s`,
      limit: `≤ ${MOST_SECONDS} s`,
      ok: seconds <= MOST_SECONDS,
    },
  ];
}

function timeLongest(): number {
  const all = labels.map(readLabelled).join("\n\n");
  const text = all.repeat(Math.ceil(LONGEST_CONTRACT / all.length)).slice(0, LONGEST_CONTRACT);
  const from = performance.now();
  reviewByRule(text);
  return (performance.now() - from) / 1000;
}
