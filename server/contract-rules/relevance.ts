import type { ContractKind } from "#shared/domain/contract-kind";
import type { Contract } from "#server/contract-rules/contract";

const recordsAndSongs: readonly ContractKind[] = ["recording", "publishing", "unknown"];
const exceptSplitSheet: readonly ContractKind[] = [
  "recording",
  "publishing",
  "producer",
  "featured",
  "management",
  "licence",
  "unknown",
];

/** Points that not every kind of contract is asked for: a split sheet needs no audit, a manager's share of concerts is the deal. */
const kindsOf: Readonly<Record<number, readonly ContractKind[]>> = {
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
};

export function isRelevant(point: number, kind: ContractKind): boolean {
  return kindsOf[point]?.includes(kind) ?? true;
}

/** Where the two sides are equals, what binds one of them alone is a flag whichever it is. */
export function isBetweenEquals({ kind, text }: Contract): boolean {
  if (kind === "licence") return /\b(?:beat|instrumental)\b/i.test(text.slice(0, 600));
  return kind === "producer" || kind === "featured" || kind === "split_sheet";
}
