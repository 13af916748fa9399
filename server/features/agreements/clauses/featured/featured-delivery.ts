import type { Clause } from "#shared/domain/agreement-text";
import { deliveryMethodLabels, type FeaturedForm } from "#shared/domain/featured-artist-agreement";
import { credit } from "#server/features/agreements/clauses/credit";
import { acceptance, deliveryTimes, revisionRounds } from "#server/features/agreements/clauses/delivery";
import { featuredDeal } from "#server/features/agreements/clauses/featured/featured-deal";
import { ownWords, prose } from "#server/features/agreements/clauses/prose";

export function featuredDelivery(form: FeaturedForm): Clause {
  const { deliveryMethod, otherDeliveryMethod, deliveryTimeline, legal } = form;
  const method = deliveryMethod === "other" ? otherDeliveryMethod : deliveryMethodLabels[deliveryMethod];
  return {
    heading: "Delivery",
    paragraphs: [
      legal
        ? ownWords(
            "The Featured Artist must deliver the following, as audio of professional quality:",
            legal.deliverables,
          )
        : "The Featured Artist must deliver the takes of the Performance as uncompressed audio files of professional quality.",
      ...deliveryTimes(featuredDeal(form), method, deliveryTimeline),
      prose(
        "If the Performance is not delivered within fourteen days after a written reminder that the time has passed, the Primary Artist",
        "may end this agreement by written notice.",
      ),
    ],
  };
}

export function featuredRevisions(form: FeaturedForm): Clause {
  const deal = featuredDeal(form);
  return {
    heading: "Revisions and acceptance",
    paragraphs: form.legal ? revisionRounds(deal, form.legal.revisions) : [acceptance(deal)],
  };
}

export function featuredCredit(form: FeaturedForm): Clause {
  return credit(featuredDeal(form), form.creditRequirements);
}
