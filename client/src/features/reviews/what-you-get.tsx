import { Gauge, ListChecks, MessageSquareQuote, PencilLine } from "lucide-react";

const scored = [{ icon: Gauge, title: "A score out of 100", text: "and how it comes about, point by point" }];
const parts = [
  {
    icon: MessageSquareQuote,
    title: "The issues, by severity",
    text: "with the words they rest on, and why they matter",
  },
  { icon: PencilLine, title: "What to ask for instead", text: "wording to copy into your reply" },
  { icon: ListChecks, title: "What to do next", text: "kept in your account, and as a PDF" },
];

/** What a review consists of. A score of rules alone is given to kinds of contracts on which it was measured. */
export function WhatYouGet({ reviewedBy }: { reviewedBy: "ai" | "rules" }) {
  const all = reviewedBy === "ai" ? [...scored, ...parts] : parts;
  return (
    <ul className="grid gap-3.5 text-sm">
      {all.map(({ icon: Icon, title, text }) => (
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
