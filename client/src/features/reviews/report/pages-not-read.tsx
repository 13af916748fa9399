import { emptyPages } from "#shared/domain/reviews/pages-read";
import type { FilePages } from "#shared/domain/reviews/review";
import { Notice } from "#client/ui/card";

/** Names the pages that had no text, where there are some. */
export function PagesNotRead({ pages }: { pages: FilePages }) {
  if (pages.empty.length === 0) return null;
  return (
    <Notice tone="warning" title={emptyPages(pages)}>
      A page that is blank or a picture could not be read. What stands on it was not looked at.
    </Notice>
  );
}
