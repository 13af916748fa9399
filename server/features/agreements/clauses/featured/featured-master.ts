import type { FeaturedForm } from "#shared/domain/agreements/featured-artist-agreement";
import { licensed } from "#server/features/agreements/clauses/accounting";
import { FULL_TERM } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { prose } from "#server/features/agreements/clauses/prose";
import { clause, clauseNumber } from "#server/features/agreements/clauses/references";
import { release } from "#server/features/agreements/clauses/release";
import { afterMonths, firstOffer, halves } from "#server/features/agreements/clauses/shared-master";
import { assignment, FORM_OF_TRANSFER } from "#server/features/agreements/clauses/transfer";
import {
  featuredDeal,
  fromWhen,
  isFixed,
  isPaidInFull,
  percentageNames,
  percentagesOf,
  waitsForFee,
} from "#server/features/agreements/clauses/featured/featured-deal";

export const featuredMaster: LibraryClause<FeaturedForm> = {
  purpose: "Who owns the recording, from when, and how far the guest's performance may be used in it.",
  source: "Kenya, Copyright Act s.30 (a performer's consent), s.31, s.33(3), (4), (7).",
  dependsOn: [
    "ownership",
    "fee",
    "feeTimes",
    "compensation",
    "percentage",
    "ownersIncome",
    "term",
    "base",
    "sync",
    "release",
  ],
  write: (form) => {
    const write = { lead_artist: leadArtistOwns, shared: bothOwn, label_other: labelOwns };
    return {
      heading: "Ownership of the Master",
      paragraphs: [...write[form.masterOwnership](form), ...consent(form)],
    };
  },
};

function leadArtistOwns(form: FeaturedForm): string[] {
  return [
    prose(
      waitsForFee(form)
        ? `The Primary Artist owns 100% of the Master ${fromWhen(form)}. Until the Fee is paid the Song may not be released, and each party keeps what the law gives it.`
        : `The Primary Artist owns 100% of the Master. What the Featured Artist brings to it becomes the Primary Artist’s ${fromWhen(form)}.`,
    ),
    ...toPrimary(form),
  ];
}

function labelOwns(form: FeaturedForm): string[] {
  const owner =
    form.ownerName === ""
      ? "a label or another person whom the Primary Artist names in writing before release"
      : `${form.ownerName}, a label or other owner`;
  return [
    prose(
      `The Master is to be owned by ${owner} (the “Owner”). It passes to the Owner once the Primary Artist has assigned it in a signed`,
      "paper, the Owner has joined this agreement by signing Annex A, and the Featured Artist has copies.",
    ),
    prose(
      "Until then the Primary Artist owns the Master, as far as it has passed, and nothing is released through the Owner.",
      notReleased(form),
    ),
    ...ownersReceipts(form),
    ...toPrimary(form),
  ];
}

/** A label that owns is reckoned with like a party, and nothing that passes between the two is counted twice. */
function ownersReceipts(form: FeaturedForm): string[] {
  const deal = featuredDeal(form);
  if (!deal.divides) return [];
  return [
    prose(
      `Once the Owner has the Master, it counts as a party in ${clause("Definitions")}: all that it receives counts, and what it pays the Primary Artist is not`,
      `counted again. ${licensed(deal, "the Owner")}`,
    ),
  ];
}

function toPrimary(form: FeaturedForm): string[] {
  const { releasing, contributing } = featuredDeal(form);
  return [
    prose(
      assignment(contributing, releasing, fromWhen(form)),
      form.masterOwnership === "label_other"
        ? "Commissioning it or paying for it makes it nobody’s in another way or any earlier (Copyright Act, section 31)."
        : waitsForFee(form) &&
            "Commissioning it or paying for it does not make it the Primary Artist’s any earlier (Copyright Act, section 31).",
    ),
    FORM_OF_TRANSFER,
  ];
}

function notReleased(form: FeaturedForm): string | false {
  return waitsForFee(form) && "Until the Fee is paid the Song may not be released.";
}

function bothOwn(form: FeaturedForm): string[] {
  const deal = featuredDeal(form);
  const { period, receipts } = deal;
  return [
    prose(
      `The Primary Artist owns 50% of the Master and the Featured Artist owns 50%, as co-owners in equal shares, ${fromWhen(form)}.`,
      notReleased(form),
    ),
    prose(
      `Each party assigns to the other, ${fromWhen(form)}, as much of its copyright in the Master as those shares require, throughout the`,
      `world, ${FULL_TERM}.`,
      waitsForFee(form) &&
        "Until then each keeps what it brings, whoever commissions it (Copyright Act, section 31), and neither uses the Master but to finish it.",
      `Between the parties both are authors of the Master as a sound recording.`,
    ),
    FORM_OF_TRANSFER,
    prose(
      "The Primary Artist manages the Master in the interest of both: the Featured Artist grants the Primary Artist the right to release,",
      `distribute and license it, worldwide, ${period}, subject to the other clauses. The Featured Artist does`,
      `none of these without the Primary Artist’s consent, but for a release to which neither the Primary Artist nor an heir or successor answers within sixty days of a written request${afterMonths(form.releaseMonths)}.`,
    ),
    percentageNames(form) === ""
      ? halves(deal)
      : `What each party receives of ${receipts} is stated in ${clause("Share of receipts")}${percentagesOf(form).sync === null ? "" : ` and ${clause("Synchronisation")}`}.`,
    firstOffer(deal),
  ];
}

/** Kenya, Copyright Act s.30: a performance is fixed and used with the performer's consent. */
function consent(form: FeaturedForm): string[] {
  const { period } = featuredDeal(form);
  return [
    prose(
      "The Featured Artist consents to the recording of the Performance and to the copies that finishing the Master takes.",
      `${waitsForFee(form) ? "From payment of the Fee in full" : "From that recording on"} the Featured Artist grants the Primary Artist the right to reproduce, release,`,
      `distribute, stream, broadcast and communicate it as part of the Master, also through its owner, labels and distributors, in edits and in a video of the Song too, throughout the`,
      `world, ${period}.`,
    ),
    prose(
      "The Performance may not be used in another recording or in a remix by somebody else without the Featured Artist’s written consent.",
      `Only ${form.masterOwnership === "shared" ? "the Primary Artist" : "the Master’s owner"} registers the Master with a content identification service, and frees each party’s own`,
      "channels there.",
    ),
  ];
}

export const featuredRelease: LibraryClause<FeaturedForm> = {
  purpose:
    "Nobody who is paid out of what the recording earns waits for ever for its release, or for the money.",
  source: "Practice of the trade: reversion after twelve to eighteen months, and after unpaid shares.",
  dependsOn: ["release", "fee", "feeTimes", "compensation", "ownership", "percentage", "base", "sync"],
  write: (form) =>
    release(featuredDeal(form), {
      months: form.releaseMonths,
      isPaidInFull: isPaidInFull(form),
      percentages: [
        ...(percentageNames(form) === "" ? [] : ["Share of receipts"]),
        ...(percentagesOf(form).sync === null ? [] : ["Synchronisation"]),
      ],
    }),
};

export const featuredExclusivity: LibraryClause<FeaturedForm> = {
  purpose: "Whether the guest may record the song again for somebody else.",
  source: "Practice of the trade: a restraint of two years; a longer one might not hold.",
  dependsOn: ["exclusivity", "term"],
  write: (form) => ({
    heading: "Exclusivity",
    paragraphs: form.exclusivity ? exclusive(form) : nonExclusive(form),
  }),
};

function exclusive(form: FeaturedForm): string[] {
  const end = isFixed(form) ? ", but not beyond the end of the term" : "";
  return [
    prose(
      "The Performance is given on an exclusive basis: the Featured Artist may not let anyone else use it",
      `${featuredDeal(form).period}, nor record the Song again, alone or for others, for two years after its first commercial release and three at most after delivery${end}, unless rights go back or never pass.`,
    ),
    prose(
      "The Featured Artist remains free to perform and record everything else, alone and with others, and may release the Master as",
      `${RELEASES} allow.`,
    ),
  ];
}

/** The guest's own releases: of a co-owner who gets no answer, and of what both release after rights went back. */
const RELEASES = `clauses ${clauseNumber("Ownership of the Master")} and ${clauseNumber("Release and return of rights")}`;

function nonExclusive(form: FeaturedForm): string[] {
  return [
    prose(
      "The Featured Artist’s services are non-exclusive: the Featured Artist remains free to perform and record for",
      `others, but releases the Master only as ${RELEASES} allow, and the Performance otherwise only if rights go back or never pass${isFixed(form) ? ", or the term has ended" : ""}.`,
    ),
  ];
}
