import type { ReactNode } from "react";
import { KangaBand } from "#client/ui/kanga-band";
import { Logo } from "#client/ui/logo";
import { brand, copyright } from "#shared/brand";

/** The signing page's own frame: one column, and nothing to press but what signing needs. */
export function SigningFrame({ reader, children }: { reader?: string; children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <header>
        <div className="mx-auto flex max-w-2xl items-center justify-between gap-4 px-4 py-3 sm:px-6">
          <Logo />
          {reader !== undefined && (
            <p className="min-w-0 truncate text-xs text-muted">
              For <bdi className="font-semibold text-ink">{reader}</bdi>
            </p>
          )}
        </div>
        <KangaBand />
      </header>
      <main className="mx-auto max-w-2xl px-4 pt-7 pb-12 sm:px-6 sm:pt-12">{children}</main>
      <footer className="border-t">
        <div className="mx-auto max-w-2xl px-4 py-6 text-xs text-muted sm:px-6">
          <p>
            {brand.name} is where music creators draw up split sheets and agreements and sign them. Questions
            about this page:{" "}
            <a className="text-ink underline underline-offset-2" href={`mailto:${brand.supportEmail}`}>
              {brand.supportEmail}
            </a>
          </p>
          <p className="mt-2">{copyright(new Date())}</p>
        </div>
      </footer>
    </div>
  );
}
