export type { Findings, Neutral } from "#server/contract-rules/findings";
export { readByRules, type RuleReading } from "#server/contract-rules/read-by-rules";
export { readEntry, type Entry } from "#server/contract-rules/entry/read-entry";
export { detectLanguage, type Language } from "#server/contract-rules/reading/detect-language";
export { speaksToReader } from "#server/contract-rules/reading/speaks-to-reader";
export { normaliseText } from "#server/contract-rules/reading/normalise-text";
export { splitSentences } from "#server/contract-rules/reading/split-sentences";
export { weighFindings, type Weighed } from "#server/contract-rules/weigh-findings";
export { BLANK } from "#server/contract-rules/rubric/topics";
