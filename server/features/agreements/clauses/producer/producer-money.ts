import { splitPayment } from "#shared/domain/agreements/featured-artist-agreement";
import { formatSum } from "#shared/domain/money";
import { paysRoyalties, type ProducerForm } from "#shared/domain/agreements/producer-agreement";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { consideration, latePayment, ON_SIGNATURE } from "#server/features/agreements/clauses/payment";
import { paragraphs, prose } from "#server/features/agreements/clauses/prose";
import { clause } from "#server/features/agreements/clauses/references";
import { producerDeal } from "#server/features/agreements/clauses/producer/producer-deal";

export const producerFee: LibraryClause<ProducerForm> = {
  purpose: "What is paid for the work, when, and how it stands to a royalty.",
  source: "docs/decisions/009: a fee without a date is due seven days after both have signed.",
  dependsOn: ["fee", "feeTimes", "compensation", "percentage", "ownership", "ownersIncome", "base"],
  write: (form) => ({
    heading: "Fee",
    paragraphs: form.producerFee > 0 ? feeParagraphs(form) : noFeeParagraphs(form),
  }),
};

function feeParagraphs(form: ProducerForm): string[] {
  const isAdvance = form.compensationType === "royalties_only";
  return paragraphs(
    prose(
      `The Artist must pay the Producer ${formatSum(form.producerFee)} (the “Fee”)`,
      isAdvance
        ? "as an advance on the Royalty."
        : "for the Services and the rights given in this agreement.",
      form.feeParts === "at_once" && `The Fee is due in full ${ON_SIGNATURE}. ${HELD_BACK}`,
    ),
    ...(form.feeParts === "halves" ? halves(form) : []),
    feeAndRoyalty(form),
    latePayment(),
  );
}

const HELD_BACK =
  "The Producer may hold back the final files, once due, until paid, and then hands them over within three days.";

function halves(form: ProducerForm): string[] {
  const [first, second] = splitPayment(form.producerFee);
  return [
    "The Fee is paid in two parts:",
    `(a) half, which is ${formatSum(first)}, ${ON_SIGNATURE}; and`,
    prose(
      `(b) half, which is ${formatSum(second)}, within seven days after the Producer has delivered the first mix of the whole Track for listening.`,
      HELD_BACK,
      first !== second && "The odd cent is in the first part.",
    ),
  ];
}

/** "Royalties only" beside a fee can only mean that the fee is paid ahead of them. */
function feeAndRoyalty(form: ProducerForm): string {
  switch (form.compensationType) {
    case "royalties_only":
      return prose(
        "The Producer is paid by royalties only: the Artist may deduct the Fee from the Royalty as it falls due. The Fee is not",
        "repaid if the Royalty stays below it.",
      );
    case "hybrid":
      return "The Fee is paid in addition to the Royalty, and is neither deducted from it nor repayable out of it.";
    case "upfront_only":
      return prose(
        "The Fee pays for the Services and those rights in full.",
        beyond(form, "No royalty for the recording is payable to the Producer"),
      );
  }
}

function noFeeParagraphs(form: ProducerForm): string[] {
  if (paysRoyalties(form.compensationType)) {
    return [
      prose(
        "No fee is payable. The Producer is paid for the Services, and for the rights given in this agreement, by the Royalty",
        form.masterOwnership === "shared" && form.ownerReceives === "share" && form.royaltyPercentage !== null
          ? "and as an owner of the Master."
          : "alone.",
        // A royalty of 0% pays for nothing.
        form.royaltyPercentage === 0 && consideration(producerDeal(form)),
      ),
    ];
  }
  return [
    prose(
      beyond(
        form,
        "No fee is payable for the Services or for the rights given in this agreement, and no royalty",
      ),
      consideration(producerDeal(form)),
    ),
  ];
}

/** An owner has its share of what the Master earns without any royalty. */
function beyond({ masterOwnership, producerFee: fee }: ProducerForm, sentence: string): string {
  if (masterOwnership === "artist")
    return fee > 0 ? `${sentence} in addition to it.` : `${sentence} is payable either.`;
  return masterOwnership === "shared"
    ? `${sentence} beyond the Producer’s share as an owner of the Master.`
    : `${sentence} beyond what ${clause("Income")} says.`;
}
