import { Suspense, type ReactNode } from "react";
import { optionalPart } from "#client/lib/parts";
import { currentLanguage, say, sayWith } from "#client/lib/say";
import { KangaBand } from "#client/ui/kanga-band";
import { Logo } from "#client/ui/logo";
import { SupportLink } from "#client/ui/support-link";
import { brand, copyright } from "#shared/brand";
import { evidencePaths, paths, privacyNoticePaths } from "#shared/paths";

/** Nobody waits for it: most read on in the language they were met in. */
const LanguageSwitch = optionalPart(
  async () => (await import("#client/features/signing/language-switch")).LanguageSwitch,
);

/** The signing page's own frame: one column, and nothing to press but what signing needs. */
export function SigningFrame({ reader, children }: { reader?: string; children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <header>
        <div className="mx-auto flex max-w-2xl items-center gap-4 px-4 py-3 sm:px-6">
          <Logo />
          {reader !== undefined && (
            <p className="ms-auto min-w-0 truncate text-xs text-muted">
              {sayWith("screen.forReader", {
                reader: <bdi className="font-semibold text-ink">{reader}</bdi>,
              })}
            </p>
          )}
          {/* As wide as the longer word: nothing moves when it comes, or changes. */}
          <div className={`flex min-w-17 shrink-0 justify-end ${reader === undefined ? "ms-auto" : ""}`}>
            <Suspense>
              <LanguageSwitch />
            </Suspense>
          </div>
        </div>
        <KangaBand />
      </header>
      <main className="mx-auto max-w-2xl px-4 [--gutter:1rem] pt-7 pb-12 sm:px-6 sm:pt-12">{children}</main>
      <footer className="border-t">
        <div className="mx-auto max-w-2xl px-4 py-6 text-xs text-muted sm:px-6">
          <p>
            {brand.name} {say("screen.whatWeAre")}{" "}
            <SupportLink className="text-ink underline underline-offset-2" />
          </p>
          <p className="mt-2 flex flex-wrap gap-x-4">
            {copyright(new Date())}
            <a className="underline underline-offset-2" href={paths.terms}>
              {say("screen.terms")}
            </a>
            <a className="underline underline-offset-2" href={privacyNoticePaths[currentLanguage()]}>
              {say("screen.privacy")}
            </a>
            <a className="underline underline-offset-2" href={evidencePaths[currentLanguage()]}>
              {say("screen.howProved")}
            </a>
          </p>
        </div>
      </footer>
    </div>
  );
}
