import { FULL_TERM, type Deal } from "#server/features/agreements/clauses/deal";
import { clauseNumber } from "#server/features/agreements/clauses/references";
import { prose } from "#server/features/agreements/clauses/prose";

/**
 * What happens if nothing is released, or nothing is paid. Who was paid in full for a buy-out cannot ask for a release; who is to live
 * off what the recording earns can.
 */
export function release(
  deal: Deal,
  {
    months,
    isPaidInFull,
    percentages,
  }: { months: number | null; isPaidInFull: boolean; percentages: string[] },
) {
  const { releasing, contributing, work, divides } = deal;
  return {
    heading: "Release and return of rights",
    paragraphs: [
      isPaidInFull || months === null
        ? prose(
            `${releasing.The} decides whether and when ${work} is released.`,
            isPaidInFull
              ? "The Fee pays for the rights in full: they do not go back if it is not released."
              : "No right goes back only because it is not released.",
          )
        : prose(
            `${releasing.The} must release ${work} commercially within ${months} months after delivery has been accepted, not counting time in`,
            `which ${contributing.the} withholds files, a consent that is due or a signature on the split sheet. If it is not`,
            `released sixty days after a written notice that ${contributing.the} gives once these months have ended, what ${contributing.the} gave goes`,
            `back${isRepaid(deal) ? ` once ${contributing.the}, within ninety days more and before any release, has repaid half of what was paid of the Fee` : ""}.`,
          ),
      ...(divides ? [unpaid(deal)] : []),
      ...(divides || !(isPaidInFull || months === null) ? goingBack(deal, percentages) : []),
    ],
  };
}

/** Owners in halves keep their halves, so that nothing is bought back; an advance was for what never came in. */
export const isRepaid = ({ hasFee, isAdvance, owner }: Deal) => hasFee && !isAdvance && owner !== null;

/** Nobody loses rights for a small sum, or without having been told so. */
function unpaid(deal: Deal): string {
  return prose(
    `Rights also go back${isRepaid(deal) ? ", without repayment," : ""} for two missing statements in a row, or sums not disputed in good faith: twenty thousand Kenya shillings or more in all, or two thousand or more that are a`,
    `year overdue. They must be named in a written notice of ${deal.contributing.the} that warns of this,`,
    "sixty days later in a second one, and still be open thirty days after that.",
  );
}

/** What "goes back" means: title is given back, everybody has what they brought, and nobody can release what the other performed. */
function goingBack(deal: Deal, percentages: string[]): string[] {
  const { releasing, contribution, owner } = deal;
  // A co-owner who is not answered may still release.
  const alone = owner ? "" : `, unless clause ${clauseNumber("Ownership of the Master")} allows it`;
  return [
    givenBack(deal, percentages),
    prose(
      `${releasing.The} keeps what ${releasing.the} performed and wrote and stops using the Master and ${contribution} within thirty days; neither releases the Master`,
      `without the other${alone}. Licences of distributors and labels, which must allow for that, are ended by then; those already given to consumers, films and adverts go on, their income divided as before.`,
    ),
  ];
}

/** By whoever has title: the owner, its successor, or nobody where both keep their halves, which then come before the percentages. */
function givenBack({ contributing, releasing, owner, contribution }: Deal, percentages: string[]): string {
  const again = `When rights go back, ${contributing.the} has again every right given in ${contribution}`;
  if (!owner)
    return prose(
      `${again}. Each party stays owner of half of the Master, and the right of ${releasing.the} to manage, release and license it ends; new releases earn in halves${whatever(percentages)}.`,
    );
  if (owner === contributing) return `${again}, and the licence of the Master ends.`;
  return prose(
    `${again}. ${releasing.The}, or whoever then owns the Master, assigns to ${contributing.the}, as from that moment, all copyright that`,
    `${contributing.the} gave in it, throughout the world, ${FULL_TERM}.`,
  );
}

/** ", whatever clause 6 says": the percentages were for what the one party released for both. */
function whatever(percentages: string[]): string {
  const numbers = percentages.map(clauseNumber).join(" and ");
  if (numbers === "") return "";
  return percentages.length === 1 ? `, whatever clause ${numbers} says` : `, whatever clauses ${numbers} say`;
}
