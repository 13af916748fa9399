import type { Deal } from "#server/features/agreements/clauses/deal";
import { prose } from "#server/features/agreements/clauses/prose";

/**
 * What happens if nothing is released, or nothing is paid. Who was paid in full for a buy-out cannot ask for a release; who is to live
 * off what the recording earns can.
 */
export function release(
  deal: Deal,
  { months, isPaidInFull }: { months: number | null; isPaidInFull: boolean },
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
            `${releasing.The} must release ${work} commercially within ${months} months after delivery has been accepted. If that has`,
            `not happened even sixty days after written notice from ${contributing.the}, what`,
            `${contributing.the} gave goes back${deal.hasFee ? " as soon as the Fee, as far as it was paid, has been repaid" : ""}.`,
          ),
      ...(divides
        ? [
            prose(
              "Rights go back in the same way, without repayment, if a sum that is due and not disputed in good faith is still unpaid",
              `sixty days after a written notice that names it and says so, and ${contributing.the} then gives thirty days’ notice.`,
            ),
          ]
        : []),
      ...(divides || !(isPaidInFull || months === null) ? [goingBack(deal)] : []),
    ],
  };
}

/** What "goes back" means: everybody has again what they brought, and nobody can release what the other performed. */
function goingBack({ contributing, releasing, work, contribution }: Deal): string {
  return prose(
    `When rights go back, ${contributing.the} has again every right given in ${contribution} and in the Master, ${releasing.the} keeps`,
    `what ${releasing.the} performed and wrote, and neither releases the Master without the other.`,
    `${releasing.The} stops using ${work} within thirty days. Licences given to others before stay in force, and what they earn is divided`,
    "as before.",
  );
}
