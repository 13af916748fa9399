import { useEffect, useRef, type ReactNode } from "react";
import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import { Steps } from "#client/ui/steps";
import { paths } from "#shared/paths";

const steps = [
  { step: "form", label: "Details" },
  { step: "payment", label: "Pay" },
  { step: "document", label: "Agreement" },
] as const;

export type AgreementStep = (typeof steps)[number]["step"];

type AgreementFrameProps = {
  title: ReactNode;
  /** None before a type is chosen. */
  step?: AgreementStep;
  /** Where a step has several screens. */
  screen?: string;
  /** What to know of it at once, under its title. */
  note?: ReactNode;
  children: ReactNode;
};

/** What every step of an agreement has around it. A new step starts at its top, and a screen reader reads its title. */
export function AgreementFrame({ title, step, screen, note, children }: AgreementFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWide = step === undefined || step === "form" || screen === "edit";
  const place = `${step} ${screen}`;
  const lastPlace = useRef(place);
  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [place]);
  return (
    <div className={isWide ? "" : "mx-auto max-w-3xl"}>
      <Link
        href={paths.home}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 px-2 text-sm font-medium text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" /> Back to Dashboard
      </Link>
      <header className="mt-1 mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1
          ref={heading}
          tabIndex={-1}
          className={`min-w-0 font-serif text-2xl font-semibold wrap-anywhere focus:outline-none ${note ? "basis-full" : "max-sm:basis-full"}`}
        >
          {title}
        </h1>
        {note && <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">{note}</div>}
        {step && <Steps steps={steps} current={step} />}
      </header>
      <div className="grid gap-6">{children}</div>
    </div>
  );
}
