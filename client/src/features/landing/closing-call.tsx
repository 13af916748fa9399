import { paths } from "#shared/paths";
import { talkToSales } from "#client/features/landing/talk-to-sales";
import { ButtonLink } from "#client/ui/button";
import { KangaBand } from "#client/ui/kanga-band";

/** Laid out like a kanga: the woven border, and in the middle the saying that every cloth carries. */
export function ClosingCall() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
      <div className="overflow-hidden rounded-card border">
        <KangaBand className="h-8" />
        <div className="grid justify-items-center gap-3 bg-surface px-6 py-12 text-center sm:py-16">
          <p lang="sw" className="font-serif text-xl font-semibold text-accent sm:text-2xl">
            Haba na haba hujaza kibaba
          </p>
          <p className="text-sm text-balance text-muted">
            Little by little fills the measure. A Swahili saying.
          </p>
          <h2 className="mt-6 max-w-[26em] font-semibold sm:text-lg">
            Shares are small and songs live long. Sign yours while it is one conversation.
          </h2>
          <div className="mt-3 flex flex-wrap justify-center gap-3">
            <ButtonLink href={paths.signup} size="lg">
              Get Started Free
            </ButtonLink>
            <ButtonLink href={talkToSales} size="lg" variant="secondary">
              Talk to Sales
            </ButtonLink>
          </div>
        </div>
        <KangaBand className="h-8" />
      </div>
    </section>
  );
}
