import { useId } from "react";
import { Badge, type BadgeTone } from "#client/ui/badge";
import { classNames } from "#client/ui/class-names";
import type {
  Change,
  Compared,
  VersionPerson,
  VersionsComparison,
  VersionShare,
} from "#shared/domain/compare-versions";
import { formatShare, toHundredths } from "#shared/domain/shares";
import { personKey, rightsLabels } from "#shared/domain/split-sheet";

type Row = Compared<string> & { label: string };
type Numbers = readonly [before: number, after: number];

type HistoryDifferencesProps = { comparison: VersionsComparison; numbers: Numbers };

/** Facts, people and shares of two versions next to each other; on a phone the newer one stands below the older. */
export function HistoryDifferences({ comparison, numbers }: HistoryDifferencesProps) {
  const { facts, people, shares } = comparison;
  return (
    <>
      <Differences title="Facts" rows={facts} numbers={numbers} />
      <Differences title="People" rows={people.map(personRow)} numbers={numbers} />
      {shares.map(({ rightsType, rows }) => (
        <Differences
          key={rightsType}
          title={rightsLabels[rightsType]}
          rows={rows.map(shareRow)}
          numbers={numbers}
          foldAbove={MOST_SHARES}
        />
      ))}
    </>
  );
}

/** Up to this many, shares are all shown: they are read against each other. */
const MOST_SHARES = 12;

function personRow({ change, before, after }: Compared<VersionPerson>): Row {
  const told = (person: VersionPerson | null) =>
    person && [person.name, person.email, person.role].filter((line) => line !== "").join("\n");
  return { label: (after ?? before)?.name ?? "", change, before: told(before), after: told(after) };
}

/** Name and address are told where they are what changed. */
function shareRow({ change, before, after }: Compared<VersionShare>): Row {
  const isRenamed = before && after && personKey(before) !== personKey(after);
  const told = (row: VersionShare | null) =>
    row &&
    [
      `${formatShare(toHundredths(row.percentage))}% ${row.role}`,
      ...(isRenamed ? [row.name, row.email] : []),
    ].join("\n");
  return { label: (after ?? before)?.name ?? "", change, before: told(before), after: told(after) };
}

type DifferencesProps = { title: string; rows: readonly Row[]; numbers: Numbers; foldAbove?: number };

function Differences({ title, rows, numbers, foldAbove = 0 }: DifferencesProps) {
  const headingId = useId();
  const folds = rows.length > foldAbove;
  const shown = folds ? rows.filter(({ change }) => change !== "same") : rows;
  const folded = folds ? rows.filter(({ change }) => change === "same") : [];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="font-serif text-lg font-semibold">
        {title}
      </h3>
      {rows.every(({ change }) => change === "same") && (
        <p className="text-sm text-muted">The same in both versions.</p>
      )}
      {shown.length > 0 && <Rows rows={shown} numbers={numbers} />}
      {folded.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium text-primary">
            {folded.length} without changes
          </summary>
          <Rows rows={folded} numbers={numbers} />
        </details>
      )}
    </section>
  );
}

function Rows({ rows, numbers }: { rows: readonly Row[]; numbers: Numbers }) {
  return (
    <ul className="mt-2 divide-y border-y text-sm">
      {rows.map((row, index) => (
        <li
          key={index}
          className="grid gap-x-4 gap-y-1 py-3 wrap-anywhere sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 font-semibold sm:block">
            <bdi>{row.label}</bdi> <ChangeBadge change={row.change} />
          </p>
          <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
            <Side number={numbers[0]} text={row.before} mark={row.change === "same" ? "" : "removed"} />
            <Side number={numbers[1]} text={row.after} mark={row.change === "same" ? "" : "added"} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

const badges: Record<Exclude<Change, "same">, { label: string; tone: BadgeTone }> = {
  added: { label: "Added", tone: "success" },
  removed: { label: "Removed", tone: "danger" },
  changed: { label: "Changed", tone: "accent" },
};

function ChangeBadge({ change }: { change: Change }) {
  if (change === "same") return null;
  return <Badge tone={badges[change].tone}>{badges[change].label}</Badge>;
}

const marks = { "": "", removed: "bg-danger/8", added: "bg-success/10" };

type SideProps = { number: number; text: string | null; mark: keyof typeof marks };

function Side({ number, text, mark }: SideProps) {
  return (
    <div className="min-w-0">
      <dt className="px-1.5 text-xs text-muted">Version {number}</dt>
      <dd
        dir="auto"
        className={classNames(
          "rounded-xs px-1.5 py-0.5 whitespace-pre-line",
          text === null ? "text-muted" : marks[mark],
        )}
      >
        {text ?? "–"}
      </dd>
    </div>
  );
}
