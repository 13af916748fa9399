import type { ProducerForm } from "#shared/domain/agreements/producer-agreement";
import { credit } from "#server/features/agreements/clauses/credit";
import { deliveryTimes, revisionRounds } from "#server/features/agreements/clauses/delivery";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { paragraphs, prose } from "#server/features/agreements/clauses/prose";
import { producerDeal } from "#server/features/agreements/clauses/producer/producer-deal";

export const producerDelivery: LibraryClause<ProducerForm> = {
  purpose: "What is handed over, how and when, and what follows if it is not.",
  source: "Practice of the trade; Annex A lists the files and says when they are delivered.",
  dependsOn: [],
  write: (form) => ({
    heading: "Delivery",
    paragraphs: [
      "The Producer must deliver the files of the Track that Annex A lists.",
      ...deliveryTimes(producerDeal(form), form.deliveryMethod, form.deliveryTimeline),
      prose(
        "If the Track is not delivered within fourteen days after a written reminder that it is late, the Artist may end",
        "this agreement by notice.",
      ),
    ],
  }),
};

export const producerRevisions: LibraryClause<ProducerForm> = {
  purpose:
    "How many changes are included, when what was delivered counts as accepted, and whether it may be turned down.",
  source: "Practice of the trade; half of the fee as a kill fee where the form gives a right to reject.",
  dependsOn: ["revisions", "rejection", "fee"],
  write: (form) => ({
    heading: "Revisions and acceptance",
    paragraphs: paragraphs(
      ...revisionRounds(producerDeal(form), form.revisions, form.mayReject),
      form.mayReject &&
        prose(
          form.revisions > 0
            ? "If the Track still misses what the parties agreed in writing, before signing or after, such as a reference track, after the rounds that are included,"
            : "If the Track misses what the parties agreed in writing, before signing or after, such as a reference track, and the Producer has not put that right within fourteen days of a written notice,",
          "the Artist may reject it by written notice with",
          "reasons, before it counts as accepted. That ends this agreement: no rights pass, those that have passed go back, the Artist makes no use of the Beat,",
          "the Producer makes no use of what the Artist performed, and",
          form.producerFee > 0
            ? "half of the Fee is due in all: what was paid beyond it is repaid within fourteen days."
            : "neither party owes the other any payment.",
        ),
    ),
  }),
};

export const producerCredit: LibraryClause<ProducerForm> = {
  purpose: "How the producer is named, and what is done about a mistake.",
  source: "Copyright Act s.32 (the right to be named).",
  dependsOn: [],
  write: (form) => credit(producerDeal(form), form.credits),
};
