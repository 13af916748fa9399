import { bearingOf, isContract } from "#server/contract-rules/entry/is-contract";
import { findGaps } from "#server/contract-rules/entry/find-gaps";
import { findSubject, type Subject } from "#server/contract-rules/entry/find-subject";
import { detectLanguage, type Language } from "#server/contract-rules/reading/detect-language";
import { readContract } from "#server/contract-rules/reading/read-contract";
import type { ContractKind } from "#shared/domain/reviews/contract-kind";

/** What can be told of a text before anybody pays for its review. Of a text that is not English only its language. */
export type Entry = {
  language: Language | null;
  isContract: boolean;
  subject: Subject;
  kind: ContractKind;
  /** What it lacks at its beginning or end, where it seems to be an excerpt. */
  gaps: string[];
};

/** Looks at a text as somebody does at a counter: what it is, what it is about, whether all of it is there. */
export function readEntry(text: string): Entry {
  const language = detectLanguage(text);
  const contract = readContract(text);
  return {
    language,
    isContract: isContract(bearingOf(contract)),
    subject: findSubject(contract.text),
    kind: contract.kind,
    gaps: findGaps(contract.paragraphs),
  };
}
