import { FULL_TERM, side, type Deal } from "#server/features/agreements/clauses/deal";
import { paysRoyalties, type ProducerForm } from "#shared/domain/producer-agreement";

export function producerDeal(form: ProducerForm): Deal {
  return {
    releasing: side("Artist", form.artistName, form.artistEmail),
    contributing: side("Producer", form.producerName, form.producerEmail),
    work: "the Track",
    period: FULL_TERM,
    hasFee: form.producerFee > 0,
    terminationClause: form.terminationClause,
    additionalTerms: form.additionalTerms,
  };
}

/** Whether what the Track earns is divided: then there are Net Receipts to account for. */
export function dividesReceipts(form: ProducerForm): boolean {
  return paysRoyalties(form.compensationType) || form.masterOwnership === "shared";
}

/** When the rights pass: nobody gives them away before the fee is paid. */
export function onPayment({ producerFee }: ProducerForm): string {
  return producerFee > 0 ? "once the Fee has been paid in full" : "when the Master is made";
}
