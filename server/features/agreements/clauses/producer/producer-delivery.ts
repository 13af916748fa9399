import type { Clause } from "#shared/domain/agreement-text";
import type { ProducerForm } from "#shared/domain/producer-agreement";
import { credit } from "#server/features/agreements/clauses/credit";
import { deliveryTimes, revisionRounds } from "#server/features/agreements/clauses/delivery";
import { prose } from "#server/features/agreements/clauses/prose";
import { producerDeal } from "#server/features/agreements/clauses/producer/producer-deal";

export function producerDelivery(form: ProducerForm): Clause {
  return {
    heading: "Delivery",
    paragraphs: [
      prose(
        "The Producer must deliver the final mix, an instrumental version and the stems of the Track as uncompressed audio files of",
        "professional quality.",
      ),
      ...deliveryTimes(producerDeal(form), form.deliveryMethod, form.deliveryTimeline),
      prose(
        "If the Track is not delivered within fourteen days after a written reminder that the time has passed, the Artist may end",
        "this agreement by written notice.",
      ),
    ],
  };
}

export function producerRevisions(form: ProducerForm): Clause {
  return {
    heading: "Revisions and acceptance",
    paragraphs: revisionRounds(producerDeal(form), form.revisions),
  };
}

export function producerCredit(form: ProducerForm): Clause {
  return credit(producerDeal(form), form.credits);
}
