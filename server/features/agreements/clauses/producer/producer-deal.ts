import { FULL_TERM, side, type Deal } from "#server/features/agreements/clauses/deal";
import { clause } from "#server/features/agreements/clauses/references";
import { partyDetails } from "#shared/domain/agreements/agreement-choices";
import { paysRoyalties, producerSync, type ProducerForm } from "#shared/domain/agreements/producer-agreement";

export function producerDeal(form: ProducerForm): Deal {
  const artist = side("Artist", partyDetails(form, "artist", form.artistName), form.artistEmail);
  const producer = side("Producer", partyDetails(form, "producer", form.producerName), form.producerEmail);
  return {
    releasing: artist,
    contributing: producer,
    work: "the Track",
    contribution: "the Beat",
    period: FULL_TERM,
    isFixed: false,
    passes: fromWhen(form),
    waivedBy: "",
    hasFee: form.producerFee > 0,
    isAdvance: form.producerFee > 0 && form.compensationType === "royalties_only",
    divides: accountsForReceipts(form),
    dividesOnly:
      form.masterOwnership === "producer" && !paysRoyalties(form.compensationType)
        ? `that ${clause("Income")} divides equally`
        : "",
    hasPercentage: paysRoyalties(form.compensationType) || form.masterOwnership === "shared",
    dividesEqually: dividesEqually(form),
    receipts: form.percentageBase === "net" ? "Net Receipts" : "Gross Receipts",
    sync: producerSync(form),
    seat: form.seat,
    owner: { artist, producer, shared: null }[form.masterOwnership],
    workClause: "Services",
    acceptanceClause: "Revisions and acceptance",
    terminationClause: form.terminationClause,
    additionalTerms: form.additionalTerms,
  };
}

/** Whether what the Track earns is divided: the producer has a royalty, or owns the Master or a part of it. */
export function accountsForReceipts(form: ProducerForm): boolean {
  return paysRoyalties(form.compensationType) || form.masterOwnership !== "artist";
}

/** Whether both receive halves as owners, beside a percentage or without one. */
function dividesEqually(form: ProducerForm): boolean {
  const hasPercentage = paysRoyalties(form.compensationType);
  const isBeside = form.royaltyPercentage !== null && form.ownerReceives === "share";
  return form.masterOwnership === "shared" && (!hasPercentage || isBeside);
}

/** A buy-out: the fee is all there is, and the artist owns. */
export function isPaidInFull(form: ProducerForm): boolean {
  return form.producerFee > 0 && !accountsForReceipts(form);
}

/** When rights pass: nobody gives them away before the fee is paid. */
export function fromWhen({ producerFee }: ProducerForm): string {
  return producerFee > 0 ? "as from payment of the Fee in full" : "as from the making of the Master";
}
