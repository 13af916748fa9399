import { paysRoyalties, type ProducerForm } from "#shared/domain/agreements/producer-agreement";
import { formatShare } from "#shared/domain/shares";
import { FULL_TERM } from "#server/features/agreements/clauses/deal";
import { APPOINTING_BODY } from "#server/features/agreements/clauses/disputes";
import { inAll, licensed, restOfReceipts } from "#server/features/agreements/clauses/accounting";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { clause } from "#server/features/agreements/clauses/references";
import { prose } from "#server/features/agreements/clauses/prose";
import { producerDeal } from "#server/features/agreements/clauses/producer/producer-deal";

export const royalty: LibraryClause<ProducerForm> = {
  purpose: "Who receives what part of what the recording earns, whoever collects it.",
  source:
    "docs/decisions/009 for what a form leaves open; the form says what an owner receives beside a percentage.",
  dependsOn: ["compensation", "percentage", "ownership", "ownersIncome", "base", "fee", "letter"],
  write: (form) => {
    if (paysRoyalties(form.compensationType)) return { heading: "Royalty", paragraphs: royaltyOf(form) };
    return form.masterOwnership === "producer"
      ? { heading: "Income", paragraphs: [ownersIncome(form)] }
      : null;
  },
};

function royaltyOf(form: ProducerForm): string[] {
  if (form.royaltyPercentage !== null)
    return [statedRoyalty(form, formatShare(form.royaltyPercentage)), division(form), otherReleases(form)];
  return form.masterOwnership === "shared"
    ? [...ownersRoyalty(form), otherReleases(form)]
    : [...openRoyalty(form), otherReleases(form)];
}

function statedRoyalty(form: ProducerForm, percent: string): string {
  return prose(
    `The Artist must pay the Producer a royalty of ${percent}% of ${producerDeal(form).receipts} (the “Royalty”), from the first sum on`,
    `and ${FULL_TERM}.`,
  );
}

function division(form: ProducerForm): string {
  const deal = producerDeal(form);
  const { receipts } = deal;
  if (form.masterOwnership === "shared" && form.ownerReceives === "share") {
    return prose(
      `The Royalty is paid first. ${restOfReceipts(deal)} belongs to the parties, as owners of the Master, in equal shares: the Artist must`,
      `pay half of it to the Producer as well${inAll(form.royaltyPercentage ?? 0, deal)}.`,
    );
  }
  return prose(
    `The Royalty is the whole of the Producer’s part in ${receipts}, whoever owns the Master and whoever collects them. The rest belongs`,
    "to the Artist.",
  );
}

function otherReleases(form: ProducerForm): string {
  return licensed(producerDeal(form));
}

function ownersIncome(form: ProducerForm): string {
  return prose(
    `${producerDeal(form).receipts} that come from the Artist’s use under the licence belong to the Artist, ringback tunes among them. Those that a`,
    "collecting society pays for the rights of the owner belong to the Producer. All others, such as those of any other licence, whichever of",
    "the parties gives it, are divided equally, unless both agree otherwise in writing.",
  );
}

function ownersRoyalty(form: ProducerForm): string[] {
  return [
    statedRoyalty(form, "50"),
    prose(
      "The parties have stated no other percentage, so the Royalty follows their equal shares in the Master. It is the whole of the",
      `Producer’s part in ${producerDeal(form).receipts}. The rest belongs to the Artist.`,
    ),
  ];
}

/** A percentage that the form leaves open is found by somebody, so that the agreement is certain and the producer never unpaid. */
function openRoyalty(form: ProducerForm): string[] {
  const { receipts } = producerDeal(form);
  return [
    prose(
      `The Artist must pay the Producer a royalty on ${receipts} (the “Royalty”), from the first sum on and ${FULL_TERM}. Its`,
      "percentage is settled as follows:",
    ),
    "(a) the parties state it in a written amendment not later than thirty days after the first commercial release of the Track;",
    prose(
      `(b) if they do not, ${APPOINTING_BODY}, appoints at the request of either an independent expert with long experience of the`,
      "music business; and",
    ),
    prose(
      "(c) the expert, whose fee the parties share equally, states the percentage that is customary and fair for a producer of",
      `comparable standing on a comparable recording${form.producerFee > 0 ? ", taking the Fee into account" : ""}. The statement binds the`,
      "parties, save for fraud or obvious error. If nobody has been appointed within sixty days of that request, the arbitrator of",
      `${clause("Governing law and disputes")} states it.`,
    ),
    prose(
      `The percentage then applies from the first sum on. Until it is settled the Artist must set aside one quarter of ${receipts} that the Artist is paid, in an account`,
      "apart, to pay it from, which says nothing of what it will be; not to do so is a serious breach. What is due for the past is paid with the next statement.",
      form.letterOfDirection &&
        "Once it is settled, both sign a letter by which others who pay for the recording pay it directly, if either asks.",
    ),
    division(form),
  ];
}
