import { BookOpenText, PenLine, Sparkles } from "lucide-react";
import { brand } from "#shared/brand";
import type { Drafter } from "#shared/domain/agreement-content";

const notes: Record<Drafter, { icon: typeof PenLine; text: string }> = {
  ai: { icon: Sparkles, text: "Drafted with AI from the facts of the form, and checked against them." },
  clause_library: { icon: BookOpenText, text: `Drafted from ${brand.name}’s own clause library.` },
  owner: { icon: PenLine, text: "Written by the owner of this document." },
};

/** Who drafted the text: a reader weighs it accordingly. */
export function DrafterNote({ draftedBy }: { draftedBy: Drafter }) {
  const { icon: Icon, text } = notes[draftedBy];
  return (
    <p className="mt-9 flex items-start gap-2 border-t border-line pt-4 text-xs text-muted">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {text} This is not legal advice: read all of it, and ask somebody who knows where you are in doubt.
      </span>
    </p>
  );
}
