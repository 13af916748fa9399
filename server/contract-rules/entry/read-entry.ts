import { bearingOf, isContract } from "#server/contract-rules/entry/is-contract";
import { splitAgreements } from "#server/contract-rules/entry/find-agreements";
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
  /** The titles of the agreements it holds, where there are several. */
  agreements: string[];
  /** Whether it is a form in which little but blanks stands. */
  isBlank: boolean;
};

/** A line to write on, or what is to be put in: not a link, a mark of a footnote or a time. */
const blank = /_{3,}|\.{5,}|(?<!\[)\[[^\]\d]{0,40}\](?![[(\]])|\u2026{2,}/g;
/** A form has a blank for so many of its words. */
const WORDS_TO_A_BLANK = 40;
const LEAST_BLANKS = 6;

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
    agreements: splitAgreements(contract.paragraphs).map(({ title }) => title),
    isBlank: isBlankForm(contract.text),
  };
}

function isBlankForm(text: string): boolean {
  const blanks = text.match(blank)?.length ?? 0;
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return blanks >= LEAST_BLANKS && words <= blanks * WORDS_TO_A_BLANK;
}
