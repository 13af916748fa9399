import type { ReactNode } from "react";
import { swahiliHeadings, type ReviewSection } from "#shared/domain/reviews/review-headings";

type SectionHeadingProps = { id: string; section: ReviewSection; children: ReactNode };

/** What a part of a review is, and the same in Swahili below it. */
export function SectionHeading({ id, section, children }: SectionHeadingProps) {
  return (
    <div>
      <h2 id={id} className="font-serif text-xl font-semibold">
        {children}
      </h2>
      <p lang="sw" className="text-sm text-muted">
        {swahiliHeadings[section]}
      </p>
    </div>
  );
}
