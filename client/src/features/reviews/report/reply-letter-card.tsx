import { ChevronRight } from "lucide-react";
import type { ContractKind } from "#shared/domain/reviews/contract-kind";
import { hasBlanks, replyLetter } from "#shared/domain/reviews/reply-letter";
import type { ReviewIssue } from "#shared/domain/reviews/review";
import { SectionHeading } from "#client/features/reviews/report/section-heading";
import { CopyButton } from "#client/ui/copy-button";

type ReplyLetterCardProps = { kind: ContractKind; issues: readonly ReviewIssue[] };

/** A letter to the other side, folded away, to be copied as a whole. */
export function ReplyLetterCard({ kind, issues }: ReplyLetterCardProps) {
  if (issues.every(({ severity }) => severity === "low")) return null;
  const letter = replyLetter(kind, issues);
  return (
    <section aria-labelledby="reply" className="rounded-card border bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4 sm:px-6">
        <div className="min-w-0">
          <SectionHeading id="reply" section="reply">
            Reply to the other side
          </SectionHeading>
          <p className="mt-1 text-sm text-muted">
            A letter that asks for these changes. Read it before you send it
            {hasBlanks(issues) && ", and fill in what stands in [brackets]"}.
          </p>
        </div>
        <CopyButton text={letter} label="Copy the letter" />
      </header>
      <details className="group border-t">
        <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 text-sm font-semibold sm:px-6 [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-90" />
          Read the letter
        </summary>
        <p className="max-w-[44rem] px-4 pb-5 font-reading text-[0.9375rem] leading-relaxed whitespace-pre-line wrap-anywhere sm:px-6">
          {letter}
        </p>
      </details>
    </section>
  );
}
