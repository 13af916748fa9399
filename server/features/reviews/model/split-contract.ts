import { splitSentences } from "#server/contract-rules/index";

/** Characters that a model reads with care at once: about ten pages. */
export const LONGEST_PART = 24_000;

/** "4. RELEASE", "Article IV", "Clause 12", "IX. Accounting": where a clause begins. "4.1 …" goes on with it. */
const heading =
  /^(?:(?:article|clause|section|schedule|annex|part)\s+[\divxl]+\b|\d{1,3}[.)]?\s+\p{Lu}|[IVXL]+[.)]\s)/iu;

/**
 * A contract in parts that a model can read, each as long as may be: cut between clauses, or else paragraphs, or sentences, which are
 * short enough by themselves.
 */
export function splitContract(paragraphs: readonly string[], longest = LONGEST_PART): string[] {
  return pack(clausesOf(paragraphs), longest, "\n", (clause) =>
    pack(clause.split("\n"), longest, "\n", (paragraph) =>
      pack(splitSentences(paragraph), longest, " ", (sentence) => [sentence]),
    ),
  );
}

function clausesOf(paragraphs: readonly string[]): string[] {
  const clauses: string[][] = [];
  for (const paragraph of paragraphs) {
    const clause = clauses.at(-1);
    if (clause && !heading.test(paragraph)) clause.push(paragraph);
    else clauses.push([paragraph]);
  }
  return clauses.map((clause) => clause.join("\n"));
}

/** Puts pieces together as long as they fit; one that is too long by itself is cut first. */
function pack(
  pieces: readonly string[],
  longest: number,
  between: string,
  cut: (piece: string) => string[],
): string[] {
  const packed: string[] = [];
  for (const piece of pieces.flatMap((each) => (each.length > longest ? cut(each) : [each]))) {
    const last = packed.at(-1);
    const isRoomy = last !== undefined && last.length + between.length + piece.length <= longest;
    if (isRoomy) packed.splice(-1, 1, last + between + piece);
    else packed.push(piece);
  }
  return packed;
}
