import { Gauge, ListChecks, MessageSquareQuote, PencilLine } from "lucide-react";

const parts = [
  { icon: Gauge, title: "A score out of 100", text: "and what it means, in one sentence" },
  {
    icon: MessageSquareQuote,
    title: "The issues, by severity",
    text: "with the words they rest on, and why they matter",
  },
  { icon: PencilLine, title: "What to ask for instead", text: "wording to copy into your reply" },
  { icon: ListChecks, title: "Strengths and next steps", text: "kept in your account, and as a PDF" },
];

/** What a review consists of. */
export function WhatYouGet() {
  return (
    <ul className="grid gap-3.5 text-sm">
      {parts.map(({ icon: Icon, title, text }) => (
        <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <Icon aria-hidden className="mt-0.5 size-5 text-accent" />
          <p>
            <span className="font-medium">{title}</span>
            <span className="block text-muted">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
