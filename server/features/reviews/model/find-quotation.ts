import { normaliseText } from "#server/contract-rules/index";

const LEAST_LETTERS = 8;
/** What stands for words that were left out. */
const gap = /\s*(?:…|\.{3,}|\[[^\]]*\])\s*/;

/** Tells whether words stand in the text, in their order, whatever their case, spaces and punctuation. */
export function quotationFinder(text: string): (quotation: string) => boolean {
  const words = ` ${fold(text)} `;
  return (quotation) => {
    const pieces = quotation
      .split(gap)
      .map(fold)
      .filter((piece) => piece !== "");
    if (pieces.join("").length < LEAST_LETTERS) return false;
    let from = 0;
    return pieces.every((piece) => {
      const found = words.indexOf(` ${piece} `, from);
      from = found + piece.length + 1;
      return found !== -1;
    });
  };
}

/** Hyphens go, because those at the end of a line may or may not belong to the word. */
function fold(text: string): string {
  return normaliseText(text)
    .toLowerCase()
    .replaceAll("-", "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
