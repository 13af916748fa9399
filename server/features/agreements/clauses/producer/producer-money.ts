import type { Clause } from "#shared/domain/agreement-text";
import { formatSum } from "#shared/domain/money";
import { paysRoyalties, type ProducerForm } from "#shared/domain/producer-agreement";
import { accounting } from "#server/features/agreements/clauses/accounting";
import { consideration, latePayment, ON_SIGNATURE } from "#server/features/agreements/clauses/payment";
import { paragraphs, prose } from "#server/features/agreements/clauses/prose";
import {
  accountsForReceipts,
  producerDeal,
} from "#server/features/agreements/clauses/producer/producer-deal";

export function producerFee(form: ProducerForm): Clause {
  return { heading: "Fee", paragraphs: form.producerFee > 0 ? feeParagraphs(form) : noFeeParagraphs(form) };
}

function feeParagraphs(form: ProducerForm): string[] {
  const isAdvance = form.compensationType === "royalties_only";
  return paragraphs(
    prose(
      `The Artist must pay the Producer ${formatSum(form.producerFee)} (the “Fee”)`,
      isAdvance
        ? "as an advance on the Royalty."
        : "for the Services and for the rights that the Producer gives in this agreement.",
      `The Fee is due in full ${ON_SIGNATURE}. The Producer may hold back the final files until it has been paid.`,
    ),
    feeAndRoyalty(form),
    latePayment(),
  );
}

/** "Royalties only" beside a fee can only mean that the fee is paid ahead of them. */
function feeAndRoyalty({ compensationType, masterOwnership }: ProducerForm): string {
  switch (compensationType) {
    case "royalties_only":
      return prose(
        "The Producer is paid by royalties only: the Artist may deduct the Fee from the Royalty as it falls due. The Fee is not",
        "repayable, also if the Royalty stays below it.",
      );
    case "hybrid":
      return "The Fee is paid in addition to the Royalty. It is neither deducted from the Royalty nor repayable out of it.";
    case "upfront_only":
      return prose(
        "The Fee pays for the Services and those rights in full. No royalty is payable to the Producer",
        masterOwnership === "shared"
          ? "beyond the Producer’s share as an owner of the Master."
          : "in addition to it.",
      );
  }
}

function noFeeParagraphs(form: ProducerForm): string[] {
  if (paysRoyalties(form.compensationType)) {
    return [
      prose(
        "No fee is payable. The Producer is paid for the Services, and for the rights given in this agreement, by the Royalty alone.",
        // A royalty of 0% pays for nothing.
        form.royaltyPercentage === 0 && consideration(producerDeal(form)),
      ),
    ];
  }
  return [
    prose(
      "No fee is payable for the Services or for the rights given in this agreement, and no royalty",
      form.masterOwnership === "shared"
        ? "beyond the Producer’s share as an owner of the Master."
        : "is payable either.",
      consideration(producerDeal(form)),
    ),
  ];
}

export function producerAccounting(form: ProducerForm): Clause | null {
  return accountsForReceipts(form) ? accounting(producerDeal(form)) : null;
}
