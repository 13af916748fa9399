import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ChevronDown } from "lucide-react";
import { usualChoices, type SendingChoices } from "#client/features/documents/actions/invitation-emails";

const ChoiceFields = lazy(async () => ({
  default: (await import("#client/features/documents/actions/choice-fields")).ChoiceFields,
}));

export type ChoicesProps = {
  names: readonly string[];
  value: SendingChoices;
  onChange: (choices: SendingChoices) => void;
  /** What is wrong with which copy. */
  problems: Record<number, string>;
};

/** How it is sent, out of the way of who just sends. Open from the start where somebody has chosen something, or a copy is at fault. */
export function FoldedChoices(props: ChoicesProps) {
  const [isOpen, setOpen] = useState(() => JSON.stringify(props.value) !== JSON.stringify(usualChoices));
  const isShown = isOpen || Object.keys(props.problems).length > 0;
  const [wasShown] = useState(isShown);
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <details
      ref={details}
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-t"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 pt-2 text-sm">
        <span>
          <span className="font-medium">More choices</span>{" "}
          <span className="text-muted">order, deadline, reminders, copies</span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      {isShown && (
        <Suspense fallback={<p className="py-3 text-sm text-muted">Loading…</p>}>
          <ChoiceFields {...props} />
          {!wasShown && <OnceThere act={() => details.current?.scrollIntoView({ block: "start" })} />}
        </Suspense>
      )}
    </details>
  );
}

/** What was opened at the lower end of the dialog comes into view. */
function OnceThere({ act }: { act: () => void }) {
  const first = useRef(act);
  useEffect(() => {
    // In newer browsers scrolling answers a promise, which an effect would take for what ends it.
    first.current();
  }, []);
  return null;
}
