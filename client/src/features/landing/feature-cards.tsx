import { ArrowRight } from "lucide-react";
import { paths } from "#shared/paths";
import { Badge, type BadgeTone } from "#client/ui/badge";
import { ButtonLink } from "#client/ui/button";

type Feature = {
  title: string;
  badge?: { label: string; tone: BadgeTone };
  text: string;
  points: readonly string[];
  action: string;
  /** Where signing up leads to; else to the dashboard. */
  next?: string;
};

const features: readonly Feature[] = [
  {
    title: "Split Sheets",
    badge: { label: "FREE", tone: "success" },
    text: "Who owns which part of the song, agreed by everyone on it.",
    points: ["Any number of co-writers", "Publishing and master rights", "Signed by link, PDF for all"],
    action: "Create a split sheet",
  },
  {
    title: "Music Agreements",
    badge: { label: "POPULAR", tone: "accent" },
    text: "Producer and featured artist agreements, drafted from your answers.",
    points: ["Fee, royalties and masters", "Paid once per agreement", "Edit, sign and share without limit"],
    action: "Start an agreement",
    next: paths.agreements,
  },
  {
    title: "AI Contract Review",
    text: "What a contract asks of you, in plain words, before you sign it.",
    points: ["A score out of 100", "Issues by severity", "What to ask for instead"],
    action: "Review a contract",
    next: paths.aiReview,
  },
];

export function FeatureCards() {
  return (
    <section className="border-y bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
        <h2 className="max-w-[20em] font-serif text-xl font-semibold sm:text-2xl">
          The paperwork of a song, in one place
        </h2>
        <div className="mt-10 grid gap-5 md:grid-cols-3">
          {features.map((feature) => (
            <FeatureCard key={feature.title} {...feature} />
          ))}
        </div>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border bg-paper p-6">
          <p className="min-w-0 flex-1 basis-72">
            <span className="font-serif text-lg font-semibold">Handed a contract to sign?</span>
            <span className="mt-1 block text-sm text-muted">
              See which clauses to look at and what is missing. Free, without an account, and nothing is kept.
            </span>
          </p>
          <ButtonLink href={paths.contractCheck} variant="secondary" className="max-sm:w-full">
            Check a contract
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function FeatureCard({ title, badge, text, points, action, next }: Feature) {
  return (
    <article className="flex flex-col rounded-card border bg-paper p-6">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-serif text-lg font-semibold">{title}</h3>
        {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
      </div>
      <p className="mt-2 text-sm text-muted">{text}</p>
      <ul className="mt-5 mb-6 grid text-sm">
        {points.map((point) => (
          <li key={point} className="border-t py-2.5">
            {point}
          </li>
        ))}
      </ul>
      <ButtonLink
        href={next ? `${paths.signup}?next=${encodeURIComponent(next)}` : paths.signup}
        variant={badge?.label === "FREE" ? "primary" : "secondary"}
        icon={<ArrowRight aria-hidden className="order-last" />}
        className="mt-auto"
      >
        {action}
      </ButtonLink>
    </article>
  );
}
