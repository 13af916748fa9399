/** A line of its own that ends in what an agreement is called. */
const title =
  /^(?:(?:part|section|document|annex|schedule|\d{1,2})[ .:)-]+)?((?:[\p{Lu}][\p{L}'&/-]*,? ?(?:(?:of|and|for|to|the) )?){1,8})$/u;
const called = /\b(?:agreement|contract|deed|licen[cs]e|split ?sheet)$/i;
/** Headings of clauses that end in the same words. */
const clause =
  /^(?:\W*\d*\W*)(?:entire|whole|the|this|complete|nature of|term of|amendment|about|scope of|end of|prior|no other|grant of|rights? (?:to|under)|type of)\b|^(?:agreement|contract|licen[cs]e)$/i;
/** What stands below the title of an agreement: its parties. */
const parties = /\b(?:between|among)\b|^[\p{L} ]{3,30}:(?: |$)|\b(?:is|are) (?:made|entered)\b/iu;
const LONGEST_TITLE = 90;
const LINES_TO_THE_PARTIES = 3;

/** One of several agreements in a file: what it is called, and its lines. */
export type AgreementPart = { title: string; paragraphs: readonly string[] };

/** The agreements in a file, where there is more than one, each with its own parties. What stands before the first belongs to it. */
export function splitAgreements(paragraphs: readonly string[]): AgreementPart[] {
  const lines = paragraphs.map((line) => line.trim());
  const begins = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const below = lines.slice(index + 1, index + 1 + LINES_TO_THE_PARTIES);
    // A title again is one at the head of a page.
    if (begins.has(line.toLowerCase()) || !isTitle(line) || !below.some((each) => parties.test(each)))
      continue;
    begins.set(line.toLowerCase(), index);
  }
  if (begins.size < 2) return [];
  const starts = [...begins.values()];
  return starts.map((start, index) => ({
    title: lines[start]!,
    paragraphs: paragraphs.slice(index === 0 ? 0 : start, starts[index + 1]),
  }));
}

function isTitle(line: string): boolean {
  return line.length <= LONGEST_TITLE && called.test(line) && title.test(line) && !clause.test(line);
}
