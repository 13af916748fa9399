import { useEffect, useRef, type ReactNode } from "react";
import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import { Steps } from "#client/ui/steps";
import { paths } from "#shared/paths";

type TaskFrameProps<Step extends string> = {
  title: ReactNode;
  steps: readonly { step: Step; label: string }[];
  /** None before the task has begun. */
  step: Step | undefined;
  /** Where a step has several screens. */
  screen?: string | undefined;
  /** What to know of it at once, under its title. */
  note?: ReactNode;
  /** As wide as the page, for what needs the room. */
  isWide: boolean;
  children: ReactNode;
};

/** Steps are screens of their own, so it is remembered outside of them which one was seen last. */
let lastPlace: string | undefined;

/** What every step of a task has around it. A new step starts at its top, and a screen reader reads its title. */
export function TaskFrame<Step extends string>({
  title,
  steps,
  step,
  screen,
  note,
  isWide,
  children,
}: TaskFrameProps<Step>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = `${step} ${screen}`;
  useEffect(() => {
    const isFirst = lastPlace === undefined;
    const isSame = lastPlace === place;
    lastPlace = place;
    if (isFirst || isSame) return;
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
