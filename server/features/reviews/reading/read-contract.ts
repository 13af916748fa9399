import type { Contract, Sentence } from "#server/features/reviews/contract";
import { detectKind } from "#server/features/reviews/reading/detect-kind";
import { findParties, nameSides } from "#server/features/reviews/reading/find-parties";
import { createMask } from "#server/features/reviews/reading/mask-parties";
import { normaliseText } from "#server/features/reviews/reading/normalise-text";
import { speaksToReader } from "#server/features/reviews/reading/speaks-to-reader";
import { splitSentences } from "#server/features/reviews/reading/split-sentences";

const heading =
  /^(?:(?:article|clause|section|part)\s+)?(?:\d{1,3}(?:\.0)?|[ivxl]{1,6})(?:[.):]| -)? +(?=\S)(?!\d)|^(?:article|clause|section|part) [\divxl]{1,6}\b/i;
const listItem = /^(?:\((?:[a-z]{1,2}|[ivxl]{1,6}|\d{1,2})\)|(?:[a-z]|[ivx]{1,4})[.)]|[-*•]) /;
/** Verbs that make a statement of a few words. */
const says =
  /\b(?:shall|will|may|must|can|cannot|is|are|was|be|has|have|does|do|means?|agrees?|owns?|keeps?|pays?|waives?|assigns?|grants?|applies|apply|warrants?|ends?|lasts?|starts|belongs?|appoints?|gives?|receives?)\b/i;
const LONGEST_TITLE = 70;
/** Words that introduce a list are remembered up to this length. */
const LONGEST_LEAD = 300;

/** Takes a contract apart: its kind, its sides, its clauses and sentences. */
export function readContract(raw: string): Contract {
  const text = normaliseText(raw);
  const paragraphs = text.split("\n");
  const kind = detectKind(paragraphs);
  const parties = findParties(text, kind);
  const sentences = readSentences(paragraphs, createMask(parties));
  return {
    text,
    kind,
    sides: nameSides(parties, kind),
    sentences,
    trusted: sentences.filter(({ isTrusted }) => isTrusted),
    paragraphs,
  };
}

function readSentences(paragraphs: readonly string[], mask: (text: string) => string): Sentence[] {
  const sentences: Sentence[] = [];
  const hasHeadings = paragraphs.filter(isHeading).length >= 3;
  let clause = 0;
  let lead = "";
  for (const paragraph of paragraphs) {
    if (!hasHeadings || isHeading(paragraph)) clause += 1;
    const isItem = listItem.test(paragraph);
    if (!isItem) lead = "";
    const isTrusted = !speaksToReader(paragraph);
    if (hasHeadings && isTitle(paragraph)) continue;
    for (const [place, text] of splitSentences(paragraph).entries()) {
      if (place === 0 && isRunInTitle(text)) continue;
      const plain = mask(text);
      sentences.push({ text, plain, context: lead === "" ? plain : `${lead} ${plain}`, clause, isTrusted });
    }
    if (/[:-]$/.test(paragraph) && !isItem) lead = (sentences.at(-1)?.plain ?? "").slice(-LONGEST_LEAD);
  }
  return sentences;
}

/** A heading that stands alone: it promises nothing. */
function isTitle(paragraph: string): boolean {
  if (listItem.test(paragraph) || paragraph.length > LONGEST_TITLE || says.test(paragraph)) return false;
  return /^[A-Z\d]/.test(paragraph) && !/[.,;:!?|_%]$/.test(paragraph);
}

/** "12. Power of attorney." before the words of the clause. */
function isRunInTitle(sentence: string): boolean {
  return (
    /^[(\dA-Z]/.test(sentence) &&
    sentence.split(" ").length <= 7 &&
    !says.test(sentence) &&
    /[.:]$/.test(sentence)
  );
}

/** "4. RELEASE", "Article IV", "8 - Synchronisation", or a short line without a full stop. */
function isHeading(paragraph: string): boolean {
  if (listItem.test(paragraph)) return false;
  if (heading.test(paragraph)) return true;
  return paragraph.length <= LONGEST_TITLE && /^[A-Z]/.test(paragraph) && !/[.,;:!?|_]$/.test(paragraph);
}
