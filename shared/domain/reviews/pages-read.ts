import type { FilePages, ReviewResult } from "#shared/domain/reviews/review";

/** "12 pages, 30,400 characters" */
export function howMuchWasRead({ characters, pages }: NonNullable<ReviewResult["read"]>): string {
  const letters = `${characters.toLocaleString("en-KE")} characters`;
  if (!pages) return letters;
  const read = pages.count - pages.empty.length;
  if (read < pages.count) return `${read} of ${pages.count} pages, ${letters}`;
  return `${pages.count === 1 ? "1 page" : `${pages.count.toLocaleString("en-KE")} pages`}, ${letters}`;
}

/** "Pages 2 and 5 have no text" */
export function emptyPages({ empty }: FilePages): string {
  const list = new Intl.ListFormat("en-GB").format(empty.map(String));
  return empty.length === 1 ? `Page ${list} has no text` : `Pages ${list} have no text`;
}
