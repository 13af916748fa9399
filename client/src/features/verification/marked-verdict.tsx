import type { ReactNode } from "react";
import type { LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";

type MarkedProps = { icon: LucideIcon; tone: string; title: string; children: ReactNode };

/** What a file is, in a few words with a sign. A screen reader reads it as soon as it is known. */
export function Marked({ icon: Icon, tone, title, children }: MarkedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was chosen from, and had the focus, is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid gap-3">
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex items-start gap-3 font-serif text-lg font-semibold focus:outline-none"
      >
        <Icon aria-hidden className={`mt-0.5 size-7 shrink-0 ${tone}`} />
        <span className="mt-0.5">{title}</span>
      </h3>
      <div className="grid gap-3 text-sm wrap-anywhere">{children}</div>
    </div>
  );
}
