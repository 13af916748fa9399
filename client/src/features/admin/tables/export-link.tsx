import type { ReactNode } from "react";

/** The browser saves the file as it comes: a long table never stands in memory. */
export function ExportLink({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a
      href={href}
      download
      className="inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-ink/25 bg-surface px-4 text-sm font-semibold whitespace-nowrap text-ink transition-colors hover:border-ink/50 [&_svg]:size-[1.15em] [&_svg]:shrink-0"
    >
      {icon}
      {children}
    </a>
  );
}
