/** What a contract is about, as far as its words tell. */
export const contractKinds = [
  "recording",
  "publishing",
  "producer",
  "featured",
  "management",
  "licence",
  "split_sheet",
  "unknown",
] as const;
export type ContractKind = (typeof contractKinds)[number];

export const contractKindLabels: Record<ContractKind, string> = {
  recording: "Recording contract",
  publishing: "Publishing contract",
  producer: "Producer contract",
  featured: "Featured artist contract",
  management: "Management contract",
  licence: "Licence",
  split_sheet: "Split sheet",
  unknown: "Contract",
};
