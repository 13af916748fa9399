import { deliveryMethodLabels, type FeaturedForm } from "#shared/domain/agreements/featured-artist-agreement";
import { credit } from "#server/features/agreements/clauses/credit";
import { acceptance, deliveryTimes, revisionRounds } from "#server/features/agreements/clauses/delivery";
import { featuredDeal } from "#server/features/agreements/clauses/featured/featured-deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { clause } from "#server/features/agreements/clauses/references";
import { ownWords, paragraphs, prose } from "#server/features/agreements/clauses/prose";

export const featuredDelivery: LibraryClause<FeaturedForm> = {
  purpose: "What is handed over, how and when, and what follows if it is not.",
  source: "Practice of the trade.",
  dependsOn: ["detail"],
  write: (form) => {
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
        ...(legal?.recordingDate
          ? [
              `Nothing is late until seven days after the day set under ${clause("The Performance")} for the recording.`,
            ]
          : []),
        "The Performance is delivered once the Primary Artist can open all of it or, recording it, has finished.",
        prose(
          "If the Performance is not delivered within fourteen days after a written reminder that it is late, the Primary Artist",
          "may end this agreement by notice.",
        ),
      ],
    };
  },
};

export const featuredRevisions: LibraryClause<FeaturedForm> = {
  purpose:
    "How many changes are included, when a performance counts as accepted, and who hears the final mix first.",
  source: "Practice of the trade.",
  dependsOn: ["revisions", "detail"],
  write: (form) => {
    const deal = featuredDeal(form);
    return {
      heading: form.legal ? "Revisions and acceptance" : "Acceptance",
      paragraphs: paragraphs(
        ...(form.legal ? revisionRounds(deal, form.legal.revisions) : [acceptance(deal, false)]),
        prose(
          "The Primary Artist must let the Featured Artist hear the final mix before its release, and meet a reasonable written objection within",
          "seven days to how the Performance sounds.",
        ),
      ),
    };
  },
};

export const featuredCredit: LibraryClause<FeaturedForm> = {
  purpose: "How the guest is named, by whose courtesy, and what is done about a mistake.",
  source: "Copyright Act s.32 (the right to be named).",
  dependsOn: [],
  write: (form) => credit(featuredDeal(form), form.creditRequirements, form.courtesyOf),
};
