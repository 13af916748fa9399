import { FULL_TERM, isOfMinor, type Deal, type Side } from "#server/features/agreements/clauses/deal";
import { clause } from "#server/features/agreements/clauses/references";
import { prose } from "#server/features/agreements/clauses/prose";

/** One party's rights in the Master become the other's: "as from the moment at which the Fee has been paid in full". */
export function assignment(from: Side, to: Side, from_when: string): string {
  return prose(
    `${from.The} assigns to ${to.the}, ${from_when}, all copyright that ${from.the} has or comes to have in the Master as a`,
    `recording, throughout the world, ${FULL_TERM}.`,
  );
}

/** Where the annex says what holds while the law wants another form. */
export const FORM_OF_TRANSFER =
  "Where the law wants another form for that, the annex on transfers of rights holds.";

/**
 * What holds while an assignment lacks the form that a law asks for (Kenya, Copyright Act s.33(3) and (4); KICA s.83P): a licence
 * that needs no form, with a promise that makes it as good as an exclusive one, and authority to perfect it.
 */
export function untilItIsPerfect({ owner, ...deal }: Deal): string[] {
  return [
    prose(
      "What follows holds for every assignment in this agreement, those by which rights go back among them. Where this agreement says only that rights",
      `go back, whoever then holds them assigns them back, as from that moment, throughout the world, ${FULL_TERM}${owner ? "" : `, but for halves of the Master that ${clause("Release and return of rights")} leaves where they are`}.`,
    ),
    prose(
      "If the law wants rights assigned in another form or with a further paper, such as a signature by hand or a letter of verification, then until that is there the party that gives them instead, as from",
      `the same moment, grants the other a licence of the same rights (a plain one, if the law wants that form for an exclusive one), throughout the world, ${FULL_TERM}. It ends only where the assigned`,
      owner
        ? "rights would go back, and the party that gave them promises neither to use them nor to license them to anyone else otherwise than this agreement says."
        : "rights would go back, and neither exploits the Master otherwise than this agreement says.",
    ),
    prose(
      "Where a law or a registry wants a signature of another kind, each party must sign again in that way within fourteen days after the",
      "other asks; the party that gives rights must sign whatever else is reasonably needed to perfect the assignment. If it has not done so by",
      "then, without good reason, the other may sign as its attorney, for that purpose alone, as far as the law lets a power be given in this form. This power is irrevocable.",
      isOfMinor(deal) &&
        "For a person under eighteen the parent or guardian gives it, and it ends at eighteen. Where an assignment by that person wants leave of a court, either party may apply for it, and the other helps.",
    ),
  ];
}
