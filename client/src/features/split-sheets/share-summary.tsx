import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { Badge } from "#client/ui/badge";
import { Button } from "#client/ui/button";
import { roundingFix } from "#client/features/split-sheets/balance-shares";
import { personColour } from "#shared/domain/person-colours";
import type { SplitSheetControl } from "#client/features/split-sheets/rights-row";
import { ShareRing } from "#client/features/split-sheets/share-ring";
import {
  isComplete,
  isShare,
  listTitles,
  nameOfRow,
  shareOf,
  type ListName,
  type PersonRow,
} from "#client/features/split-sheets/split-sheet-form";
import { formatShare, remainder, totalOf, type Hundredths } from "#shared/domain/shares";

type Watched = { control: SplitSheetControl; list: ListName };

export function TotalBadge({ control, list }: Watched) {
  const rows = useWatch({ control, name: list });
  const total = totalOf(rows.map(({ percentage }) => shareOf(percentage)));
  return <Badge tone={isComplete(rows) ? "primary" : "danger"}>Total: {formatShare(total)}%</Badge>;
}

type ShareSummaryProps = Watched & { onFix: (index: number, share: Hundredths) => void };

/** The live total as a ring with a legend, and a way out when only rounding is left. */
export function ShareSummary({ control, list, onFix }: ShareSummaryProps) {
  // Typing comes first: with hundreds of rows the ring may follow a moment later.
  const rows = useDeferredValue(useWatch({ control, name: list }));
  const shares = rows.map(({ percentage }) => shareOf(percentage));
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-5 lg:grid-cols-1 lg:justify-items-center">
      <div className="w-full max-w-40">
        <ShareRing
          shares={shares}
          names={rows.map(nameOfRow)}
          title={listTitles[list]}
          isComplete={isComplete(rows)}
        />
      </div>
      <div className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)] gap-3 text-sm wrap-anywhere">
        <Legend rows={rows} shares={shares} />
        <Balance rows={rows} shares={shares} onFix={onFix} />
      </div>
    </div>
  );
}

type Shown = { rows: readonly PersonRow[]; shares: readonly Hundredths[] };

const MOST_IN_LEGEND = 8;

function Legend({ rows, shares }: Shown) {
  const more = rows.length - MOST_IN_LEGEND;
  return (
    <ul aria-label="Shares" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {rows.slice(0, MOST_IN_LEGEND).map((row, index) => (
        <li key={index} className="flex min-w-0 items-baseline gap-2">
          <span
            aria-hidden
            style={{ backgroundColor: personColour(index) }}
            className="size-2.5 shrink-0 rounded-full"
          />
          <span className="min-w-0 flex-1 truncate">
            <bdi>{nameOfRow(row, index)}</bdi>
          </span>
          <span className="tabular-nums">{formatShare(shares[index] ?? 0)}%</span>
        </li>
      ))}
      {more > 0 && (
        <li className="flex gap-2 text-muted">
          <span className="flex-1">and {more} more</span>
          <span className="tabular-nums">{formatShare(totalOf(shares.slice(MOST_IN_LEGEND)))}%</span>
        </li>
      )}
    </ul>
  );
}

function Balance({ rows, shares, onFix }: Shown & Pick<ShareSummaryProps, "onFix">) {
  const left = remainder(shares);
  const wrong = rows.findIndex(
    ({ percentage }) => !isShare(percentage) && (left === 0 || percentage.trim() !== ""),
  );
  const fix = wrong < 0 ? roundingFix(shares) : null;
  const amount = formatShare(Math.abs(left));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <p role="status" className={isComplete(rows) ? "text-muted" : "font-medium text-danger"}>
        {wrong >= 0 && <>Check the share of {nameOfRow(rows[wrong], wrong)}</>}
        {wrong < 0 && left === 0 && "Adds up to exactly 100%"}
        {wrong < 0 && left !== 0 && `${amount}% ${left > 0 ? "left to give" : "too much"}`}
      </p>
      {fix && (
        <Button
          variant="secondary"
          className="text-left"
          onClick={() => onFix(fix.index, (shares[fix.index] ?? 0) + fix.left)}
        >
          {left > 0 ? "Give" : "Take"} {amount}% {left > 0 ? "to" : "from"}{" "}
          {nameOfRow(rows[fix.index], fix.index)}
        </Button>
      )}
    </div>
  );
}
