/** Sentences in a row; those that do not apply are left out. */
export function prose(...sentences: readonly (string | false)[]): string {
  return sentences.filter(Boolean).join(" ");
}

/** What somebody typed as the end of a sentence, with a full stop unless it brings one in its own script. */
export function sentence(text: string): string {
  return /[.!?…。؟۔।።]["'”’)]?$/.test(text) ? text : `${text}.`;
}

/** What the parties wrote themselves, word for word, below the sentence that introduces it. */
export function ownWords(introduction: string, text: string): string {
  return `${introduction}\n${text}`;
}

/** Paragraphs of a clause; those that do not apply are left out. */
export function paragraphs(...all: readonly (string | false)[]): string[] {
  return all.filter((paragraph) => paragraph !== false);
}
