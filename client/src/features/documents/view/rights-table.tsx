import { useId } from "react";
import { markBeside, type Highlight } from "#client/lib/highlight";
import { currentLanguage } from "#client/lib/say";
import type { ReadingAid } from "#client/lib/use-reading-aid";
import { Aid } from "#client/ui/reading-aid";
import { classNames } from "#client/ui/class-names";
import type { SplitSheetView } from "#shared/contract/split-sheet";
import { formatShare, toHundredths, totalOf } from "#shared/domain/shares";
import { rightsLabels, type RightsType } from "#shared/domain/split-sheet";

type Holder = SplitSheetView["publishingRightsCollaborators"][number];

type RightsTableProps = {
  rightsType: RightsType;
  holders: readonly Holder[];
  highlight?: Highlight | undefined;
  heading: "h2" | "h3" | "h4";
  aid?: ReadingAid | undefined;
};

/** One right and who holds it. On a phone the role stands under the name, so that a long one reads well at 360 pixels. */
export function RightsTable({ rightsType, holders, highlight, heading: Heading, aid }: RightsTableProps) {
  const headingId = useId();
  const total = totalOf(holders.map((holder) => toHundredths(holder.percentage)));
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading id={headingId} className="font-serif text-lg font-semibold">
          {rightsLabels[rightsType]}
          <Aid aid={aid} of={rightsLabels[rightsType]} className="text-sm" />
        </Heading>
        <p className="text-xs text-muted">{holders.length === 1 ? "1 person" : `${holders.length} people`}</p>
      </div>
      <table
        aria-labelledby={headingId}
        className="-mx-3 mt-2 w-[calc(100%+1.5rem)] table-fixed border-collapse text-sm"
      >
        <colgroup>
          <col />
          <col className="hidden w-[32%] sm:table-column" />
          <col className="w-[4.5rem]" />
        </colgroup>
        <thead>
          <tr className="border-b border-ink/60 text-left text-xs text-muted">
            <th scope="col" className="px-3 py-2 font-medium">
              Name
              <Aid aid={aid} of="Name" />
            </th>
            <th scope="col" className="hidden py-2 pr-3 font-medium sm:table-cell">
              Role
              <Aid aid={aid} of="Role" />
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-medium">
              Share
              <Aid aid={aid} of="Share" />
            </th>
          </tr>
        </thead>
        <tbody>
          {holders.map((holder, index) => (
            <HolderRow key={index} holder={holder} mark={markBeside(holder, highlight)} aid={aid} />
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="px-3 py-3 text-left">
              Total
              <Aid aid={aid} of="Total" />
            </th>
            <td className="hidden sm:table-cell" />
            <td className="py-3 pr-3 text-right tabular-nums">{formatShare(total)}%</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

type HolderRowProps = { holder: Holder; mark: string | undefined; aid: ReadingAid | undefined };

/** The rule under a row is inked as far as the share goes: the proportions can be seen without reading. */
function HolderRow({ holder, mark, aid }: HolderRowProps) {
  const share = formatShare(toHundredths(holder.percentage));
  return (
    <tr
      className={classNames(
        "border-b bg-bottom-left bg-no-repeat align-baseline",
        mark
          ? "bg-primary/10 bg-[linear-gradient(var(--primary),var(--primary))]"
          : "bg-[linear-gradient(var(--muted),var(--muted))]",
      )}
      style={{ backgroundSize: `${share}% 2px` }}
    >
      <th scope="row" className="px-3 py-3 text-left font-semibold wrap-anywhere">
        <bdi>{holder.name}</bdi>
        {mark && (
          <>
            {" "}
            <span
              lang={currentLanguage()}
              className="inline-block rounded-full bg-primary px-2 text-xs font-medium text-on-primary"
            >
              {mark}
            </span>
          </>
        )}
        <span className="block font-normal text-muted sm:hidden">
          <bdi>{holder.role}</bdi>
          <Aid aid={aid} of={holder.role} className="text-xs" />
        </span>
      </th>
      <td className="hidden py-3 pr-3 text-muted wrap-anywhere sm:table-cell">
        <bdi>{holder.role}</bdi>
        <Aid aid={aid} of={holder.role} className="text-xs" />
      </td>
      <td className="py-3 pr-3 text-right font-semibold tabular-nums">{share}%</td>
    </tr>
  );
}
