/** What was read out of a file. */
export type ReadText = {
  text: string;
  /** Null where the file has no pages of its own. */
  pages: number | null;
  /** Numbers of the pages without any text. */
  emptyPages: number[];
};

/** More than any contract has; what is longer is refused before it takes memory. */
export const MOST_CHARACTERS = 1_000_000;
export const MOST_PAGES = 1000;
