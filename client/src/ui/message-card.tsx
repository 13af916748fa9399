import type { ReactNode } from "react";
import { KangaBand } from "#client/ui/kanga-band";

type MessageCardProps = { title: string; children?: ReactNode; action?: ReactNode };

/** A screen that has one thing to say, or one thing to ask. */
export function MessageCard({ title, children, action }: MessageCardProps) {
  return (
    <section className="mx-auto mt-2 w-full max-w-md overflow-hidden rounded-card border bg-surface sm:mt-10">
      <KangaBand />
      <div className="grid gap-3 p-6 sm:p-8">
        <h1 className="font-serif text-xl font-semibold">{title}</h1>
        {children}
        {action && <div className="mt-3 grid gap-2">{action}</div>}
      </div>
    </section>
  );
}
