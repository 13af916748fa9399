/** A sentence of a contract ends somewhere; what goes on for longer is cut, so that no pattern meets an endless one. */
const LONGEST = 1500;

const stop = /[.!?]["')\]]{0,2} (?=["'([]{0,2}[A-Z0-9]|\([a-z]{1,3}\) )|; /g;
const abbreviation =
  /(?:^|[\s(.])(?:[A-Z]|ltd|co|inc|corp|no|nos|art|arts|sec|st|dr|mr|mrs|ms|cap|vs|etc|e\.g|i\.e|feat|ft|p\/k\/a|para|cl|approx|jan|feb|aug|sept|oct|nov|dec)\.$/i;
/** "as listed in Annex B." */
const annex = /\b(?:annex|schedule|appendix|exhibit|section|part) [A-Z]\.$/i;
/** What follows a semicolon and says under which condition the words before it hold. */
const condition =
  /^(?:and |but )?(?:provided|save|except|however|unless|subject to|but|less|such|always|they|it|these|this|those)\b/i;
const listNumber = /^\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]{1,2}|[ivxl]{1,6})[.)]$/i;

/** The sentences of a paragraph, each as it stands there. A semicolon ends one too, if no condition follows it. */
export function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: found, index } of paragraph.matchAll(stop)) {
    const end = index + found.length - 1;
    if (!isEnd(paragraph, start, end)) continue;
    sentences.push(...inPieces(paragraph.slice(start, end)));
    start = end + 1;
  }
  return [...sentences, ...inPieces(paragraph.slice(start))];
}

function isEnd(paragraph: string, start: number, end: number): boolean {
  if (paragraph[end - 1] === ";") return !condition.test(paragraph.slice(end + 1, end + 30));
  const tail = paragraph.slice(Math.max(start, end - 14), end);
  if (annex.test(tail)) return true;
  return (
    !abbreviation.test(tail) && !listNumber.test(paragraph.slice(start, Math.min(end, start + 12)).trim())
  );
}

function inPieces(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence.trim();
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(" ", LONGEST);
    const end = space > LONGEST / 2 ? space : LONGEST;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest === "" ? pieces : [...pieces, rest];
}
