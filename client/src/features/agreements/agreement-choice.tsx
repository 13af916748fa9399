import type { ReactNode } from "react";
import { ArrowRight, FilePenLine, Infinity as Unlimited, Mic } from "lucide-react";
import { Link } from "wouter";
import { agreementTypes, type AgreementType } from "#shared/domain/agreements/agreement-content";
import { documentTypeLabels } from "#shared/domain/document-status";

type AgreementChoiceProps = {
  /** What one costs, as a badge. */
  price: (type: AgreementType) => ReactNode;
  /** "399 KES" */
  priceEach: string;
  /** Where each is filled in, with what it begins with. */
  placeOf: (type: AgreementType) => string;
};

const kinds: Record<AgreementType, { icon: typeof Mic; text: string; points: readonly string[] }> = {
  producer_agreement: {
    icon: FilePenLine,
    text: "Between an artist and whoever made the beat.",
    points: [
      "Fee, royalties or both",
      "Who owns the master",
      "Delivery, revisions and credit",
      "Exclusivity and sync",
    ],
  },
  featured_artist_agreement: {
    icon: Mic,
    text: "Between the song’s artist and a guest on it.",
    points: [
      "Fee, percentage or both",
      "Master ownership",
      "Credit on every release",
      "Full legal details if you want them",
    ],
  },
};

/** The agreements there are, with what each settles and costs. */
export function AgreementChoice({ price, priceEach, placeOf }: AgreementChoiceProps) {
  return (
    <>
      <p className="flex items-start gap-3 rounded-control border border-accent/35 bg-accent/8 px-4 py-3 text-sm">
        <Unlimited aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
        <span>
          <strong className="font-semibold">
            {/\d/.test(priceEach) ? `${priceEach} per agreement, paid once.` : "Paid once per agreement."}
          </strong>{" "}
          Unlimited downloads and sharing; edit the text until you send it for signing.
        </span>
      </p>
      <ul className="grid gap-4 md:grid-cols-2">
        {agreementTypes.map((type) => (
          <li key={type}>
            <AgreementCard type={type} price={price(type)} href={placeOf(type)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function AgreementCard({ type, price, href }: { type: AgreementType; price: ReactNode; href: string }) {
  const { icon: Icon, text, points } = kinds[type];
  return (
    <Link
      href={href}
      className="group flex h-full flex-col rounded-card border bg-surface p-5 transition-colors hover:border-primary/60 sm:p-7"
    >
      <span className="flex items-start justify-between gap-3">
        <span
          aria-hidden
          className="grid size-11 place-items-center rounded-control bg-primary/8 text-primary"
        >
          <Icon className="size-5" />
        </span>
        {price}
      </span>
      <h2 className="mt-4 font-serif text-xl font-semibold">{documentTypeLabels[type]}</h2>
      <p className="mt-1 text-sm text-muted">{text}</p>
      <ul className="mt-4 mb-5 grid text-sm">
        {points.map((point) => (
          <li key={point} className="border-t py-2">
            {point}
          </li>
        ))}
      </ul>
      <span className="mt-auto inline-flex items-center gap-2 text-sm font-semibold text-primary">
        Fill in the form
        <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-1" />
      </span>
    </Link>
  );
}
