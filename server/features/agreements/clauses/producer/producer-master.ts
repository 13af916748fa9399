import type { Clause } from "#shared/domain/agreement-text";
import { paysRoyalties, type ProducerForm } from "#shared/domain/producer-agreement";
import { FULL_TERM } from "#server/features/agreements/clauses/deal";
import { prose } from "#server/features/agreements/clauses/prose";
import { onPayment } from "#server/features/agreements/clauses/producer/producer-deal";

export function producerMaster(form: ProducerForm): Clause {
  const write = { artist: artistOwns, producer: producerOwns, shared: bothOwn };
  return { heading: "Ownership of the Master", paragraphs: write[form.masterOwnership](form) };
}

function artistOwns(form: ProducerForm): string[] {
  return [
    "The Artist owns 100% of the Master.",
    prose(
      "The Producer assigns to the Artist all copyright and other rights that the Producer has or comes to have in the Master,",
      `throughout the world, ${FULL_TERM}. ${onPayment("The assignment", form)}`,
    ),
    beatClause(form),
  ];
}

function producerOwns(form: ProducerForm): string[] {
  return [
    prose(
      "The Producer owns 100% of the Master. The Artist assigns to the Producer all copyright that the Artist has or comes to have",
      `in the Master as a recording, throughout the world, ${FULL_TERM}. The Artist’s rights as a performer stay with the Artist.`,
    ),
    prose(
      "The Producer grants the Artist a licence to reproduce, release, distribute, stream, perform, communicate and promote the",
      `Master, in every format and on every service, throughout the world, ${FULL_TERM}.`,
      `${onPayment("The licence", form)} The Artist may pass it on to distributors and labels that release the Track.`,
    ),
    prose(
      "The Master carries the Artist’s performance: the Producer may not release it, or license it to others, without the Artist’s",
      "prior written consent.",
    ),
    beatClause(form),
  ];
}

function bothOwn(form: ProducerForm): string[] {
  return [
    prose(
      "The Artist owns 50% of the Master and the Producer owns 50%, as co-owners in equal shares. Each party assigns to the other",
      `as much of its copyright in the Master as those shares require, throughout the world, ${FULL_TERM}.`,
      onPayment("The assignment", form),
    ),
    prose(
      "The Artist manages the Master in the interest of both: the Producer grants the Artist the right to release, distribute and",
      `license it, throughout the world, ${FULL_TERM}, subject to the other clauses of this agreement.`,
    ),
    paysRoyalties(form.compensationType)
      ? "What each party receives of Net Receipts is stated in Royalty; the shares in the Master add nothing to it."
      : "Net Receipts belong to the parties in the same shares: the Artist must pay 50% of them to the Producer.",
    prose(
      "A party that wishes to sell or charge its share in the Master must first offer it to the other in writing on the same terms,",
      "and leave the offer open for thirty days.",
    ),
    beatClause(form),
  ];
}

function beatClause(form: ProducerForm): string {
  return prose(
    "The Beat on its own stays with the Producer. The Producer grants the Artist the right to use the Beat as part of the Master in",
    `every way in which the Master may be used, throughout the world, ${FULL_TERM}, from when the`,
    form.masterOwnership === "producer" ? "licence of the Master takes effect." : "assignment takes effect.",
  );
}

export function producerExclusivity(form: ProducerForm): Clause {
  return { heading: "Exclusivity", paragraphs: form.exclusivity ? exclusive() : nonExclusive() };
}

function exclusive(): string[] {
  return [
    prose(
      "The Beat is provided on an exclusive basis. The Producer may not release it, sell it or license it to anyone but the Artist,",
      `nor use a recognisable part of it in another recording, ${FULL_TERM}.`,
    ),
    prose(
      "The Producer confirms that no licence of the Beat is in force, other than those disclosed to the Artist in writing before",
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
      "hold a licence of it.",
    ),
  ];
}
