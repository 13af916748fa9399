import type { ReactNode } from "react";
import { LoaderCircle } from "lucide-react";

/** Something is under way: what, and what it means. */
export function Working({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className="flex gap-4">
      <LoaderCircle aria-hidden className="mt-1 size-6 shrink-0 animate-spin text-primary" />
      <div className="min-w-0">
        <h2 className="font-serif text-xl font-semibold">{title}</h2>
        <p className="mt-1 text-muted">{children}</p>
      </div>
    </div>
  );
}
