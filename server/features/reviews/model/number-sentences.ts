import { speaksToReader, splitSentences } from "#server/contract-rules/index";

/** A sentence of a contract under the number by which a model cites it. */
export type NumberedSentence = {
  /** "s12" */
  id: string;
  text: string;
  /** False where it speaks to whoever reads the contract instead of the parties. */
  isTrusted: boolean;
  /** Whether a clause begins with it. */
  isHeading: boolean;
};

/** "4. RELEASE", "Article IV", "Clause 12", "IX. Accounting": where a clause begins. "4.1 …" goes on with it. */
const heading =
  /^(?:(?:article|clause|section|schedule|annex|part)\s+[\divxl]+\b|\d{1,3}[.)]?\s+\p{Lu}|[IVXL]+[.)]\s)/iu;

/** Every sentence of a normalised text, titles included, in its order. */
export function numberSentences(text: string): NumberedSentence[] {
  return text
    .split(/\n+/)
    .flatMap((paragraph) => {
      const isTrusted = !speaksToReader(paragraph);
      return splitSentences(paragraph).map((sentence, index) => ({
        text: sentence,
        isTrusted,
        isHeading: index === 0 && heading.test(paragraph),
      }));
    })
    .map((sentence, index) => ({ id: `s${index + 1}`, ...sentence }));
}

/** Characters that a model reads at once: about a hundred pages are three of these. */
export const LONGEST_PART = 100_000;

/** The sentences in parts of at most `longest` characters each, cut where a clause begins if there is such a place in its second half. */
export function splitNumbered(
  sentences: readonly NumberedSentence[],
  longest = LONGEST_PART,
): NumberedSentence[][] {
  const parts: NumberedSentence[][] = [];
  let rest = sentences;
  while (rest.length > 0) {
    const fitting = countFitting(rest, longest);
    const last = rest.slice(0, fitting + 1).findLastIndex(({ isHeading }) => isHeading);
    const end = fitting < rest.length && last > fitting / 2 ? last : fitting;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return parts;
}

function countFitting(sentences: readonly NumberedSentence[], longest: number): number {
  let sum = 0;
  const tooMuch = sentences.findIndex(({ text, id }) => {
    sum += text.length + id.length + 2;
    return sum > longest;
  });
  return tooMuch === -1 ? sentences.length : Math.max(1, tooMuch);
}

const definition =
  /"[^"]{2,60}"[^.]{0,30}\b(?:means?|shall mean|refers? to|includes?|is defined)\b|\((?:the |each,? |together,? )?"[^"]{2,40}"\)/;
/** Characters of definitions that go along with a later part. */
const MOST_OF_DEFINITIONS = 12_000;

/** The sentences that say what the words of the contract mean, for a part that does not have them. */
export function definitionsOf(sentences: readonly NumberedSentence[]): NumberedSentence[] {
  let sum = 0;
  return sentences
    .filter(({ text }) => definition.test(text))
    .filter(({ text }) => (sum += text.length) <= MOST_OF_DEFINITIONS);
}
