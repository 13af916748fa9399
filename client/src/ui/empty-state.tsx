import type { ReactNode } from "react";

type EmptyStateProps = { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

/** A list with nothing in it yet, and the one thing to do next. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-ink/20 px-5 py-12 text-center">
      {icon && <div className="mb-2 text-accent [&_svg]:size-8">{icon}</div>}
      <h3 className="font-serif text-lg font-semibold">{title}</h3>
      {children && <div className="max-w-md text-sm text-balance text-muted">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
