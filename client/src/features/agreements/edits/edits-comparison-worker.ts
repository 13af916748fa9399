import { compareTexts } from "#client/features/agreements/edits/edits-comparison";

export type ComparisonRequest = { before: string; after: string };

/** Compares apart from the page: long texts take seconds. */
self.addEventListener("message", ({ data: { before, after } }: MessageEvent<ComparisonRequest>) => {
  self.postMessage(compareTexts(before, after), { transfer: [] });
});
