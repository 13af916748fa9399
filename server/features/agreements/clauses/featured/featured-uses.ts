import type { Clause } from "#shared/domain/agreement-text";
import type { FeaturedForm } from "#shared/domain/featured-artist-agreement";
import { formatShare } from "#shared/domain/shares";
import { ownWords, paragraphs, prose, sentence } from "#server/features/agreements/clauses/prose";
import { publishing } from "#server/features/agreements/clauses/publishing";
import { noSynchronisation, NO_HARMFUL_CONTEXT } from "#server/features/agreements/clauses/synchronisation";
import {
  accountsForReceipts,
  featuredDeal,
  percentagesOf,
  sharesReceipts,
} from "#server/features/agreements/clauses/featured/featured-deal";

export function performanceAndPromotion(form: FeaturedForm): Clause {
  const { legal } = form;
  return {
    heading: "Live performance and promotion",
    paragraphs: paragraphs(
      prose(
        "Each party may perform the Song live. The Featured Artist is not bound to appear at shows or in a music video: an appearance,",
        "and what is paid for it, is agreed in writing each time.",
      ),
      prose(
        "Each party must announce the release on its own channels in a way that is usual, and may use extracts of the Song to promote",
        `it, throughout the world, ${featuredDeal(form).period}.`,
      ),
      (legal?.performanceRights ?? "") !== "" &&
        ownWords(
          "On performance the parties have agreed the following, which prevails over the rest of this clause:",
          legal!.performanceRights,
        ),
      (legal?.promotionalRights ?? "") !== "" &&
        ownWords(
          "On promotion the parties have agreed the following, which prevails over the rest of this clause:",
          legal!.promotionalRights,
        ),
    ),
  };
}

export function featuredSynchronisation(form: FeaturedForm): Clause {
  return {
    heading: "Synchronisation",
    paragraphs: form.legal?.syncLicensingRights ? synchronisation(form) : noSynchronisation(),
  };
}

function synchronisation(form: FeaturedForm): string[] {
  return [
    prose(
      "The Featured Artist grants the Primary Artist the right to license the Master for synchronisation with film, television,",
      `advertising, games and other moving images, throughout the world, ${featuredDeal(form).period}, without asking again for each`,
      "use. The Primary Artist must tell the Featured Artist of each such licence.",
    ),
    prose(syncReceipts(form), "What is received for the Composition is shared under the split sheet."),
    NO_HARMFUL_CONTEXT,
  ];
}

function syncReceipts(form: FeaturedForm): string {
  const { sync } = percentagesOf(form);
  if (sync !== null) {
    return prose(
      `The Primary Artist must pay the Featured Artist ${formatShare(sync)}% of the Net Receipts from synchronisation, in place of every`,
      "other part in those receipts.",
    );
  }
  if (sharesReceipts(form))
    return "What is received for the Master is part of Net Receipts and divided like them.";
  return accountsForReceipts(form)
    ? "What is received for the Master is part of Net Receipts."
    : "What is received for the Master belongs to the Primary Artist.";
}

export function featuredPublishing(form: FeaturedForm): Clause {
  const { publishingSplit = "", proAffiliation = "" } = form.legal ?? {};
  return {
    heading: "Publishing",
    paragraphs: paragraphs(
      ...publishing(featuredDeal(form)),
      publishingSplit !== "" &&
        ownWords(
          "The parties intend the following shares in the Composition. The split sheet decides once it has been signed:",
          publishingSplit,
        ),
      proAffiliation !== "" && `Affiliation with collecting societies: ${sentence(proAffiliation)}`,
    ),
  };
}
