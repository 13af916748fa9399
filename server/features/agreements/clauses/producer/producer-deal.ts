import { FULL_TERM, side, type Deal } from "#server/features/agreements/clauses/deal";
import { paysRoyalties, type ProducerForm } from "#shared/domain/producer-agreement";

export function producerDeal(form: ProducerForm): Deal {
  return {
    releasing: side("Artist", form.artistName, form.artistEmail),
    contributing: side("Producer", form.producerName, form.producerEmail),
    work: "the Track",
    contribution: "the Beat",
    period: FULL_TERM,
    hasFee: form.producerFee > 0,
    terminationClause: form.terminationClause,
    additionalTerms: form.additionalTerms,
  };
}

/** Whether what the Track earns is divided: then there are Net Receipts to account for. */
export function accountsForReceipts(form: ProducerForm): boolean {
  return paysRoyalties(form.compensationType) || form.masterOwnership === "shared";
}

/** When rights pass: nobody gives them away before the fee is paid. `what` is "The assignment". */
export function onPayment(what: string, { producerFee }: ProducerForm): string {
  if (producerFee === 0) return `${what} takes effect when the Master is made.`;
  return `${what} takes effect once the Fee has been paid in full; until then the Track may not be released.`;
}
