import { BookOpenText, RotateCw } from "lucide-react";
import type { DraftingProgress } from "#shared/contract/agreements";
import { brand } from "#shared/brand";
import { documentTypeLabels } from "#shared/domain/document-status";
import { draftingFacts } from "#client/features/agreements/drafting/drafting-facts";
import type { Commission } from "#client/features/agreements/drafting/draft-agreement";
import type { useDrafting } from "#client/features/agreements/drafting/use-drafting";
import { Button } from "#client/ui/button";
import { Working } from "#client/ui/working";

type DraftingPanelProps = {
  commission: Pick<Commission, "type" | "formData">;
  drafting: ReturnType<typeof useDrafting>;
};

/** The agreement while it is drafted: who does it, how far it is, and what will be in it. */
export function DraftingPanel({ commission, drafting: { state, tryAgain } }: DraftingPanelProps) {
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
        <Button
          icon={<RotateCw aria-hidden />}
          onClick={tryAgain}
          className="justify-self-start max-sm:w-full"
        >
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_17rem] md:gap-10">
      <div className="grid content-start gap-5">
        <DrafterLine />
        <Progress {...(state.progress ?? notYet)} />
        <Facts {...commission} />
      </div>
      <Paper title={documentTypeLabels[commission.type]} />
    </div>
  );
}

function DrafterLine() {
  return (
    <div>
      <h2 className="font-serif text-xl font-semibold">Drafting your agreement</h2>
      <p className="mt-1.5 flex items-start gap-2 text-sm text-muted">
        <BookOpenText aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
        {`${brand.name}’s own clause library drafts it from your form. No AI is used.`}
      </p>
    </div>
  );
}

const stepLabels: Record<DraftingProgress["step"], string> = {
  facts: "Reading your form",
  clauses: "Choosing the clauses",
  saving: "Saving",
};

const notYet: DraftingProgress = { step: "facts", done: 0 };

function Progress({ step, done }: DraftingProgress) {
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
        {stepLabels[step]}…
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

/** The page that fills. */
function Paper({ title }: { title: string }) {
  return (
    <div
      aria-hidden
      className="grid min-h-80 content-start gap-5 rounded-control border bg-paper p-5 font-serif shadow-soft max-md:hidden"
    >
      <p className="text-center text-[0.75rem] font-semibold tracking-wider uppercase">{title}</p>
      <Lines />
      <Lines />
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
