import { numberInWords } from "#shared/domain/money";
import type { Deal } from "#server/features/agreements/clauses/deal";
import { paragraphs, prose, sentence } from "#server/features/agreements/clauses/prose";

export function deliveryTimes(
  { contributing, releasing, waivedBy }: Deal,
  method: string,
  timeline: string,
): string[] {
  return [
    `Method of delivery: ${sentence(method)}`,
    prose(
      `Timeline for delivery: ${sentence(timeline)} Unless it names another beginning, the time runs from when both have`,
      `signed${waivedBy === "" ? "" : ", the waiver of exclusivity is there"} and ${contributing.the} has from ${releasing.the} what the work needs. A named day moves by the delays of ${releasing.the}.`,
    ),
  ];
}

/** Rounds of revisions in figures and words, and when what was delivered counts as accepted. */
export function revisionRounds(
  { contributing, releasing, work }: Deal,
  rounds: number,
  mayReject = false,
): string[] {
  const count = `${numberInWords(rounds).toLowerCase()} (${rounds}) ${rounds === 1 ? "round" : "rounds"} of revisions`;
  return paragraphs(
    rounds === 0
      ? `This agreement includes no revisions. A change to ${work} after delivery, and its price, is agreed in writing beforehand.`
      : prose(
          `This agreement includes ${count} without further charge. A round is one list of changes, for which ${releasing.the} asks in writing`,
          "within fourteen days after delivery of a version, and which are made within fourteen more. Further rounds, and their price, are",
          "agreed in writing.",
        ),
    acceptance(
      { contributing, releasing },
      rounds > 0,
      mayReject ? ` or given notice of what ${work} misses` : "",
    ),
  );
}

/** Where no revision is included, none can be due, and a notice that comes before a rejection keeps it open. */
export function acceptance(
  { contributing, releasing }: Pick<Deal, "contributing" | "releasing">,
  hasRevisions: boolean,
  orNotice = "",
): string {
  return prose(
    `${contributing.The} must put technical faults right free of charge${hasRevisions ? ", which is not a revision" : ""}. What is delivered counts as`,
    `accepted once released, or fourteen days after delivery unless ${releasing.the} has by then ${hasRevisions ? "asked in writing for a revision that is due or named a fault" : `named a fault in writing${orNotice}`}.`,
  );
}
