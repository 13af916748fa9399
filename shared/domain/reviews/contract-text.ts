/** Characters of a contract that is to be reviewed: a file may hold more than anybody pastes. */
export const LEAST_CHARACTERS = 100;
export const MOST_CHARACTERS = 100_000;
export const MOST_FROM_FILE = 400_000;

export function mostCharacters(isFromFile: boolean): number {
  return isFromFile ? MOST_FROM_FILE : MOST_CHARACTERS;
}

/** Controls, and the marks that reorder what is shown: PDF files and word processors leave them behind. */
const invisible = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** The text as it is reviewed and counted: line breaks as `\n`, and nothing that cannot be seen. */
export function cleanContractText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(invisible, "")
    .trim();
}
