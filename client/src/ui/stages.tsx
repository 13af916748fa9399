import { classNames } from "#client/ui/class-names";

type StagesProps<Stage extends string> = {
  /** What is on its way: "Payment". */
  label: string;
  stages: readonly { stage: Stage; label: string }[];
  current: Stage;
};

/** How far long work is: a bar a stage, as wide as the place. */
export function Stages<Stage extends string>({ label, stages, current }: StagesProps<Stage>) {
  const reached = stages.findIndex(({ stage }) => stage === current);
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col gap-2 sm:gap-2.5">
      {stages.map(({ stage, label: name }, index) => (
        <li
          key={stage}
          aria-current={index === reached ? "step" : undefined}
          className="grid gap-1.5 text-[0.75rem] text-muted sm:text-xs aria-[current]:font-semibold aria-[current]:text-ink"
        >
          <span
            aria-hidden
            className={classNames(
              "h-1.5 rounded-full transition-colors duration-500",
              index < reached && "bg-primary",
              index === reached && "bg-accent",
              index > reached && "bg-ink/12",
            )}
          />
          {name}
        </li>
      ))}
    </ol>
  );
}
