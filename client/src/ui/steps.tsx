type StepsProps<Step extends string> = {
  steps: readonly { step: Step; label: string }[];
  current: Step;
};

/** The screens of a task, and which of them this is. */
export function Steps<Step extends string>({ steps, current }: StepsProps<Step>) {
  return (
    <ol aria-label="Steps" className="flex gap-4 sm:ml-auto text-sm text-muted sm:gap-6">
      {steps.map(({ step, label }, index) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          className="flex items-center gap-2 aria-[current]:font-semibold aria-[current]:text-ink"
        >
          <span
            aria-hidden
            className={`grid size-6 place-items-center rounded-full border text-xs tabular-nums ${step === current ? "border-primary bg-primary text-on-primary" : "border-ink/30"}`}
          >
            {index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  );
}
