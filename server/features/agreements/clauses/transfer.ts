import { FULL_TERM, type Side } from "#server/features/agreements/clauses/deal";
import { prose } from "#server/features/agreements/clauses/prose";

/** One party's rights in the Master become the other's: "as from the moment at which the Fee has been paid in full". */
export function assignment(from: Side, to: Side, from_when: string): string {
  return prose(
    `${from.The} assigns to ${to.the}, ${from_when}, all copyright that ${from.the} has or comes to have in the Master as a`,
    `recording, throughout the world, ${FULL_TERM}.`,
  );
}

/**
 * What holds while an assignment lacks the form that a law asks for (Kenya, Copyright Act s.33(3) and (4); KICA s.83P): a licence
 * that needs no form, with a promise that makes it as good as an exclusive one, and authority to perfect it.
 */
export function untilItIsPerfect(from: string, to: string): string[] {
  const isMutual = from === "each party";
  return [
    prose(
      `So far and so long as the law asks of that assignment a form that this agreement lacks, ${from} instead, as from the same moment,`,
      `grants ${to} a licence of the same rights, throughout the world, ${FULL_TERM}. It is irrevocable wherever the assignment would`,
      isMutual
        ? "last, and neither exploits the Master otherwise than this agreement says."
        : `last, and ${from} neither uses those rights nor licenses them to anyone else.`,
    ),
    prose(
      `${capital(from)} must sign whatever is reasonably needed to perfect the assignment. Fourteen days after a written request ${to} may`,
      `sign it for ${isMutual ? "that party" : from}, for that purpose alone.`,
    ),
  ];
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
