import { BookOpenText, PenLine, Sparkles } from "lucide-react";
import { drafterSentence } from "#client/features/agreements/text/drafter-sentence";
import type { AgreementContent, Drafter } from "#shared/domain/agreements/agreement-content";

const icons: Record<Drafter, typeof PenLine> = { ai: Sparkles, clause_library: BookOpenText, owner: PenLine };

/** Who drafted the text and who edited it: a reader weighs it accordingly. */
export function DrafterNote({ draftedBy, editedAt }: Pick<AgreementContent, "draftedBy" | "editedAt">) {
  const Icon = icons[draftedBy];
  const text = drafterSentence(draftedBy, Boolean(editedAt));
  return (
    <p className="mt-9 flex items-start gap-2 border-t border-line pt-4 text-xs text-muted">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {text} This is not legal advice: read all of it, and ask somebody who knows where you are in doubt.
      </span>
    </p>
  );
}
