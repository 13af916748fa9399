import type { Contract, ContractFamily } from "#server/contract-rules/contract";
import type { ContractKind } from "#shared/domain/reviews/contract-kind";

const recordsAndSongs: readonly ContractFamily[] = ["recording", "publishing", "unknown"];
const exceptSplitSheet: readonly ContractFamily[] = [
  "recording",
  "publishing",
  "producer",
  "featured",
  "management",
  "licence",
  "unknown",
];

/** Points that not every family of contracts is asked for: a split sheet needs no audit, a manager's share of concerts is the deal. */
const familiesOf: Readonly<Record<number, readonly ContractFamily[]>> = {
  5: [...recordsAndSongs, "producer", "management"],
  6: recordsAndSongs,
  7: ["recording"],
  11: exceptSplitSheet,
  12: exceptSplitSheet,
  16: ["recording", "publishing", "producer", "featured", "licence", "unknown"],
  18: ["recording", "producer", "featured", "management", "licence", "unknown"],
  20: exceptSplitSheet,
  22: ["recording", "producer", "featured", "licence"],
  25: exceptSplitSheet,
  26: exceptSplitSheet,
  27: exceptSplitSheet,
  31: ["recording", "management"],
  38: ["recording", "publishing", "producer", "featured", "licence", "unknown"],
  41: ["management"],
  42: ["management"],
  43: ["recording", "publishing", "management"],
  44: ["recording", "producer", "featured", "publishing", "unknown"],
  45: ["recording", "publishing", "producer", "featured", "licence", "unknown"],
  46: ["recording", "publishing", "producer", "featured", "unknown"],
  47: exceptSplitSheet,
  48: exceptSplitSheet,
  51: exceptSplitSheet,
  54: ["recording", "publishing", "producer", "featured", "unknown"],
  55: ["recording", "publishing", "management", "licence"],
  56: ["licence"],
  57: ["recording", "producer", "licence", "unknown"],
};

/**
 * What is no part of such a deal although its family is asked for it: a session player is paid by the session and owed no release, a
 * concert has no recordings.
 */
const spared: Partial<Record<ContractKind, readonly number[]>> = {
  // What is sold once and paid for once goes on by itself.
  beat_licence: [22, 25, 38, 45, 47, 54, 55],
  sync: [25, 54, 55],
  session: [5, 6, 7, 11, 12, 20, 25, 26, 27, 31, 38, 43, 45, 54, 55],
  booking: [2, 5, 6, 7, 9, 11, 12, 20, 25, 31, 38],
  endorsement: [2, 5, 6, 7, 11, 12, 18, 31, 38],
  platform: [7, 22, 31, 56],
  distribution: [56],
};

/** Several deals in one contract are asked for the points of each. */
export function isRelevant(point: number, { kind, family }: Pick<Contract, "kind" | "family">): boolean {
  if (kind === "mixed") return true;
  if (spared[kind]?.includes(point)) return false;
  return familiesOf[point]?.includes(family) ?? true;
}

/** Where the two sides are equals, what binds one of them alone is a flag whichever it is. */
export function isBetweenEquals({ family, text }: Contract): boolean {
  if (family === "licence") return /\b(?:beat|instrumental)\b/i.test(text.slice(0, 600));
  return family === "producer" || family === "featured" || family === "split_sheet";
}
