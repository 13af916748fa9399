import type { FeaturedForm } from "#shared/domain/agreements/featured-artist-agreement";
import { formatShare } from "#shared/domain/shares";
import { inAll } from "#server/features/agreements/clauses/accounting";
import { isOfMinor } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { ownWords, paragraphs, prose, sentence } from "#server/features/agreements/clauses/prose";
import { publishing } from "#server/features/agreements/clauses/publishing";
import { synchronisation } from "#server/features/agreements/clauses/synchronisation";
import {
  accountsForReceipts,
  featuredDeal,
  isFixed,
  leftByFee,
  percentageNames,
  percentagesOf,
  sharesReceipts,
} from "#server/features/agreements/clauses/featured/featured-deal";

export const performanceAndPromotion: LibraryClause<FeaturedForm> = {
  purpose: "Who performs the song, who appears, and what each does for the release.",
  source: "Practice of the trade.",
  dependsOn: ["term", "detail"],
  write: (form) => {
    const { performanceRights = "", promotionalRights = "" } = form.legal ?? {};
    return {
      heading: "Live performance and promotion",
      paragraphs: paragraphs(
        prose(
          `Each party may perform the Song live${isFixed(form) ? ", also after the term" : ""}. The Featured Artist is not bound to appear at shows, in a music video or on promotion days:`,
          "an appearance, and what is paid for it and for travel, is agreed in writing each time.",
        ),
        prose(
          "Each party must announce the release on its own channels in the usual way, naming the other’s, and may use extracts of the",
          `Song to promote it, throughout the world, ${featuredDeal(form).period}.`,
          isOfMinor(featuredDeal(form)) && "For a party under eighteen the parent or guardian announces it.",
        ),
        performanceRights !== "" &&
          ownWords(
            "On performance the parties have agreed the following, which prevails over what this clause says of it:",
            performanceRights,
          ),
        performanceRights !== "" &&
          prose(
            "As far as it has the Featured Artist appear, and unless it says otherwise, day and pay are agreed in writing each time, and",
            "it ends two years after the release.",
          ),
        promotionalRights !== "" &&
          ownWords(
            "On promotion the parties have agreed the following, which prevails over what this clause says of it:",
            promotionalRights,
          ),
        promotionalRights !== "" &&
          "As far as it has the Featured Artist appear, and unless it says otherwise, pay for that is agreed in writing.",
        isOfMinor(featuredDeal(form)) &&
          "In any case whoever is under eighteen performs outside school hours, and not where alcohol is mainly sold.",
      ),
    };
  },
};

export const featuredSynchronisation: LibraryClause<FeaturedForm> = {
  purpose: "Who may place the recording with moving pictures, and who is paid for it.",
  source: "The form's three choices; a form that did not ask means that both must agree.",
  dependsOn: [
    "sync",
    "ownersIncome",
    "term",
    "base",
    "compensation",
    "percentage",
    "ownership",
    "feeTimes",
    "fee",
  ],
  write: (form) =>
    synchronisation(
      featuredDeal(form),
      `${syncReceipts(form)} What is received for the Composition is shared under the split sheet.`,
    ),
};

function syncReceipts(form: FeaturedForm): string {
  const { sync } = percentagesOf(form);
  const deal = featuredDeal(form);
  const { receipts } = deal;
  if (sync !== null) {
    const isOwnersToo =
      form.masterOwnership === "shared" && form.ownerReceives === "share" && percentageNames(form) !== "";
    return prose(
      `The Primary Artist must pay the Featured Artist ${formatShare(sync)}% of the ${receipts} from synchronisation${leftByFee(form)}, in place of every`,
      isOwnersToo
        ? `other percentage of those receipts, and then half of ${receipts === "Net Receipts" ? "the rest of them" : "what then remains of the money received, after charges and tax,"} as an owner${inAll(sync, deal)}.`
        : "other part in those receipts.",
    );
  }
  if (sharesReceipts(form))
    return `What is received for the Master is part of ${receipts} and divided like them.`;
  return accountsForReceipts(form)
    ? `What is received for the Master is part of ${receipts}.`
    : "What is received for the Master belongs to the Primary Artist.";
}

export const featuredPublishing: LibraryClause<FeaturedForm> = {
  purpose: "The song itself is for the split sheet; until it is signed nobody loses or takes anything.",
  source: "Practice of the trade; equal parts where they cannot be told apart.",
  dependsOn: [
    "term",
    "detail",
    "base",
    "compensation",
    "ownership",
    "ownersIncome",
    "percentage",
    "sync",
    "fee",
    "feeTimes",
  ],
  write: (form) => {
    const { publishingSplit = "", proAffiliation = "" } = form.legal ?? {};
    return {
      heading: "Publishing",
      paragraphs: paragraphs(
        ...publishing(featuredDeal(form)),
        publishingSplit !== "" &&
          ownWords(
            "Until the split sheet has been signed, the parties divide what their own parts of the Composition earn by the following shares; the rule on equal parts does not apply, and they draw the split sheet up by these shares, unless somebody else wrote a part:",
            publishingSplit,
          ),
        proAffiliation !== "" &&
          `Collecting societies of the Featured Artist, as stated: ${sentence(proAffiliation)}`,
      ),
    };
  },
};
