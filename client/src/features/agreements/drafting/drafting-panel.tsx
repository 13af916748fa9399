import { BookOpenText, RotateCw, Sparkles } from "lucide-react";
import type { DraftingProgress } from "#shared/contract/agreements";
import { brand } from "#shared/brand";
import { documentTypeLabels } from "#shared/domain/document-status";
import { draftingFacts } from "#client/features/agreements/drafting/drafting-facts";
import type { Commission } from "#client/features/agreements/drafting/draft-agreement";
import type { useDrafting } from "#client/features/agreements/drafting/use-drafting";
import { Button } from "#client/ui/button";
import { Working } from "#client/ui/working";

export type Drafter = "ai" | "clause_library";

type DraftingPanelProps = {
  commission: Pick<Commission, "type" | "formData">;
  drafting: ReturnType<typeof useDrafting>;
  drafter: Drafter;
};

/** The agreement while it is drafted: who does it, how far it is, and what will be in it. */
export function DraftingPanel({
  commission,
  drafting: { state, tryAgain, draftFromLibrary },
  drafter,
}: DraftingPanelProps) {
  if (state.phase === "elsewhere") {
    return (
      <div className="grid gap-5">
        <Working title="Your agreement is being drafted already">
          Another window, or your last visit, has started it. You are taken to it as soon as it is ready.
        </Working>
        <Button variant="secondary" onClick={tryAgain} className="justify-self-start max-sm:w-full">
          Ask again now
        </Button>
      </div>
    );
  }
  if (state.phase === "failed") {
    return (
      <div className="grid gap-5">
        <div role="alert">
          <h2 className="font-serif text-xl font-semibold">Your agreement is not drafted yet</h2>
          <p className="mt-2 text-muted wrap-anywhere">{state.message}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:*:w-full">
          <Button icon={<RotateCw aria-hidden />} onClick={tryAgain}>
            Try again
          </Button>
          {drafter === "ai" && (
            <Button variant="secondary" icon={<BookOpenText aria-hidden />} onClick={draftFromLibrary}>
              Draft with our clause library
            </Button>
          )}
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_17rem] md:gap-10">
      <div className="grid content-start gap-5">
        <DrafterLine drafter={drafter} />
        <Progress {...(state.progress ?? notYet)} />
        <Facts {...commission} />
      </div>
      <Paper title={documentTypeLabels[commission.type]} headings={state.headings} />
    </div>
  );
}

function DrafterLine({ drafter }: { drafter: Drafter }) {
  const Icon = drafter === "ai" ? Sparkles : BookOpenText;
  return (
    <div>
      <h2 className="font-serif text-xl font-semibold">Drafting your agreement</h2>
      <p className="mt-1.5 flex items-start gap-2 text-sm text-muted">
        <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
        {drafter === "ai"
          ? `An AI model drafts it from ${brand.name}’s clause library; every fact is then checked against your form.`
          : `${brand.name}’s own clause library drafts it from your form. No AI is used.`}
      </p>
    </div>
  );
}

const stepLabels: Record<DraftingProgress["step"], string> = {
  facts: "Reading your form",
  clauses: "Choosing the clauses",
  writing: "Writing",
  checking: "Checking every fact",
  asking_again: "Putting facts right",
  saving: "Saving",
};

const notYet: DraftingProgress = { step: "facts", heading: "", done: 0 };

function Progress({ step, heading, done }: DraftingProgress) {
  return (
    <div className="grid gap-2">
      <div
        role="progressbar"
        aria-label="Drafting"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(done * 100)}
        aria-valuetext={stepLabels[step]}
        className="h-2 overflow-hidden rounded-full bg-ink/10"
      >
        <span
          className="block h-full rounded-full bg-primary transition-[width] duration-500"
          style={{ width: `${Math.max(4, done * 100)}%` }}
        />
      </div>
      <p role="status" className="text-sm font-medium">
        {stepLabels[step]}
        {heading ? `: ${heading}` : "…"}
      </p>
    </div>
  );
}

function Facts({ type, formData }: DraftingPanelProps["commission"]) {
  return (
    <dl className="grid text-sm">
      {draftingFacts(type, formData).map(({ label, text }) => (
        <div key={label} className="flex flex-wrap gap-x-2 border-t py-2">
          <dt className="font-medium">{label}:</dt>
          <dd className="min-w-0 text-muted wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const LATEST = 5;

type PaperProps = { title: string; headings: readonly string[] };

/** The page that fills: its clauses as they come, the newest at the bottom. */
function Paper({ title, headings }: PaperProps) {
  const shown = headings.slice(-LATEST);
  const first = headings.length - shown.length;
  return (
    <div
      aria-hidden
      className="grid min-h-80 content-start gap-5 rounded-control border bg-paper p-5 font-serif shadow-soft max-md:hidden"
    >
      <p className="text-center text-[0.75rem] font-semibold tracking-wider uppercase">{title}</p>
      {shown.length === 0 && <Lines />}
      {shown.map((heading, index) => (
        <div key={heading} className="motion-fade grid gap-2">
          <p className="line-clamp-1 text-sm font-semibold">
            {first + index + 1}. {heading}
          </p>
          <Lines />
        </div>
      ))}
    </div>
  );
}

function Lines() {
  return (
    <span className="grid gap-2">
      <span className="h-1.5 w-full rounded-full bg-ink/10" />
      <span className="h-1.5 w-4/5 rounded-full bg-ink/10" />
    </span>
  );
}
