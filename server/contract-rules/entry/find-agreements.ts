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

/** The titles of the agreements in a file, where there is more than one, each with its own parties. */
export function findAgreements(paragraphs: readonly string[]): string[] {
  const lines = paragraphs.map((line) => line.trim());
  const found = lines.filter((line, index) => {
    const below = lines.slice(index + 1, index + 1 + LINES_TO_THE_PARTIES);
    return isTitle(line) && below.some((each) => parties.test(each));
  });
  const names = new Map(found.map((line) => [line.toLowerCase(), line]));
  return names.size > 1 ? [...names.values()] : [];
}

function isTitle(line: string): boolean {
  return line.length <= LONGEST_TITLE && called.test(line) && title.test(line) && !clause.test(line);
}
