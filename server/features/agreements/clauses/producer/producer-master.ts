import { paysRoyalties, type ProducerForm } from "#shared/domain/agreements/producer-agreement";
import { FULL_TERM } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { prose } from "#server/features/agreements/clauses/prose";
import { clause } from "#server/features/agreements/clauses/references";
import { release } from "#server/features/agreements/clauses/release";
import { afterMonths, firstOffer, halves } from "#server/features/agreements/clauses/shared-master";
import { assignment, FORM_OF_TRANSFER } from "#server/features/agreements/clauses/transfer";
import {
  accountsForReceipts,
  fromWhen,
  isPaidInFull,
  producerDeal,
} from "#server/features/agreements/clauses/producer/producer-deal";

export const producerMaster: LibraryClause<ProducerForm> = {
  purpose: "Who owns the recording, from when, and what the other may do with it.",
  source:
    "Kenya, Copyright Act s.31 (commissioned work), s.33(3), (4), (7); who arranges a sound recording is its author.",
  dependsOn: ["ownership", "fee", "compensation", "percentage", "ownersIncome", "base", "release"],
  write: (form) => {
    const write = { artist: artistOwns, producer: producerOwns, shared: bothOwn };
    return {
      heading: "Ownership of the Master",
      paragraphs: [...write[form.masterOwnership](form), beat(form)],
    };
  },
};

const notReleased = ({ producerFee }: ProducerForm) =>
  producerFee > 0 && "Until then the Track may not be released.";

function artistOwns(form: ProducerForm): string[] {
  const { releasing, contributing } = producerDeal(form);
  return [
    prose(
      `The Artist owns 100% of the Master ${fromWhen(form)}.`,
      form.producerFee > 0 && "Until then the Producer owns it, and the Track may not be released.",
    ),
    prose(
      "Between the parties the Producer is the author of the Master as a sound recording.",
      form.producerFee > 0 &&
        "Commissioning it or paying for it does not make it the Artist’s any earlier (Copyright Act, section 31).",
    ),
    assignment(contributing, releasing, fromWhen(form)),
    FORM_OF_TRANSFER,
  ];
}

function producerOwns(form: ProducerForm): string[] {
  const { releasing, contributing } = producerDeal(form);
  return [
    prose(
      "The Producer owns 100% of the Master as from its making and is, between the parties, its author as a sound recording.",
      "Commissioning it or paying for it does not make it the Artist’s (Copyright Act, section 31).",
    ),
    prose(
      assignment(releasing, contributing, "as from the making of the Master"),
      "The Artist’s rights as a performer stay with the Artist.",
    ),
    FORM_OF_TRANSFER,
    prose(
      "The Producer grants the Artist a licence to reproduce, release, distribute, stream, perform, communicate and promote the",
      `Master, in every format and on every service, throughout the world, ${FULL_TERM}, ${fromWhen(form)}.`,
      notReleased(form),
      "While it lasts the Artist may pass it on to distributors and labels that release the Track.",
    ),
    prose(
      `Once given, the licence is irrevocable but for ${clause("Release and return of rights")}. While it lasts the Producer neither releases`,
      "the Master nor licenses that to anyone else. Whoever acquires the Master is bound by it, and the Producer must have them confirm",
      "so in writing.",
    ),
    prose(
      "The Master carries the Artist’s performance: any other use of it by the Producer, and a licence to others, needs the Artist’s",
      "written consent.",
    ),
  ];
}

function bothOwn(form: ProducerForm): string[] {
  const deal = producerDeal(form);
  return [
    prose(
      `The Artist owns 50% of the Master and the Producer owns 50%, as co-owners in equal shares, ${fromWhen(form)}.`,
      form.producerFee > 0 &&
        "Until then each party keeps what it contributed, commissioning or paying for it changes nothing of that (Copyright Act, section 31), and the Track may not be released.",
    ),
    prose(
      "Between the parties both are authors of the Master as a sound recording. Each party assigns to the other,",
      `${fromWhen(form)}, as much of its copyright in the Master as those shares require, throughout the world, ${FULL_TERM}.`,
    ),
    FORM_OF_TRANSFER,
    prose(
      "The Artist manages the Master in the interest of both: the Producer grants the Artist the right to release, distribute and",
      `license it, worldwide, ${FULL_TERM}, subject to the other clauses. The Producer does none of these`,
      `without the Artist’s consent, but for a release to which neither the Artist nor an heir or successor answers within sixty days of a written request${afterMonths(form.releaseMonths)}.`,
    ),
    paysRoyalties(form.compensationType)
      ? `What each party receives of ${deal.receipts} is stated in ${clause("Royalty")}.`
      : halves(deal),
    firstOffer(deal),
  ];
}

function beat(form: ProducerForm): string {
  return prose(
    "The recording of the Beat on its own stays with the Producer; its music, as part of the Composition, follows the split sheet. The",
    "Producer grants the Artist the right to use the Beat, its stems and what the Producer plays or sings in the Master,",
    `throughout the world, ${FULL_TERM}, to make it at once and otherwise ${form.masterOwnership === "producer" ? "from when the licence begins" : "from when the Master is owned as stated"}.`,
    `This covers mixes, edits, clean, TV and instrumental versions${accountsForReceipts(form) ? ", which earn as part of the Master," : ""} and backing for live shows. A remix`,
    "by somebody else needs the Producer’s written consent, and is offered to the Producer first.",
  );
}

export const producerRelease: LibraryClause<ProducerForm> = {
  purpose:
    "Nobody who is paid out of what the recording earns waits for ever for its release, or for the money.",
  source: "Practice of the trade: reversion after twelve to eighteen months, and after unpaid royalties.",
  dependsOn: ["release", "fee", "compensation", "ownership", "percentage", "base", "ownersIncome"],
  write: (form) =>
    release(producerDeal(form), {
      months: form.releaseMonths,
      isPaidInFull: isPaidInFull(form),
      percentages: paysRoyalties(form.compensationType) ? ["Royalty"] : [],
    }),
};

export const producerExclusivity: LibraryClause<ProducerForm> = {
  purpose: "Whether the beat may serve others as well.",
  source: "Practice of the trade.",
  dependsOn: ["exclusivity"],
  write: (form) => ({ heading: "Exclusivity", paragraphs: form.exclusivity ? exclusive() : nonExclusive() }),
};

function exclusive(): string[] {
  return [
    prose(
      "The Beat is provided on an exclusive basis. The Producer may not release it, sell it or license it to anyone but the Artist,",
      `nor use a recognisable part of it in another recording, ${FULL_TERM}, unless rights go back or never pass.`,
    ),
    prose(
      "No licence of the Beat is in force but those disclosed to the Artist in writing before",
      "signature. The Producer remains free to work for others and to reuse sounds, techniques and elements in common use.",
    ),
  ];
}

function nonExclusive(): string[] {
  return [
    prose(
      "The Beat is provided on a non-exclusive basis. The Producer may use it and license it to others, but not the Artist’s vocals,",
      "lyrics or melodies, nor the Master.",
    ),
    prose(
      "The Artist may not register the Beat on its own with a content identification service, nor make claims against others who",
      "hold a licence of it, and releases an instrumental version only beside the Track.",
    ),
  ];
}
