import { ArrowRight } from "lucide-react";
import { paths } from "#shared/paths";
import { SignedSheet } from "#client/features/landing/signed-sheet";
import { WatchDemo } from "#client/features/landing/watch-demo";
import { ButtonLink } from "#client/ui/button";
import { KangaBand } from "#client/ui/kanga-band";

export function Hero() {
  return (
    <section className="overflow-hidden">
      <KangaBand className="h-8" />
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-[1fr_27rem] lg:gap-16 lg:pt-16 lg:pb-20">
        <div className="lg:self-end">
          <h1 className="max-w-[15em] font-serif text-2xl font-semibold tracking-tight sm:text-3xl">
            Put the split in writing while everyone is still in the room
          </h1>
          <p className="mt-5 max-w-[34em] text-muted sm:text-lg">
            Sahihi draws up your split sheet, sends every co-writer a personal link, and keeps the signed copy
            for all of you. Nobody you work with needs an account.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <ButtonLink
              href={paths.signup}
              size="lg"
              icon={<ArrowRight aria-hidden className="order-last" />}
            >
              Get Started Free
            </ButtonLink>
            <WatchDemo />
          </div>
          <p className="mt-4 text-sm text-muted">Split sheets cost nothing, however many of you wrote.</p>
        </div>
        <SignedSheet />
        <DictionaryEntry />
      </div>
    </section>
  );
}

/** What the name means, set as a dictionary would. */
function DictionaryEntry() {
  return (
    <div className="self-start border-l-2 border-accent pl-4 text-sm text-muted">
      <p>
        <dfn lang="sw" className="font-serif text-lg font-semibold text-ink not-italic">
          sahihi
        </dfn>
        <span className="ml-2 text-xs">Swahili</span>
      </p>
      <ol className="mt-0.5 list-inside list-decimal marker:font-semibold marker:text-accent">
        <li>a signature: one’s name in one’s own hand</li>
        <li>correct, true, without error</li>
      </ol>
    </div>
  );
}
