import type { RuleReading } from "#server/contract-rules/index";
import type { PartFindings } from "#server/features/reviews/model/merge-findings";

/** Letters of a quotation that are enough to find its place. */
const ENOUGH = 60;

/** What a model found, under the agreement in which the words stand that it rests on, where a file holds several. */
export function placeInAgreements(
  parts: readonly PartFindings[],
  agreements: RuleReading["agreements"],
): PartFindings[] {
  const texts = agreements.map(({ title, paragraphs }) => ({
    title,
    words: paragraphs.join(" ").replaceAll('"', "'"),
  }));
  const place = <Found extends { quotation: string }>(found: Found): Found => {
    const agreement = texts.find(({ words }) => words.includes(found.quotation.slice(0, ENOUGH)))?.title;
    return agreement === undefined ? found : { ...found, agreement };
  };
  return parts.map((part) => ({
    ...part,
    issues: part.issues.map(place),
    strengths: part.strengths.map(place),
  }));
}
