import { ChevronDown } from "lucide-react";
import { askedQuestions } from "#shared/domain/agreements/asked-questions";

export function AskedQuestions() {
  return (
    <div className="divide-y border-y">
      {askedQuestions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 list-none items-center gap-3 py-3 font-medium [&::-webkit-details-marker]:hidden">
            <span className="flex-1">{question}</span>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="pr-8 pb-5 text-sm text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
