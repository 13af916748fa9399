import type { ReviewProgress } from "#shared/contract/review-results";

export type Report = (progress: ReviewProgress) => void;

/** Where each step begins and ends. */
const spans: Record<ReviewProgress["step"], readonly [from: number, to: number]> = {
  reading: [0.02, 0.05],
  points: [0.05, 0.1],
  model: [0.1, 0.75],
  checking: [0.75, 0.78],
  asking_again: [0.78, 0.94],
  saving: [0.94, 1],
};

/** Tells that a step has begun. */
export function beginStep(report: Report, step: ReviewProgress["step"]): void {
  report({ step, partsRead: 0, parts: 0, done: spans[step][0] });
}

/** Begins a step that goes over parts, and tells each time another one is read. */
export function followParts(report: Report, step: "model" | "asking_again", parts: number): () => void {
  const [from, to] = spans[step];
  let partsRead = 0;
  const send = () => report({ step, partsRead, parts, done: from + ((to - from) * partsRead) / parts });
  send();
  return () => {
    partsRead += 1;
    send();
  };
}
