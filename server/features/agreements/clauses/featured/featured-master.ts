import type { Clause } from "#shared/domain/agreement-text";
import type { FeaturedForm } from "#shared/domain/featured-artist-agreement";
import { prose } from "#server/features/agreements/clauses/prose";
import {
  featuredDeal,
  isFixed,
  onPayment,
  percentageNames,
} from "#server/features/agreements/clauses/featured/featured-deal";

export function featuredMaster(form: FeaturedForm): Clause {
  const write = { lead_artist: leadArtistOwns, shared: bothOwn, label_other: labelOwns };
  return {
    heading: "Ownership of the Master",
    paragraphs: [...write[form.masterOwnership](form), ...consent(form)],
  };
}

function leadArtistOwns(form: FeaturedForm): string[] {
  return [prose("The Primary Artist owns 100% of the Master.", assignment(form))];
}

function labelOwns(form: FeaturedForm): string[] {
  return [
    prose(
      "The Master is owned by a label or another person that the Primary Artist names to the Featured Artist in writing before the",
      "first commercial release. Until a name is given, the Primary Artist owns it.",
      assignment(form),
      "The Primary Artist may pass those rights on to the owner so named.",
    ),
    prose(
      "The Primary Artist must bind that owner in writing to respect this agreement, and remains answerable to the Featured Artist",
      "for everything promised in it.",
    ),
  ];
}

function assignment(form: FeaturedForm): string {
  return prose(
    "The Featured Artist assigns to the Primary Artist all copyright that the Featured Artist has or comes to have in the Master as a",
    `recording, throughout the world, ${featuredDeal(form).period}.`,
    onPayment(form),
  );
}

function bothOwn(form: FeaturedForm): string[] {
  const { period } = featuredDeal(form);
  return [
    prose(
      "The Primary Artist owns 50% of the Master and the Featured Artist owns 50%, as co-owners in equal shares. Each party assigns to",
      `the other as much of its copyright in the Master as those shares require, throughout the world, ${period}.`,
      onPayment(form),
    ),
    prose(
      "The Primary Artist manages the Master in the interest of both: the Featured Artist grants the Primary Artist the right to",
      `release, distribute and license it, throughout the world, ${period}, subject to the other clauses of this agreement.`,
    ),
    percentageNames(form) === ""
      ? "Net Receipts belong to the parties in the same shares: the Primary Artist must pay 50% of them to the Featured Artist."
      : "What each party receives of Net Receipts is stated in Share of receipts; the shares in the Master add nothing to it.",
    prose(
      "A party that wishes to sell or charge its share in the Master must first offer it to the other in writing on the same terms,",
      "and leave the offer open for thirty days.",
    ),
  ];
}

/** Kenya, Copyright Act s.30: a performance is fixed and used with the performer's consent. */
function consent(form: FeaturedForm): string[] {
  const { period } = featuredDeal(form);
  return [
    prose(
      "The Featured Artist consents to the recording of the Performance and grants the Primary Artist the right to reproduce, release,",
      `distribute, stream, broadcast and communicate it as part of the Master, throughout the world, ${period}, from when the`,
      "assignment takes effect.",
    ),
    prose(
      "The Performance may not be used in another recording, nor to train or make an artificial imitation of the Featured Artist’s voice",
      "or likeness, without the Featured Artist’s written consent. Remuneration that the law reserves to performers stays with each.",
    ),
  ];
}

export function featuredExclusivity(form: FeaturedForm): Clause {
  return { heading: "Exclusivity", paragraphs: form.exclusivity ? exclusive(form) : nonExclusive() };
}

/** A song that somebody performed exclusively is not recorded again for two years: a longer restraint might not hold. */
function exclusive(form: FeaturedForm): string[] {
  const end = isFixed(form) ? ", but not beyond the end of the term" : "";
  return [
    prose(
      "The Performance is given on an exclusive basis: the Featured Artist may not let anyone else use it",
      `${featuredDeal(form).period}, nor record the Song again for anyone else for two years after its first commercial release${end}.`,
    ),
    "The Featured Artist remains free to perform and record everything else, alone and with others.",
  ];
}

function nonExclusive(): string[] {
  return [
    prose(
      "The Featured Artist’s services are given on a non-exclusive basis. The Featured Artist remains free to perform and record for",
      "others, and to perform the Song live, but may not release the Performance or the Master.",
    ),
  ];
}
